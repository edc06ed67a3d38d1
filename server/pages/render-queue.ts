/** Where a page that is being made waits until the process has a turn for it. */
export type RenderQueue = {
	/** Before anything is asked of the database. */
	begin: () => Promise<void>;
	/** Before it is written. Those go first: what is begun is to be finished. */
	write: () => Promise<void>;
};

/**
 * Lets one page a turn be worked at. Between two of them the process takes connections and turns away what is too much,
 * which would otherwise stand behind all pages whose rows have come in the meantime (R19). Where nobody waits, nobody is
 * held up.
 */
export function createRenderQueue(): RenderQueue {
	const beginning: (() => void)[] = [];
	const writing: (() => void)[] = [];
	let taken = false;
	const next = () => {
		const go = writing.shift() ?? beginning.shift();
		taken = go !== undefined;
		if (!go) return;
		go();
		setImmediate(next);
	};
	const waitIn = async (line: (() => void)[]) => {
		if (taken) return new Promise<void>((resolve) => line.push(resolve));
		taken = true;
		setImmediate(next);
		return undefined;
	};
	return { begin: () => waitIn(beginning), write: () => waitIn(writing) };
}
