import { formatNumber, formatRating } from '#app/lib/format/format.ts';

/** "4.8 MB", "212 KB". */
export const sizeInWords = (bytes: number) =>
	bytes < 1_000_000
		? `${formatNumber(Math.max(1, Math.round(bytes / 1_000)))} KB`
		: `${formatRating(bytes / 1_000_000)} MB`;
