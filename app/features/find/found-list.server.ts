import type { FoundCourse, Paged } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { visitWords } from '../visit-words.ts';
import type { PrintedCourse } from './choices.ts';

/** A list as it is printed: the browser gets words and addresses, and no rule to make them by. */
export function printList<List extends Paged<FoundCourse>>(
	list: List,
): Omit<List, 'items'> & { items: PrintedCourse[] } {
	return {
		...list,
		items: list.items.map(({ priceBand, access, season, difficulty: _, ...course }) => ({
			...course,
			visit: visitWords({ priceBand, access, season }),
			compare: paths.compare([course.slug]),
		})),
	};
}
