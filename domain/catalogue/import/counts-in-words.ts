import type { ImportCounts } from '../../shared/course-imports.ts';

/** What became of the rows of an import, at the desk as on the command line. */
export function rowsInWords({ taken, merged, refused, flagged }: ImportCounts): string {
	const rows = number(taken + merged + refused);
	return `${rows} rows: ${number(taken)} taken, ${number(merged)} merged, ${number(refused)} refused; ${number(flagged)} flagged`;
}

/** "1 refused: it has no name". */
export const reasonInWords = ({ count, reason }: ImportCounts['reasons'][number]) => `${number(count)} ${reason}`;

function number(count: number): string {
	return count.toLocaleString('en-GB');
}
