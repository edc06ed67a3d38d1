import { basename } from 'node:path';
import type { ImportProgress } from '#domain/catalogue/import/import-courses.ts';
import { showBar } from './progress-bar.ts';

/** Shows how far a file has been read. */
export function showProgress(stream: NodeJS.WriteStream) {
	const bar = showBar(stream);
	return {
		update: (progress: ImportProgress) => bar.update(() => ({ share: shareOf(progress), words: wordsOf(progress) })),
		clear: bar.clear,
	};
}

function wordsOf(progress: ImportProgress): string {
	const per = Math.floor(shareOf(progress) * 100);
	return `${basename(progress.file)} ${per} %, ${progress.rows.toLocaleString('en-GB')} rows`;
}

function shareOf({ bytes, size }: ImportProgress): number {
	return size === 0 ? 1 : bytes / size;
}
