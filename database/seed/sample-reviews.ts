import type { Terrain } from '#domain/catalogue/terrain.ts';
import { ASPECTS } from '#domain/reviews/aspects.ts';
import { type Chance, chanceOf } from '#domain/shared/chance.ts';
import { utcDay } from '#domain/shared/day.ts';
import type { reviews } from '../schema/reviews.ts';
import { type SampleCourse, type Seat, seatSamples } from './sample-courses.ts';
import type { SampleText } from './samples-schema.ts';

type NewReview = typeof reviews.$inferInsert;

const DAY = 86_400_000;
const OLDEST_ROUND_DAYS = 30 * 30.4;
/** Share of the samples that grade aspects too. */
const GRADED = 0.35;

/**
 * The sample reviews of all courses, oldest first: every text once, at a course of the terrain it speaks of. The same
 * texts, courses and moment always give the same reviews.
 */
export function dealSamples(
	courses: readonly SampleCourse[],
	texts: ReadonlyMap<Terrain, readonly SampleText[]>,
	now: Date,
): NewReview[] {
	const dealt = [...texts].flatMap(([terrain, deck]) => {
		const seats = seatSamples(
			courses.filter((course) => course.coverTerrain === terrain),
			deck.length,
		);
		return pairByGrade(seats, deck).map(([seat, text]) => toReview(seat, text, now));
	});
	return dealt.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** The warmest words go to the seats that lean highest, so that each course gets an opinion with some dissent in it. */
function pairByGrade(seats: readonly Seat[], deck: readonly SampleText[]): [Seat, SampleText][] {
	const shuffle = (text: SampleText) => chanceOf(text.content).unit();
	const texts = deck.toSorted((a, b) => b.rating - a.rating || shuffle(a) - shuffle(b));
	const ordered = seats.toSorted((a, b) => b.leaning - a.leaning);
	return ordered.flatMap((seat, index) => {
		const text = texts[index];
		return text ? [[seat, text] as [Seat, SampleText]] : [];
	});
}

function toReview({ course, number }: Seat, text: SampleText, now: Date) {
	const chance = chanceOf(`${course.slug}/sample ${number}`);
	const played = roundPlayed(course, chance, now);
	const createdAt = new Date(
		Math.min(played.getTime() + (chance.unit() ** 2 * 9 + 0.4) * DAY, now.getTime() - chance.unit() * DAY),
	);
	return {
		courseId: course.id,
		reviewerName: text.reviewer,
		content: text.content,
		rating: text.rating,
		datePlayed: utcDay(played < createdAt ? played : createdAt),
		pros: text.pros,
		cons: text.cons,
		aspects: gradesNear(text.rating, chance.branch('aspects')),
		sample: true,
		createdAt,
		updatedAt: createdAt,
	} satisfies NewReview;
}

/** A day of the last 30 months on which the course was open, rather lately than long ago. */
function roundPlayed(course: SampleCourse, chance: Chance, now: Date): Date {
	let day = now;
	for (let attempt = 0; attempt < 12; attempt++) {
		day = new Date(now.getTime() - (1 + chance.unit() ** 2.2 * OLDEST_ROUND_DAYS) * DAY);
		if (isOpen(course, day.getUTCMonth() + 1)) break;
	}
	return day;
}

function isOpen({ seasonFrom, seasonTo }: SampleCourse, month: number): boolean {
	if (seasonFrom === null || seasonTo === null) return true;
	return seasonFrom <= seasonTo ? month >= seasonFrom && month <= seasonTo : month >= seasonFrom || month <= seasonTo;
}

function gradesNear(rating: number, chance: Chance): Record<string, number> {
	if (!chance.happens(GRADED)) return {};
	const graded = ASPECTS.filter(() => chance.happens(0.7));
	return Object.fromEntries(
		graded.map((aspect) => [aspect, Math.min(10, Math.max(1, Math.round(rating + chance.between(-1.7, 1.5))))]),
	);
}
