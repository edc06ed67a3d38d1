import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { checkIns, playedCourses, reviews } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import { submissions } from '#database/schema/system.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow, stampOf } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { mergeCourses } from '../course-desk/merge-commands.ts';
import { previewMerge } from '../course-desk/merge-queries.ts';
import { countBook } from './book-queries.ts';
import { listDiary, placeInBook } from './diary-queries.ts';
import { changeRound, joinReview, logRound, removeRound } from './round-commands.ts';
import { getDayOfReview, getOwnRound } from './round-queries.ts';
import { type RoundInput, roundSchema } from './round-rules.ts';

const DAY = '2026-05-28';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

const input = (fields: Record<string, string> = {}): RoundInput =>
	roundSchema('2026-11-30').parse({ day: DAY, ...fields });

/** Everything that can be told of a round. */
const WHOLE = {
	tees: 'White',
	holes: '18',
	score: '84',
	transport: 'walked',
	partners: 'Per, Anna',
	pricePaid: '225',
	priceCurrency: 'GBP',
	weather: 'windy',
	grade: '8',
	again: 'if-somebody-else-pays',
	notes: 'Three-wood is enough on 5.',
};

async function log(ctx: DomainContext, slug: string, fields: Record<string, string> = {}, reviewId?: number) {
	const outcome = await logRound(ctx, slug, input(fields), { stamp: stampOf(ctx), reviewId });
	if (!outcome.ok) throw new Error(outcome.kind);
	return outcome.value.roundId;
}

const checkedIn = (userId: string, courseId: number, day = DAY) =>
	test.db.insert(checkIns).values({ userId, courseId, day, distanceMetres: 100 });
const told = async (ctx: DomainContext) =>
	(await listDiary(ctx, 1)).items.map(({ course, day, round, review, checkedIn: here }) => [
		course.id,
		day,
		round?.id ?? null,
		review?.id ?? null,
		here,
	]);

describe('a logged round', () => {
	it('keeps everything that was told of it, and what was left out is empty', async () => {
		const { slug, id } = await courseRow(test);
		const { ctx } = await memberRow(test);
		const [whole, bare] = [await log(ctx, slug, WHOLE), await log(ctx, slug)];
		expect(await getOwnRound(ctx, whole)).toMatchObject({
			course: { id, slug },
			round: { ...WHOLE, id: whole, day: DAY, holes: 18, score: 84, grade: 8, reviewId: null },
		});
		const left = (await getOwnRound(ctx, bare))?.round;
		expect(Object.entries(left ?? {}).flatMap(([name, value]) => (value === null ? [] : [name]))).toEqual([
			'id',
			'day',
			'shown',
		]);
		expect(left?.shown).toBe(false);
	});

	it('is one, however often its form is sent', async () => {
		const { slug } = await courseRow(test);
		const { ctx, userId } = await memberRow(test);
		const stamp = stampOf(ctx);
		const sent = await Promise.all([1, 2, 3].map(() => logRound(ctx, slug, input(WHOLE), { stamp })));
		expect(new Set(sent.map((outcome) => outcome.ok && outcome.value.roundId)).size).toBe(1);
		expect(await test.db.$count(rounds, eq(rounds.userId, userId))).toBe(1);
		expect(await logRound(ctx, slug, input(), { stamp })).toEqual({ ok: false, kind: 'stamp-reused' });
		expect(await test.db.$count(rounds, eq(rounds.userId, userId))).toBe(1);
	});

	it('is one as well where it waited for weeks on a phone, and is sent again because its answer was lost', async () => {
		const { slug } = await courseRow(test);
		const { ctx, userId } = await memberRow(test);
		const stamp = stampOf(ctx);
		const daysLater = (days: number) => ({ ...ctx, now: () => new Date(ctx.now().getTime() + days * 86_400_000) });
		const first = await logRound(daysLater(12), slug, input(), { stamp });
		expect(first.ok).toBe(true);
		expect(await logRound(daysLater(29), slug, input(), { stamp })).toEqual(first);
		expect(await logRound(daysLater(31), slug, input(), { stamp })).toEqual({ ok: false, kind: 'stamp-expired' });
		expect(await test.db.$count(rounds, eq(rounds.userId, userId))).toBe(1);
	});

	it('leaves no word of it with the receipt of its form', async () => {
		const { slug } = await courseRow(test);
		const { ctx } = await memberRow(test);
		await log(ctx, slug, WHOLE);
		const receipts = await test.db.select().from(submissions).where(eq(submissions.form, 'round'));
		expect(JSON.stringify(receipts)).not.toContain('Three-wood');
	});

	it('S26: is its member’s alone, and changes no page that everybody sees', async () => {
		const { slug } = await courseRow(test);
		const [one, other] = [await memberRow(test), await memberRow(test)];
		const id = await log(one.ctx, slug, WHOLE);
		expect(await getOwnRound(other.ctx, id)).toBeNull();
		expect(await getOwnRound(test.context(), id)).toBeNull();
		expect(await changeRound(other.ctx, id, input(), stampOf(other.ctx))).toEqual({ ok: false, kind: 'round-unknown' });
		expect(await removeRound(other.ctx, id)).toMatchObject({ ok: true });
		expect((await getOwnRound(one.ctx, id))?.round.score).toBe(84);
		expect((await listDiary(other.ctx, 1)).items).toEqual([]);
		expect((await listDiary(test.context(), 1)).items).toEqual([]);
		expect([...one.ctx.changes, ...one.ctx.reads]).toEqual([]);
	});

	it('refuses visitors and courses that are not there', async () => {
		const { ctx } = await memberRow(test);
		const visitor = test.context();
		const stamp = stampOf(ctx);
		expect(await logRound(visitor, 'any', input(), { stamp })).toEqual({ ok: false, kind: 'not-signed-in' });
		expect(await changeRound(visitor, 1, input(), stamp)).toEqual({ ok: false, kind: 'not-signed-in' });
		expect(await removeRound(visitor, 1)).toEqual({ ok: false, kind: 'not-signed-in' });
		expect(await logRound(ctx, 'no-such-course', input(), { stamp })).toEqual({ ok: false, kind: 'course-unknown' });
	});

	it('is written anew with what the form says, and removed for good', async () => {
		const { slug } = await courseRow(test);
		const { ctx } = await memberRow(test);
		const id = await log(ctx, slug, WHOLE);
		const changed = await changeRound(ctx, id, input({ day: '2026-05-01', score: '90' }), stampOf(ctx));
		expect(changed).toEqual({ ok: true, value: { roundId: id } });
		expect((await getOwnRound(ctx, id))?.round).toMatchObject({
			day: '2026-05-01',
			score: 90,
			notes: null,
			pricePaid: null,
		});
		for (let time = 0; time < 2; time++) expect(await removeRound(ctx, id)).toMatchObject({ ok: true });
		expect(await getOwnRound(ctx, id)).toBeNull();
		expect(await changeRound(ctx, id, input(), stampOf(ctx))).toEqual({ ok: false, kind: 'round-unknown' });
	});

	it('stays when its course is closed or gets another name, and can be logged there still', async () => {
		const { slug, id: courseId } = await courseRow(test);
		const { ctx } = await memberRow(test);
		const id = await log(ctx, slug);
		const after = { closedOn: '2026-06-01', slug: `${slug}-anew`, name: 'Another name' };
		await test.db.update(courses).set(after).where(eq(courses.id, courseId));
		const later = await log(ctx, after.slug);
		expect(await told(ctx)).toEqual([later, id].map((round) => [courseId, DAY, round, null, false]));
	});

	it('is of the course that stays when two are merged, both where each had one of the day', async () => {
		const [kept, gone] = [await courseRow(test), await courseRow(test)];
		const { ctx } = await memberRow(test);
		const editor = await editorRow(test);
		const ids = [await log(ctx, kept.slug, WHOLE), await log(ctx, gone.slug)];
		const seen = await previewMerge(editor.ctx, kept.id, gone.id);
		const [one, other] = [seen?.kept.seen ?? '', seen?.gone.seen ?? ''];
		const merged = await mergeCourses(editor.ctx, { id: kept.id, seen: one }, { id: gone.id, seen: other });
		expect(merged).toMatchObject({ ok: true });
		expect(JSON.stringify(merged)).not.toContain('rounds');
		expect(await told(ctx)).toEqual(ids.toReversed().map((id) => [kept.id, DAY, id, null, false]));
	});
});

describe('the diary', () => {
	it('has reviews and check-ins as rounds, and none of them twice', async () => {
		const [a, b, c, d] = [await courseRow(test), await courseRow(test), await courseRow(test), await courseRow(test)];
		const { ctx, userId } = await memberRow(test);
		const own = { userId, reviewerName: null, datePlayed: DAY };
		// A review alone, a review with a check-in, a check-in alone, and all three.
		const first = await reviewRow(test, a.id, own);
		const second = await reviewRow(test, b.id, own);
		const fourth = await reviewRow(test, d.id, own);
		for (const { id } of [b, c, d]) await checkedIn(userId, id);
		const logged = await log(ctx, d.slug, WHOLE);
		expect(await told(ctx)).toEqual([
			[d.id, DAY, logged, fourth.id, true],
			[a.id, DAY, null, first.id, false],
			[b.id, DAY, null, second.id, true],
			[c.id, DAY, null, null, true],
		]);
		expect(await countBook(ctx)).toMatchObject({ rounds: 4, courses: 4 });
	});

	it('has no review that was deleted, that is somebody else’s, or that says no day', async () => {
		const { id } = await courseRow(test);
		const [{ ctx, userId }, other] = [await memberRow(test), await memberRow(test)];
		await reviewRow(test, id, { userId, reviewerName: null, datePlayed: DAY, status: 'withdrawn' });
		await reviewRow(test, id, { userId, reviewerName: null });
		await reviewRow(test, id, { userId: other.userId, reviewerName: null, datePlayed: DAY });
		expect(await told(ctx)).toEqual([]);
	});

	it('knows a round and the review that it was logged from as one, whatever their days', async () => {
		const course = await courseRow(test);
		const { ctx, userId } = await memberRow(test);
		const review = await reviewRow(test, course.id, { userId, reviewerName: null, datePlayed: DAY });
		expect(await getDayOfReview(ctx, { reviewId: review.id, courseId: course.id })).toBe(DAY);
		const logged = await log(ctx, course.slug, {}, review.id);
		expect(await changeRound(ctx, logged, input({ day: '2026-05-27' }), stampOf(ctx))).toMatchObject({ ok: true });
		expect(await told(ctx)).toEqual([[course.id, '2026-05-27', logged, review.id, false]]);
		await test.db.delete(reviews).where(eq(reviews.id, review.id));
		expect(await told(ctx)).toEqual([[course.id, '2026-05-27', logged, null, false]]);
	});

	it('joins a round with the review that it has become, and with nobody else’s', async () => {
		const [course, elsewhere] = [await courseRow(test), await courseRow(test)];
		const { ctx, userId } = await memberRow(test);
		const logged = await log(ctx, course.slug);
		const strangers = await reviewRow(test, course.id, { datePlayed: '2026-05-02' });
		const others = await reviewRow(test, elsewhere.id, { userId, reviewerName: null, datePlayed: '2026-05-03' });
		const own = await reviewRow(test, course.id, { userId, reviewerName: null, datePlayed: '2026-05-04' });
		for (const { id } of [strangers, others]) await joinReview(ctx, logged, id);
		expect((await getOwnRound(ctx, logged))?.round.reviewId).toBeNull();
		expect(await getDayOfReview(ctx, { reviewId: strangers.id, courseId: course.id })).toBeNull();
		await joinReview(ctx, logged, own.id);
		expect(await told(ctx)).toEqual([
			[course.id, DAY, logged, own.id, false],
			[elsewhere.id, '2026-05-03', null, others.id, false],
		]);
		// Who names somebody else's review as that of a round logs it without one.
		expect((await getOwnRound(ctx, await log(ctx, course.slug, {}, strangers.id)))?.round.reviewId).toBeNull();
	});

	it('stands in pages, the newest day first, and its count is that of all of them', async () => {
		const course = await courseRow(test);
		const { ctx, userId } = await memberRow(test);
		const dayOf = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
		const many = Array.from({ length: 65 }, (_, index) => ({ userId, courseId: course.id, day: dayOf(index) }));
		await test.db.insert(rounds).values(many);
		const pages = await Promise.all([1, 2, 3].map((page) => listDiary(ctx, page)));
		expect(pages.flatMap(({ items }) => items.map(({ day }) => day))).toEqual(many.map(({ day }) => day).toReversed());
		expect(pages[0]).toMatchObject({ page: 1, pages: 3, total: 65 });
		expect(await listDiary(ctx, 99)).toMatchObject({ page: 3 });
		expect(await countBook(ctx)).toMatchObject({ rounds: 65, courses: 1 });
	});

	it('counts courses, countries and regions once, and a course that is only marked as played too', async () => {
		const skane = { country: 'SE', region: 'Skåne', latitude: 55.9, longitude: 13.5 };
		const [one, two, norwegian, marked] = [
			await courseRow(test, skane),
			await courseRow(test, skane),
			await courseRow(test, { country: 'NO' }),
			await courseRow(test, { country: 'DK' }),
		];
		const { ctx, userId } = await memberRow(test);
		for (const { slug } of [one, one, two, norwegian]) await log(ctx, slug);
		await test.db.insert(playedCourses).values({ userId, courseId: marked.id });
		const { regionSlug } = (await test.db.select().from(courses).where(eq(courses.id, one.id)))[0] ?? {};
		const regions = regionSlug ? 1 : 0;
		expect(await countBook(ctx)).toEqual({ rounds: 4, courses: 4, countries: 3, regions });
		expect(await countBook(test.context())).toEqual({ rounds: 0, courses: 0, countries: 0, regions: 0 });
	});

	it('says the how-manieth round at a course, and of the year, one is', async () => {
		const [here, there] = [await courseRow(test), await courseRow(test)];
		const { ctx } = await memberRow(test);
		for (const day of ['2025-05-01', '2026-01-01', DAY]) await log(ctx, here.slug, { day });
		await log(ctx, there.slug, { day: '2026-02-01' });
		await log(ctx, here.slug, { day: '2026-11-01' });
		expect(await placeInBook(ctx, { courseId: here.id, day: DAY })).toEqual({ atCourse: 3, ofYear: 3 });
		expect(await placeInBook(ctx, { courseId: here.id, day: '2025-05-01' })).toEqual({ atCourse: 1, ofYear: 1 });
	});
});
