import { and, desc, eq, gt, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { rounds } from '#database/schema/rounds.ts';
import { shownMember } from '../accounts/shown-member.ts';
import { type ListedCourse, listedColumns, toListed } from '../reviews/lists/listed-course.ts';
import { utcDay } from '../shared/day.ts';
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

/** A round of one of several golfers, with who shows it and when it was logged. Names are null where none are given. */
export type RoundOfGolfer = Pick<ShownRound, 'id' | 'day' | 'grade'> & {
	at: Date;
	by: { name: string | null; handle: string | null };
	course: { slug: string; name: string; location: string; country: string; nation: string | null };
};

type AskedSince = { golfers: readonly string[]; since: Date; until: Date; now: Date; limit: number };

/**
 * The rounds that some golfers show on a page that is on, logged within a time and played in it: the newest first. Of those who are
 * suspended none.
 */
export async function listShownSince(
	db: Database,
	{ golfers, since, until, now, limit }: AskedSince,
): Promise<RoundOfGolfer[]> {
	const { slug, name, location, country } = listedColumns;
	return db
		.select({
			id: rounds.id,
			day: rounds.day,
			grade: rounds.grade,
			at: rounds.createdAt,
			by: { name: shownMember.name, handle: shownMember.handle },
			course: { slug, name, location, country, nation: courses.nation },
		})
		.from(rounds)
		.innerJoin(users, eq(users.id, rounds.userId))
		.innerJoin(profiles, and(eq(profiles.userId, rounds.userId), eq(profiles.isPublic, true)))
		.innerJoin(courses, eq(courses.id, rounds.courseId))
		.where(
			and(
				inArray(rounds.userId, [...golfers]),
				eq(rounds.shown, true),
				gte(rounds.day, utcDay(since)),
				gt(rounds.createdAt, since),
				lte(rounds.createdAt, until),
				or(isNull(users.bannedUntil), lte(users.bannedUntil, now)),
			),
		)
		.orderBy(desc(rounds.createdAt), desc(rounds.id))
		.limit(limit);
}
