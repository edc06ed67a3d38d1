import { formatNumber, formatRating } from '#app/lib/format/format.ts';
import type { DECISION_BANDS } from '#domain/desk/figures/figures-queries.ts';

/** "35 min", "7.0 h" or "3.2 days"; a dash where nothing was timed. */
export function hoursInWords(hours: number | null): string {
	if (hours === null) return '–';
	if (hours < 1) return `${Math.round(hours * 60)} min`;
	return hours < 48 ? `${formatRating(hours)} h` : `${formatRating(hours / 24)} days`;
}

/** The bands in which times to decision are counted, by the hours each begins with. */
export const BAND_WORDS: Readonly<Record<(typeof DECISION_BANDS)[number], string>> = {
	0: 'Under an hour',
	1: '1 to 4 hours',
	4: '4 to 24 hours',
	24: '1 to 2 days',
	48: '2 to 7 days',
	168: 'A week or longer',
};

/** What editors call the jobs that run in the background. */
const JOBS: Readonly<Record<string, string>> = {
	outbox: 'Sending letters',
	sweep: 'Sweeping what has run out',
	clock: 'Keeping off what a wrong clock does',
	ageing: 'Moving ratings on to the day',
	census: 'Counting the catalogue',
	languages: 'Noting languages of reviews',
	desk: 'Carrying out decisions',
	photographs: 'Making photographs',
	pictures: 'Sweeping pictures',
	world: 'Fetching the courses of the world',
	'open-file': 'Making the file of the catalogue',
	'review-file': 'Making the file of the reviews that count',
	'decision-root': 'Making the nightly root of the log',
};

export const jobInWords = (job: string) => JOBS[job] ?? job;

export const timesInWords = (count: number) =>
	count === 1 ? 'Once; it is tried again by itself' : `${formatNumber(count)} times; each is tried again by itself`;
