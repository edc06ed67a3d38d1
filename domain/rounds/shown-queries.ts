import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { rounds } from '#database/schema/rounds.ts';
import { type ListedCourse, listedColumns, toListed } from '../reviews/lists/listed-course.ts';
import { type OwnRound, toOwnRound } from './round-queries.ts';

/** A round that its member shows to everyone: never partners, price and notes. `day` as YYYY-MM-DD; null is what was left out. */
export type ShownRound = Pick<
	OwnRound,
	'id' | 'day' | 'tees' | 'holes' | 'score' | 'transport' | 'weather' | 'grade'
> & { course: ListedCourse };

/** Rounds that a public page lists; it counts them all. */
const MOST_SHOWN = 30;

/** The rounds that a member shows, the newest day first, thirty at most; `total` counts all. */
export async function listShownRounds(db: Database, userId: string): Promise<{ items: ShownRound[]; total: number }> {
	const shown = and(eq(rounds.userId, userId), eq(rounds.shown, true));
	const [rows, total] = await Promise.all([
		db
			.select({ round: rounds, ...listedColumns })
			.from(rounds)
			.innerJoin(courses, eq(courses.id, rounds.courseId))
			.where(shown)
			.orderBy(desc(rounds.day), desc(rounds.id))
			.limit(MOST_SHOWN),
		db.$count(rounds, shown),
	]);
	const items = rows.map(({ round, ...course }) => {
		const { id, day, tees, holes, score, transport, weather, grade } = toOwnRound(round);
		return { id, day, tees, holes, score, transport, weather, grade, course: toListed(course) };
	});
	return { items, total };
}
