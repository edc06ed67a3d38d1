import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trips, tripTravellers, tripVotes } from '#database/schema/trips.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { sweepTrips } from './housekeeping-commands.ts';
import { addStop, moveStop, moveTripCourses, orderByDistance, removeStop, sayOfDay } from './stop-commands.ts';
import { castOwnVotes, castVotes, joinTrip, leaveTrip } from './traveller-commands.ts';
import { changeLink, changeTrip, createTrip, removeTraveller, removeTrip } from './trip-commands.ts';
import { TRIP_LIMITS } from './trip-limits.ts';
import { makeTripLink, readTripLink } from './trip-link.ts';
import { getOwnTrip, getTravellerByKey, getTripByLink, listOwnTrips, listPlayedOnTrip } from './trip-queries.ts';
import type { TripInput } from './trip-rules.ts';

const INPUT: TripInput = { title: 'Four days in Fife', firstDay: '2026-06-11', days: 4, name: 'Karin' };

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

type Owner = Awaited<ReturnType<typeof memberRow>>;

const someCourses = (count: number) =>
	Promise.all(Array.from({ length: count }, (_, at) => courseRow(test, { latitude: 56 + at / 10, longitude: -2.8 })));

async function aTrip({ courses = 4, input = INPUT }: { courses?: number; input?: TripInput } = {}) {
	const owner = await memberRow(test);
	const rows = await someCourses(courses);
	const made = await createTrip(owner.ctx, input, { stamp: stampOf(owner.ctx), slugs: rows.map(({ slug }) => slug) });
	if (!made.ok) throw new Error(made.kind);
	const { tripId } = made.value;
	return { owner, rows, tripId, link: makeTripLink(owner.ctx.secret, { id: tripId, number: 1 }) };
}

async function join(link: string, name: string) {
	const joined = await joinTrip(test.context(), link, { name });
	if (!joined.ok) throw new Error(joined.kind);
	return { link, key: joined.value.key };
}

async function ownTrip(owner: Owner, tripId: number) {
	const trip = await getOwnTrip(owner.ctx, tripId);
	if (!trip) throw new Error('no trip');
	return trip;
}

const stopsOf = (trip: Awaited<ReturnType<typeof ownTrip>>) => trip.days.flatMap(({ stops }) => stops);

describe('a trip', () => {
	it('is made once, with a course a day in order and its member as the first traveller', async () => {
		const owner = await memberRow(test);
		const rows = await someCourses(4);
		const slugs = [...rows.map(({ slug }) => slug), 'no-such-course'];
		const stamp = stampOf(owner.ctx);
		const first = await createTrip(owner.ctx, INPUT, { stamp, slugs });
		expect(await createTrip(owner.ctx, INPUT, { stamp, slugs })).toEqual(first);
		if (!first.ok) throw new Error(first.kind);
		const trip = await ownTrip(owner, first.value.tripId);
		expect(trip.days.map(({ day, stops }) => [day, stops.map(({ course }) => course.slug)])).toEqual(
			rows.map(({ slug }, at) => [`2026-06-${11 + at}`, [slug]]),
		);
		expect(trip.travellers).toMatchObject([{ name: 'Karin', isOwner: true }]);
		expect(await listOwnTrips(owner.ctx)).toMatchObject([{ title: INPUT.title, lastDay: '2026-06-14', courses: 4 }]);
	});

	it('is nobody else’s to read or change', async () => {
		const { tripId } = await aTrip();
		const other = await memberRow(test);
		for (const ctx of [other.ctx, test.context()]) {
			expect(await getOwnTrip(ctx, tripId)).toBeNull();
			expect(await listOwnTrips(ctx)).toEqual([]);
			expect(await addStop(ctx, tripId, { slug: 'x', day: 1 })).toMatchObject({ ok: false, kind: 'trip-unknown' });
			expect((await changeLink(ctx, tripId, 'close')).ok).toBe(false);
			expect((await castOwnVotes(ctx, tripId, [])).ok).toBe(false);
			await removeTrip(ctx, tripId);
		}
		expect(await test.db.$count(trips, eq(trips.id, tripId))).toBe(1);
	});

	it('loses no course when it is made shorter, nor one that stands on two days', async () => {
		const { owner, tripId, rows } = await aTrip();
		await addStop(owner.ctx, tripId, { slug: rows[0]?.slug ?? '', day: 4 });
		const shorter = { ...INPUT, days: 2, title: 'Two days' };
		expect(await changeTrip(owner.ctx, tripId, shorter, stampOf(owner.ctx))).toMatchObject({ ok: true });
		const trip = await ownTrip(owner, tripId);
		expect(trip.days.map(({ stops }) => stops.map(({ course }) => course.slug))).toEqual([
			[rows[0]?.slug],
			[rows[1], rows[2], rows[3], rows[0]].map((row) => row?.slug),
		]);
		await changeTrip(owner.ctx, tripId, { ...shorter, days: 5 }, stampOf(owner.ctx));
		expect((await ownTrip(owner, tripId)).days.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
	});

	it('has its courses added once a day, moved, ordered by distance and taken off', async () => {
		const { owner, tripId, rows } = await aTrip({ courses: 3 });
		const more = await courseRow(test, { latitude: 56.05, longitude: -2.8 });
		for (const _ of [1, 2]) await addStop(owner.ctx, tripId, { slug: more.slug, day: 4 });
		await orderByDistance(owner.ctx, tripId);
		let stops = stopsOf(await ownTrip(owner, tripId));
		expect(stops.map(({ course }) => course.id)).toEqual([rows[0], more, rows[1], rows[2]].map((row) => row?.id));
		await moveStop(owner.ctx, tripId, { stopId: stops[0]?.id ?? 0, day: 4 });
		await removeStop(owner.ctx, tripId, stops[1]?.id ?? 0);
		stops = stopsOf(await ownTrip(owner, tripId));
		expect(stops.map(({ course }) => course.id)).toEqual([rows[1], rows[2], rows[0]].map((row) => row?.id));
		expect(await moveStop(owner.ctx, tripId, { stopId: 1, day: 9 })).toMatchObject({ kind: 'day-unknown' });
		expect(await addStop(owner.ctx, tripId, { slug: 'none', day: 1 })).toMatchObject({ kind: 'course-unknown' });
		await sayOfDay(owner.ctx, tripId, { day: 2, words: 'Dinner in Crail' });
		expect((await ownTrip(owner, tripId)).days[1]?.words).toBe('Dinner in Crail');
	});
});

describe('the link', () => {
	it('has 128 bits that nobody guesses, and leads nowhere once a sign of it is another', async () => {
		const { link, tripId } = await aTrip();
		const [, , signature = ''] = link.split('-');
		expect(signature).toMatch(/^[\da-f]+$/);
		expect(Buffer.from(signature, 'hex')).toHaveLength(16);
		expect(readTripLink(test.context().secret, link)).toEqual({ id: tripId, number: 1 });
		const forged = link.replace(/.{3}$/, (end) => (end === 'aaa' ? 'bbb' : 'aaa'));
		for (const other of [forged, `${tripId}`, `${tripId}-1-`, link.replace(`${tripId}-1`, `${tripId}-2`), ''])
			expect(await getTripByLink(test.context(), other)).toBeNull();
		expect(await getTripByLink(test.context(), link)).toMatchObject({ id: tripId });
	});

	it('is closed at once, for reading, joining and voting; a new one is another, and the travellers stay', async () => {
		const { owner, link, tripId } = await aTrip();
		const anna = await join(link, 'Anna');
		await changeLink(owner.ctx, tripId, 'close');
		expect(await getTripByLink(test.context(), link)).toBeNull();
		expect(await joinTrip(test.context(), link, { name: 'Per' })).toMatchObject({ kind: 'link-closed' });
		expect(await castVotes(test.context(), anna, [])).toMatchObject({ kind: 'link-closed' });
		await changeLink(owner.ctx, tripId, 'renew');
		expect(await getTripByLink(test.context(), link)).toBeNull();
		const renewed = makeTripLink(owner.ctx.secret, { id: tripId, number: 2 });
		expect(await getTripByLink(test.context(), renewed)).toMatchObject({ travellers: [{}, { name: 'Anna' }] });
		expect(await castVotes(test.context(), { ...anna, link: renewed }, [])).toMatchObject({ ok: true });
	});
});

describe('travellers', () => {
	it('join by a name that nobody has, vote, vote otherwise, say what they have played, and leave with all of it', async () => {
		const { owner, link, tripId } = await aTrip();
		const anna = await join(link, 'Anna');
		for (const name of ['anna', 'KARIN'])
			expect(await joinTrip(test.context(), link, { name })).toMatchObject({ kind: 'name-taken' });
		const [first, second] = stopsOf(await ownTrip(owner, tripId));
		const say = (vote: 'yes' | 'no' | null, played = false, stopId = first?.id ?? 0) =>
			castVotes(test.context(), anna, [{ stopId, vote, played }]);
		await say('yes');
		await say('no', true);
		await say(null, true, second?.id);
		await castOwnVotes(owner.ctx, tripId, [{ stopId: first?.id ?? 0, vote: 'maybe', played: false }]);
		const trip = await ownTrip(owner, tripId);
		const idOf = (name: string) => trip.travellers.find((one) => one.name === name)?.id;
		const votes = (at: number) => stopsOf(trip)[at]?.votes.toSorted((a, b) => a.travellerId - b.travellerId);
		expect(votes(0)).toEqual([
			{ travellerId: idOf('Karin'), vote: 'maybe', played: false },
			{ travellerId: idOf('Anna'), vote: 'no', played: true },
		]);
		expect(votes(1)).toEqual([{ travellerId: idOf('Anna'), vote: null, played: true }]);
		await say(null, false, second?.id);
		expect(stopsOf(await ownTrip(owner, tripId))[1]?.votes).toMatchObject([{ vote: null, played: false }]);
		expect(await getTravellerByKey(test.context(), tripId, anna.key)).toMatchObject({ name: 'Anna' });
		await leaveTrip(test.context(), anna);
		expect(await test.db.$count(tripVotes, eq(tripVotes.travellerId, idOf('Anna') ?? 0))).toBe(0);
		expect(await say('yes')).toMatchObject({ kind: 'traveller-unknown' });
	});

	it('have their name, a hash and their votes kept of them, and nothing else', async () => {
		const { link, tripId } = await aTrip();
		const { key } = await join(link, 'Mei');
		const [, mei] = await test.db.select().from(tripTravellers).where(eq(tripTravellers.tripId, tripId));
		expect(Object.keys(mei ?? {}).toSorted()).toEqual(['id', 'keyHash', 'name', 'tripId']);
		expect(mei?.keyHash).not.toContain(key);
	});

	it('of another trip have no vote on this one, nor on a course that is off it', async () => {
		const [one, two] = [await aTrip(), await aTrip()];
		const anna = await join(one.link, 'Anna');
		expect(await castVotes(test.context(), { ...anna, link: two.link }, [])).toMatchObject({
			kind: 'traveller-unknown',
		});
		const [foreign] = stopsOf(await ownTrip(two.owner, two.tripId));
		const said = [foreign?.id ?? 0, 999_999].map((stopId) => ({ stopId, vote: 'yes' as const, played: false }));
		expect(await castVotes(test.context(), anna, said)).toMatchObject({ ok: true });
		expect(stopsOf(await ownTrip(two.owner, two.tripId))[0]?.votes).toEqual([]);
	});

	it('are taken off by the member, who stays', async () => {
		const { owner, link, tripId } = await aTrip();
		await join(link, 'Tom');
		for (const { id } of (await ownTrip(owner, tripId)).travellers) await removeTraveller(owner.ctx, tripId, id);
		expect((await ownTrip(owner, tripId)).travellers).toMatchObject([{ name: 'Karin' }]);
	});

	it('are as many as a trip has room for, also when all come at once', async () => {
		const { link, tripId } = await aTrip();
		const names = Array.from({ length: TRIP_LIMITS.travellers + 5 }, (_, at) => `Guest ${at}`);
		const joined = await Promise.all(names.map((name) => joinTrip(test.context(), link, { name })));
		expect(joined.filter(({ ok }) => ok)).toHaveLength(TRIP_LIMITS.travellers - 1);
		expect(await test.db.$count(tripTravellers, eq(tripTravellers.tripId, tripId))).toBe(TRIP_LIMITS.travellers);
	});

	it('that flood the trip are told to wait, and nobody else with them', async () => {
		const { owner, link, tripId } = await aTrip();
		const [anna, per] = [await join(link, 'Anna'), await join(link, 'Per')];
		const stopId = stopsOf(await ownTrip(owner, tripId))[0]?.id ?? 0;
		const now = new Date();
		const ctx = test.context({ now: () => now });
		const flood = await Promise.all(
			Array.from({ length: 100 }, () => castVotes(ctx, anna, [{ stopId, vote: 'yes', played: false }])),
		);
		expect(flood.filter(({ ok }) => ok)).toHaveLength(TRIP_LIMITS.courses);
		expect(flood.find(({ ok }) => !ok)).toMatchObject({ kind: 'too-many' });
		expect(await castVotes(ctx, per, [{ stopId, vote: 'yes', played: false }])).toMatchObject({ ok: true });
	});
});

describe('a thousand at once', () => {
	it('votes of all travellers and edits of the member lose nothing', async () => {
		const { owner, link, tripId } = await aTrip({ courses: 36, input: { ...INPUT, days: 10 } });
		const names = Array.from({ length: 25 }, (_, at) => `Traveller ${at + 1}`);
		const travellers = [];
		for (const name of names) travellers.push(await join(link, name));
		const stops = stopsOf(await ownTrip(owner, tripId));
		const votes = travellers.flatMap((traveller, who) =>
			stops.map(({ id: stopId }, at) => ({
				traveller,
				said: { stopId, vote: (['yes', 'maybe', 'no'] as const)[(who + at) % 3] ?? 'yes', played: at % 5 === 0 },
			})),
		);
		expect(votes).toHaveLength(900);
		const added = await someCourses(4);
		const edits = Array.from({ length: 100 }, (_, at) => () => {
			const day = (at % 10) + 1;
			const stopId = stops[at % stops.length]?.id ?? 0;
			if (at < 4) return addStop(owner.ctx, tripId, { slug: added[at]?.slug ?? '', day: 3 });
			if (at % 9 === 0) return orderByDistance(owner.ctx, tripId);
			if (at % 2 === 0) return sayOfDay(owner.ctx, tripId, { day, words: `Words of day ${day}` });
			return moveStop(owner.ctx, tripId, { stopId, day });
		});
		const all: (() => Promise<{ ok: boolean }>)[] = votes.map(
			({ traveller, said }) =>
				() =>
					castVotes(test.context(), traveller, [said]),
		);
		// Edits lie between the votes, not after them.
		for (const [at, edit] of edits.entries()) all.splice(at * 10, 0, edit);
		const outcomes = await Promise.all(all.map((send) => send()));
		expect(outcomes).toHaveLength(1_000);
		expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
		const trip = await ownTrip(owner, tripId);
		const after = stopsOf(trip);
		expect(after.map(({ course }) => course.slug)).toEqual(expect.arrayContaining(added.map(({ slug }) => slug)));
		expect(new Set(after.map(({ id }) => id)).size).toBe(40);
		const stored = after.flatMap(({ id, votes: some }) => some.map((said) => ({ stopId: id, ...said })));
		const idOf = new Map(trip.travellers.map(({ id, name }) => [name, id]));
		const sent = votes.map(({ said }, at) => ({
			...said,
			travellerId: idOf.get(names[Math.floor(at / 36)] ?? '') ?? 0,
		}));
		const inOrder = <Said extends { stopId: number; travellerId: number }>(some: Said[]) =>
			some.toSorted((a, b) => a.travellerId - b.travellerId || a.stopId - b.stopId);
		expect(inOrder(stored)).toEqual(inOrder(sent));
		expect(trip.days.filter(({ words }) => words !== '').length).toBeGreaterThan(0);
	});
});

describe('what is kept of a trip', () => {
	it('goes 90 days after it: travellers and votes, and the link is closed; the plan stays', async () => {
		const { owner, link, tripId } = await aTrip();
		await join(link, 'Anna');
		await sweepTrips(test.db, new Date('2026-09-11T23:00:00Z'));
		expect((await ownTrip(owner, tripId)).travellers).toHaveLength(2);
		await sweepTrips(test.db, new Date('2026-09-12T01:00:00Z'));
		const trip = await ownTrip(owner, tripId);
		expect(trip.travellers).toEqual([]);
		expect(trip.link.isOpen).toBe(false);
		expect(stopsOf(trip)).toHaveLength(4);
	});

	it('follows a merge of courses, with the votes of both where a day has both', async () => {
		const { owner, link, tripId, rows } = await aTrip({ courses: 2, input: { ...INPUT, days: 1 } });
		const [kept, gone] = rows;
		const anna = await join(link, 'Anna');
		const [first, second] = stopsOf(await ownTrip(owner, tripId));
		await castVotes(test.context(), anna, [{ stopId: second?.id ?? 0, vote: 'yes', played: true }]);
		await moveTripCourses(test.db, kept?.id ?? 0, gone?.id ?? 0);
		expect(stopsOf(await ownTrip(owner, tripId))).toMatchObject([
			{ id: first?.id, course: { id: kept?.id }, votes: [{ vote: 'yes', played: true }] },
		]);
	});

	it('of the member’s own book is told to them alone', async () => {
		const { owner, tripId } = await aTrip();
		expect(await listPlayedOnTrip(owner.ctx, tripId)).toEqual([]);
		expect(await listPlayedOnTrip(test.context(), tripId)).toEqual([]);
	});
});
