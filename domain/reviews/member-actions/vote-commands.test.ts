import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { profiles } from '#database/schema/accounts.ts';
import { helpfulVotes, reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow, stampOf } from '#tests/support/databases/rows.ts';
import { getViewerState } from './viewer-state-queries.ts';
import { takeBackVote, voteHelpful } from './vote-commands.ts';
import { leaveVotes } from './vote-departure-commands.ts';

let test: TestDatabase;
let courseId: number;

beforeAll(async () => {
	test = await openTestDatabase();
	courseId = (await courseRow(test)).id;
});

afterAll(() => test.close());

const vote = (ctx: DomainContext, id: number) => voteHelpful(ctx, id, stampOf(ctx));
const takeBack = (ctx: DomainContext, id: number) => takeBackVote(ctx, id, stampOf(ctx));

/** The stored count, and the votes there are: one must always be the other. */
async function countsOf(id: number) {
	const [row] = await test.db.select({ stored: reviews.helpfulCount }).from(reviews).where(eq(reviews.id, id));
	return { stored: row?.stored, votes: await test.db.$count(helpfulVotes, eq(helpfulVotes.reviewId, id)) };
}

describe('a helpful vote', () => {
	it('is counted with the vote and purges the course’s pages', async () => {
		const { id } = await reviewRow(test, courseId);
		const { ctx } = await memberRow(test);
		expect(await vote(ctx, id)).toEqual({ ok: true, value: { courseId, helpfulCount: 1 } });
		expect(await countsOf(id)).toEqual({ stored: 1, votes: 1 });
		expect(ctx.changes).toContain(`course:${courseId}`);
	});

	it('S28: is one a member, however often and at once it is sent', async () => {
		const { id } = await reviewRow(test, courseId);
		const { ctx } = await memberRow(test);
		const outcomes = await Promise.all(Array.from({ length: 10 }, () => vote(ctx, id)));
		expect(outcomes.every(({ ok }) => ok)).toBe(true);
		expect(await countsOf(id)).toEqual({ stored: 1, votes: 1 });
	});

	it('R09: of a hundred members at once, over two nodes, are all counted', async () => {
		const { id } = await reviewRow(test, courseId);
		const other = openDatabase(test.url, { size: 5, waitTimeout: 30_000, statementTimeout: 60_000 });
		const members = await Promise.all(Array.from({ length: 100 }, () => memberRow(test)));
		const votes = members.map(({ ctx }, at) => vote(at % 2 === 0 ? ctx : { ...ctx, db: other.db }, id));
		expect((await Promise.all(votes)).every(({ ok }) => ok)).toBe(true);
		expect(await countsOf(id)).toEqual({ stored: 100, votes: 100 });
		await other.pool.end();
	});

	it('R08: posted again with the same stamp after it was taken back changes nothing', async () => {
		const { id } = await reviewRow(test, courseId);
		const { ctx } = await memberRow(test);
		const stamp = stampOf(ctx);
		await voteHelpful(ctx, id, stamp);
		await takeBack(ctx, id);
		expect(await voteHelpful(ctx, id, stamp)).toMatchObject({ ok: true });
		expect(await countsOf(id)).toEqual({ stored: 0, votes: 0 });
	});

	it('may be taken back, which twice is once', async () => {
		const { id } = await reviewRow(test, courseId);
		const [one, other] = [await memberRow(test), await memberRow(test)];
		await vote(one.ctx, id);
		await vote(other.ctx, id);
		await takeBack(one.ctx, id);
		expect(await takeBack(one.ctx, id)).toMatchObject({ value: { helpfulCount: 1 } });
		expect(await countsOf(id)).toEqual({ stored: 1, votes: 1 });
	});

	it('S28: is refused for one’s own review', async () => {
		const { ctx, userId } = await memberRow(test);
		const { id } = await reviewRow(test, courseId, { userId });
		expect(await vote(ctx, id)).toEqual({ ok: false, kind: 'own-review' });
		expect(await countsOf(id)).toEqual({ stored: 0, votes: 0 });
	});

	it.each(['held', 'rejected', 'withdrawn'] as const)('S28: is refused on a review that is %s', async (status) => {
		const { id } = await reviewRow(test, courseId, { status });
		const { ctx } = await memberRow(test);
		expect(await vote(ctx, id)).toEqual({ ok: false, kind: 'review-unknown' });
	});

	it('S26, S28: is refused to visitors and nobody’s vote can be given or taken by another', async () => {
		const { id } = await reviewRow(test, courseId);
		const [one, other] = [await memberRow(test), await memberRow(test)];
		expect(await vote(test.context(), id)).toEqual({ ok: false, kind: 'not-signed-in' });
		await vote(one.ctx, id);
		await takeBack(other.ctx, id);
		expect(await countsOf(id)).toEqual({ stored: 1, votes: 1 });
		const stamp = stampOf(one.ctx);
		await takeBackVote(one.ctx, id, stamp);
		expect(await takeBackVote(other.ctx, id, stamp)).toEqual({ ok: false, kind: 'stamp-reused' });
	});

	it('leaves with its member', async () => {
		const { id } = await reviewRow(test, courseId);
		const [one, other] = [await memberRow(test), await memberRow(test)];
		await vote(one.ctx, id);
		await vote(other.ctx, id);
		await test.db.transaction((tx) => leaveVotes(tx as never, one.ctx, one.userId));
		expect(await countsOf(id)).toEqual({ stored: 1, votes: 1 });
		const left = and(eq(helpfulVotes.reviewId, id), eq(helpfulVotes.userId, one.userId));
		expect(await test.db.$count(helpfulVotes, left)).toBe(0);
	});
});

describe('the viewer state of a member', () => {
	it('S26: are the member’s own', async () => {
		const { ctx, userId } = await memberRow(test);
		const [voted, own] = [await reviewRow(test, courseId), await reviewRow(test, courseId, { userId })];
		await vote(ctx, voted.id);
		await test.db.insert(profiles).values({ userId, handicapTenths: 142 });
		const state = {
			represents: false,
			band: '10-18',
			helpful: [voted.id],
			own: [own.id],
			counts: { [voted.id]: 1 },
			choosesCovers: false,
			cover: null,
		};
		expect(await getViewerState(ctx, courseId, [voted.id])).toEqual(state);
		const other = await memberRow(test);
		expect(await getViewerState(other.ctx, courseId, [])).toMatchObject({
			band: null,
			helpful: [],
			own: [],
			counts: {},
		});
		expect(await getViewerState(test.context(), courseId, [voted.id])).toMatchObject({ helpful: [], counts: {} });
	});
});
