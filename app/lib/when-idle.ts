const MOST_MILLISECONDS = 300;

/** Does work when nothing else is to be done; soon in a browser that does not tell when it is idle. */
export const whenIdle = (work: () => void) =>
	'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: MOST_MILLISECONDS }) : setTimeout(work);
