import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { appeals, deskItems } from '#database/schema/desk.ts';
import { reports } from '#database/schema/moderation.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { lettersTo, namesOfLetters, newClient } from '#tests/support/facts/accounts.ts';
import { carryOutAll, decide, editorRow, listEntries } from '#tests/support/facts/desk.ts';
import { CONDITION_LIMITS } from '../../conditions/holding.ts';
import { getConditionsNow } from '../../conditions/now-queries.ts';
import { reportConditions } from '../../conditions/report-commands.ts';
import { conditionSchema } from '../../conditions/report-rules.ts';
import { listTold } from '../../conditions/told-queries.ts';
import { getDeskConditions } from '../../desk/conditions-item-queries.ts';
import { listAlike } from '../../desk/deciding/alike-queries.ts';
import { utcDay } from '../../shared/day.ts';
import { sendAppeal } from '../appeal-commands.ts';
import { decideAppeal } from '../appeal-decision-commands.ts';
import { makeAppealLink } from '../appeal-link.ts';
import { sendReport } from '../report-commands.ts';
import { decideReport } from '../report-decision-commands.ts';
import { reportSchema } from '../report-rules.ts';
import { restoreTaken } from '../restore-commands.ts';
import { rejectConditions } from './decision-commands.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

const WORDS = { ground: 'not-real', words: 'Nobody has played there this week.' } as const;

const visitor = () => test.context({ client: newClient() });

/** A member of long standing. */
async function member() {
	const made = await memberRow(test);
	await test.db
		.update(users)
		.set({ createdAt: new Date('2025-01-01T00:00:00Z') })
		.where(eq(users.id, made.userId));
	return made;
}

/** A report of today's greens; `trapped` holds it. Its id. */
async function tell(ctx: DomainContext, slug: string, greens = 'good', { trapped = false } = {}): Promise<number> {
	const input = conditionSchema(utcDay(new Date(Date.now() + 86_400_000))).parse({ day: utcDay(new Date()), greens });
	const sent = await reportConditions(ctx, slug, input, { stamp: stampOf(ctx), trapped });
	if (!sent.ok) throw new Error(sent.kind);
	return sent.value.reportId;
}

const complain = (ctx: DomainContext, id: number, email = 'eva@golf.example') =>
	sendReport(
		ctx,
		{ kind: 'conditions', id },
		reportSchema.parse({
			...{ reason: 'not-real', words: 'The course was shut that day, I work there.', name: 'Eva Lund' },
			...{ email, goodFaith: 'on' },
		}),
		{ stamp: stampOf(ctx), trapped: false },
	);

const said = async (courseId: number) =>
	(await getConditionsNow(test.context(), courseId)).map(({ opinions }) => opinions[0]?.value);
const waits = async (id: number) =>
	(await test.db.select().from(deskItems)).some(({ kind, thingId }) => kind === 'conditions' && thingId === String(id));
const item = (id: number) => ({ kind: 'conditions', id: String(id) }) as const;
const actionsOn = async (id: number) => (await listEntries(test, 'conditions', id)).map(({ action }) => action);

describe('a report of conditions that is held', () => {
	it('waits at the desk, and is said of its course once an editor has published it', async () => {
		const [course, { ctx, email }, editor] = [await courseRow(test), await member(), await editorRow(test)];
		const id = await tell(ctx, course.slug, 'good', { trapped: true });
		expect([await waits(id), await said(course.id)]).toEqual([true, []]);
		expect(await getDeskConditions(editor.ctx, id)).toMatchObject({ heldBy: ['trap'], holds: true, now: [] });
		expect(await getDeskConditions(ctx, id)).toBeNull();
		await decide(editor.ctx, item(id), { outcome: 'approved' });
		// Ten seconds to undo it.
		expect(await said(course.id)).toEqual([]);
		expect([...(await carryOutAll(test))]).toContain(`course:${course.id}`);
		expect([await waits(id), await said(course.id)]).toEqual([false, ['good']]);
		expect(await actionsOn(id)).toEqual(['conditions approved']);
		expect(await namesOfLetters(test, email)).toEqual(['conditions-approved']);
	});

	it('is kept hidden on a ground, with a statement of reasons to a member and in their own list', async () => {
		const [course, { ctx, email }, editor] = [await courseRow(test), await member(), await editorRow(test)];
		const id = await tell(ctx, course.slug, 'good', { trapped: true });
		await decide(editor.ctx, item(id), { outcome: 'rejected', ...WORDS });
		await carryOutAll(test);
		expect([await waits(id), await said(course.id)]).toEqual([false, []]);
		const [entry] = await listEntries(test, 'conditions', id);
		expect(entry).toMatchObject({ action: 'conditions rejected', ...WORDS, after: { source: 'rule' } });
		const [letter] = await lettersTo(test, email, 'conditions-removed');
		expect(letter).toMatchObject({
			message: 'conditions-removed',
			data: { ...WORDS, wasHeld: true, automatic: true, reported: false, decision: entry?.id },
		});
		expect((await listTold(ctx, course.id)).own).toMatchObject([{ id, standing: 'removed', removal: WORDS }]);
		expect((await listTold(visitor(), course.id)).own).toEqual([]);
	});

	it('of a visitor is decided alike, and no letter goes out', async () => {
		const [course, editor] = [await courseRow(test), await editorRow(test)];
		const before = await test.pool.query('select count(*)::int as letters from mail_outbox');
		const id = await tell(visitor(), course.slug, 'poor', { trapped: true });
		await decide(editor.ctx, item(id), { outcome: 'rejected', ...WORDS });
		await carryOutAll(test);
		expect(await actionsOn(id)).toEqual(['conditions rejected']);
		expect((await test.pool.query('select count(*)::int as letters from mail_outbox')).rows).toEqual(before.rows);
	});

	it('is put back by the chief editor, and its sender told', async () => {
		const [course, { ctx, email }] = [await courseRow(test), await member()];
		const [editor, chief] = [await editorRow(test), await editorRow(test, {}, 'chief')];
		const id = await tell(ctx, course.slug, 'fair', { trapped: true });
		await decide(editor.ctx, item(id), { outcome: 'rejected', ...WORDS });
		await carryOutAll(test);
		const [entry] = await listEntries(test, 'conditions', id);
		expect(await restoreTaken(chief.ctx, entry?.id ?? 0, 'It was played.')).toMatchObject({ ok: true });
		expect(await said(course.id)).toEqual(['fair']);
		expect(await actionsOn(id)).toEqual(['conditions rejected', 'conditions restored']);
		expect(await namesOfLetters(test, email)).toEqual(['conditions-approved', 'conditions-removed']);
	});
});

describe('an objection', () => {
	it('of whoever sent it is decided by another editor, and one letter tells what stands again', async () => {
		const [course, { ctx, email }] = [await courseRow(test), await member()];
		const [first, second] = [await editorRow(test), await editorRow(test)];
		const id = await tell(ctx, course.slug);
		expect(await rejectConditions(first.ctx, id, WORDS)).toMatchObject({ ok: true });
		expect(await rejectConditions(first.ctx, id, WORDS)).toEqual({ ok: false, kind: 'decided-already' });
		const [entry] = await listEntries(test, 'conditions', id);
		expect(entry).toMatchObject({ action: 'conditions removed', after: { source: 'editor' } });
		const link = makeAppealLink(ctx.secret, { decision: entry?.id ?? 0, party: 'author' });
		expect(await sendAppeal(visitor(), link, 'I played there that morning.')).toMatchObject({ ok: true });
		const [appeal] = await test.db
			.select()
			.from(appeals)
			.where(eq(appeals.decisionId, entry?.id ?? 0));
		const granted = { outcome: 'granted', words: 'You did.' } as const;
		expect(await decideAppeal(first.ctx, appeal?.id ?? 0, granted)).toEqual({ ok: false, kind: 'own-decision' });
		expect(await decideAppeal(second.ctx, appeal?.id ?? 0, granted)).toMatchObject({ ok: true });
		expect(await said(course.id)).toEqual(['good']);
		expect(await namesOfLetters(test, email)).toEqual(['appeal-decided', 'appeal-received', 'conditions-removed']);
		expect((await lettersTo(test, email, 'appeal-decided'))[0]).toMatchObject({
			data: { regained: 'conditions', conditionsId: id, course: course.name },
		});
	});
});

describe('a flood of reports of one course', () => {
	it('waits together, as of one network where it is one; what an editor has let stand is never held with it', async () => {
		const [course, editor] = [await courseRow(test), await editorRow(test)];
		const flood = [];
		for (let at = 0; at <= CONDITION_LIMITS.courseADay; at++) flood.push(await tell(visitor(), course.slug, 'poor'));
		expect(await Promise.all(flood.map(waits))).toEqual(flood.map(() => true));
		const [kept = 0, ...rest] = flood;
		await decide(editor.ctx, item(kept), { outcome: 'approved' });
		for (const id of rest) await decide(editor.ctx, item(id), { outcome: 'rejected', ...WORDS });
		await carryOutAll(test);
		expect(await said(course.id)).toEqual(['poor']);
		// Refused ones are part of the flood for the rest of the day.
		const next = await tell(visitor(), course.slug, 'poor');
		expect([await waits(next), await waits(kept)]).toEqual([true, false]);
	});

	it('from one network is decided together', async () => {
		const [ctx, editor] = [visitor(), await editorRow(test)];
		const ids = [];
		for (let at = 0; at < CONDITION_LIMITS.networkADay + 3; at++)
			ids.push(await tell(ctx, (await courseRow(test)).slug));
		const held = ids.slice(CONDITION_LIMITS.networkADay);
		const alike = await listAlike(editor.ctx, item(held[0] ?? 0));
		expect(alike.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(held);
		expect(alike[1]?.alike).toEqual(['network']);
	});
});

describe('a report of a report of conditions', () => {
	it('takes it down where it is upheld, and the member who sent it learns why', async () => {
		const [course, { ctx, email }, editor] = [await courseRow(test), await member(), await editorRow(test)];
		const id = await tell(ctx, course.slug);
		expect(await complain(ctx, id, email)).toEqual({ ok: false, kind: 'own-review' });
		const sent = await complain(visitor(), id, 'one@golf.example');
		if (!sent.ok) throw new Error(sent.kind);
		expect(await namesOfLetters(test, 'one@golf.example')).toEqual(['report-received']);
		const decided = { outcome: 'upheld', ...WORDS } as const;
		expect(await decideReport(editor.ctx, sent.value.reference, decided)).toMatchObject({ ok: true });
		expect(editor.ctx.changes).toContain(`course:${course.id}`);
		expect(await said(course.id)).toEqual([]);
		expect((await listEntries(test, 'conditions', id))[0]).toMatchObject({
			...{ action: 'conditions removed', ...WORDS },
			after: { source: 'report' },
		});
		expect((await lettersTo(test, email, 'conditions-removed'))[0]).toMatchObject({
			message: 'conditions-removed',
			data: { reported: true, wasHeld: false },
		});
		expect(await namesOfLetters(test, 'one@golf.example')).toEqual(['report-decided', 'report-received']);
		// What readers do not see cannot be reported.
		expect(await complain(visitor(), id)).toEqual({ ok: false, kind: 'thing-unknown' });
	});

	it('leaves it where it is dismissed: its sender is told once, and no later flood holds it', async () => {
		const [course, { ctx, email, userId }, editor] = [
			await courseRow(test),
			await memberRow(test),
			await editorRow(test),
		];
		const id = await tell(ctx, course.slug);
		for (const from of ['two@golf.example', 'three@golf.example']) {
			const sent = await complain(visitor(), id, from);
			if (!sent.ok) throw new Error(sent.kind);
			await decideReport(editor.ctx, sent.value.reference, { outcome: 'dismissed', words: 'It was played.' });
		}
		expect(await namesOfLetters(test, email)).toEqual(['conditions-stays']);
		for (let at = 0; at <= CONDITION_LIMITS.courseADay; at++) await tell(visitor(), course.slug, 'poor');
		expect(await said(course.id)).toEqual(['good']);
		expect(await waits(id)).toBe(false);
		const [row] = await test.db.select().from(reports).where(eq(reports.conditionsId, id));
		expect(row).toMatchObject({ kind: 'conditions', courseId: course.id });
		expect((await listTold(ctx, course.id)).own).toMatchObject([{ id, standing: 'published', removal: null }]);
		await test.db.delete(conditionReports).where(eq(conditionReports.userId, userId));
	});
});
