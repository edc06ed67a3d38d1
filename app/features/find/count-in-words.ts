import type { Paged } from '#domain/catalogue/shapes.ts';
import { formatCount, formatNumber } from '../../lib/format.ts';

/** "412 courses, page 2 of 18". */
export function countInWords({ total, page, pages }: Pick<Paged<unknown>, 'total' | 'page' | 'pages'>): string {
	const count = formatCount(total, 'course');
	return pages > 1 ? `${count}, page ${formatNumber(page)} of ${formatNumber(pages)}` : count;
}
