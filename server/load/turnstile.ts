/** Lets so many tasks run at once; the others wait in line. */
export type Turnstile = { run: <Result>(work: () => Promise<Result>) => Promise<Result> };

/** Thrown to those who would have to wait in a line that is full. */
export class LineFull extends Error {
	override name = 'LineFull';
	readonly statusCode = 503;
}

/** At most `places` tasks at once, and at most `waiting` in line behind them. */
export function createTurnstile(places: number, waiting: number): Turnstile {
	const line: (() => void)[] = [];
	let free = places;
	return {
		async run(work) {
			if (free > 0) free -= 1;
			else if (line.length >= waiting) throw new LineFull('too many are waiting for the same thing');
			else await new Promise<void>((resolve) => line.push(resolve));
			try {
				return await work();
			} finally {
				// The place goes straight to the next in line; it is free only when nobody waits.
				const next = line.shift();
				if (next) next();
				else free += 1;
			}
		},
	};
}
