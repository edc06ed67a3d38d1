import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { courseSuggestions } from '#database/schema/catalogue.ts';
import { deskDecisions } from '#database/schema/desk.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs, pictureRemovals, scorecards } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { contactMessages } from '#database/schema/support.ts';
import { captionMark } from '#domain/pictures/caption-mark.ts';
import { changePhotographs } from '#domain/pictures/photograph-commands.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { memberRow } from '#tests/support/databases/rows.ts';
import { lettersTo } from '#tests/support/facts/accounts.ts';
import { carryOutAll, decide, editorRow, heldReview, listEntries } from '#tests/support/facts/desk.ts';
import { listInbox } from '../inbox-queries.ts';
import { getUndoable, listFailedDecisions } from '../item-queries.ts';
import { decideItem, undoDecisions } from './decision-commands.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

const review = (facts?: Parameters<typeof heldReview>[1]) => heldReview(test, facts);
const statusOf = async (id: number) => (await test.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.status;
const entriesOf = (kind: string, id: string | number) => listEntries(test, kind, id);

const REJECTION = { outcome: 'rejected', version: '1', ground: 'advertising', words: 'The link sells balls.' };

describe('a decision', () => {
	it('does nothing for ten seconds, in which it can be undone', async () => {
		const { ctx } = await editorRow(test);
		const { id, item, author } = await review();
		const decisionId = await decide(ctx, item, REJECTION);
		await carryOutAll(test, () => new Date());
		expect(await statusOf(id)).toBe('held');
		expect((await getUndoable(ctx, [decisionId]))?.seconds).toBeGreaterThan(0);
		expect((await listInbox(ctx, 'review')).map((one) => one.id)).not.toContain(item.id);
		expect(await undoDecisions(ctx, [decisionId])).toMatchObject({ ok: true, value: [item] });
		await carryOutAll(test);
		expect([await statusOf(id), await entriesOf('review', id)]).toEqual(['held', []]);
		expect(await lettersTo(ctx, author.email, 'review-rejected')).toEqual([]);
		expect((await listInbox(ctx, 'review')).map((one) => one.id)).toContain(item.id);
	});

	it('is then carried out as its editor’s: status, log, and the letter with reasons and the way to object', async () => {
		const { ctx, userId } = await editorRow(test);
		const { id, courseId, item, author } = await review();
		const decisionId = await decide(ctx, item, REJECTION);
		expect(await carryOutAll(test)).toContain(`course:${courseId}`);
		expect(await statusOf(id)).toBe('rejected');
		const [entry] = await entriesOf('review', id);
		expect(entry).toMatchObject({
			actorId: userId,
			action: 'review rejected',
			ground: 'advertising',
			words: 'The link sells balls.',
			before: { status: 'held', version: 1 },
			after: { status: 'rejected', version: 1 },
		});
		const [letter] = await lettersTo(ctx, author.email, 'review-rejected');
		expect(letter?.data).toMatchObject({ ground: 'advertising', words: 'The link sells balls.', decision: entry?.id });
		expect(await undoDecisions(ctx, [decisionId])).toMatchObject({ kind: 'too-late' });
	});

	it('R09: is the first editor’s; the second is told, and undoes nothing of it', async () => {
		const [one, other] = [await editorRow(test), await editorRow(test)];
		const { id, item } = await review();
		const posts = await Promise.all([
			decideItem(one.ctx, item, { outcome: 'approved', version: 1 }),
			decideItem(other.ctx, item, REJECTION),
		]);
		expect(posts.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(posts.find(({ ok }) => !ok)).toMatchObject({ kind: 'decided-already' });
		const [decision] = await test.db.select().from(deskDecisions).where(eq(deskDecisions.thingId, item.id));
		const loser = posts[0]?.ok ? other : one;
		expect(await undoDecisions(loser.ctx, [decision?.id ?? ''])).toMatchObject({ kind: 'too-late' });
		await carryOutAll(test);
		expect(await statusOf(id)).toBe(posts[0]?.ok ? 'published' : 'rejected');
		expect(await entriesOf('review', id)).toHaveLength(1);
		expect(await decideItem(loser.ctx, item, REJECTION)).toMatchObject({ kind: 'decided-already' });
	});

	it('S58: binds to the version that was read; one that its author has edited waits again, and its editor is told', async () => {
		const { ctx } = await editorRow(test);
		const { id, item } = await review();
		const decisionId = await decide(ctx, item, { outcome: 'approved', version: 1 });
		await test.db.update(reviews).set({ content: 'Buy balls here.', version: 2 }).where(eq(reviews.id, id));
		await carryOutAll(test);
		expect(await statusOf(id)).toBe('held');
		expect(await listFailedDecisions(ctx)).toMatchObject([{ id: decisionId, failure: 'version-changed' }]);
		expect((await listInbox(ctx, 'review')).map((one) => one.id)).toContain(item.id);
		await undoDecisions(ctx, [decisionId]);
		expect(await listFailedDecisions(ctx)).toEqual([]);
	});

	it('S29: of an editor whose role has ended meanwhile is not carried out', async () => {
		const { ctx, userId } = await editorRow(test);
		const { id, item } = await review();
		await decide(ctx, item, { outcome: 'approved', version: 1 });
		await test.db.update(users).set({ role: 'member' }).where(eq(users.id, userId));
		await carryOutAll(test);
		expect(await statusOf(id)).toBe('held');
	});

	it.each([
		[{ ...REJECTION, ground: 'unkind' }, { ground: 'Please choose a ground.' }],
		[{ ...REJECTION, words: ' \u200b ' }, { words: 'Please say why, in words for those who get the letter.' }],
	])('says what is missing from %j', async (posted, fields) => {
		const { ctx } = await editorRow(test);
		const { item } = await review();
		expect(await decideItem(ctx, item, posted)).toEqual({ ok: false, kind: 'decision-malformed', fields });
	});

	it('S27: is nobody else’s to make', async () => {
		const { item } = await review();
		const { ctx } = await memberRow(test);
		expect(await decideItem(ctx, item, REJECTION)).toMatchObject({ kind: 'not-an-editor' });
	});
});

async function photographOf(reviewId: number, courseId: number) {
	const place = { reviewId, courseId, position: 1, width: 800, height: 600 };
	const [row] = await test.db
		.insert(photographs)
		.values({ ...place, status: 'ready' })
		.returning();
	return row?.id ?? '';
}

async function decideAndCarryOut(...taken: Parameters<typeof decide>) {
	const decisionId = await decide(...taken);
	await carryOutAll(test);
	return decisionId;
}

describe('the other kinds', () => {
	it('a report: upheld, it takes the review down and tells author and reporter', async () => {
		const { ctx } = await editorRow(test);
		const { id, courseId, author } = await review({ status: 'published', heldBy: [] });
		const about = {
			reference: `REF-${id}`,
			kind: 'review',
			reviewId: id,
			courseId,
			version: 1,
			reason: 'harm',
		} as const;
		const by = { words: 'It names a child.', name: 'Eva Lund', email: `eva-${id}@golf.example` };
		const [report] = await test.db
			.insert(reports)
			.values({ ...about, ...by })
			.returning();
		const item = { kind: 'report', id: String(report?.id) } as const;
		await decide(ctx, item, { outcome: 'upheld', version: '1', ground: 'harm', words: 'It names a child.' });
		await carryOutAll(test);
		expect(await statusOf(id)).toBe('rejected');
		expect((await entriesOf('report', item.id))[0]).toMatchObject({ action: 'report upheld', ground: 'harm' });
		expect((await entriesOf('review', id))[0]).toMatchObject({ action: 'review removed' });
		expect(await lettersTo(ctx, author.email, 'review-removed')).toHaveLength(1);
		expect(await lettersTo(ctx, by.email, 'report-decided')).toHaveLength(1);
	});

	it('a photograph: kept, it leaves the desk; taken down, its author gets the reasons', async () => {
		const { ctx } = await editorRow(test);
		const { id, courseId, author } = await review({ status: 'published', heldBy: [] });
		const [kept, gone] = [await photographOf(id, courseId), await photographOf(id, courseId)];
		const caption = captionMark('');
		const removed = { outcome: 'removed', caption, ground: 'harm', words: 'A face.' };
		await decide(ctx, { kind: 'photograph', id: kept }, { outcome: 'kept', caption });
		await decide(ctx, { kind: 'photograph', id: gone }, removed);
		await carryOutAll(test);
		expect(await listInbox(ctx, 'photograph')).toEqual([]);
		const rows = await test.db.select().from(photographs).where(eq(photographs.reviewId, id));
		expect(new Map(rows.map((row) => [row.id, row.status]))).toEqual(
			new Map([
				[kept, 'ready'],
				[gone, 'removed'],
			]),
		);
		expect(await lettersTo(ctx, author.email, 'photograph-removed')).toMatchObject([{ data: { ground: 'harm' } }]);
	});

	it.each([
		['kept', {}],
		['removed', { ground: 'advertising', words: 'The ball.' }],
	])(
		'S58: a photograph: %s only with the words that were seen below it; with others it waits again',
		async (outcome, reasons) => {
			const { ctx } = await editorRow(test);
			const { id: reviewId, courseId, author } = await review({ status: 'published', heldBy: [] });
			const id = await photographOf(reviewId, courseId);
			const item = { kind: 'photograph', id } as const;
			const say = (alt: string) => changePhotographs(author.ctx, { reviewId, link: null }, [{ id, alt }]);
			const seen = { caption: captionMark('The ninth') };
			await say('The ninth');
			const decisionId = await decide(ctx, item, { outcome, ...reasons, ...seen });
			// In the ten seconds after the decision.
			expect(await say('Balls for sale')).toMatchObject({ ok: true });
			await carryOutAll(test);
			const statusNow = async () => (await test.db.select().from(photographs).where(eq(photographs.id, id)))[0]?.status;
			expect([await statusNow(), await entriesOf('photograph', id)]).toEqual(['ready', []]);
			expect(await lettersTo(ctx, author.email, 'photograph-removed')).toEqual([]);
			expect(await listFailedDecisions(ctx)).toMatchObject([{ id: decisionId, failure: 'version-changed' }]);
			expect(await listInbox(ctx, 'photograph')).toMatchObject([{ id, words: 'Balls for sale' }]);
			// Nor is anything decided by somebody who has been shown no words at all.
			await undoDecisions(ctx, [decisionId]);
			await undoDecisions(ctx, [await decideAndCarryOut(ctx, item, { outcome, ...reasons })]);
			expect(await listInbox(ctx, 'photograph')).toMatchObject([{ id }]);
			await decideAndCarryOut(ctx, item, { outcome, ...reasons, caption: captionMark('Balls for sale') });
			expect([await statusNow(), await listInbox(ctx, 'photograph')]).toEqual([
				outcome === 'kept' ? 'ready' : outcome,
				[],
			]);
		},
	);

	it('a scorecard: accepted, it verifies the review, and its picture is erased', async () => {
		const { ctx } = await editorRow(test);
		const { id, author } = await review({ status: 'published', heldBy: [] });
		const [card] = await test.db.insert(scorecards).values({ reviewId: id }).returning();
		const item = { kind: 'scorecard', id: card?.id ?? '' } as const;
		await decide(ctx, item, { outcome: 'accepted', version: '1', words: '' });
		await carryOutAll(test);
		const [row] = await test.db.select().from(reviews).where(eq(reviews.id, id));
		expect(row?.verification).toBe('play history');
		expect(await test.db.$count(pictureRemovals, eq(pictureRemovals.id, item.id))).toBe(1);
		expect(await lettersTo(ctx, author.email, 'scorecard-decided')).toMatchObject([{ data: { outcome: 'accepted' } }]);
	});

	it('an answer to a message, which is not written once it was undone', async () => {
		const { ctx } = await editorRow(test);
		const [row] = await test.db
			.insert(contactMessages)
			.values({
				reference: 'REF-UNDO',
				name: 'Karin Lind',
				email: 'karin.undo@golf.example',
				subject: 'A lost ball',
				category: 'general',
				message: 'It lies left of the fourth.',
			})
			.returning();
		const item = { kind: 'message', id: String(row?.id) } as const;
		const answered = { outcome: 'answered', seen: '0', words: 'Come and fetch it.' };
		expect(await decideItem(ctx, item, { ...answered, words: ' \u200b ' })).toEqual({
			ok: false,
			kind: 'decision-malformed',
			fields: { words: 'Please write your answer.' },
		});
		await undoDecisions(ctx, [await decide(ctx, item, answered)]);
		await carryOutAll(test);
		expect(await lettersTo(ctx, 'karin.undo@golf.example', 'contact-answer')).toEqual([]);
		await decide(ctx, item, { ...answered, seen: '7' });
		await carryOutAll(test);
		expect(await listFailedDecisions(ctx)).toMatchObject([{ failure: 'version-changed', words: answered.words }]);
		await decide(ctx, item, answered);
		await carryOutAll(test);
		expect(await lettersTo(ctx, 'karin.undo@golf.example', 'contact-answer')).toHaveLength(1);
	});

	it('a suggestion that is declined: its sender gets the ground ten seconds later', async () => {
		const { ctx } = await editorRow(test);
		const [row] = await test.db
			.insert(courseSuggestions)
			.values({ name: 'Nowhere Links', country: 'SE', email: 'nowhere@golf.example' })
			.returning();
		const item = { kind: 'suggestion', id: String(row?.id) } as const;
		expect(await decideItem(ctx, item, { outcome: 'declined', ground: 'duplicate' })).toMatchObject({
			kind: 'decision-malformed',
		});
		await decide(ctx, item, { outcome: 'declined', ground: 'duplicate', words: 'As Björkliden.' });
		expect(await lettersTo(ctx, 'nowhere@golf.example', 'suggestion-declined')).toEqual([]);
		await carryOutAll(test);
		expect(await lettersTo(ctx, 'nowhere@golf.example', 'suggestion-declined')).toHaveLength(1);
	});
});
