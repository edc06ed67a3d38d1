import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { tripCourses, tripDays, trips, tripTravellers } from '#database/schema/trips.ts';
import type { DomainContext } from '../shared/context.ts';
import { answerOnce, type SubmissionFailure } from '../shared/forms/submission.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import { byDistance, spread } from './route.ts';
import { TRIP_LIMITS } from './trip-limits.ts';
import type { TripInput } from './trip-rules.ts';

export type TripFailure =
	| { kind: 'not-signed-in' }
	| { kind: 'trip-unknown' }
	/** The member has as many trips as can be kept. */
	| { kind: 'too-many-trips' }
	/** Somebody else travels along under the name that the member gives. */
	| { kind: 'name-taken' };

/**
 * Makes a trip of the viewer's, with their name as the first traveller and its link open. The courses, of which those that are there no
 * more are left out, are spread over its days by the shortest way that begins at the first. The same stamp makes it once. Fails as
 * `TripFailure` lists, or as a form's stamp does.
 */
export async function createTrip(
	ctx: DomainContext,
	input: TripInput,
	{ stamp, slugs = [] }: { stamp: string; slugs?: readonly string[] },
): Promise<Result<{ tripId: number }, TripFailure | SubmissionFailure>> {
	const { viewer, now } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const { userId } = viewer;
	const some = [...new Set(slugs)].slice(0, TRIP_LIMITS.courses);
	const submission = { form: 'trip', stamp, body: { input, slugs: some, userId } };
	return answerOnce<{ tripId: number }, TripFailure>(ctx, submission, async (tx) => {
		const [own] = await tx.select({ trips: count() }).from(trips).where(eq(trips.userId, userId));
		if ((own?.trips ?? 0) >= TRIP_LIMITS.trips) return failure({ kind: 'too-many-trips' });
		const { title, firstDay, days, name } = input;
		const [trip] = await tx
			.insert(trips)
			.values({ userId, title, firstDay, dayCount: days, createdAt: now(), updatedAt: now() })
			.returning({ id: trips.id });
		if (!trip) throw new Error('a trip was not stored');
		const dayIds = await addDays(tx, trip.id, 1, days);
		await tx.insert(tripTravellers).values({ tripId: trip.id, name });
		await addCourses(tx, some, dayIds);
		return success({ tripId: trip.id });
	});
}

/** Stores days from one number to another, and answers their ids in order. */
async function addDays(tx: Database, tripId: number, from: number, to: number): Promise<number[]> {
	const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at);
	if (numbers.length === 0) return [];
	const rows = await tx
		.insert(tripDays)
		.values(numbers.map((number) => ({ tripId, number })))
		.returning({ id: tripDays.id, number: tripDays.number });
	return rows.toSorted((a, b) => a.number - b.number).map(({ id }) => id);
}

async function addCourses(tx: Database, slugs: readonly string[], dayIds: readonly number[]) {
	const found = await tx
		.select({ id: courses.id, slug: courses.slug, latitude: courses.latitude, longitude: courses.longitude })
		.from(courses)
		.where(sql`${courses.slug} = any(${sql.param(slugs)}::text[])`);
	if (found.length === 0) return;
	const asked = found.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
	const days = spread(asked.length, dayIds.length);
	const rows = byDistance(asked).map(({ id }, at) => ({
		courseId: id,
		dayId: dayIds[days[at] ?? 0] ?? 0,
		position: at + 1,
	}));
	await tx.insert(tripCourses).values(rows);
}

/**
 * Changes the name and days of a trip of the viewer's, and their own name on it. The courses of days that go move to the last that stays; one
 * that stands there already does so once. Fails as `TripFailure` lists, or as a form's stamp does.
 */
export async function changeTrip(
	ctx: DomainContext,
	tripId: number,
	input: TripInput,
	stamp: string,
): Promise<Result<{ tripId: number }, TripFailure | SubmissionFailure>> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const submission = { form: 'trip change', stamp, body: { tripId, input, userId: viewer.userId } };
	return answerOnce<{ tripId: number }, TripFailure>(ctx, submission, async (tx) => {
		const trip = await lockOwnTrip(ctx, tx, tripId);
		if (!trip) return failure({ kind: 'trip-unknown' });
		const { title, firstDay, days, name } = input;
		if (await isTaken(tx, tripId, name)) return failure({ kind: 'name-taken' });
		await tx
			.update(tripTravellers)
			.set({ name })
			.where(and(eq(tripTravellers.tripId, tripId), sql`key_hash is null`));
		await addDays(tx, tripId, trip.dayCount + 1, days);
		if (days < trip.dayCount) await dropDays(tx, tripId, days);
		await tx.update(trips).set({ title, firstDay, dayCount: days, updatedAt: ctx.now() }).where(eq(trips.id, tripId));
		return success({ tripId });
	});
}

/** Whether somebody but the member travels along under a name. */
async function isTaken(tx: Database, tripId: number, name: string): Promise<boolean> {
	const [other] = await tx
		.select({ id: tripTravellers.id })
		.from(tripTravellers)
		.where(and(eq(tripTravellers.tripId, tripId), sql`lower(name) = lower(${name}) and key_hash is not null`));
	return other !== undefined;
}

async function dropDays(tx: Database, tripId: number, last: number) {
	await tx.execute(sql`
		with kept as (select id from trip_days where trip_id = ${tripId} and number = ${last}),
			moving as (
				select distinct on (c.course_id) c.id, row_number() over (order by d.number, c.position, c.id) as at
				from trip_courses c join trip_days d on d.id = c.day_id
				where d.trip_id = ${tripId} and d.number > ${last}
					and c.course_id not in (select course_id from trip_courses where day_id = (select id from kept))
				order by c.course_id, d.number, c.position)
		update trip_courses c set day_id = (select id from kept),
			position = m.at + (select coalesce(max(position), 0) from trip_courses where day_id = (select id from kept))
		from moving m where c.id = m.id`);
	await tx.delete(tripDays).where(and(eq(tripDays.tripId, tripId), sql`number > ${last}`));
}

/** Removes a trip of the viewer's for good, with everybody's votes; one that is gone already, or is not theirs, changes nothing. */
export async function removeTrip(
	{ db, viewer }: DomainContext,
	tripId: number,
): Promise<Result<null, { kind: 'not-signed-in' }>> {
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	await db.delete(trips).where(and(eq(trips.id, tripId), eq(trips.userId, viewer.userId)));
	return success(null);
}

/**
 * Closes the link of a trip of the viewer's, or gives it a new one, with which the one before leads nowhere. From the commit on no node
 * answers to the old address: nothing of it is kept. Fails with `not-signed-in` or `trip-unknown`.
 */
export async function changeLink(
	ctx: DomainContext,
	tripId: number,
	change: 'close' | 'renew',
): Promise<Result<null, TripFailure>> {
	if (ctx.viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const set = change === 'close' ? { linkOpen: false } : { linkOpen: true, linkNumber: sql`${trips.linkNumber} + 1` };
	const changed = await ctx.db
		.update(trips)
		.set({ ...set, updatedAt: ctx.now() })
		.where(and(eq(trips.id, tripId), eq(trips.userId, ctx.viewer.userId)))
		.returning({ id: trips.id });
	return changed.length > 0 ? success(null) : failure({ kind: 'trip-unknown' });
}

/** Takes somebody off a trip of the viewer's, with their votes. Whoever has the link may join again. Fails with `not-signed-in` or `trip-unknown`. */
export async function removeTraveller(
	ctx: DomainContext,
	tripId: number,
	travellerId: number,
): Promise<Result<null, TripFailure>> {
	return inTransaction<Result<null, TripFailure>>(ctx, async (tx) => {
		if (!(await lockOwnTrip(ctx, tx, tripId))) return failure({ kind: 'trip-unknown' });
		await tx
			.delete(tripTravellers)
			.where(and(eq(tripTravellers.id, travellerId), eq(tripTravellers.tripId, tripId), sql`key_hash is not null`));
		return success(null);
	});
}

/** A trip of the viewer's, locked until the transaction ends, so that changes of it come one after the other; null where it is not theirs. */
export async function lockOwnTrip(
	{ viewer }: DomainContext,
	tx: Database,
	tripId: number,
): Promise<typeof trips.$inferSelect | null> {
	if (viewer.kind !== 'member') return null;
	const [trip] = await tx
		.select()
		.from(trips)
		.where(and(eq(trips.id, tripId), eq(trips.userId, viewer.userId)))
		.for('no key update');
	return trip ?? null;
}
