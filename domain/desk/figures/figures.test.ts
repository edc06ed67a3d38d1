import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailOutbox } from '#database/schema/mail.ts';
import { jobFailures, settings } from '#database/schema/system.ts';
import { recordDecision } from '#domain/shared/desk/desk-log.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { FIGURES_DAYS, readFigures } from './figures-queries.ts';
import { noteJobFailures, sweepJobFailures } from './job-failure-commands.ts';
import { LAST_BACKUP, LATE_BACKUP_HOURS } from './last-backup.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

const NOW = new Date('2026-07-31T15:00:00Z');
const now = () => NOW;

it('tells an editor, and nobody else, how the desk is doing', async () => {
	const { ctx } = await editorRow(test, { now });
	expect((await readFigures(ctx))?.decision).toEqual({
		decided: 0,
		median: null,
		p90: null,
		bands: [0, 0, 0, 0, 0, 0],
	});
	const course = await courseRow(test, { name: 'Newest of all', createdAt: new Date('2999-01-01T00:00:00Z') });
	const written = (day: string, facts: Parameters<typeof reviewRow>[2] = {}) =>
		reviewRow(test, course.id, { createdAt: new Date(`${day}T00:00:00Z`), ...facts });
	await written('2026-07-01');
	await written('2026-07-02', { sample: true, heldBy: ['link'] });
	await written('2026-07-31', { heldBy: ['link', 'phone'], status: 'held' });
	const [quick, slow] = [
		await written('2026-07-10', { heldBy: ['link'], status: 'rejected' }),
		await written('2026-07-10', { heldBy: ['words'] }),
	];
	const decide = (id: number, at: string) =>
		recordDecision(
			test.db,
			{ ...ctx, now: () => new Date(at) },
			{ action: 'review approved', thing: { kind: 'review', id } },
		);
	await decide(quick.id, '2026-07-10T02:00:00Z');
	await decide(slow.id, '2026-07-10T12:00:00Z');
	// A second decision does not make the first one slower.
	await decide(quick.id, '2026-07-20T12:00:00Z');
	// Written before the time that is looked at, and decided before it.
	await decide((await written('2026-06-30', { heldBy: ['haste'] })).id, '2026-07-01T23:59:59Z');
	const letter = { message: 'review-held', recipient: 'eva@golf.example', data: {}, nextAttemptAt: NOW };
	await test.db.insert(mailOutbox).values([
		{ ...letter, status: 'failed', createdAt: NOW },
		{ ...letter, status: 'sent', createdAt: NOW },
		{ ...letter, status: 'failed', createdAt: new Date('2026-06-01T00:00:00Z') },
	]);

	await noteJobFailures(test.db, [
		{ job: 'sweep', day: '2026-07-02', count: 1 },
		{ job: 'outbox', day: '2026-07-31', count: 2 },
		{ job: 'outbox', day: '2026-06-30', count: 7 },
	]);
	// Another process, on the same day.
	await noteJobFailures(test.db, [{ job: 'outbox', day: '2026-07-31', count: 3 }]);

	const figures = await readFigures(ctx);
	expect(figures).toMatchObject({
		reviews: { all: 3, held: 3, rejected: 1 },
		rules: [
			{ rule: 'link', held: 2, rejected: 1 },
			{ rule: 'phone', held: 1, rejected: 0 },
			{ rule: 'words', held: 1, rejected: 0 },
		],
		letters: { all: 2, failed: [{ message: 'review-held', count: 1 }] },
		jobs: [
			{ job: 'outbox', count: 5 },
			{ job: 'sweep', count: 1 },
		],
	});
	expect(figures?.decision.decided).toBe(2);
	expect(figures?.decision.bands).toEqual([0, 1, 1, 0, 0, 0]);
	expect(figures?.decision.median).toBeCloseTo(7);
	expect(figures?.decision.p90).toBeCloseTo(11);
	expect(figures?.days).toHaveLength(FIGURES_DAYS);
	expect(figures?.days.filter((day) => day.reviews > 0)).toEqual([
		{ day: '2026-07-10', reviews: 2 },
		{ day: '2026-07-31', reviews: 1 },
	]);
	expect(figures?.courses[0]).toMatchObject({ name: 'Newest of all' });
	expect(await readFigures((await memberRow(test)).ctx)).toBeNull();
});

it('forgets the failures of days that are no longer looked at', async () => {
	await test.db.delete(jobFailures);
	const failed = (day: string) => ({ job: 'ageing', day, count: 1 });
	await noteJobFailures(test.db, [failed('2026-06-29'), failed('2026-07-02')]);
	await sweepJobFailures(test.db, NOW);
	expect(await test.db.select().from(jobFailures)).toEqual([failed('2026-07-02')]);
});

it('R41: tells an editor when the last good backup was made, that there has been none, and that it is overdue', async () => {
	const { ctx } = await editorRow(test, { now });
	const told = async () => (await readFigures(ctx))?.backup;
	expect(await told()).toBeNull();
	const at = new Date(NOW.getTime() - LATE_BACKUP_HOURS * 3_600_000);
	await test.db.insert(settings).values({ key: LAST_BACKUP, value: { at: at.toISOString() } });
	expect(await told()).toEqual({ at, late: false });
	ctx.now = () => new Date(NOW.getTime() + 1);
	expect(await told()).toEqual({ at, late: true });
});
