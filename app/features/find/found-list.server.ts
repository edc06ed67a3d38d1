import { formatNumber } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { FILTERS } from '#domain/catalogue/facts/filters.ts';
import { capital } from '#domain/catalogue/facts/words.ts';
import { handicapText } from '#domain/catalogue/finding/handicap.ts';
import type { FindFilter } from '#domain/catalogue/finding/search.ts';
import type { PartnerLink } from '#domain/catalogue/partners/partner-queries.ts';
import type { FoundCourse } from '#domain/catalogue/shapes.ts';
import { visitWords } from '../course-card/visit-words.ts';
import type { PrintedCourse } from './choices.ts';

/** Where tee times of the listed courses can be booked on the day that is asked for, by the course's id. */
export type Bookings = { day: string; links: ReadonlyMap<number, PartnerLink[]> } | null;

/** The month and the handicap that were asked for. */
type Hopes = Pick<FindFilter, 'month' | 'handicap'>;

/**
 * The courses of a list as they are printed: the browser gets words, and no rule to make them by. `now` is how they are, by their
 * ids, `from` the town that they are measured from; null where that is the reader's place.
 */
export const printCourses = (
	courses: readonly FoundCourse[],
	now: Readonly<Record<number, string>>,
	hopes: Hopes,
	bookings: Bookings,
	from: string | null,
): PrintedCourse[] =>
	courses.map(({ id, slug, name, imageUrl, location, country, land, kind, score, kilometres, suits, ...visit }) => ({
		id,
		slug,
		name,
		imageUrl,
		location,
		// Named as its nation is, and below its country in addresses.
		country: { name: land.name, slug: country.slug },
		score,
		distance: kilometres === null ? undefined : distanceWords(kilometres, from),
		suits,
		visit: [kind, visitWords(visit)].filter(Boolean).join(' · '),
		now: now[id],
		doubts: printDoubts(visit, hopes),
		bookings: printBookings(bookings, id),
	}));

function distanceWords(kilometres: number, from: string | null): string {
	const far = `${formatNumber(Math.max(1, Math.round(kilometres)))} km`;
	return from === null ? `${far} away` : `${far} from ${from}`;
}

function printDoubts(
	{ isOpen, misfit, unknown }: Pick<FoundCourse, 'isOpen' | 'misfit' | 'unknown'>,
	{ month, handicap }: Hopes,
) {
	const titles = FILTERS.filter(({ name }) => unknown.includes(name)).map(({ title }) => `${title} not known`);
	const notKnown = [...(month && isOpen === null ? ['Season not known'] : []), ...titles];
	if (typeof handicap !== 'number' || misfit.length === 0) return notKnown.length > 0 ? notKnown : undefined;
	const reasons = misfit.join(' and ');
	return [...notKnown, `${capital(reasons)} than suits a handicap of ${handicapText(handicap)}`];
}

function printBookings(bookings: Bookings, courseId: number): PrintedCourse['bookings'] {
	if (!bookings) return undefined;
	const day = formatDate(bookings.day);
	return bookings.links.get(courseId)?.map(({ partner, url }) => ({ words: `Book ${day} with ${partner}`, url }));
}
