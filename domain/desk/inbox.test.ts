import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appeals, deskItems } from '#database/schema/desk.ts';
import { reviews } from '#database/schema/reviews.ts';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { application as asSent } from '#tests/support/facts/support-forms.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { countInbox, countPlace, findNeighbour, listInbox } from './inbox-queries.ts';
import { releaseItem, takeItem } from './item-commands.ts';
import { getOpenItem } from './item-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
	await test.db.execute(sql`truncate desk_items, reviewer_applications, contact_messages cascade`);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

let applications = 0;

async function application(createdAt: Date, suspicion: string | null = null) {
	const [row] = await test.db
		.insert(reviewerApplications)
		.values({ ...asSent, email: `golfer-${++applications}@golf.example`, createdAt, suspicion })
		.returning();
	return String(row?.id);
}

async function message(createdAt: Date, dataRequest: boolean) {
	const [row] = await test.db
		.insert(contactMessages)
		.values({
			reference: `R${createdAt.getTime()}`,
			name: 'Eva Lund',
			email: 'eva@golf.example',
			subject: 'My data',
			category: 'general',
			message: 'Please tell me what you keep.',
			createdAt,
			dataRequest,
		})
		.returning();
	return String(row?.id);
}

async function heldReview(createdAt = new Date()) {
	const course = await courseRow(test);
	const held = { status: 'held', heldBy: ['link'], createdAt } as const;
	return { course, ...(await reviewRow(test, course.id, { ...held, heldBy: ['link'] })) };
}

describe('the inbox', () => {
	it('has what waits, the oldest first and what looks like a machine’s last', async () => {
		const { ctx } = await editorRow(test);
		const second = await heldReview(daysAgo(2));
		const machine = await application(daysAgo(5), 'trap');
		const first = await message(daysAgo(3), false);
		const listed = await listInbox(ctx, 'all');
		expect(listed.map(({ kind, id }) => [kind, id])).toEqual([
			['message', first],
			['review', String(second.id)],
			['application', machine],
		]);
		expect(listed[1]).toMatchObject({
			title: second.course.name,
			why: '8 out of 10, held by: Link or address',
			words: 'Firm, fast and honest.',
		});
		expect(await listInbox(ctx, 'review')).toHaveLength(1);
		expect(await countInbox(ctx)).toEqual({
			all: 3,
			mine: 0,
			overdue: 0,
			kinds: { message: 1, review: 1, application: 1 },
		});
	});

	it('follows what becomes of the things: edited, withdrawn, sent again, erased', async () => {
		const { ctx } = await editorRow(test);
		const { id } = await heldReview();
		const set = (status: 'held' | 'rejected' | 'withdrawn') =>
			test.db.update(reviews).set({ status }).where(sql`id = ${id}`);
		await set('rejected');
		expect(await listInbox(ctx, 'all')).toEqual([]);
		await set('held');
		expect(await listInbox(ctx, 'all')).toHaveLength(1);
		await test.db.delete(reviews).where(sql`id = ${id}`);
		expect(await listInbox(ctx, 'all')).toEqual([]);
	});

	it('marks what was promised an answer by now', async () => {
		const { ctx } = await editorRow(test);
		const late = await application(daysAgo(12));
		await application(daysAgo(4));
		const asked = await message(daysAgo(32), true);
		await message(daysAgo(40), false);
		const overdue = await listInbox(ctx, 'overdue');
		expect(overdue.map(({ id }) => id)).toEqual([asked, late]);
		expect(overdue.every((item) => item.overdue)).toBe(true);
		expect((await countInbox(ctx)).overdue).toBe(2);
	});

	it('goes from item to item in the order of the list, to either side, within the view', async () => {
		const { ctx } = await editorRow(test);
		const [a, b, c] = [await application(daysAgo(3)), await message(daysAgo(2), false), await application(daysAgo(1))];
		const at = await getOpenItem(ctx, { kind: 'application', id: a });
		if (!at) throw new Error('not open');
		expect(await findNeighbour(ctx, 'all', at, 'next')).toEqual({ kind: 'message', id: b });
		expect(await findNeighbour(ctx, 'application', at, 'next')).toEqual({ kind: 'application', id: c });
		expect(await findNeighbour(ctx, 'all', at, 'previous')).toBeNull();
		const last = await getOpenItem(ctx, { kind: 'application', id: c });
		if (!last) throw new Error('not open');
		expect(await findNeighbour(ctx, 'all', last, 'previous')).toEqual({ kind: 'message', id: b });
	});

	it('leads from an item that was opened between two milliseconds to another, never to itself', async () => {
		const { ctx } = await editorRow(test);
		const [a, b] = [await application(daysAgo(2)), await application(daysAgo(1))];
		await test.db.execute(sql`update desk_items set opened_at = opened_at + interval '400 microseconds'`);
		const at = async (id: string) => {
			const open = await getOpenItem(ctx, { kind: 'application', id });
			if (!open) throw new Error('not open');
			return open;
		};
		expect(await findNeighbour(ctx, 'all', await at(a), 'next')).toEqual({ kind: 'application', id: b });
		expect(await findNeighbour(ctx, 'all', await at(b), 'next')).toBeNull();
		expect(await findNeighbour(ctx, 'all', await at(b), 'previous')).toEqual({ kind: 'application', id: a });
	});

	it('leads through things that came together, one after the other, and counts where each stands', async () => {
		const { ctx } = await editorRow(test);
		const ids = [await application(daysAgo(1)), await application(daysAgo(1)), await application(daysAgo(1))];
		await test.db.execute(sql`update desk_items set opened_at = '2026-05-01T10:00:00.123456Z'`);
		const walked: string[] = [];
		let at: { kind: string; id: string } | null = (await listInbox(ctx, 'application'))[0] ?? null;
		while (at && walked.length <= ids.length) {
			const open = await getOpenItem(ctx, { kind: 'application', id: at.id });
			if (!open) throw new Error('not open');
			walked.push(at.id);
			expect(await countPlace(ctx, open)).toEqual({ place: walked.length, of: ids.length });
			at = await findNeighbour(ctx, 'application', open, 'next');
		}
		expect(walked).toEqual([...ids].sort());
		expect(
			await countPlace(test.context(), { kind: 'application', id: '1', openedAt: new Date(), suspect: false }),
		).toEqual({
			place: 0,
			of: 0,
		});
	});

	it('says who has taken what on', async () => {
		const [one, other] = [await editorRow(test), await editorRow(test)];
		const item = { kind: 'application', id: await application(daysAgo(1)) } as const;
		expect((await takeItem(one.ctx, item)).ok).toBe(true);
		expect(await listInbox(one.ctx, 'mine')).toHaveLength(1);
		expect(await listInbox(other.ctx, 'mine')).toHaveLength(0);
		expect((await getOpenItem(other.ctx, item))?.assignee).toEqual({ id: one.userId, name: one.email });
		await releaseItem(other.ctx, item);
		expect((await getOpenItem(one.ctx, item))?.assignee).toBeNull();
	});

	it('keeps an objection from the editor whose decision it is against', async () => {
		const [first, other] = [await editorRow(test), await editorRow(test)];
		const decisionId = await recordDecision(test.db, first.ctx, {
			action: 'review rejected',
			thing: { kind: 'review', id: 1 },
		});
		const objection = { decisionId, party: 'author', words: 'It was fair.', email: 'eva@golf.example' } as const;
		await test.db.insert(appeals).values({ ...objection, createdAt: new Date() });
		expect(await listInbox(first.ctx, 'all')).toEqual([]);
		expect(await listInbox(other.ctx, 'all')).toMatchObject([{ kind: 'appeal', title: 'Against “review rejected”' }]);
	});

	it('S27: tells nothing to anybody else, nor to an editor without the second factor', async () => {
		await application(daysAgo(1));
		const member = await memberRow(test);
		const { ctx, viewer } = await editorRow(test);
		for (const nobody of [member.ctx, { ...ctx, viewer: { ...viewer, secondFactorAt: null } }]) {
			expect(await listInbox(nobody, 'all')).toEqual([]);
			expect((await countInbox(nobody)).all).toBe(0);
			const [item] = await test.db.select().from(deskItems);
			expect(await takeItem(nobody, { kind: 'application', id: item?.thingId ?? '' })).toMatchObject({
				kind: 'not-an-editor',
			});
		}
	});

	it('reads a page in as many statements as it has kinds, and two', async () => {
		const { ctx } = await editorRow(test);
		for (let count = 0; count < 5; count++) await application(daysAgo(count));
		await message(daysAgo(1), false);
		let statements = 0;
		const counting = new Proxy(ctx.db, {
			get: (db, name) => {
				if (name === 'select') statements++;
				return Reflect.get(db, name);
			},
		});
		await listInbox({ ...ctx, db: counting }, 'all');
		// One of them is no statement of its own: it stands inside the first.
		expect(statements).toBe(4);
	});
});
