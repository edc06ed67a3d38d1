import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { users } from '#database/schema/accounts.ts';
import { follows, newsReaders } from '#database/schema/following.ts';
import { tripCourses, tripDays, trips } from '#database/schema/trips.ts';
import { type Alert, listAlerts, listCoursesWithNews } from '../conditions/alerts/alert-queries.ts';
import { utcDay } from '../shared/day.ts';
import { TRIP_DAYS_AHEAD } from './alert-limits.ts';
import { type FollowedCourses, followedCourses } from './followed-courses.ts';
import type { NewsSources } from './news-reading.ts';

const DAY_MILLISECONDS = 24 * 3_600_000;
/** So many members are looked at together. */
const TOGETHER = 500;

/** A member who may get a letter now, from when on what comes is new to them, and the courses that are asked about and theirs. */
export type AlertReader = { userId: string; alertId: string; since: Date; courseIds: number[] };

/** The next of those who follow or are about to play one of these courses, in the order of their ids after `after`; none where nobody is left. */
export async function listAlertReaders(
	sources: NewsSources,
	courseIds: readonly number[],
	after: string | null,
): Promise<AlertReader[]> {
	const { db } = sources;
	const now = sources.now();
	const rows = await db
		.select({ userId: newsReaders.userId, alertId: newsReaders.alertId, since: newsReaders.alertUntil })
		.from(newsReaders)
		.innerJoin(users, eq(users.id, newsReaders.userId))
		.where(and(mayGetOne(now), after === null ? undefined : gt(newsReaders.userId, after)))
		.orderBy(asc(newsReaders.userId))
		.limit(TOGETHER);
	const ids = rows.map(({ userId }) => userId);
	const own = await coursesOf(sources, ids, courseIds);
	return rows.map(({ userId, alertId, since }) => ({
		...{ userId, alertId: alertId ?? '', since: since ?? now },
		courseIds: [...(own.get(userId) ?? [])],
	}));
}

/** What has come to the reader of a letter since a moment (ISO 8601), as it is when the letter goes out; nothing where it has been ended. */
export async function listAlertsOfLetter(sources: NewsSources, alertId: string, since: string): Promise<Alert[]> {
	const [reader] = await sources.db
		.select({ userId: newsReaders.userId })
		.from(newsReaders)
		.where(eq(newsReaders.alertId, alertId));
	if (!reader) return [];
	const { userId } = reader;
	const own = await coursesOf(sources, [userId], await listCoursesWithNews(sources));
	return listAlerts(sources, [...(own.get(userId) ?? [])], { since: new Date(since), reader: userId });
}

/** None within a day, and the account is confirmed and not suspended. */
export const mayGetOne = (at: Date) =>
	and(
		isNotNull(newsReaders.alertId),
		or(isNull(newsReaders.alertSentAt), lte(newsReaders.alertSentAt, new Date(at.getTime() - DAY_MILLISECONDS))),
		isNotNull(users.confirmedAt),
		or(isNull(users.bannedUntil), lte(users.bannedUntil, at)),
	);

/** Which of these courses each of the members follows, by itself or by a place, or has on a trip of the next days. */
async function coursesOf(
	{ db, courseIndex, now }: NewsSources,
	userIds: readonly string[],
	courseIds: readonly number[],
): Promise<Map<string, Set<number>>> {
	const own = new Map(userIds.map((id) => [id, new Set<number>()]));
	if (userIds.length === 0 || courseIds.length === 0) return own;
	const [today, index] = [utcDay(now()), await courseIndex.ready()];
	const dayOfStop = sql`${trips.firstDay} + (${tripDays.number} - 1)`;
	const [followed, planned] = await Promise.all([
		db
			.select({ userId: follows.userId, courseId: follows.courseId, place: follows.place })
			.from(follows)
			.where(
				and(
					inArray(follows.userId, [...userIds]),
					or(inArray(follows.courseId, [...courseIds]), isNotNull(follows.place)),
				),
			),
		db
			.selectDistinct({ userId: trips.userId, courseId: tripCourses.courseId })
			.from(trips)
			.innerJoin(tripDays, eq(tripDays.tripId, trips.id))
			.innerJoin(tripCourses, eq(tripCourses.dayId, tripDays.id))
			.where(
				and(
					inArray(trips.userId, [...userIds]),
					inArray(tripCourses.courseId, [...courseIds]),
					sql`${dayOfStop} between ${today}::date and ${today}::date + ${TRIP_DAYS_AHEAD}::int`,
				),
			),
	]);
	const inPlaces = new Map<string, number[]>();
	for (const { userId, courseId, place } of [...followed, ...planned.map((stop) => ({ ...stop, place: null }))]) {
		if (courseId !== null) own.get(userId)?.add(courseId);
		if (place === null) continue;
		const inPlace = inPlaces.get(place) ?? coursesIn(followedCourses(index, placeAlone(place)), courseIds);
		inPlaces.set(place, inPlace);
		for (const id of inPlace) own.get(userId)?.add(id);
	}
	return own;
}

const placeAlone = (place: string) => ({ courses: [], places: [{ place, since: new Date(0) }] });

const coursesIn = ({ bits, end }: FollowedCourses, courseIds: readonly number[]) =>
	courseIds.filter((id) => id < end && ((bits[id >>> 3] ?? 0) & (1 << (id & 7))) !== 0);
