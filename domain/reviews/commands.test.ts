import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { submissions } from '#database/schema/system.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { newClient, newMember } from '#tests/support/facts/accounts.ts';
import { establishedMember, reviewInput, WHOLE } from '#tests/support/facts/reviews.ts';
import { utcDay } from '../shared/day.ts';
import { issueStamp } from '../shared/forms/stamp.ts';
import { editReview } from './authors/edit-commands.ts';
import { linkUntil, makeReviewLink } from './authors/review-link.ts';
import { type SubmittedReview, submitReview } from './commands.ts';
import { requirePrior } from './rating/prior-store.ts';
import { summariseRatings } from './rating/rating.ts';
import { storeRating } from './rating/rating-store.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

let database: TestDatabase;

beforeAll(async () => {
	database = await openTestDatabase();
});

afterAll(() => database.close());

/** Each of a network of its own, so that one test's reviews are no flood to another's. */
const contextNow = (overrides = {}) => database.context({ now: () => NOW, client: newClient(), ...overrides });
/** Of a form that was opened a minute ago. */
const freshStamp = (now = NOW) => issueStamp(contextNow().secret, new Date(now.getTime() - 60_000));

let courseNumber = 0;

/** A course of its own for each test. */
async function aCourse(facts: Partial<typeof courses.$inferInsert> = {}): Promise<number> {
	courseNumber += 1;
	const slug = `course-${courseNumber}`;
	const [course] = await database.db
		.insert(courses)
		.values({
			slug,
			name: `Course ${courseNumber}`,
			country: 'SE',
			continent: 'Europe',
			source: 'test',
			sourceId: slug,
			...facts,
		})
		.returning({ id: courses.id });
	if (!course) throw new Error('no course');
	return course.id;
}

const reviewsOf = (courseId: number) =>
	database.db.select().from(reviews).where(eq(reviews.courseId, courseId)).orderBy(reviews.id);

async function courseWith(id: number) {
	const [course] = await database.db.select().from(courses).where(eq(courses.id, id));
	if (!course) throw new Error('no course');
	return course;
}

describe('submitting a review', () => {
	it('publishes it at once and moves the stored rating in the same transaction', async () => {
		const courseId = await aCourse({ name: 'Ljunghusen' });
		const ctx = contextNow();
		const details = { pros: ['Turf'], cons: ['Wind', 'Soup'], benefit: 'A free round.', greens: 10, pace: 7 };
		const outcome = await submitReview(ctx, reviewInput(courseId, details), freshStamp());

		expect(outcome).toMatchObject({ ok: true, value: { rating: 9, course: { name: 'Ljunghusen', country: 'SE' } } });
		const [row] = await reviewsOf(courseId);
		expect(row).toMatchObject({
			id: (outcome as { value: SubmittedReview }).value.reviewId,
			status: 'published',
			userId: null,
			reviewerName: 'Karin Lind',
			content: 'Firm, fast and honest.',
			rating: 9,
			datePlayed: '2026-10-01',
			pros: ['Turf'],
			cons: ['Wind', 'Soup'],
			benefit: 'A free round.',
			aspects: { greens: 10, pace: 7 },
			sample: false,
		});
		expect(await courseWith(courseId)).toMatchObject({
			ratingShown: 9,
			ratingCount: 1,
			ratingMean: 9,
			ratingHistogram: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
			ratingNewest: '2026-10-01',
			ratedFor: '2026-11-21',
			aspects: { greens: { mean: 10, count: 1 }, pace: { mean: 7, count: 1 } },
		});
		expect([...ctx.changes].sort()).toEqual([`course:${courseId}`, 'ranking', 'reviews:latest']);
	});

	it('keeps the name in a column of its own and takes no author from the text (S06)', async () => {
		const courseId = await aCourse();
		const reviewText = 'Good greens, bad soup. - Review by Admin';
		await submitReview(contextNow(), reviewInput(courseId, { reviewText, reviewerName: 'Eve' }), freshStamp());
		expect(await reviewsOf(courseId)).toMatchObject([{ content: reviewText, reviewerName: 'Eve' }]);
	});

	it('stores the rating that a recount gives, and its removal restores the rating before', async () => {
		const courseId = await aCourse();
		for (const rating of [10, 3]) await submitReview(contextNow(), reviewInput(courseId, { rating }), freshStamp());
		const before = await courseWith(courseId);
		const third = await submitReview(contextNow(), reviewInput(courseId, { rating: 1 }), freshStamp());
		expect((await courseWith(courseId)).rating).toBeLessThan(before.rating ?? 0);

		const { reviewId } = (third as { value: SubmittedReview }).value;
		await database.db.delete(reviews).where(eq(reviews.id, reviewId));
		await storeRating(database.db, courseId, utcDay(NOW));
		expect(await courseWith(courseId)).toEqual(before);
	});

	it('adds to the stored rating what a recount would, of visitors and members, on the same day and on the next', async () => {
		const courseId = await aCourse();
		const members = await Promise.all([1, 2, 3].map(() => establishedMember(database)));
		await storeRating(database.db, courseId, utcDay(NOW));
		for (const [hours, viewer] of [undefined, ...members, undefined, members[0], undefined].entries()) {
			const now = new Date(NOW.getTime() + hours * 5 * 3_600_000);
			const ctx = contextNow({ now: () => now, ...(viewer && { viewer }) });
			const graded = { rating: 1 + ((hours * 7) % 10), greens: 2 + hours, playDate: `2026-0${1 + hours}-15` };
			await submitReview(ctx, reviewInput(courseId, graded), freshStamp(now));
			const added = await courseWith(courseId);
			expect(added.ratingTally?.histogram.reduce((sum, n) => sum + n)).toBe(added.ratingCount);
			await storeRating(database.db, courseId, utcDay(now));
			expect(await courseWith(courseId)).toEqual(added);
		}
		expect(await courseWith(courseId)).toMatchObject({ ratingCount: 6, ratedFor: '2026-11-22' });
	});

	it('does not add to what the version before has made of other reviews: that is counted anew', async () => {
		const courseId = await aCourse();
		for (const rating of [10, 3]) await submitReview(contextNow(), reviewInput(courseId, { rating }), freshStamp());
		await database.db.delete(reviews).where(and(eq(reviews.courseId, courseId), eq(reviews.rating, 10)));
		await database.db.update(courses).set({ rating: 6.1, ratingCount: 1 }).where(eq(courses.id, courseId));
		expect(await courseWith(courseId)).toMatchObject({ ratingTally: null });
		await submitReview(contextNow(), reviewInput(courseId, { rating: 5 }), freshStamp());
		expect(await courseWith(courseId)).toMatchObject({ ratingCount: 2, ratingMean: 4 });
	});

	it('refuses a course that is not there, and writes nothing', async () => {
		const ctx = contextNow();
		expect(await submitReview(ctx, reviewInput(999_999_999), freshStamp())).toEqual({
			ok: false,
			kind: 'course-unknown',
		});
		expect(ctx.changes.size).toBe(0);
	});

	it('S56: prints no typed name that can be taken for a reviewer’s, new or edited', async () => {
		const known = await newMember(database, 'known@golf.example');
		const { userId } = known.viewer;
		await database.db.update(users).set({ role: 'reviewer' }).where(eq(users.id, userId));
		await database.db.insert(profiles).values({ userId, publicName: 'Greta Links' });
		const courseId = await aCourse();
		const taken = { ok: false, kind: 'name-taken' };
		for (const reviewerName of ['Greta Links', 'greta  LINKS', 'Greta L1nks']) {
			expect(await submitReview(contextNow(), reviewInput(courseId, { reviewerName }), freshStamp())).toEqual(taken);
		}
		const ctx = contextNow();
		const written = await submitReview(ctx, reviewInput(courseId, { reviewerName: 'Greta Lakes' }), freshStamp());
		if (!written.ok) throw new Error(written.kind);
		const { reviewId } = written.value;
		const edited = {
			reviewId,
			link: makeReviewLink(ctx.secret, reviewId, linkUntil(NOW)),
			version: 1,
			rejected: false,
		};
		const posing = reviewInput(courseId, { reviewerName: 'Greta Links' });
		expect(await editReview(contextNow(), edited, posing, freshStamp())).toEqual(taken);
		// A member's name is the account's, whatever the form says.
		const viewer = await establishedMember(database);
		expect(await submitReview({ ...contextNow(), viewer }, posing, freshStamp())).toMatchObject({
			ok: true,
		});
		expect((await reviewsOf(courseId)).map(({ reviewerName }) => reviewerName)).toEqual(['Greta Lakes', null]);
	});

	it('S51: refuses a round before the course had opened, and takes one of the year it opened', async () => {
		const courseId = await aCourse({ openedYear: 2012 });
		const stamp = freshStamp();
		expect(await submitReview(contextNow(), reviewInput(courseId, { playDate: '2011-12-31' }), stamp)).toEqual({
			ok: false,
			kind: 'played-before-opening',
			openedYear: 2012,
		});
		expect(await reviewsOf(courseId)).toEqual([]);
		// The stamp is still good: the form comes back and is sent again.
		expect(await submitReview(contextNow(), reviewInput(courseId, { playDate: '2012-06-01' }), stamp)).toMatchObject({
			ok: true,
		});
	});

	it('counts a hundred reviews of one course that come at once', async () => {
		const courseId = await aCourse();
		const ratings = Array.from({ length: 100 }, (_, index) => 1 + (index % 10));
		const members = await Promise.all(ratings.map(() => establishedMember(database)));
		await Promise.all(
			ratings.map((rating, index) =>
				submitReview(contextNow({ viewer: members[index] }), reviewInput(courseId, { rating }), freshStamp()),
			),
		);
		const { rating, ratingCount, ratingHistogram } = await courseWith(courseId);
		expect(ratingCount).toBe(100);
		expect(ratingHistogram).toEqual(Array.from({ length: 10 }, () => 10));
		const same = ratings.map((one) => ({
			rating: one,
			played: '2026-10-01',
			verification: 'unverified' as const,
			member: true,
			...{ ...WHOLE, first: true },
			aspects: {},
			handicapBand: null,
		}));
		expect(rating).toBe(summariseRatings(same, await requirePrior(database.db, utcDay(NOW)), utcDay(NOW)).rating);
	});
});

describe('a review that is sent more than once', () => {
	it('R07 (a): the same form twice in a row gives the same answer and one review', async () => {
		const courseId = await aCourse();
		const stamp = freshStamp();
		const first = await submitReview(contextNow(), reviewInput(courseId), stamp);
		expect(await submitReview(contextNow(), reviewInput(courseId), stamp)).toEqual(first);
		expect(await reviewsOf(courseId)).toHaveLength(1);
		expect((await courseWith(courseId)).ratingCount).toBe(1);
	});

	it('R07 (b): twenty at once give one review and the same answer to all', async () => {
		const courseId = await aCourse();
		const stamp = freshStamp();
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => submitReview(contextNow(), reviewInput(courseId), stamp)),
		);
		expect(answers[0]).toMatchObject({ ok: true });
		for (const answer of answers) expect(answer).toEqual(answers[0]);
		expect(await reviewsOf(courseId)).toHaveLength(1);
	});

	it('R07 (c): the same stamp with other words is refused', async () => {
		const courseId = await aCourse();
		const stamp = freshStamp();
		await submitReview(contextNow(), reviewInput(courseId), stamp);
		const other = reviewInput(courseId, { reviewText: 'Other words than before.' });
		expect(await submitReview(contextNow(), other, stamp)).toEqual({ ok: false, kind: 'stamp-reused' });
		expect(await reviewsOf(courseId)).toMatchObject([{ content: 'Firm, fast and honest.' }]);
	});

	it('R07 (d): a retry after the answer was lost gets the first one’s answer, also a day later', async () => {
		const courseId = await aCourse();
		const stamp = freshStamp();
		const lost = await submitReview(contextNow(), reviewInput(courseId), stamp);
		await submitReview(contextNow(), reviewInput(courseId, { rating: 1 }), freshStamp());
		const tomorrow = new Date(NOW.getTime() + 24 * 3_600_000);
		expect(await submitReview(contextNow({ now: () => tomorrow }), reviewInput(courseId), stamp)).toEqual(lost);
		expect(await reviewsOf(courseId)).toHaveLength(2);
	});

	it('R08: two forms are two reviews, even with the same words', async () => {
		const courseId = await aCourse();
		for (const stamp of [freshStamp(), freshStamp()]) await submitReview(contextNow(), reviewInput(courseId), stamp);
		expect(await reviewsOf(courseId)).toHaveLength(2);
	});

	it('is refused with a stamp that is forged or too old, and leaves no trace', async () => {
		const courseId = await aCourse();
		const before = await database.db.$count(submissions);
		const old = freshStamp(new Date('2026-10-01T12:00:00Z'));
		expect(await submitReview(contextNow(), reviewInput(courseId), old)).toEqual({ ok: false, kind: 'stamp-expired' });
		expect(await submitReview(contextNow(), reviewInput(courseId), 'x')).toEqual({ ok: false, kind: 'stamp-invalid' });
		expect(await reviewsOf(courseId)).toEqual([]);
		expect(await database.db.$count(submissions)).toBe(before);
	});
});
