import { formatCount, formatNumber, formatPlaces } from '#app/lib/format/format.ts';
import type { CatalogueCounts } from '#domain/catalogue/queries.ts';
import type { Paged } from '#domain/catalogue/shapes.ts';
import { UNRANKED_WORDS } from '../rating/unranked-words.ts';
import type { Sort } from './find-search.ts';

/** "412 courses, page 2 of 18". */
export function countInWords({ total, page, pages }: Pick<Paged<unknown>, 'total' | 'page' | 'pages'>): string {
	const count = formatCount(total, 'course');
	return pages > 1 ? `${count}, page ${formatNumber(page)} of ${formatNumber(pages)}` : count;
}

/** "1,320 courses in 120 countries and 9 territories." and, where they stand by rating, how those without one stand. */
export function catalogueInWords({ courses, isRanked, ...places }: CatalogueCounts, order: Sort): string {
	const where = `${formatCount(courses, 'course')} in ${formatPlaces(places)}`;
	if (order !== 'rating') return `${where}.`;
	return isRanked
		? `${where}, in the order of their rating; those without one by renown, then by name.`
		: `${where}. ${UNRANKED_WORDS}`;
}
