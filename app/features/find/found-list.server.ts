import type { PartnerLink } from '#domain/catalogue/partner-queries.ts';
import type { FoundCourse, Paged } from '#domain/catalogue/shapes.ts';
import { formatDate } from '../../lib/format-day.ts';
import { paths } from '../../lib/paths.ts';
import { visitWords } from '../visit-words.ts';
import type { PrintedCourse } from './choices.ts';

/** Where tee times of the listed courses can be booked on the day that is asked for, by the course's id. */
export type Bookings = { day: string; links: ReadonlyMap<number, PartnerLink[]> } | null;

/** A list as it is printed: the browser gets words and addresses, and no rule to make them by. */
export function printList<List extends Paged<FoundCourse>>(
	list: List,
	bookings: Bookings,
): Omit<List, 'items'> & { items: PrintedCourse[] } {
	return {
		...list,
		items: list.items.map(({ priceBand, access, season, difficulty: _, ...course }) => ({
			...course,
			visit: visitWords({ priceBand, access, season }),
			compare: paths.compare([course.slug]),
			bookings: printBookings(bookings, course.id),
		})),
	};
}

function printBookings(bookings: Bookings, courseId: number): PrintedCourse['bookings'] {
	if (!bookings) return undefined;
	const day = formatDate(bookings.day);
	return bookings.links.get(courseId)?.map(({ partner, url }) => ({ words: `Book ${day} with ${partner}`, url }));
}
