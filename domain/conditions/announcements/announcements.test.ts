import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubAnnouncements } from '#database/schema/conditions.ts';
import { deskLog } from '#database/schema/desk.ts';
import { courseRepresentatives } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { departMember } from '../../members/departure-commands.ts';
import { exportMember } from '../../members/export-queries.ts';
import { sweepConditions } from '../housekeeping-commands.ts';
import { announce, editAnnouncement, endAnnouncement } from './announcement-commands.ts';
import { ANNOUNCEMENT_LIMITS } from './announcement-limits.ts';
import { getAnnouncements, listSpokenFor } from './announcement-queries.ts';
import { announcementSchema } from './announcement-rules.ts';
import { spanOf } from './place-days.ts';
import type { Announcer } from './speaker.ts';

const NOW = new Date('2026-10-01T12:00:00Z');
const DAY = 86_400_000;
const input = (fields: Record<string, string> = {}) =>
	announcementSchema('2026-10-01').parse({
		kind: 'aeration',
		firstDay: '2026-10-03',
		lastDay: '2026-10-05',
		...fields,
	});

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

/** A course in Skåne, and somebody who speaks for it. */
async function aClub() {
	const course = await courseRow(test, { latitude: 55.4, longitude: 12.9 });
	const { ctx, userId } = await memberRow(test, { now: () => NOW });
	await test.db.insert(courseRepresentatives).values({ courseId: course.id, userId });
	const who: Announcer = { as: 'club', slug: course.slug };
	return { course, userId, who, ctx: { ...ctx, ends: [] as Date[], changes: new Set<string>() } };
}

const at = (moment: string) => ({ ...test.context({ now: () => new Date(moment) }), ends: [] as Date[] });

describe('the form of an announcement', () => {
	const wrong = (fields: Record<string, string>) =>
		announcementSchema('2026-10-01')
			.safeParse({ kind: 'aeration', firstDay: '2026-10-03', lastDay: '2026-10-05', ...fields })
			.error?.issues.map(({ path, message }) => [path[0], message]);

	it.each([
		[{ kind: 'sale' }, 'kind', 'Please choose what you announce.'],
		[{ firstDay: '' }, 'firstDay', 'First day: please choose a day of the calendar.'],
		[{ firstDay: '2026-02-30' }, 'firstDay', 'First day: please choose a day of the calendar.'],
		[
			{ firstDay: '2027-10-03', lastDay: '2027-10-05' },
			'firstDay',
			'First day: please choose a day within the next 366 days.',
		],
		[{ lastDay: 'soon' }, 'lastDay', 'Last day: please choose a day of the calendar.'],
		[{ lastDay: '2026-10-02' }, 'lastDay', 'Last day: please choose the first day or a later one.'],
		[
			{ firstDay: '2026-09-01', lastDay: '2026-09-30' },
			'lastDay',
			'Last day: please choose today or a later day. What is over is announced no more.',
		],
		[{ lastDay: '2027-12-01' }, 'lastDay', 'Last day: please choose a day at most 366 days after the first.'],
	])('%o says at %s what is right', (fields, field, words) => {
		expect(wrong(fields as Record<string, string>)).toEqual([[field, words]]);
	});
});

describe('the days of an announcement', () => {
	it.each([
		[
			'Europe/Stockholm, where the clocks go back',
			{ latitude: 55.4, longitude: 12.9 },
			'2026-10-24T22:00:00.000Z',
			'2026-10-25T23:00:00.000Z',
		],
		['California', { latitude: 36.6, longitude: -121.9 }, '2026-10-25T07:00:00.000Z', '2026-10-26T07:00:00.000Z'],
		['nobody knows where', { latitude: null, longitude: null }, '2026-10-25T00:00:00.000Z', '2026-10-26T00:00:00.000Z'],
	])('begin and end by the clocks of %s', (_, position, begins, ends) => {
		const { beginsAt, endsAt } = spanOf(position, '2026-10-25', '2026-10-25');
		expect([beginsAt.toISOString(), endsAt.toISOString()]).toEqual([begins, ends]);
	});
});

describe('what a club announces', () => {
	it('N2: is to come, begins and ends by itself, and pages end with it', async () => {
		const { course, ctx, who } = await aClub();
		expect(await announce(ctx, who, input(), stampOf(ctx))).toMatchObject({ ok: true });
		expect([...ctx.changes]).toEqual([`course:${course.id}`]);
		const seen = async (moment: string) => {
			const reader = at(moment);
			const [found] = await getAnnouncements(reader, course.id);
			return [found?.isPresent, reader.ends.map((end) => end.toISOString())];
		};
		expect(await seen('2026-10-01T12:00:00Z')).toEqual([false, ['2026-10-02T22:00:00.000Z']]);
		expect(await seen('2026-10-02T22:00:00Z')).toEqual([true, ['2026-10-05T22:00:00.000Z']]);
		expect(await seen('2026-10-05T21:59:59Z')).toEqual([true, ['2026-10-05T22:00:00.000Z']]);
		expect(await seen('2026-10-05T22:00:00Z')).toEqual([undefined, []]);
		await test.pool.query(`update courses set closed_on = '2026-10-01' where id = $1`, [course.id]);
		expect(await seen('2026-10-01T12:00:00Z')).toEqual([undefined, []]);
	});

	it('is one, however often its form is sent; is changed, and ended before its time', async () => {
		const { course, ctx, who } = await aClub();
		const stamp = stampOf(ctx);
		const [one, other] = [await announce(ctx, who, input(), stamp), await announce(ctx, who, input(), stamp)];
		expect(one).toEqual(other);
		if (!one.ok) throw new Error(one.kind);
		const id = one.value.announcementId;
		const change = { input: input({ kind: 'temporary', lastDay: '2026-10-09' }), stamp: stampOf(ctx) };
		expect(await editAnnouncement(ctx, who, id, change)).toMatchObject({ ok: true });
		expect(await getAnnouncements(ctx, course.id)).toMatchObject([
			{ id, kind: 'temporary', firstDay: '2026-10-03', lastDay: '2026-10-09', byEditor: false, isPresent: false },
		]);
		expect(await endAnnouncement(ctx, who, id)).toMatchObject({ ok: true });
		expect(await getAnnouncements(ctx, course.id)).toEqual([]);
		expect(await endAnnouncement(ctx, who, id)).toEqual({ ok: false, kind: 'gone' });
		const late = { input: input(), stamp: stampOf(ctx) };
		expect(await editAnnouncement(ctx, who, id, late)).toEqual({ ok: false, kind: 'gone' });
	});

	it('R9: a sample is told to those alone who ask for samples, and is the club’s own once it changes it', async () => {
		const { course, ctx, who } = await aClub();
		const span = spanOf(course, '2026-10-03', '2026-10-05');
		const sample = { courseId: course.id, byEditor: false, sample: true, ...input(), ...span };
		const [{ id = 0 } = {}] = await test.db.insert(clubAnnouncements).values(sample).returning();
		expect(await getAnnouncements(ctx, course.id)).toEqual([]);
		const asked = () => getAnnouncements(ctx, course.id, { withSamples: true });
		expect(await asked()).toMatchObject([{ id, isSample: true }]);
		await editAnnouncement(ctx, who, id, { input: input({ kind: 'carts' }), stamp: stampOf(ctx) });
		const [own] = await asked();
		expect(own).toMatchObject({ id, kind: 'carts' });
		expect(own).not.toHaveProperty('isSample');
		expect(await getAnnouncements(ctx, course.id)).toEqual([own]);
	});

	it('is refused where the last day is over at the course, and where there are many', async () => {
		const { ctx, who } = await aClub();
		// In Skåne the second has begun.
		const evening = { ...ctx, now: () => new Date('2026-10-01T22:30:00Z') };
		const past = input({ firstDay: '2026-10-01', lastDay: '2026-10-01' });
		expect(await announce(evening, who, past, stampOf(evening))).toEqual({ ok: false, kind: 'over' });
		for (let count = 0; count < ANNOUNCEMENT_LIMITS.atATime; count++)
			expect(await announce(ctx, who, input(), stampOf(ctx))).toMatchObject({ ok: true });
		expect(await announce(ctx, who, input(), stampOf(ctx))).toEqual({ ok: false, kind: 'too-many' });
	});

	it('S26: is said by nobody who does not speak for the course', async () => {
		const [one, other] = [await aClub(), await aClub()];
		const made = await announce(one.ctx, one.who, input(), stampOf(one.ctx));
		if (!made.ok) throw new Error(made.kind);
		const { announcementId: id } = made.value;
		const refused = { ok: false, kind: 'not-found' };
		const asEditor: Announcer = { as: 'editors', courseId: one.course.id };
		const visitor = test.context({ now: () => NOW });
		const attempts: [DomainContext, Announcer][] = [
			[other.ctx, one.who],
			[one.ctx, asEditor],
			[visitor, one.who],
			[visitor, asEditor],
		];
		for (const [ctx, who] of attempts) {
			expect(await announce(ctx, who, input(), stampOf(ctx))).toEqual(refused);
			expect(await endAnnouncement(ctx, who, id)).toEqual(refused);
		}
		// Nor of another course, under one's own.
		expect(await endAnnouncement(other.ctx, other.who, id)).toEqual({ ok: false, kind: 'gone' });
		expect(await listSpokenFor(one.ctx)).toMatchObject([{ slug: one.course.slug }]);
		expect(await listSpokenFor(visitor)).toEqual([]);
	});

	it('is said by editors too, who are named as such, and each of their steps stands in the log', async () => {
		const { course, ctx } = await aClub();
		const editor = (await editorRow(test)).ctx;
		const desk = { ...editor, now: () => NOW };
		const who: Announcer = { as: 'editors', courseId: course.id };
		const made = await announce(desk, who, input(), stampOf(desk));
		if (!made.ok) throw new Error(made.kind);
		const { announcementId: id } = made.value;
		expect(await getAnnouncements(ctx, course.id)).toMatchObject([{ byEditor: true }]);
		await editAnnouncement(desk, who, id, { input: input({ lastDay: '2026-10-06' }), stamp: stampOf(desk) });
		await endAnnouncement(desk, who, id);
		const logged = await test.db
			.select({ action: deskLog.action })
			.from(deskLog)
			.where(eq(deskLog.thingId, String(course.id)))
			.orderBy(deskLog.id);
		expect(logged.map(({ action }) => action)).toEqual([
			'announcement made',
			'announcement edited',
			'announcement ended',
		]);
	});

	it('stands in the download of who said it, stays without them, and goes a year after its last day', async () => {
		const { course, ctx, who, userId } = await aClub();
		await announce(ctx, who, input(), stampOf(ctx));
		if (ctx.viewer.kind !== 'member') throw new Error('a member');
		const { clubAnnouncements: own } = await exportMember(ctx, ctx.viewer);
		expect(own).toMatchObject([{ kind: 'aeration', firstDay: '2026-10-03' }]);
		const rows = () =>
			test.db
				.select({ userId: clubAnnouncements.userId })
				.from(clubAnnouncements)
				.where(eq(clubAnnouncements.courseId, course.id));
		await departMember(test.db, ctx, userId, 'deleted');
		await test.pool.query('delete from users where id = $1', [userId]);
		expect(await rows()).toEqual([{ userId: null }]);
		await sweepConditions(test.db, new Date(NOW.getTime() + 364 * DAY));
		expect(await rows()).toHaveLength(1);
		await sweepConditions(test.db, new Date(NOW.getTime() + 400 * DAY));
		expect(await rows()).toEqual([]);
	});
});
