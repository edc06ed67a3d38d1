import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { deskLog } from '#database/schema/desk.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { memberRow } from '#tests/support/databases/rows.ts';
import { editorRow, heldReview, listEntries } from '#tests/support/facts/desk.ts';
import { changeBadge } from '../member-desk/member-commands.ts';
import { liftSuspension, suspendMember } from '../member-desk/suspension-commands.ts';
import { captionMark } from '../pictures/caption-mark.ts';
import type { DomainContext } from '../shared/context.ts';
import { utcDay } from '../shared/day.ts';
import { inTransaction } from '../shared/transaction.ts';
import type { Entry } from './appeal-party.ts';
import { approveReview, rejectReview } from './commands.ts';
import { decidePhotograph } from './photograph-decision-commands.ts';
import { takeBack } from './take-back.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

const REASONS = { ground: 'advertising', words: 'The link sells balls.' } as const;
const REMOVED = { outcome: 'removed', ground: 'harm', words: 'A face.' } as const;

async function undo(ctx: DomainContext, entry: Entry) {
	await inTransaction(ctx, async (tx) => {
		await takeBack(tx, ctx, entry, { words: 'We were wrong.', letter: true });
		return { ok: true };
	});
}

/** Takes every decision of these kinds about a thing back, the oldest first; gives how it stood after each. */
async function undoEach(ctx: DomainContext, { kind, id, actions }: Undone, state: (db: Database) => Promise<unknown>) {
	const entries = (await listEntries(test, kind, id)).filter(({ action }) => actions.includes(action));
	const states: unknown[] = [];
	for (const entry of entries) {
		await undo(ctx, entry);
		states.push(await state(test.db));
	}
	return states;
}
type Undone = { kind: string; id: string | number; actions: string[] };

describe('an old decision that is taken back', () => {
	const reviewState = (id: number) => async (db: Database) =>
		(await db.select().from(reviews).where(eq(reviews.id, id)))[0]?.status;

	it('does not undo a newer one about the same review, removed after it was rejected or rejected again', async () => {
		const { ctx } = await editorRow(test);
		const { id } = await heldReview(test);
		const seen = { reviewId: id, version: 1 };
		expect(await rejectReview(ctx, seen, REASONS)).toMatchObject({ ok: true });
		expect(await approveReview(ctx, seen)).toMatchObject({ ok: true });
		expect(await rejectReview(ctx, seen, REASONS)).toMatchObject({ ok: true });
		const undone = { kind: 'review', id, actions: ['review rejected', 'review removed'] };
		expect(await undoEach(ctx, undone, reviewState(id))).toEqual(['rejected', 'published']);
	});

	it('does not publish what the author has written and sent since, which no editor has read', async () => {
		const { ctx } = await editorRow(test);
		const { id } = await heldReview(test);
		await rejectReview(ctx, { reviewId: id, version: 1 }, REASONS);
		await test.db.update(reviews).set({ status: 'held', version: 2 }).where(eq(reviews.id, id));
		const undone = { kind: 'review', id, actions: ['review rejected'] };
		expect(await undoEach(ctx, undone, reviewState(id))).toEqual(['held']);
	});

	it('does not bring back a photograph that was taken down again', async () => {
		const { ctx } = await editorRow(test);
		const { id: reviewId, courseId } = await heldReview(test, { status: 'published', heldBy: [] });
		const picture = { reviewId, courseId, position: 1, status: 'ready' } as const;
		const [{ id } = { id: '' }] = await test.db.insert(photographs).values(picture).returning();
		const ofIt = eq(photographs.id, id);
		for (let times = 0; times < 2; times++) {
			await test.db.update(photographs).set({ status: 'ready' }).where(ofIt);
			expect(await decidePhotograph(ctx, id, { ...REMOVED, caption: captionMark('') })).toMatchObject({ ok: true });
		}
		const state = async (db: Database) => (await db.select().from(photographs).where(ofIt))[0]?.status;
		const undone = { kind: 'photograph', id, actions: ['photograph removed'] };
		expect(await undoEach(ctx, undone, state)).toEqual(['removed', 'ready']);
	});

	it('does not give back a badge that was taken again', async () => {
		const { ctx } = await editorRow(test);
		const { userId: id } = await memberRow(test);
		for (const has of [true, false, true, false]) {
			expect(await changeBadge(ctx, id, has, 'It was asked for.')).toMatchObject({ ok: true });
		}
		const state = async (db: Database) => (await db.select().from(users).where(eq(users.id, id)))[0]?.role;
		const undone = { kind: 'member', id, actions: ['badge removed'] };
		expect(await undoEach(ctx, undone, state)).toEqual(['member', 'reviewer']);
	});

	it('does not end a newer suspension, though it has the same end', async () => {
		const { ctx } = await editorRow(test);
		const { userId: id } = await memberRow(test);
		const endsOn = utcDay(new Date(Date.now() + 20 * 86_400_000));
		const suspension = { ground: 'misuse', words: 'Twelve reports in a day.', endsOn } as const;
		await suspendMember(ctx, id, suspension);
		await liftSuspension(ctx, id, '');
		expect(await suspendMember(ctx, id, suspension)).toMatchObject({ ok: true });
		const state = async (db: Database) =>
			(await db.select().from(users).where(eq(users.id, id)))[0]?.bannedUntil !== null;
		const undone = { kind: 'member', id, actions: ['member suspended'] };
		expect(await undoEach(ctx, undone, state)).toEqual([true, false]);
	});

	it('waits for a newer one that is being made, and leaves it', async () => {
		const { ctx } = await editorRow(test);
		const { userId: id } = await memberRow(test);
		await changeBadge(ctx, id, true, 'It was asked for.');
		await changeBadge(ctx, id, false, 'They were bought.');
		const [entry] = (await listEntries(test, 'member', id)).slice(-1);
		if (!entry) throw new Error('no entry');
		const { id: _own, ...again } = entry;
		let undone: Promise<void> | undefined;
		await test.db.transaction(async (tx) => {
			await tx.select().from(users).where(eq(users.id, id)).for('update');
			undone = undo(ctx, entry);
			await expect.poll(() => test.db.execute(WAITING).then(({ rows }) => rows.length)).toBeGreaterThan(0);
			await tx.insert(deskLog).values(again);
		});
		await undone;
		expect((await test.db.select().from(users).where(eq(users.id, id)))[0]?.role).toBe('member');
	});
});

const WAITING = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
