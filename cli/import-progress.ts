import { basename } from 'node:path';
import type { ImportProgress } from '#domain/catalogue/import/import-courses.ts';

const BAR_LETTERS = 30;
const REDRAW_MILLISECONDS = 100;
const LINE_MILLISECONDS = 5_000;

/** Shows how far a file has been read: a bar where someone watches, a line every five seconds where it goes to a log. */
export function showProgress(stream: NodeJS.WriteStream) {
	const every = stream.isTTY ? REDRAW_MILLISECONDS : LINE_MILLISECONDS;
	let shown = Date.now();
	return {
		update(progress: ImportProgress): void {
			if (Date.now() - shown < every) return;
			shown = Date.now();
			stream.write(stream.isTTY ? `\r\x1b[2K${barOf(progress)}` : `${wordsOf(progress)}\n`);
		},
		/** Takes the bar away. */
		clear(): void {
			if (stream.isTTY) stream.write('\r\x1b[2K');
		},
	};
}

function barOf(progress: ImportProgress): string {
	const full = Math.round(shareOf(progress) * BAR_LETTERS);
	return `[${'█'.repeat(full)}${'░'.repeat(BAR_LETTERS - full)}] ${wordsOf(progress)}`;
}

function wordsOf(progress: ImportProgress): string {
	const per = Math.floor(shareOf(progress) * 100);
	return `${basename(progress.file)} ${per} %, ${progress.rows.toLocaleString('en-GB')} rows`;
}

function shareOf({ bytes, size }: ImportProgress): number {
	return size === 0 ? 1 : bytes / size;
}
