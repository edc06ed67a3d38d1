import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { scorecards } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { undoDecisions } from '#domain/desk/deciding/decision-commands.ts';
import { listFirstReviews } from '#domain/desk/first-review-queries.ts';
import { editReview } from '#domain/reviews/authors/edit-commands.ts';
import { withdrawReview } from '#domain/reviews/authors/withdraw-commands.ts';
import { submitReview } from '#domain/reviews/commands.ts';
import { getRatingWorking } from '#domain/reviews/rating/working-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, reviewRow, stampOf } from '#tests/support/databases/rows.ts';
import { newClient } from '#tests/support/facts/accounts.ts';
import { carryOutAll, decide, editorRow, listEntries } from '#tests/support/facts/desk.ts';
import { establishedMember, reviewInput } from '#tests/support/facts/reviews.ts';
import type { Member } from '../shared/context.ts';
import { approveReview, readReview, rejectReview } from './commands.ts';
import { sendReport } from './report-commands.ts';
import { decideReport } from './report-decision-commands.ts';
import { reportSchema } from './report-rules.ts';
import { decideScorecard } from './scorecard-decision-commands.ts';

const [MONDAY, TUESDAY] = ['2026-11-16T10:00:00Z', '2026-11-17T10:00:00Z'] as const;
/** Of the day on which it is played, so that it weighs 1 that day before anything lessens it. */
const PLAYED = { playDate: '2026-11-16' };

let test: TestDatabase;
let member: Member;
/** Where the first review goes, and where others go. */
let [home, away] = [0, 0];
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
	member = await establishedMember(test);
	[home, away] = [(await courseRow(test)).id, (await courseRow(test)).id];
});

const at = (moment: string) => test.context({ viewer: member, now: () => new Date(moment), client: newClient() });

async function write(courseId: number, moment: string = MONDAY, facts = {}) {
	const ctx = at(moment);
	const outcome = await submitReview(ctx, reviewInput(courseId, { ...PLAYED, ...facts }), stampOf(ctx));
	if (!outcome.ok) throw new Error(outcome.kind);
	return { id: outcome.value.reviewId, ctx };
}

async function anEditor(moment: string = MONDAY) {
	const { ctx } = await editorRow(test);
	return test.context({ viewer: ctx.viewer, now: () => new Date(moment) });
}

/** The sum of the weights that is stored of a course. */
async function weightOf(courseId: number) {
	const [course] = await test.db.select().from(courses).where(eq(courses.id, courseId));
	return course?.ratingTally?.weight ?? 0;
}

describe('T2: an account’s first review', () => {
	it('counts half, and so it stays when others of the same day follow, which count whole', async () => {
		await write(home);
		await write(away);
		expect([await weightOf(home), await weightOf(away)]).toEqual([0.5, 1]);
	});

	it('counts whole from the account’s second on another day on, whichever course that is of, and pages of both are made anew', async () => {
		await write(home);
		const { ctx } = await write(away, TUESDAY, { playDate: '2026-11-17' });
		// A day has passed for the first.
		expect(await weightOf(home)).toBeGreaterThan(0.99);
		expect(await weightOf(away)).toBe(1);
		expect([...ctx.changes]).toEqual(expect.arrayContaining([`course:${home}`, `course:${away}`]));
	});

	it('does not wait for a second that nobody may read, and is the first again when the second goes', async () => {
		await write(home);
		const held = await write(away, TUESDAY, { reviewText: 'See www.golf.example for my card.' });
		expect(await weightOf(home)).toBe(0.5);
		await approveReview(await anEditor(), { reviewId: held.id, version: 1 });
		expect(await weightOf(home)).toBe(1);
		await withdrawReview(held.ctx, { reviewId: held.id, link: null });
		expect(await weightOf(home)).toBeLessThanOrEqual(0.5);
	});

	it('gives its place to the next when it goes itself', async () => {
		const first = await write(home);
		await write(away);
		await rejectReview(await anEditor(), { reviewId: first.id, version: 1 }, { ground: 'harm', words: 'It is.' });
		expect([await weightOf(home), await weightOf(away)]).toEqual([0, 0.5]);
	});

	it('counts whole once an editor has let it stand after a report, until its author changes it', async () => {
		const { id, ctx } = await write(home);
		const said = reportSchema.parse({
			...{ reason: 'harm', words: 'It is a rumour.', name: 'Eva Lund' },
			...{ email: 'eva@golf.example', goodFaith: 'on' },
		});
		const visitor = test.context({ client: newClient() });
		const sent = await sendReport(visitor, { kind: 'review', id }, said, { stamp: stampOf(visitor), trapped: false });
		if (!sent.ok) throw new Error(sent.kind);
		const dismissed = { outcome: 'dismissed', words: 'It is fair.', version: 1 } as const;
		await decideReport(await anEditor(), sent.value.reference, dismissed);
		expect(await weightOf(home)).toBe(1);
		const edited = { reviewId: id, link: null, version: 1, rejected: false };
		await editReview(ctx, edited, reviewInput(home, { ...PLAYED, rating: 2 }), stampOf(ctx));
		expect(await weightOf(home)).toBe(0.5);
	});

	it('counts whole once an editor at the desk has read it, which the log tells; until its author changes it', async () => {
		const { id, ctx } = await write(home);
		const editor = await anEditor();
		const item = { kind: 'review', id: String(id) } as const;
		expect((await listFirstReviews(editor)).map((review) => review.id)).toContain(id);
		const mistaken = await decide(editor, item, { outcome: 'read', version: 1 });
		// What is about to be decided is listed no more, and nothing has happened yet.
		expect((await listFirstReviews(editor)).map((review) => review.id)).not.toContain(id);
		expect(await undoDecisions(editor, [mistaken])).toMatchObject({ ok: true });
		expect(await carryOutAll(test)).not.toContain(`course:${home}`);
		expect(await weightOf(home)).toBe(0.5);
		expect((await listFirstReviews(editor)).map((review) => review.id)).toContain(id);

		await decide(editor, item, { outcome: 'read', version: 1 });
		expect(await carryOutAll(test, () => new Date(Date.parse(MONDAY) + 11_000))).toContain(`course:${home}`);
		expect(await weightOf(home)).toBe(1);
		expect(await listFirstReviews(editor)).not.toContainEqual(expect.objectContaining({ id }));
		const working = await getRatingWorking(editor, home);
		expect(working?.reviews).toMatchObject([{ weight: 1, factors: [] }]);
		expect((await listEntries(test, 'review', id)).map(({ action, after }) => [action, after])).toEqual([
			['review read', { version: 1 }],
		]);
		const edited = { reviewId: id, link: null, version: 1, rejected: false };
		await editReview(ctx, edited, reviewInput(home, { ...PLAYED, rating: 2 }), stampOf(ctx));
		expect(await weightOf(home)).toBe(0.5);
	});

	it('is read once, as it stands, by another than its author, and where it is published', async () => {
		const { id } = await write(home);
		const seen = { reviewId: id, version: 1 };
		const author = test.context({ viewer: { ...member, role: 'editor', secondFactorAt: new Date(MONDAY) } });
		expect(await readReview(author, seen)).toMatchObject({ ok: false, kind: 'own-thing' });
		expect(await listFirstReviews(author)).not.toContainEqual(expect.objectContaining({ id }));
		expect(await readReview(at(MONDAY), seen)).toMatchObject({ ok: false, kind: 'not-an-editor' });
		expect(await listFirstReviews(at(MONDAY))).toEqual([]);
		const editor = await anEditor();
		expect(await readReview(editor, { ...seen, version: 2 })).toMatchObject({ ok: false, kind: 'version-changed' });
		expect(await readReview(editor, seen)).toMatchObject({ ok: true, value: { told: false } });
		expect(await readReview(editor, seen)).toMatchObject({ ok: false, kind: 'decided-already' });
		const held = await write(away, MONDAY, { reviewText: 'See www.golf.example for my card.' });
		expect(await readReview(editor, { reviewId: held.id, version: 1 })).toMatchObject({ kind: 'decided-already' });
	});

	it('counts whole once an editor has seen its scorecard', async () => {
		const { id } = await write(home);
		const [card] = await test.db.insert(scorecards).values({ reviewId: id }).returning();
		const accepted = { outcome: 'accepted', words: '', version: 1 } as const;
		expect(await decideScorecard(await anEditor(), card?.id ?? '', accepted)).toMatchObject({ ok: true });
		expect(await weightOf(home)).toBe(1.25);
	});

	it('is nobody’s first among those of a visitor, who count half as it is', async () => {
		await reviewRow(test, home, { datePlayed: '2026-11-16', createdAt: new Date(MONDAY) });
		await write(home);
		expect(await weightOf(home)).toBe(1);
	});

	it('counts right where many write their second at once, each at the first course of another', async () => {
		const courseIds = [home, away];
		const members = await Promise.all([0, 1, 2, 3].map(() => establishedMember(test)));
		for (const [index, one] of members.entries()) {
			member = one;
			await write(courseIds[index % 2] ?? 0);
		}
		const contexts = members.map((viewer) =>
			test.context({ viewer, now: () => new Date(TUESDAY), client: newClient() }),
		);
		const second = (ctx: (typeof contexts)[number], index: number) =>
			submitReview(ctx, reviewInput(courseIds[(index + 1) % 2] ?? 0, { playDate: '2026-11-17' }), stampOf(ctx));
		expect((await Promise.all(contexts.map(second))).every(({ ok }) => ok)).toBe(true);
		const halved = await test.db
			.select()
			.from(reviews)
			.where(eq(reviews.userId, members[0]?.userId ?? ''));
		expect(halved).toHaveLength(2);
		for (const courseId of courseIds) expect(await weightOf(courseId)).toBeGreaterThan(3.9);
	});
});
