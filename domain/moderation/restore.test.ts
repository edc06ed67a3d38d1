import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskLog } from '#database/schema/desk.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { lettersTo } from '#tests/support/accounts.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { editorRow, heldReview, listEntries } from '#tests/support/desk.ts';
import { getLogEntry } from '../desk/log-queries.ts';
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
		expect(await restoreTaken(chief.ctx, entry, WHY)).toMatchObject({ ok: true });
		expect(await statusOf(id)).toBe('published');
		expect((await listEntries(test, 'review', id)).at(-1)).toMatchObject({ action: 'review restored', words: WHY });
		expect(await lettersTo(test, author.email, 'review-approved')).toHaveLength(1);
		expect(await restoreTaken(chief.ctx, entry, WHY)).toMatchObject({ kind: 'decided-already' });
	});

	it('puts a photograph back with its review', async () => {
		const { id: reviewId, courseId, author } = await heldReview(test, { status: 'published' });
		const [photograph] = await test.db
			.insert(photographs)
			.values({ reviewId, courseId, status: 'ready', alt: 'The lake', width: 90, height: 60, position: 1 })
			.returning();
		const id = photograph?.id ?? '';
		await decidePhotograph(editor.ctx, id, { outcome: 'removed', ...REASONS });
		const [entry] = await listEntries(test, 'photograph', id);
		expect(await restoreTaken(chief.ctx, entry?.id ?? 0, WHY)).toMatchObject({ ok: true });
		const [back] = await test.db.select().from(photographs).where(eq(photographs.id, id));
		expect(back?.status).toBe('ready');
		expect(await lettersTo(test, author.email, 'photograph-restored')).toHaveLength(1);
	});

	it('S58: leaves words alone that their author has changed since', async () => {
		const { id, entry } = await rejected();
		await test.db.update(reviews).set({ version: 2 }).where(eq(reviews.id, id));
		expect(await restoreTaken(chief.ctx, entry, WHY)).toMatchObject({ kind: 'decided-already' });
		expect(await statusOf(id)).toBe('rejected');
	});

	it('S27: is the chief editor’s alone, and of entries that took something from readers', async () => {
		const { id, entry } = await rejected();
		expect(await restoreTaken(editor.ctx, entry, WHY)).toMatchObject({ kind: 'not-an-editor' });
		expect(await getLogEntry(editor.ctx, entry)).toBeNull();
		expect(await getLogEntry(chief.ctx, entry)).toMatchObject({ action: 'review rejected' });
		expect(await statusOf(id)).toBe('rejected');
		await restoreTaken(chief.ctx, entry, WHY);
		const [restored] = await test.db.select().from(deskLog).where(eq(deskLog.action, 'review restored'));
		expect(await restoreTaken(chief.ctx, restored?.id ?? 0, WHY)).toMatchObject({ kind: 'entry-unknown' });
	});
});
