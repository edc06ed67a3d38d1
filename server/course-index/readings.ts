/** An editor at work tells of changes often: so much is waited before everything is read again. */
const PAUSE_MILLISECONDS = 500;
const RETRY_MILLISECONDS = 2_000;
/** What nobody has told of, such as rows changed by hand, is known after so long. */
const SAFETY_MILLISECONDS = 900_000;

/** When something large is read, and that it is read by one at a time. */
export type Readings = {
	/** Something has changed: read again before long, once more where the reading under way may have passed it already. */
	readAgain: () => void;
	/** The reading under way, which begins now where there is none, and none once these are closed. Never rejects. */
	readNow: () => Promise<void>;
	/** Ends with the reading under way; no other begins. */
	close: () => Promise<void>;
};

/** Reads at once, and from then on every quarter of an hour; two seconds after a reading that says that it has failed. */
export function keepReading(read: () => Promise<'done' | 'failed'>): Readings {
	let underWay: Promise<void> | null = null;
	let isStale = false;
	let isClosed = false;
	let timer: NodeJS.Timeout | undefined;

	const beginIn = (pause: number) => {
		clearTimeout(timer);
		if (!isClosed) timer = setTimeout(begin, pause).unref();
	};

	const begin = () => {
		underWay ??= readOnce().finally(() => {
			underWay = null;
		});
		return underWay;
	};

	const readOnce = async () => {
		clearTimeout(timer);
		isStale = false;
		const outcome = await read();
		if (outcome === 'failed') beginIn(RETRY_MILLISECONDS);
		else beginIn(isStale ? PAUSE_MILLISECONDS : SAFETY_MILLISECONDS);
	};

	begin();
	return {
		readAgain() {
			if (underWay) isStale = true;
			else beginIn(PAUSE_MILLISECONDS);
		},
		async readNow() {
			await (isClosed ? underWay : begin());
		},
		async close() {
			isClosed = true;
			clearTimeout(timer);
			await underWay;
		},
	};
}
