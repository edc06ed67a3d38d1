/** A course as news name it. `location` is its town, else its region; empty where neither is known. */
export type NewsCourse = {
	slug: string;
	name: string;
	location: string;
	country: { name: string; slug: string };
};

/** Who is named beside it; `handle` is the address of the public page, null where that is off. */
type Named = { name: string; handle: string | null };

/**
 * Something new of what a member follows. `at` is when it came, ISO 8601 in UTC. Everything in it stands on a public page now: a review
 * that is held or removed, a round that is private, the page of a golfer that is closed give none.
 *
 * `own`: the review that was answered is the reader's. `day` of a round as YYYY-MM-DD. Grades are 1 to 10.
 */
export type NewsItem = { at: string; course: NewsCourse } & (
	| { kind: 'review'; id: number; by: Named; rating: number; text: string }
	| { kind: 'answer'; review: number; own: boolean; text: string }
	| { kind: 'round'; id: number; by: Named; day: string; grade: number | null }
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
