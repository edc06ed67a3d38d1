import type { CardFacts } from '../card-facts.ts';
import type { CourseCard } from '../shapes.ts';

/** From so many courses on a region has a page of its own. */
export const REGION_PAGE_FROM = 20;

export type RegionSummary = { slug: string; name: string; courses: number };

/** A country or region as its page opens; `averageRating` is the mean of its courses' printed ratings. */
export type PlaceSummary = {
	name: string;
	courses: number;
	ratedCourses: number;
	averageRating: number | null;
};

/** Facts that few courses have, for those who choose by them. Months are 1 to 12. */
export type KnownFacts = {
	priceBand: number | null;
	access: string | null;
	season: { from: number; to: number } | null;
};
export type KnownCourse = CourseCard & KnownFacts & Partial<CardFacts>;

/** The best course of each price band, cheapest band first; bands without a ranked course are left out. */
export function bestByPrice(known: readonly KnownCourse[]): { band: number; course: KnownCourse }[] {
	return [1, 2, 3, 4].flatMap((band) => {
		const course = known.find((one) => one.priceBand === band && one.score.ranked);
		return course ? [{ band, course }] : [];
	});
}

const OPEN_TO_VISITORS = ['public', 'visitors', 'resort'];

/** The highest ranked courses that take visitors, in the order in which they are given. */
export function bestToPlay(known: readonly KnownCourse[], limit: number): KnownCourse[] {
	return known
		.filter(({ access, score }) => score.ranked && access !== null && OPEN_TO_VISITORS.includes(access))
		.slice(0, limit);
}

/** What most courses of a place have as their season, and how many of how many are open all year; null where unknown. */
export type SeasonSummary = { from: number; to: number; sharedBy: number; known: number; allYear: number };

/** Whether a season of these months, 1 to 12, has no end. */
export const isAllYear = ({ from, to }: { from: number; to: number }) => from === (to % 12) + 1;

/** The commonest season of those that close at all; of a tie the longest. */
export function summariseSeasons(known: readonly KnownCourse[]): SeasonSummary | null {
	const seasons = known.flatMap(({ season }) => (season ? [season] : []));
	const [first] = seasons;
	if (!first) return null;
	const closing = seasons.filter((season) => !isAllYear(season));
	const months = ({ from, to }: { from: number; to: number }) => ((to - from + 12) % 12) + 1;
	const groups = [...Map.groupBy(closing, ({ from, to }) => `${from}-${to}`).values()].sort(
		(a, b) => b.length - a.length || months(b[0] ?? first) - months(a[0] ?? first),
	);
	const shared = groups[0]?.[0] ?? first;
	return {
		...shared,
		sharedBy: groups[0]?.length ?? 0,
		known: seasons.length,
		allYear: seasons.length - closing.length,
	};
}
