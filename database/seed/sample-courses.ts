import type { Terrain } from '#domain/catalogue/terrain.ts';
import { type Chance, chanceOf } from '#domain/shared/chance.ts';

/** What dealing samples needs to know of a course. */
export type SampleCourse = {
	id: number;
	slug: string;
	coverTerrain: Terrain;
	described: boolean;
	priceBand: number | null;
	seasonFrom: number | null;
	seasonTo: number | null;
};

/** One sample to be written for a course, in the order of what it is likely to say: `leaning` is about its grade. */
export type Seat = { course: SampleCourse; number: number; leaning: number };

/** How a terrain's texts are shared out: most to a few, some to more, and a good part of the catalogue gets none. */
const SHARES = [
	{ part: 0.66, least: 8, most: 25, described: true, target: [7.2, 10.6] },
	{ part: 0.88, least: 2, most: 7, described: true, target: [7.4, 9.2] },
	{ part: 1, least: 1, most: 5, described: false, target: [7.2, 9.2] },
] as const;

/** How far the opinions on one course lie apart, in grades, and how many of ten golfers did not get on with it at all. */
const SPREAD = 1.8;
const DISSENT = { share: 0.1, least: 1.5, most: 6 };

/** The courses that the site shows by name before anybody has searched: visitors look at these first. */
const SHOWN_FIRST: readonly string[] = ['ljunghusen', 'bro-hof-slott', 'ardfin', 'falsterbo'];

/** `texts` seats at the courses of one terrain, uneven as in life; always the same for the same courses. */
export function seatSamples(courses: readonly SampleCourse[], texts: number): Seat[] {
	const described = byFame(courses.filter((course) => course.described));
	const others = byFame(courses.filter((course) => !course.described));
	const seats: Seat[] = [];
	for (const { part, least, most, target, ...share } of SHARES) {
		const queue = share.described ? described : others;
		while (seats.length < Math.round(texts * part)) {
			const course = queue.shift();
			if (!course) break;
			const chance = chanceOf(`${course.slug}/samples`);
			const merit = isShownFirst(course) ? 0.7 + 0.3 * chance.unit() : chance.unit();
			const count = Math.round(least + (most - least) * (0.65 * merit + 0.35 * chance.unit()));
			const centre = target[0] + (target[1] - target[0]) * merit;
			for (let number = 0; number < count && seats.length < texts; number++) {
				seats.push({ course, number, leaning: centre + opinion(chance) });
			}
		}
	}
	return seats;
}

/** How far one golfer's grade lies from what most give. */
function opinion(chance: Chance): number {
	const usual = SPREAD * (chance.unit() + chance.unit() - 1);
	return chance.happens(DISSENT.share) ? usual - chance.between(DISSENT.least, DISSENT.most) : usual;
}

/** Dear and well-known courses tend to come first; chance decides the rest. */
function byFame(courses: readonly SampleCourse[]): SampleCourse[] {
	const fame = (course: SampleCourse) =>
		(isShownFirst(course) ? 2 : 0) + (course.priceBand ?? 1) * 0.2 + chanceOf(`${course.slug}/fame`).unit();
	return courses.toSorted((a, b) => fame(b) - fame(a) || (a.slug < b.slug ? -1 : 1));
}

const isShownFirst = ({ slug }: SampleCourse) => SHOWN_FIRST.includes(slug);
