import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import type { Position } from '../geography/distance.ts';
import type { ListedCourse } from '../reviews/lists/listed-course.ts';
import { listWishesOf, roundsOf } from '../reviews/lists/played-queries.ts';
import { golfOf } from '../reviews/member-actions/golf-changes.ts';
import { type BookYear, listYearsOf } from '../rounds/book-queries.ts';
import { listShownRounds, type ShownRound } from '../rounds/shown-queries.ts';
import type { DomainContext } from '../shared/context.ts';
import type { Golfer } from './golfer-queries.ts';

/** What the public page shows of a golfer's golf; null is what they have not chosen. */
export type ShownGolf = {
	counts: { courses: number; countries: number } | null;
	/** Where the courses lie that they have played, those whose place is known; in one order. */
	map: Position[] | null;
	/** The newest first. */
	years: BookYear[] | null;
	/** The newest wish first. */
	wanted: { items: ListedCourse[]; total: number } | null;
	/** Those that are shown one by one. */
	rounds: { items: ShownRound[]; total: number };
};

/** Courses that a public page lists of a wish list; it counts them all. */
const MOST_WANTED = 60;

/** What a golfer shows of their golf, and nothing that they have not chosen (B4). */
export async function getShownGolf(
	ctx: DomainContext,
	{ userId, shownGolf }: Pick<Golfer, 'userId' | 'shownGolf'>,
): Promise<ShownGolf> {
	const { db, reads } = ctx;
	reads.add(golfOf(userId));
	const shows = (item: (typeof shownGolf)[number]) => shownGolf.includes(item);
	const [{ counts, map }, years, wanted, rounds] = await Promise.all([
		getPictured(ctx, { userId, shownGolf }),
		shows('years') ? listYearsOf(db, userId) : null,
		shows('wanted') ? listWishesOf(db, userId) : null,
		listShownRounds(db, userId),
	]);
	for (const { course } of rounds.items) reads.add(`course:${course.id}`);
	return {
		counts,
		map,
		years,
		wanted: wanted && { items: wanted.slice(0, MOST_WANTED), total: wanted.length },
		rounds,
	};
}

/** What of it the golfer's picture shows: both null where they have chosen neither. */
export async function getPictured(
	{ db, reads }: Pick<DomainContext, 'db' | 'reads'>,
	{ userId, shownGolf }: Pick<Golfer, 'userId' | 'shownGolf'>,
): Promise<Pick<ShownGolf, 'counts' | 'map'>> {
	reads.add(golfOf(userId));
	const [counts, map] = [shownGolf.includes('counts'), shownGolf.includes('map')];
	const played = counts || map ? await listPlayed(db, userId) : [];
	return {
		counts: counts ? { courses: played.length, countries: new Set(played.map(landKey)).size } : null,
		map: map ? played.flatMap(toPosition) : null,
	};
}

function listPlayed(db: Database, userId: string) {
	const rounds = roundsOf(db, userId);
	return db
		.select({
			country: courses.country,
			nation: courses.nation,
			latitude: courses.latitude,
			longitude: courses.longitude,
		})
		.from(rounds)
		.innerJoin(courses, eq(courses.id, rounds.courseId))
		.groupBy(courses.id)
		.orderBy(courses.id);
}

/** A nation is a country of its own, as it is wherever countries stand. */
const landKey = ({ country, nation }: { country: string; nation: string | null }) => `${country} ${nation}`;

const toPosition = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }): Position[] =>
	latitude === null || longitude === null ? [] : [{ latitude, longitude }];
