import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { clubAnswers } from '#database/schema/reviews.ts';
import { appointRepresentativeOf } from '#domain/course-desk/representative-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow, stampOf } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { getReview } from '../queries.ts';
import { answerForClub } from './club-answer-commands.ts';
import { getAnswerable, isRepresentative, listAnswerable } from './club-answer-queries.ts';
import { clubAnswerSchema } from './club-answer-rules.ts';

let test: TestDatabase;

beforeAll(async () => {
	test = await openTestDatabase();
});

afterAll(() => test.close());

const answer = (ctx: DomainContext, id: number, words: string) => answerForClub(ctx, id, words, stampOf(ctx));

async function aClub() {
	const course = await courseRow(test);
	const member = await memberRow(test);
	await appointRepresentativeOf((await editorRow(test)).ctx, course.id, member.email);
	return { course, ...member };
}

describe('the club’s answer', () => {
	it('stands with the review, is one, and is marked when it is edited', async () => {
		const { course, ctx } = await aClub();
		const { id } = await reviewRow(test, course.id);
		expect(await answer(ctx, id, 'Thank you, the bunkers have new sand now.')).toMatchObject({ ok: true });
		expect((await getReview(test.context(), id))?.clubAnswer).toMatchObject({ editedAt: null });
		await answer(ctx, id, 'Thank you. New sand is in all bunkers since May.');
		const review = await getReview(test.context(), id);
		expect(review?.clubAnswer?.content).toBe('Thank you. New sand is in all bunkers since May.');
		expect(review?.clubAnswer?.editedAt).not.toBeNull();
		expect(review?.content).toBe('Firm, fast and honest.');
		expect(await test.db.$count(clubAnswers, eq(clubAnswers.reviewId, id))).toBe(1);
		expect(ctx.changes).toContain(`course:${course.id}`);
	});

	it('S26: is refused to everybody who does not speak for the course, and to a review that is not published', async () => {
		const [one, other] = [await aClub(), await aClub()];
		const { id } = await reviewRow(test, one.course.id);
		const held = await reviewRow(test, one.course.id, { status: 'held' });
		const refused = { ok: false, kind: 'not-found' };
		expect(await answer(other.ctx, id, 'We speak for another course.')).toEqual(refused);
		expect(await answer(test.context(), id, 'We are nobody at all.')).toEqual(refused);
		expect(await answer(one.ctx, held.id, 'Nobody has seen this yet.')).toEqual(refused);
		expect(await getAnswerable(other.ctx, id)).toBeNull();
		expect(await getAnswerable(one.ctx, id)).toMatchObject({ id });
		expect((await listAnswerable(one.ctx)).map((review) => review.id)).toEqual([id]);
		expect(await listAnswerable(other.ctx)).toEqual([]);
		expect(await listAnswerable(test.context())).toEqual([]);
		expect(await isRepresentative(one.ctx)).toBe(true);
		expect(await isRepresentative((await memberRow(test)).ctx)).toBe(false);
		expect(await isRepresentative(test.context())).toBe(false);
	});

	it('wants words that can be seen', () => {
		for (const words of ['', 'Thank you', ' \u200b'.repeat(20), 'x'.repeat(2_001)]) {
			expect(clubAnswerSchema.safeParse({ answer: words }).success).toBe(false);
		}
	});

	it('comes from members that were appointed, who must be known', async () => {
		const { ctx } = await editorRow(test);
		const { email, course } = await aClub();
		const appoint = (who: string, id: number) => appointRepresentativeOf(ctx, id, who);
		expect(await appoint(email, course.id)).toEqual({ ok: false, kind: 'decided-already' });
		expect(await appoint('nobody@golf.example', course.id)).toEqual({ ok: false, kind: 'member-unknown' });
		// The address as its owner may write it, and what no database takes (S06, S20).
		await test.db.update(users).set({ email: 'karin@xn--bcher-kva.example' }).where(eq(users.email, email));
		expect(await appoint('Karin@Bücher.example ', course.id)).toEqual({ ok: false, kind: 'decided-already' });
		expect(await appoint('a\0@golf.example', course.id)).toEqual({ ok: false, kind: 'member-unknown' });
		expect(await appoint(email, 999_999)).toEqual({ ok: false, kind: 'course-unknown' });
	});
});
