import { ANNOUNCEMENT_KINDS, ANNOUNCEMENTS } from '#domain/conditions/announcements/announcement-kinds.ts';
import type { Announcement } from '#domain/conditions/announcements/announcement-queries.ts';
import { formatDate } from '../../lib/format/format-day.ts';
import { formatDays } from '../trips/trip-words.ts';

type Told = Pick<Announcement, 'kind' | 'firstDay' | 'lastDay' | 'byEditor' | 'isPresent' | 'isSample'>;

/** What is announced, its days, and whose word it is: "Aeration", "3 to 5 October 2026", "says the club"; of a sample that it is one. */
export const announcementParts = ({ kind, firstDay, lastDay, byEditor, isPresent, isSample }: Told) => ({
	what: ANNOUNCEMENTS[kind],
	days: isPresent ? `until ${formatDate(lastDay)}` : formatDays(firstDay, lastDay),
	by: `${byEditor ? 'say our editors' : 'says the club'}${isSample ? ' (a sample)' : ''}`,
});

/** "Temporary greens until 5 October 2026, says the club"; with its days from and to where it is to come. */
export function announcementText(told: Told): string {
	const { what, days, by } = announcementParts(told);
	return `${what} ${days}, ${by}`;
}

/** Of what is present what keeps golfers away most; undefined where nothing is. */
export const weightiest = (announcements: readonly Announcement[]) =>
	announcements
		.filter(({ isPresent }) => isPresent)
		.toSorted((a, b) => ANNOUNCEMENT_KINDS.indexOf(a.kind) - ANNOUNCEMENT_KINDS.indexOf(b.kind))[0];
