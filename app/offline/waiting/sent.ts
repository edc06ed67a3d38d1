/** Fired in a window once what waited was sent. */
const SENT = 'fescue:waiting:sent';

/**
 * What waited was sent, by this tab or, unseen, by another or the service worker. That it was is kept beside, in milliseconds: what
 * a page shows may have been read before, and the page may listen only after.
 */
export function announceSent(): void {
	try {
		localStorage.setItem(SENT, String(Date.now()));
	} catch {
		// Where nothing can be kept only this page hears of it.
	}
	dispatchEvent(new Event(SENT));
}

/** Calls `listener` whenever what waited was sent in this browser, and at once where it was since the page was asked for. Returns what ends it. */
export function onSent(listener: () => void): () => void {
	const hear = ({ key }: StorageEvent) => key === SENT && listener();
	addEventListener(SENT, listener);
	addEventListener('storage', hear);
	if (lastSent() >= performance.timeOrigin) listener();
	return () => {
		removeEventListener(SENT, listener);
		removeEventListener('storage', hear);
	};
}

function lastSent(): number {
	try {
		return Number(localStorage.getItem(SENT));
	} catch {
		return 0;
	}
}
