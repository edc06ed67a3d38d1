import { statSync } from 'node:fs';
import { Refusal } from '#database/refusal.ts';
import { lengthOf, readArchive } from './archive-reader.ts';
import { ABOUT, FORMAT, pictureIn, readAbout, type StoredEntry } from './archive-shape.ts';

/** After that too much of what is in it may have been removed from the site. */
const DAY_MILLISECONDS = 86_400_000;

/** Whole entries at the beginning of a file, and the byte behind them. */
export type WholeEntries = { entries: StoredEntry[]; end: number };

/**
 * What a backup that was broken off has left to go on from: its pictures, up to the first that is not whole. Tables are
 * never gone on from: they have to be of one moment. Nothing, where there is no such file, it is older than a day at
 * `now`, or it was sealed otherwise.
 */
export async function findWholeEntries(partial: string, key: Buffer | null, now: Date): Promise<WholeEntries> {
	const found: WholeEntries = { entries: [], end: 0 };
	const written = statSync(partial, { throwIfNoEntry: false })?.mtimeMs;
	if (written === undefined || written < now.getTime() - DAY_MILLISECONDS) return found;
	try {
		for await (const { stored, content } of readArchive(partial, key, (name) => name !== ABOUT)) {
			const text = await readAll(content, pictureIn(stored.name) === null);
			if (stored.name === ABOUT) {
				const about = readAbout(text);
				if (about.format !== FORMAT || about.encrypted !== (key !== null)) break;
			} else if (pictureIn(stored.name) === null) break;
			found.entries.push(stored);
			found.end += lengthOf(stored);
		}
	} catch (error) {
		// The end that was being written when it was broken off.
		if (!(error instanceof Refusal)) throw error;
	}
	return found;
}

/** Reads a stream to its end, which proves it; its text where that is wanted. */
async function readAll(content: AsyncIterable<Buffer>, wanted: boolean): Promise<string> {
	const pieces: Buffer[] = [];
	for await (const piece of content) if (wanted) pieces.push(piece);
	return Buffer.concat(pieces).toString();
}
