import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photographs } from '#database/schema/pictures.ts';
import { listInbox } from '#domain/desk/inbox-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { carryOutAll, editorRow, heldReview } from '#tests/support/facts/desk.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import * as deskPhotograph from './photograph.tsx';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

it('S58: what the page of a photograph posts is about the words that it shows below it, and about no others', async () => {
	const { ctx } = await editorRow(database);
	const { id: reviewId, courseId } = await heldReview(database, { status: 'published', heldBy: [] });
	const place = { reviewId, courseId, position: 1, width: 800, height: 600, status: 'ready' } as const;
	const [{ id } = { id: '' }] = await database.db
		.insert(photographs)
		.values({ ...place, alt: 'The “ninth”' })
		.returning();
	const path = `/desk/inbox/photograph/${id}`;
	/** The fields that the form carries unseen. */
	const hidden = async () => {
		const page = {
			database,
			path,
			pattern: 'desk/inbox/photograph/:id',
			params: { id },
			origin: 'https://golf.test',
			ctx,
		};
		const html = await renderPage(deskPhotograph, page);
		const fields = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
		return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
	};
	const keep = async (fields: Record<string, string>) => {
		await callRoute(deskPhotograph.action, path, ctx, { outcome: 'kept', words: '', ...fields }, { id });
		await carryOutAll(database);
		return listInbox(ctx, 'photograph');
	};
	const seen = await hidden();
	await database.db.update(photographs).set({ alt: 'Balls for sale' }).where(eq(photographs.id, id));
	expect(await keep(seen)).toMatchObject([{ id }]);
	expect(await keep(await hidden())).toEqual([]);
});
