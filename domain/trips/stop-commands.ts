import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { tripCourses, tripDays, trips } from '#database/schema/trips.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import { byDistance } from './route.ts';
import { lockOwnTrip } from './trip-commands.ts';
import { TRIP_LIMITS } from './trip-limits.ts';

export type StopFailure =
	| { kind: 'trip-unknown' }
	| { kind: 'course-unknown' }
	| { kind: 'day-unknown' }
	/** The trip holds as many courses as it can. */
	| { kind: 'too-many-courses' };

/** Runs a change of a trip of the viewer's with the trip locked, and notes when it was. */
const change = (
	ctx: DomainContext,
	tripId: number,
	work: (tx: Database) => Promise<Result<null, StopFailure>>,
): Promise<Result<null, StopFailure>> =>
	inTransaction<Result<null, StopFailure>>(ctx, async (tx) => {
		if (!(await lockOwnTrip(ctx, tx, tripId))) return failure({ kind: 'trip-unknown' });
		await tx.update(trips).set({ updatedAt: ctx.now() }).where(eq(trips.id, tripId));
		return work(tx);
	});

/**
 * Puts a course last on a day of a trip of the viewer's; one that stands on that day already stays where it is. Fails as `StopFailure`
 * lists; a course that is closed is none.
 */
export const addStop = (ctx: DomainContext, tripId: number, { slug, day }: { slug: string; day: number }) =>
	change(ctx, tripId, async (tx) => {
		const dayId = await dayOf(tx, tripId, day);
		if (dayId === null) return failure({ kind: 'day-unknown' });
		const [course] = await tx
			.select({ id: courses.id })
			.from(courses)
			.where(and(eq(courses.slug, slug), sql`closed_on is null`));
		if (!course) return failure({ kind: 'course-unknown' });
		const [all] = await tx
			.select({ courses: count() })
			.from(tripCourses)
			.innerJoin(tripDays, eq(tripDays.id, tripCourses.dayId))
			.where(eq(tripDays.tripId, tripId));
		if ((all?.courses ?? 0) >= TRIP_LIMITS.courses) return failure({ kind: 'too-many-courses' });
		await tx
			.insert(tripCourses)
			.values({ dayId, courseId: course.id, position: lastOn(dayId) })
			.onConflictDoNothing();
		return success(null);
	});

/** Moves a course of a trip of the viewer's to the end of another of its days; where it stands there already it stays. Fails as `StopFailure` lists. */
export const moveStop = (ctx: DomainContext, tripId: number, { stopId, day }: { stopId: number; day: number }) =>
	change(ctx, tripId, async (tx) => {
		const dayId = await dayOf(tx, tripId, day);
		if (dayId === null) return failure({ kind: 'day-unknown' });
		await tx
			.update(tripCourses)
			.set({ dayId, position: lastOn(dayId) })
			.where(
				and(
					isStopOf(tripId, stopId),
					sql`not exists (select from trip_courses o where o.day_id = ${dayId} and o.course_id = ${tripCourses.courseId})`,
				),
			);
		return success(null);
	});

/** Takes a course off a trip of the viewer's, with its votes; one that is gone changes nothing. Fails with `trip-unknown`. */
export const removeStop = (ctx: DomainContext, tripId: number, stopId: number) =>
	change(ctx, tripId, async (tx) => {
		await tx.delete(tripCourses).where(isStopOf(tripId, stopId));
		return success(null);
	});

/**
 * Orders the courses of a trip of the viewer's by the shortest way from the first: each day keeps as many as it has. Of a course that
 * stands on two days nothing is moved, as it would meet itself. Fails with `trip-unknown`.
 */
export const orderByDistance = (ctx: DomainContext, tripId: number) =>
	change(ctx, tripId, async (tx) => {
		const stops = await tx
			.select({
				id: tripCourses.id,
				courseId: tripCourses.courseId,
				dayId: tripCourses.dayId,
				latitude: courses.latitude,
				longitude: courses.longitude,
			})
			.from(tripCourses)
			.innerJoin(tripDays, eq(tripDays.id, tripCourses.dayId))
			.innerJoin(courses, eq(courses.id, tripCourses.courseId))
			.where(eq(tripDays.tripId, tripId))
			.orderBy(asc(tripDays.number), asc(tripCourses.position), asc(tripCourses.id));
		if (new Set(stops.map(({ courseId }) => courseId)).size < stops.length) return success(null);
		for (const [at, { id }] of byDistance(stops).entries()) {
			const dayId = stops[at]?.dayId ?? 0;
			await tx
				.update(tripCourses)
				.set({ dayId, position: at + 1 })
				.where(eq(tripCourses.id, id));
		}
		return success(null);
	});

/** Says something of a day of a trip of the viewer's; an empty text takes it back. Fails with `trip-unknown` or `day-unknown`. */
export const sayOfDay = (ctx: DomainContext, tripId: number, { day, words }: { day: number; words: string }) =>
	change(ctx, tripId, async (tx) => {
		const dayId = await dayOf(tx, tripId, day);
		if (dayId === null) return failure({ kind: 'day-unknown' });
		await tx.update(tripDays).set({ words }).where(eq(tripDays.id, dayId));
		return success(null);
	});

/** Of two courses that are merged: on trips the one that stays takes the other's place; on days that have both, its votes too. */
export async function moveTripCourses(tx: Database, keptId: number, goneId: number): Promise<void> {
	await tx.execute(sql`
		insert into trip_votes (traveller_id, trip_course_id, vote, played)
		select v.traveller_id, k.id, v.vote, v.played
		from trip_courses g
			join trip_courses k on k.day_id = g.day_id and k.course_id = ${keptId}
			join trip_votes v on v.trip_course_id = g.id
		where g.course_id = ${goneId}
		on conflict (traveller_id, trip_course_id) do update set
			vote = coalesce(trip_votes.vote, excluded.vote), played = trip_votes.played or excluded.played`);
	await tx.execute(sql`delete from trip_courses g using trip_courses k
		where g.course_id = ${goneId} and k.day_id = g.day_id and k.course_id = ${keptId}`);
	await tx.update(tripCourses).set({ courseId: keptId }).where(eq(tripCourses.courseId, goneId));
}

async function dayOf(tx: Database, tripId: number, number: number): Promise<number | null> {
	const [day] = await tx
		.select({ id: tripDays.id })
		.from(tripDays)
		.where(and(eq(tripDays.tripId, tripId), eq(tripDays.number, number)));
	return day?.id ?? null;
}

const lastOn = (dayId: number) =>
	sql`(select coalesce(max(l.position), 0) + 1 from trip_courses l where l.day_id = ${dayId})`;

const isStopOf = (tripId: number, stopId: number) =>
	and(eq(tripCourses.id, stopId), sql`${tripCourses.dayId} in (select id from trip_days where trip_id = ${tripId})`);
