import { groupThousands } from '#domain/shared/text/group-thousands.ts';
import type { ImportCounts } from '../../shared/course-imports.ts';

/** What became of the rows of an import, at the desk as on the command line. */
export function rowsInWords({ taken, merged, waiting, refused, flagged }: ImportCounts): string {
	const rows = groupThousands(taken + merged + waiting + refused);
	const wait = waiting > 0 ? ` ${groupThousands(waiting)} waiting at the desk,` : '';
	return `${rows} rows: ${groupThousands(taken)} taken, ${groupThousands(merged)} merged,${wait} ${groupThousands(refused)} refused; ${groupThousands(flagged)} flagged`;
}

/** "1 refused: it has no name". */
export const reasonInWords = ({ count, reason }: ImportCounts['reasons'][number]) =>
	`${groupThousands(count)} ${reason}`;
