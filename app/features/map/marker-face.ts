import { formatNumber, formatRating } from '#app/lib/format/format.ts';
import type { MapCluster } from '#domain/catalogue/map/cluster-shapes.ts';
import { newWords } from '../rating/new-words.ts';
import { scoreInWords } from '../rating/score.tsx';

export type MarkerLook = 'unrated' | 'rated' | 'few' | 'some' | 'many' | 'most';

/** How large each look is, in pixels: as the style sheet has it, but the rated ones, which are as wide as their number. */
export const MARKER_SIDES: Readonly<Record<MarkerLook, { wide: number; high: number }>> = {
	unrated: { wide: 12, high: 12 },
	rated: { wide: 40, high: 24 },
	few: { wide: 28, high: 28 },
	some: { wide: 32, high: 32 },
	many: { wide: 37, high: 37 },
	most: { wide: 42, high: 42 },
};

const THOUSAND = 1_000;

/**
 * What a marker shows: a course its rating, if it has one; several how many they are. There is no room for the words that stand with
 * a rating of few reviews: the number is told with them when the marker is pressed.
 */
export function markerFace({ count, courses: [course] }: MapCluster): { look: MarkerLook; text: string } {
	if (count === 1) {
		const rating = course?.score.value ?? null;
		if (!course || rating === null) return { look: 'unrated', text: '' };
		return { look: 'rated', text: newWords(course.score) ? 'New' : formatRating(rating) };
	}
	if (count < 10) return { look: 'few', text: String(count) };
	if (count < 100) return { look: 'some', text: String(count) };
	if (count < THOUSAND) return { look: 'many', text: String(count) };
	return { look: 'most', text: `${formatNumber(Math.round(count / 100) / 10)}k` };
}

/**
 * What a screen reader says of it, beginning with what it shows: "8.8 out of 10, 412 reviews, Ljunghusen" or "2.7k courses in
 * Sweden, show closer".
 */
export function markerName(cluster: MapCluster): string {
	const { count, country, courses } = cluster;
	const [course] = courses;
	if (count === 1 && course) return nameOfOne(course);
	const where = country === null ? '' : ` in ${country}`;
	return `${markerFace(cluster).text} courses${where}, ${courses.length > 0 ? 'show which' : 'show closer'}`;
}

function nameOfOne({ name, score }: MapCluster['courses'][number]): string {
	if (score.value === null) return `${name}, ${scoreInWords(score)}`;
	const isNew = newWords(score);
	return isNew ? `${isNew}, ${formatRating(score.value)} out of 10, ${name}` : `${scoreInWords(score)}, ${name}`;
}
