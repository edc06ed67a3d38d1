import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appeals, deskLog } from '#database/schema/desk.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { lettersTo, namesOfLetters } from '#tests/support/facts/accounts.ts';
import { editorRow, heldReview, listEntries } from '#tests/support/facts/desk.ts';
import { listInbox } from '../desk/inbox-queries.ts';
import { getLogEntry, listLog } from '../desk/log/log-queries.ts';
import { captionMark } from '../pictures/caption-mark.ts';
import { sendAppeal } from './appeal-commands.ts';
import { makeAppealLink } from './appeal-link.ts';
import { rejectReview } from './commands.ts';
import { decidePhotograph } from './photograph-decision-commands.ts';
import { restoreTaken } from './restore-commands.ts';

let test: TestDatabase;
let chief: Awaited<ReturnType<typeof editorRow>>;
let editor: typeof chief;
beforeAll(async () => {
	test = await openTestDatabase();
	[chief, editor] = [await editorRow(test, {}, 'chief'), await editorRow(test)];
});
afterAll(() => test.close());

const REASONS = { ground: 'harm', words: 'A face can be known in it.' } as const;
const WHY = 'The face is a statue’s.';

/** What the chief editor tries, which succeeds if, and only if, the log has offered it. */
async function restore(entry = 0) {
	const offered = (await getLogEntry(chief.ctx, entry))?.restorable;
	const outcome = await restoreTaken(chief.ctx, entry, WHY);
	expect(offered).toBe(outcome.ok);
	return outcome;
}

async function rejected() {
	const review = await heldReview(test);
	await rejectReview(editor.ctx, { reviewId: review.id, version: 1 }, REASONS);
	const [entry] = await listEntries(test, 'review', review.id);
	return { ...review, entry: entry?.id ?? 0 };
}
const statusOf = async (id: number) => (await test.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.status;

describe('restoring what was taken down', () => {
	it('publishes the review, says why in the log and tells its author, once', async () => {
		const { id, entry, author } = await rejected();
		expect(await restore(entry)).toMatchObject({ ok: true });
		expect(await statusOf(id)).toBe('published');
		expect((await listEntries(test, 'review', id)).at(-1)).toMatchObject({ action: 'review restored', words: WHY });
		expect(await restore(entry)).toMatchObject({ kind: 'restorable-no-more' });
		expect(await namesOfLetters(test, author.email)).toEqual(['review-rejected', 'review-restored']);
	});

	it('puts a photograph back with its review', async () => {
		const { id: reviewId, courseId, author } = await heldReview(test, { status: 'published' });
		const [photograph] = await test.db
			.insert(photographs)
			.values({ reviewId, courseId, status: 'ready', alt: 'The lake', width: 90, height: 60, position: 1 })
			.returning();
		const id = photograph?.id ?? '';
		await decidePhotograph(editor.ctx, id, { outcome: 'removed', caption: captionMark('The lake'), ...REASONS });
		const [entry] = await listEntries(test, 'photograph', id);
		expect(await restore(entry?.id)).toMatchObject({ ok: true });
		const [back] = await test.db.select().from(photographs).where(eq(photographs.id, id));
		expect(back?.status).toBe('ready');
		expect(await namesOfLetters(test, author.email)).toEqual(['photograph-removed', 'photograph-restored']);
	});

	it('grants the objection that is open, in one letter, which says nothing of what is for the log', async () => {
		const { entry, author } = await rejected();
		const link = makeAppealLink(chief.ctx.secret, { decision: entry, party: 'author' });
		expect(await sendAppeal(test.context(), link, 'It is a statue.')).toMatchObject({ ok: true });
		expect(await restore(entry)).toMatchObject({ ok: true });
		const [appeal] = await test.db.select().from(appeals).where(eq(appeals.decisionId, entry));
		expect(appeal).toMatchObject({ status: 'granted', email: '' });
		expect(await listEntries(test, 'appeal', appeal?.id ?? 0)).toMatchObject([
			{ action: 'appeal granted', words: WHY },
		]);
		expect(await listInbox(editor.ctx, 'appeal')).toEqual([]);
		expect(await namesOfLetters(test, author.email)).toEqual(['appeal-decided', 'appeal-received', 'review-rejected']);
		const [letter] = await lettersTo(test, author.email, 'appeal-decided');
		expect(letter?.data).toMatchObject({ outcome: 'granted', words: '', regained: 'review' });
	});

	it('S58: leaves words alone that their author has changed since', async () => {
		const { id, entry } = await rejected();
		await test.db.update(reviews).set({ version: 2 }).where(eq(reviews.id, id));
		expect(await restore(entry)).toMatchObject({ kind: 'restorable-no-more' });
		expect(await statusOf(id)).toBe('rejected');
	});

	it('leaves alone what its author has withdrawn, or what is gone', async () => {
		const [withdrawn, gone] = [await rejected(), await rejected()];
		await test.db.update(reviews).set({ status: 'withdrawn' }).where(eq(reviews.id, withdrawn.id));
		await test.db.delete(reviews).where(eq(reviews.id, gone.id));
		for (const { entry } of [withdrawn, gone])
			expect(await restore(entry)).toMatchObject({ kind: 'restorable-no-more' });
	});

	it('is of the newest of several decisions about a thing', async () => {
		const { id, entry: first } = await rejected();
		await restore(first);
		await rejectReview(editor.ctx, { reviewId: id, version: 1 }, REASONS);
		const second = (await listEntries(test, 'review', id)).at(-1)?.id;
		expect(await restore(first)).toMatchObject({ kind: 'restorable-no-more' });
		const { entries } = await listLog(chief.ctx, { kind: null, editor: null, from: null, to: null });
		const offered = entries.filter(({ thingId, restorable }) => thingId === String(id) && restorable);
		expect(offered.map((entry) => entry.id)).toEqual([second]);
		expect(await restore(second)).toMatchObject({ ok: true });
	});

	it('is not done without a reason for the log', async () => {
		const { id, entry } = await rejected();
		expect(await restoreTaken(chief.ctx, entry, '\n')).toEqual({ ok: false, kind: 'words-missing' });
		expect(await statusOf(id)).toBe('rejected');
	});

	it('S27: is the chief editor’s alone, and of entries that took something from readers', async () => {
		const { id, entry } = await rejected();
		expect(await restoreTaken(editor.ctx, entry, WHY)).toMatchObject({ kind: 'not-an-editor' });
		expect(await getLogEntry(editor.ctx, entry)).toBeNull();
		expect(await getLogEntry(chief.ctx, entry)).toMatchObject({ action: 'review rejected' });
		expect(await statusOf(id)).toBe('rejected');
		await restore(entry);
		const [restored] = await test.db.select().from(deskLog).where(eq(deskLog.action, 'review restored'));
		expect(await restore(restored?.id)).toMatchObject({ kind: 'entry-unknown' });
	});
});
