import { formatMonthName } from '#app/lib/format/format-day.ts';
import type { Warning } from '#domain/trips/outlook.ts';
import { seasonWords } from '../course-card/visit-words.ts';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** "Thursday 11 June" from YYYY-MM-DD. */
export function formatTripDay(day: string): string {
	const date = new Date(day);
	return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${formatMonthName(date.getUTCMonth() + 1)}`;
}

/** "11 June 2026", "11 to 14 June 2026", "30 June to 2 July 2026", "30 December 2026 to 2 January 2027". */
export function formatDays(from: string, to: string): string {
	const [first, last] = [new Date(from), new Date(to)];
	const [year, lastYear] = [first.getUTCFullYear(), last.getUTCFullYear()];
	const [month, lastMonth] = [first, last].map((date) => formatMonthName(date.getUTCMonth() + 1));
	const whole = `${last.getUTCDate()} ${lastMonth} ${lastYear}`;
	if (from === to) return whole;
	if (year !== lastYear) return `${first.getUTCDate()} ${month} ${year} to ${whole}`;
	return month === lastMonth ? `${first.getUTCDate()} to ${whole}` : `${first.getUTCDate()} ${month} to ${whole}`;
}

/** "in 14 days", "tomorrow", "today"; empty once it has begun. Both days YYYY-MM-DD. */
export function formatUntil(today: string, day: string): string {
	const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
	if (days < 0) return '';
	return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** What to know of a course on a day, in a sentence. */
export function warningInWords(warning: Warning): string {
	switch (warning.kind) {
		case 'closed':
			return 'Closed: it can no longer be played.';
		case 'members-only':
			return 'For members and their guests.';
		case 'season-unknown':
			return 'Whether it is open then is not known.';
		case 'out-of-season':
			return `Out of season: ${seasonWords(warning)}${warning.isAssumed ? ', assumed' : ''}.`;
	}
}

/** What is printed of each vote. */
export const VOTE_WORDS = { yes: 'Yes', maybe: 'Maybe', no: 'No' } as const;
