import type { Announcement } from '../conditions/announcements/announcement-queries.ts';
import type { Told } from '../conditions/kinds.ts';

/**
 * A course as news name it. `location` is its town, else its region; empty where neither is known. `land` is what golfers call its
 * country, and `countrySlug` that country's part of its address.
 */
export type NewsCourse = { slug: string; name: string; location: string; land: string; countrySlug: string };

/** Who is named beside it; `handle` is the address of the public page, null where that is off. */
type Named = { name: string; handle: string | null };

/**
 * Something new of what a member follows. `at` is when it came, or was first to be read where it was held before, ISO 8601 in UTC. Everything in it stands on a public page now: a review
 * that is held or removed, a round that is private, the page of a golfer that is closed give none.
 *
 * `own`: the review that was answered is the reader's. `day` of a round, and of the round after which conditions were told, as YYYY-MM-DD.
 * `told` is what of these still holds. `announced` is present where it has begun, else to come. Grades are 1 to 10.
 */
export type NewsItem = { at: string; course: NewsCourse } & (
	| { kind: 'review'; id: number; by: Named; rating: number; text: string }
	| { kind: 'answer'; review: number; own: boolean; text: string }
	| { kind: 'round'; id: number; by: Named; day: string; grade: number | null }
	| { kind: 'conditions'; id: number; day: string; byMember: boolean; told: Told }
	| {
			kind: 'announcement';
			id: number;
			announced: Pick<Announcement, 'kind' | 'firstDay' | 'lastDay' | 'byEditor' | 'isPresent'>;
	  }
	| { kind: 'course'; id: number }
);

/** From when, not with it, up to when. */
export type NewsWindow = { since: Date; until: Date };

/** News are of so many days at most; what is older stands on the pages of what is followed. */
export const NEWS_DAYS = 30;
/** And so many at most. */
export const MOST_NEWS = 100;

const DAY_MILLISECONDS = 86_400_000;

/** The window of all news there are now, or with `since` of those after it. */
export function windowUntil(until: Date, since: Date | null = null): NewsWindow {
	const first = until.getTime() - NEWS_DAYS * DAY_MILLISECONDS;
	return { since: new Date(Math.max(first, since?.getTime() ?? first)), until };
}
