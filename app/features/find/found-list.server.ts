import { formatDate } from '#app/lib/format/format-day.ts';
import type { PartnerLink } from '#domain/catalogue/partners/partner-queries.ts';
import type { FoundCourse } from '#domain/catalogue/shapes.ts';
import { visitWords } from '../course-card/visit-words.ts';
import type { PrintedCourse } from './choices.ts';

/** Where tee times of the listed courses can be booked on the day that is asked for, by the course's id. */
export type Bookings = { day: string; links: ReadonlyMap<number, PartnerLink[]> } | null;

/** The courses of a list as they are printed: the browser gets words, and no rule to make them by. */
export const printCourses = (courses: readonly FoundCourse[], bookings: Bookings): PrintedCourse[] =>
	courses.map(({ id, slug, name, imageUrl, location, land, kind, score, kilometres, suits, ...visit }) => ({
		id,
		slug,
		name,
		imageUrl,
		location,
		country: { name: land.name },
		score,
		kilometres,
		suits,
		visit: [kind, visitWords(visit)].filter(Boolean).join(' · '),
		bookings: printBookings(bookings, id),
	}));

function printBookings(bookings: Bookings, courseId: number): PrintedCourse['bookings'] {
	if (!bookings) return undefined;
	const day = formatDate(bookings.day);
	return bookings.links.get(courseId)?.map(({ partner, url }) => ({ words: `Book ${day} with ${partner}`, url }));
}
