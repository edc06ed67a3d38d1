import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { courseRepresentatives } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { mergeCourses } from '../course-desk/merge-commands.ts';
import { previewMerge } from '../course-desk/merge-queries.ts';
import { departMember } from '../members/departure-commands.ts';
import { exportMember } from '../members/export-queries.ts';
import { CAMPAIGN } from './campaign.ts';
import { CONDITION_LIMITS } from './holding.ts';
import { sweepConditions } from './housekeeping-commands.ts';
import { getConditionsNow, listConditionsNow } from './now-queries.ts';
import { reportConditions } from './report-commands.ts';
import { conditionSchema } from './report-rules.ts';
import { getOwnReport, takeBackReport } from './take-back-commands.ts';
import { makeTakeBackLink, TAKE_BACK_DAYS } from './take-back-link.ts';
import { listTold } from './told-queries.ts';

const NOW = new Date('2026-05-28T12:00:00Z');
const now = () => NOW;
const DAY = 86_400_000;

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

const input = (fields: Record<string, string>) => conditionSchema('2026-05-29').parse({ day: '2026-05-28', ...fields });

let networks = 0;
/** A visitor from a network of their own. */
const visitor = (at: () => Date = now) =>
	test.context({ now: at, client: { network: `198.51.${++networks >> 8}.${networks & 255}`, userAgent: '' } });

/** A member of long standing. */
async function member(at: () => Date = now) {
	const { userId, ctx } = await memberRow(test, { now: at });
	await test.db
		.update(users)
		.set({ createdAt: new Date('2025-01-01T00:00:00Z') })
		.where(eq(users.id, userId));
	return { ...ctx, userId, ends: [], reads: new Set<string>(), changes: new Set<string>() };
}

const send = (
	ctx: DomainContext,
	slug: string,
	fields: Record<string, string> = { greens: 'good' },
	{ stamp = stampOf(ctx), trapped = false } = {},
) => reportConditions(ctx, slug, input(fields), { stamp, trapped });

const heldBy = async (...sent: Parameters<typeof send>) => {
	const outcome = await send(...sent);
	return outcome.ok ? outcome.value.heldBy : outcome.kind;
};

describe('a report of conditions', () => {
	it('is said of its course at once, and pages of the course are made anew', async () => {
		const [{ id, slug }, ctx] = [await courseRow(test, { longitude: 0 }), await member()];
		expect(await send(ctx, slug, { greens: 'good', bunkers: 'fair', pace: '270' })).toMatchObject({ ok: true });
		expect([...ctx.changes]).toEqual([`course:${id}`]);
		const said = await getConditionsNow(ctx, id);
		expect(said.map(({ kind, opinions, daysAgo }) => [kind, opinions[0]?.value, daysAgo])).toEqual([
			['greens', 'good', 0],
			['bunkers', 'fair', 0],
			['pace', '270', 0],
		]);
		expect(ctx.reads).toContain(`course:${id}`);
		expect(ctx.ends.map((end: Date) => end.toISOString())).toContain('2026-05-29T00:00:00.000Z');
	});

	it('is one, however often its form is sent', async () => {
		const [{ id, slug }, ctx] = [await courseRow(test), await member()];
		const stamp = stampOf(ctx);
		const [one, other] = [
			await send(ctx, slug, { greens: 'good' }, { stamp }),
			await send(ctx, slug, { greens: 'good' }, { stamp }),
		];
		expect(one).toEqual(other);
		expect(await send(ctx, slug, { greens: 'poor' }, { stamp })).toEqual({ ok: false, kind: 'stamp-reused' });
		expect(await test.db.$count(conditionReports, eq(conditionReports.courseId, id))).toBe(1);
	});

	it('tells one thing at least, of today or yesterday, at a course that is there and open', async () => {
		const refusals = (fields: Record<string, string>) =>
			conditionSchema('2026-05-29')
				.safeParse({ day: '2026-05-28', ...fields })
				.error?.issues.map(({ path, message }) => [path[0], message]);
		expect(refusals({})).toEqual([['greens', 'Please choose an answer to one question at least.']]);
		expect(refusals({ greens: 'superb' })).toEqual([['greens', 'Please choose one of the answers, or leave it out.']]);
		for (const day of ['2026-05-30', '2026-02-30', ''])
			expect(refusals({ greens: 'good', day })).toEqual([['day', 'Please choose today or yesterday.']]);
		const [{ slug }, closed] = [await courseRow(test), await courseRow(test, { closedOn: '2026-01-01' })];
		expect(await heldBy(visitor(), slug, { greens: 'good', day: '2026-05-27' })).toEqual([]);
		expect(await heldBy(visitor(), slug, { greens: 'good', day: '2026-05-25' })).toBe('day-too-early');
		expect(await heldBy(visitor(), closed.slug)).toBe('course-closed');
		expect(await heldBy(visitor(), 'nowhere')).toBe('course-unknown');
	});

	it('that waited for a connection is of its day, and as old', async () => {
		const [{ id, slug }, ctx] = [await courseRow(test, { longitude: 0 }), await member()];
		const stamp = stampOf(ctx, 10 * 86_400);
		expect(await heldBy(ctx, slug, { greens: 'good', day: '2026-05-18' }, { stamp })).toEqual([]);
		expect(await getConditionsNow(ctx, id)).toMatchObject([{ kind: 'greens', day: '2026-05-18', daysAgo: 10 }]);
	});
});

describe('what is told of courses', () => {
	it('is there for each of them until its time is over, and never for a closed one', async () => {
		const [one, other, none] = [await courseRow(test), await courseRow(test), await courseRow(test)];
		const ctx = await member();
		await send(ctx, one.slug, { greens: 'good', closed: 'some', pace: '240' });
		await send(ctx, other.slug, { aeration: 'fresh' });
		const kindsAfter = async (days: number) => {
			const later = { ...ctx, now: () => new Date(NOW.getTime() + days * DAY) };
			const all = await listConditionsNow(later, [one.id, other.id, none.id]);
			return [one, other, none].map(({ id }) => (all.get(id) ?? []).map(({ kind }) => kind).join());
		};
		expect(await kindsAfter(0)).toEqual(['greens,closed,pace', 'aeration', '']);
		expect(await kindsAfter(1)).toEqual(['greens,pace', 'aeration', '']);
		expect(await kindsAfter(14)).toEqual(['greens,pace', '', '']);
		expect(await kindsAfter(21)).toEqual(['pace', '', '']);
		expect(await kindsAfter(60)).toEqual(['', '', '']);
		await test.pool.query(`update courses set closed_on = '2026-05-28' where id = $1`, [one.id]);
		expect(await kindsAfter(0)).toEqual(['', 'aeration', '']);
	});

	it('has nothing of what is held or removed', async () => {
		const [{ id, slug }, ctx] = [await courseRow(test), await member()];
		await send(ctx, slug);
		for (const status of ['held', 'removed'] as const) {
			await test.db.update(conditionReports).set({ status }).where(eq(conditionReports.courseId, id));
			expect(await getConditionsNow(ctx, id)).toEqual([]);
		}
	});
});

describe('what holds a report', () => {
	it('is a filled trap, a form sent at once, and that its sender speaks for the course', async () => {
		const [{ id, slug }, ctx] = [await courseRow(test), await member()];
		expect(await heldBy(ctx, slug, { greens: 'good' }, { trapped: true })).toEqual(['trap']);
		expect(await heldBy(ctx, slug, { greens: 'good' }, { stamp: stampOf(ctx, 1) })).toEqual(['haste']);
		await test.db.insert(courseRepresentatives).values({ courseId: id, userId: ctx.userId });
		expect(await heldBy(ctx, slug)).toEqual(['own-club']);
		expect(await getConditionsNow(ctx, id)).toEqual([]);
	});

	it('is that many came from one network within a day', async () => {
		const ctx = visitor();
		for (let at = 0; at < CONDITION_LIMITS.networkADay; at++)
			expect(await heldBy(ctx, (await courseRow(test)).slug)).toEqual([]);
		expect(await heldBy(ctx, (await courseRow(test)).slug)).toEqual(['network-flood']);
	});

	it('is that many came of one course by visitors and new accounts, and those before are held with it', async () => {
		const [{ id, slug }, old] = [await courseRow(test), await member()];
		await send(old, slug, { greens: 'good' });
		for (let at = 0; at < CONDITION_LIMITS.courseADay; at++)
			expect(await heldBy(visitor(), slug, { greens: 'poor' })).toEqual([]);
		const last = visitor();
		expect(await heldBy(last, slug, { greens: 'poor' })).toEqual(['course-flood']);
		expect([...last.changes]).toEqual([`course:${id}`]);
		expect(await getConditionsNow(old, id)).toMatchObject([{ opinions: [{ value: 'good', golfers: 1 }] }]);
		// Somebody who has been here for long is heard all the same.
		expect(await heldBy(await member(), slug)).toEqual([]);
	});

	it('is that visitors say day after day what a member says meanwhile is not so, and those before are held with it', async () => {
		const [{ id, slug }, old] = [await courseRow(test), await member()];
		for (let ago = CAMPAIGN.golfers - 1; ago > 0; ago--) {
			const then = new Date(NOW.getTime() - ago * DAY);
			const told = { day: then.toISOString().slice(0, 10), greens: 'poor' };
			expect(
				await heldBy(
					visitor(() => then),
					slug,
					told,
				),
			).toEqual([]);
		}
		// While nobody says otherwise the next is believed, too.
		expect(await heldBy(visitor(), slug, { greens: 'poor' })).toEqual([]);
		await send(old, slug, { greens: 'good' });
		await send(visitor(), slug, { greens: 'fair', fairways: 'poor' });
		const last = visitor();
		expect(await heldBy(last, slug, { greens: 'poor' })).toEqual(['campaign']);
		expect([...last.changes]).toEqual([`course:${id}`]);
		expect(await getConditionsNow(old, id)).toMatchObject([
			{ kind: 'greens', opinions: [{ value: 'good' }, { value: 'fair' }] },
			{ kind: 'fairways' },
		]);
	});

	it('is that a new account sends many within an hour; after a dozen in a day nobody sends more', async () => {
		const { ctx } = await memberRow(test, { now });
		const outcomes = [];
		for (let at = 0; at < 13; at++) outcomes.push(await heldBy(ctx, (await courseRow(test)).slug));
		expect(outcomes.slice(0, CONDITION_LIMITS.newAccountAnHour).flat()).toEqual([]);
		expect(outcomes[CONDITION_LIMITS.newAccountAnHour]).toEqual(['author-flood']);
		expect(outcomes[12]).toBe('too-many');
	});
});

describe('a report that its sender takes back', () => {
	it('is erased for the member who sent it, and for nobody else', async () => {
		const [{ id, slug }, ctx, other] = [await courseRow(test), await member(), await member()];
		await send(ctx, slug, { greens: 'poor' });
		const [report] = (await listTold(ctx, id)).own;
		const place = { reportId: report?.id ?? 0, link: null };
		for (const asker of [other, visitor()]) {
			expect(await getOwnReport(asker, place)).toBeNull();
			expect(await takeBackReport(asker, place)).toEqual({ ok: false, kind: 'report-unknown' });
		}
		expect((await listTold(other, id)).others).toMatchObject([{ id: place.reportId, byMember: true }]);
		ctx.changes.clear();
		expect(await takeBackReport(ctx, place)).toEqual({ ok: true, value: {} });
		expect([...ctx.changes]).toEqual([`course:${id}`]);
		expect(await getConditionsNow(ctx, id)).toEqual([]);
		expect(await takeBackReport(ctx, place)).toEqual({ ok: false, kind: 'report-unknown' });
	});

	it('is a visitor’s by the link alone that was given for it, for a time', async () => {
		const [{ id, slug }, ctx] = [await courseRow(test), visitor()];
		const sent = await send(ctx, slug);
		const reportId = sent.ok ? sent.value.reportId : 0;
		const link = makeTakeBackLink(ctx.secret, reportId, NOW);
		const late = { ...ctx, now: () => new Date(NOW.getTime() + (TAKE_BACK_DAYS + 1) * DAY) };
		for (const wrong of [link.slice(0, -1), `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, 'mine'])
			expect(await getOwnReport(ctx, { reportId, link: wrong })).toBeNull();
		expect(await getOwnReport(ctx, { reportId: reportId + 1, link })).toBeNull();
		expect(await getOwnReport(late, { reportId, link })).toBeNull();
		expect(await getOwnReport(ctx, { reportId, link })).toMatchObject({ told: { greens: 'good' } });
		expect(await takeBackReport(ctx, { reportId, link })).toMatchObject({ ok: true });
		expect(await getConditionsNow(ctx, id)).toEqual([]);
	});
});

describe('what is kept of whoever sent a report', () => {
	it('goes with the account or stays without it, stands in the download, and the network is forgotten', async () => {
		const { slug } = await courseRow(test);
		const [leaver, stayer] = [await member(), await member()];
		for (const ctx of [leaver, stayer]) await send(ctx, slug);
		if (leaver.viewer.kind !== 'member') throw new Error('a member');
		const { conditionReports: told } = await exportMember(leaver, leaver.viewer);
		expect(told).toMatchObject([{ day: '2026-05-28', told: { greens: 'good' }, status: 'published' }]);
		expect(Object.keys(told[0] ?? {})).not.toContain('networkHash');
		const rowsOf = async () =>
			test.db
				.select()
				.from(conditionReports)
				.where(eq(conditionReports.courseId, (await courseOf(slug)).id));
		await departMember(test.db, leaver, leaver.userId, 'deleted');
		expect(await rowsOf()).toMatchObject([{ userId: stayer.userId }]);
		await sweepConditions(test.db, new Date(NOW.getTime() + 8 * DAY));
		expect(await rowsOf()).toMatchObject([{ networkHash: null, userId: stayer.userId }]);
		await departMember(test.db, stayer, stayer.userId, 'kept');
		expect(await rowsOf()).toMatchObject([{ userId: null, byMember: true }]);
	});

	it('moves with its course when that is merged', async () => {
		const [kept, gone] = [await courseRow(test), await courseRow(test)];
		await send(await member(), gone.slug);
		const { ctx } = await editorRow(test);
		const preview = await previewMerge(ctx, kept.id, gone.id);
		if (!preview) throw new Error('no preview');
		const seen = { kept: { id: kept.id, seen: preview.kept.seen }, gone: { id: gone.id, seen: preview.gone.seen } };
		expect(await mergeCourses(ctx, seen.kept, seen.gone)).toMatchObject({ ok: true, value: { conditions: 1 } });
		expect(await getConditionsNow(test.context({ now }), kept.id)).toHaveLength(1);
	});
});

const courseOf = async (slug: string) => {
	const { rows } = await test.pool.query<{ id: number }>('select id from courses where slug = $1', [slug]);
	if (!rows[0]) throw new Error('no course');
	return rows[0];
};
