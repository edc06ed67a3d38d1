import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { trips, tripTravellers, type Vote } from '#database/schema/trips.ts';
import { type Allowance, takeAllowance } from '../shared/allowance.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import { TRIP_LIMITS } from './trip-limits.ts';
import { readTripLink } from './trip-link.ts';

export type TravellerFailure =
	/** The link is none of ours, an old one, or closed. */
	| { kind: 'link-closed' }
	/** The browser is known as none of the travellers. */
	| { kind: 'traveller-unknown' }
	| { kind: 'name-taken' }
	| { kind: 'trip-full' }
	/** More at once than a person sends. */
	| { kind: 'too-many'; seconds: number };

/** Who joins: a trip takes so many in a row, then one every half minute, from all networks together. */
const JOINING: Allowance = { name: 'trip joins', burst: 2 * TRIP_LIMITS.travellers, perSecond: 1 / 30 };
/** What one traveller sends: a whole trip of votes one by one, then one every two seconds. */
const VOTING: Allowance = { name: 'trip votes', burst: TRIP_LIMITS.courses, perSecond: 0.5 };

const BYTES = 16;
const KEY = /^[\w-]{22}$/;

/** What the database keeps in the place of a traveller's key. */
const hashOf = (key: string) => createHash('sha256').update(`trip traveller ${key}`).digest('base64url');

/** A trip by its link while that is open. */
export const isOpenAt = ({ id, number }: { id: number; number: number }): SQL | undefined =>
	and(eq(trips.id, id), eq(trips.linkNumber, number), eq(trips.linkOpen, true));

/** The traveller of a trip whom a browser is known as by its key. */
export const isKnownBy = (key: string): SQL => eq(tripTravellers.keyHash, KEY.test(key) ? hashOf(key) : '');

/**
 * Somebody joins the trip of an open link under a name. Answers the key, 128 bits, by which their browser is known from now on; of it the
 * database has a hash. Fails as `TravellerFailure` lists.
 */
export async function joinTrip(
	ctx: DomainContext,
	link: string,
	{ name }: { name: string },
): Promise<Result<{ tripId: number; key: string }, TravellerFailure>> {
	const read = readTripLink(ctx.secret, link);
	if (!read) return failure({ kind: 'link-closed' });
	const wait = await takeAllowance(ctx, JOINING, `${read.id}`);
	if (wait !== null) return failure({ kind: 'too-many', seconds: wait });
	return inTransaction<Result<{ tripId: number; key: string }, TravellerFailure>>(ctx, async (tx) => {
		// One after the other, so that no more get in than there is room for.
		const [trip] = await tx.select({ id: trips.id }).from(trips).where(isOpenAt(read)).for('no key update');
		if (!trip) return failure({ kind: 'link-closed' });
		const [there] = await tx
			.select({ travellers: count(), namesakes: count(sql`case when lower(name) = lower(${name}) then 1 end`) })
			.from(tripTravellers)
			.where(eq(tripTravellers.tripId, trip.id));
		if (there && there.namesakes > 0) return failure({ kind: 'name-taken' });
		if (there && there.travellers >= TRIP_LIMITS.travellers) return failure({ kind: 'trip-full' });
		const key = randomBytes(BYTES).toString('base64url');
		await tx.insert(tripTravellers).values({ tripId: trip.id, name, keyHash: hashOf(key) });
		return success({ tripId: trip.id, key });
	});
}

/** What a traveller says of a course on the trip; a vote that is null leaves the one before. */
export type SaidOfStop = { stopId: number; vote: Vote | null; played: boolean };

/**
 * Stores what a traveller says of courses of the trip of an open link. A course that is off the trip by now is left out, and what was said
 * of others stays. Fails as `TravellerFailure` lists.
 */
export async function castVotes(
	ctx: DomainContext,
	{ link, key }: { link: string; key: string },
	said: readonly SaidOfStop[],
): Promise<Result<null, TravellerFailure>> {
	const read = readTripLink(ctx.secret, link);
	if (!read) return failure({ kind: 'link-closed' });
	return storeVotes(ctx, { open: isOpenAt(read), who: isKnownBy(key) }, said);
}

/** The same of the member whose trip it is. Fails as `TravellerFailure` lists. */
export async function castOwnVotes(
	ctx: DomainContext,
	tripId: number,
	said: readonly SaidOfStop[],
): Promise<Result<null, TravellerFailure>> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'link-closed' });
	const own = and(eq(trips.id, tripId), eq(trips.userId, viewer.userId));
	return storeVotes(ctx, { open: own, who: isNull(tripTravellers.keyHash) }, said);
}

async function storeVotes(
	ctx: DomainContext,
	{ open, who }: { open: SQL | undefined; who: SQL },
	said: readonly SaidOfStop[],
): Promise<Result<null, TravellerFailure>> {
	const [trip] = await ctx.db.select({ id: trips.id }).from(trips).where(open);
	if (!trip) return failure({ kind: 'link-closed' });
	const isTraveller = and(eq(tripTravellers.tripId, trip.id), who);
	const [known] = await ctx.db.select({ id: tripTravellers.id }).from(tripTravellers).where(isTraveller);
	if (!known) return failure({ kind: 'traveller-unknown' });
	const wait = await takeAllowance(ctx, VOTING, `${known.id}`);
	if (wait !== null) return failure({ kind: 'too-many', seconds: wait });
	return inTransaction<Result<null, TravellerFailure>>(ctx, async (tx) => {
		// Read again where it is written: the link may have been closed, or the traveller have left, in this very moment.
		const [still] = await tx.select({ id: trips.id }).from(trips).where(open).for('key share');
		if (!still) return failure({ kind: 'link-closed' });
		const [traveller] = await tx
			.select({ id: tripTravellers.id })
			.from(tripTravellers)
			.where(isTraveller)
			.for('key share');
		if (!traveller) return failure({ kind: 'traveller-unknown' });
		await upsert(tx, trip.id, traveller.id, said);
		return success(null);
	});
}

/** In the order of the courses, each of which is held where it is, so that nobody waits crosswise and none goes meanwhile. */
async function upsert(tx: Database, tripId: number, travellerId: number, said: readonly SaidOfStop[]) {
	await tx.execute(sql`
		insert into trip_votes (traveller_id, trip_course_id, vote, played)
		select ${travellerId}::int, c.id, s.vote, s.played
		from trip_courses c
			join trip_days d on d.id = c.day_id
			join jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as s("stopId" int, vote text, played boolean)
				on s."stopId" = c.id
		where d.trip_id = ${tripId} and (s.vote is not null or s.played or exists (
			select from trip_votes v where v.traveller_id = ${travellerId} and v.trip_course_id = c.id))
		order by c.id
		for key share of c
		on conflict (traveller_id, trip_course_id) do update set
			vote = coalesce(excluded.vote, trip_votes.vote), played = excluded.played`);
}

/** Takes the traveller of a browser off the trip of a link, with their votes; whoever is not known there is off it. Fails with `link-closed`. */
export async function leaveTrip(
	ctx: DomainContext,
	{ link, key }: { link: string; key: string },
): Promise<Result<null, TravellerFailure>> {
	const read = readTripLink(ctx.secret, link);
	if (!read) return failure({ kind: 'link-closed' });
	const open = ctx.db.select({ id: trips.id }).from(trips).where(isOpenAt(read));
	await ctx.db.delete(tripTravellers).where(and(isKnownBy(key), sql`${tripTravellers.tripId} in ${open}`));
	return success(null);
}
