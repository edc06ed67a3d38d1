import { writeSync } from 'node:fs';

/** Where the lines of a log go, and how many of them nobody will read. */
export type LogOutput = { write: (line: string) => void; linesLost: () => number };

/** So much of what is not taken just now is kept for later. */
const MOST_WAITING_BYTES = 1_048_576;

/**
 * Writes lines to an open file, pipe or socket by its number, at once and in their order. Never throws: a log whose reader
 * has gone away or is slow, or whose disk is full, must not take the site with it. What is not taken is tried again with
 * the next line, a megabyte of it at most. Lines beyond that are lost, and so are those for a reader who has left.
 */
export function createLogOutput(descriptor: number): LogOutput {
	const waiting: Buffer[] = [];
	let bytes = 0;
	let lost = 0;

	const writeWaiting = () => {
		for (let first = waiting[0]; first; first = waiting[0]) {
			const taken = writeSync(descriptor, first);
			bytes -= taken;
			// What is left of a line goes first the next time, so that no line is torn.
			if (taken < first.length) waiting[0] = first.subarray(taken);
			else waiting.shift();
		}
	};
	return {
		linesLost: () => lost,
		write(line) {
			const more = Buffer.from(line);
			if (bytes + more.length > MOST_WAITING_BYTES) lost += 1;
			else {
				waiting.push(more);
				bytes += more.length;
			}
			try {
				writeWaiting();
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== 'EPIPE') return;
				lost += waiting.length;
				waiting.length = 0;
				bytes = 0;
			}
		},
	};
}
