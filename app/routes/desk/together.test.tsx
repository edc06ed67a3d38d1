import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskItems } from '#database/schema/desk.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { listAlike } from '#domain/desk/deciding/alike-queries.ts';
import { listInbox } from '#domain/desk/inbox-queries.ts';
import { takeItem } from '#domain/desk/item-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { sketchOf } from '#domain/shared/sketch.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { reviewRow } from '#tests/support/databases/rows.ts';
import { carryOutAll, editorRow, heldReview, listEntries } from '#tests/support/facts/desk.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import * as removal from './decision-removal.ts';
import * as inbox from './inbox.tsx';
import * as together from './together.tsx';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
	await database.db.delete(reviews);
	await database.db.delete(deskItems);
});

type Asked = {
	init: { status: number };
	data: { notice: string | null; told?: string; left: string[]; words: string };
};

const COPY = 'Rounds are cheap on this wonderful course, and the pro sells lessons to whoever comes by.';
const REASON = { outcome: 'rejected', ground: 'advertising', words: 'One advertisement, three times.' };

/** Three that belong together, each for a reason of its own, and one that has nothing in common with them. */
async function writeGroup() {
	const first = await heldReview(database, { content: COPY, sketch: sketchOf(COPY), networkHash: 'net' });
	const copy = await heldReview(database, { content: `${COPY} Do come!`, sketch: sketchOf(`${COPY} Do come!`) });
	const network = await heldReview(database, { networkHash: 'net', userId: null });
	const author = await reviewRow(database, copy.courseId, {
		...{ userId: first.author.userId, status: 'held', heldBy: ['link'] },
	});
	const other = await heldReview(database, { networkHash: 'another net' });
	return { first, ids: [first, copy, network, author].map(({ id }) => String(id)), other };
}

const post = (ctx: DomainContext, kind: string, id: string | number, fields: Record<string, string>) =>
	callRoute(together.action, `/desk/together/${kind}/${id}`, ctx, fields, { kind, id: String(id) });

const ticked = (ids: readonly string[], mark = '1') =>
	Object.fromEntries(ids.map((id) => [`item-${id}`, `seen ${mark}`]));

describe('what is alike is decided together', () => {
	it('near-copies, and what is of one author or network, from the line of any of them in the inbox', async () => {
		const { first, ids, other } = await writeGroup();
		const { ctx } = await editorRow(database);
		const alike = await listAlike(ctx, { kind: 'review', id: String(first.id) });
		expect(alike.map(({ id, alike: why }) => [id, why])).toEqual([
			[ids[0], []],
			[ids[1], ['copy']],
			[ids[2], ['network']],
			[ids[3], ['author']],
		]);
		const page = { database, ctx, path: '/desk', pattern: 'desk', params: {}, origin: 'https://golf.test' };
		const html = await renderPage(inbox, page);
		for (const id of ids) expect(html).toContain(`/desk/together/review/${id}`);
		expect(html).not.toContain(`/desk/together/review/${other.id}`);
	});

	it('with one reason, an entry of the log for each, and nothing of those whose box is cleared', async () => {
		const { first, ids } = await writeGroup();
		const { ctx } = await editorRow(database);
		const [kept, ...chosen] = [...ids].reverse();
		const answer = (await post(ctx, 'review', first.id, { ...REASON, ...ticked(chosen) })) as Response;
		expect(answer.status).toBe(303);
		await carryOutAll(database);
		for (const id of chosen) {
			expect(await listEntries(database, 'review', id)).toMatchObject([
				{ action: 'review rejected', ground: 'advertising', words: REASON.words },
			]);
		}
		expect(await listEntries(database, 'review', kept ?? '')).toEqual([]);
	});

	it('is undone together within its ten seconds', async () => {
		const { first, ids } = await writeGroup();
		const { ctx } = await editorRow(database);
		const before = (await listInbox(ctx, 'all')).length;
		const answer = (await post(ctx, 'review', first.id, { ...REASON, ...ticked(ids) })) as Response;
		const address = new URL(answer.headers.get('location') ?? '', 'https://golf.test');
		const page = {
			database,
			ctx,
			path: address.pathname + address.search,
			pattern: 'desk',
			params: {},
			origin: address.origin,
		};
		expect((await renderPage(inbox, page)).replaceAll('<!-- -->', '')).toContain('Decided. All 4 take effect');
		const id = address.searchParams.get('decided') ?? '';
		await callRoute(removal.action, `/desk/decisions/${id}/removal`, ctx, {}, { id });
		await carryOutAll(database);
		expect(await listInbox(ctx, 'all')).toHaveLength(before);
	});

	it('all or nothing: one that cannot be taken leaves the others as they are', async () => {
		const { first, ids } = await writeGroup();
		const { ctx } = await editorRow(database);
		const lacking = (await post(ctx, 'review', first.id, { ...REASON, ...ticked(ids), words: ' ' })) as Asked;
		expect(lacking.init.status).toBe(400);
		const mangled = { ...REASON, ...ticked(ids), [`item-${ids[3]}`]: 'seen nothing' };
		await expect(post(ctx, 'review', first.id, mangled)).rejects.toMatchObject({ init: { status: 400 } });
		expect(await listInbox(ctx, 'all')).toHaveLength(5);
		const none = (await post(ctx, 'review', first.id, REASON)) as Asked;
		expect(none.data).toMatchObject({ notice: 'Please tick at least one that still waits.', left: ids });
	});

	it('asks once where somebody else has taken one of them, and leaves out what is the editor’s own', async () => {
		const { first, ids } = await writeGroup();
		const [holder, own] = [await editorRow(database), await editorRow(database)];
		await takeItem(holder.ctx, { kind: 'review', id: ids[1] ?? '' });
		await reviewRow(database, first.courseId, { userId: own.userId, status: 'held', networkHash: 'net' });
		expect(await listAlike(own.ctx, { kind: 'review', id: String(first.id) })).toHaveLength(4);
		const asked = (await post(own.ctx, 'review', first.id, { ...REASON, ...ticked(ids) })) as Asked;
		expect(asked).toMatchObject({ init: { status: 409 }, data: { told: holder.userId } });
		const told = { told: asked.data.told ?? '' };
		const answer = (await post(own.ctx, 'review', first.id, { ...REASON, ...ticked(ids), ...told })) as Response;
		expect(answer.status).toBe(303);
	});

	it('photographs of one author, in the words that were seen below them', async () => {
		const { author, courseId, id: reviewId } = await heldReview(database, { status: 'published', heldBy: [] });
		const rows = await database.db
			.insert(photographs)
			.values(
				[1, 2].map((position) => ({
					...{ reviewId, courseId, userId: author.userId, position, width: 80, height: 60 },
					...{ status: 'ready' as const, alt: `The bunker ${position}` },
				})),
			)
			.returning();
		const { ctx } = await editorRow(database);
		const [first] = rows;
		const alike = await listAlike(ctx, { kind: 'photograph', id: first?.id ?? '' });
		expect(alike).toHaveLength(2);
		const seen = Object.fromEntries(alike.map(({ id, bound }) => [`item-${id}`, `seen ${bound?.mark}`]));
		const fields = { outcome: 'removed', ground: 'harm', words: 'A face in each.', ...seen };
		expect(((await post(ctx, 'photograph', first?.id ?? '', fields)) as Response).status).toBe(303);
		await carryOutAll(database);
		expect(await listInbox(ctx, 'photograph')).toEqual([]);
		for (const { id } of rows) expect(await listEntries(database, 'photograph', id)).toHaveLength(1);
	});
});
