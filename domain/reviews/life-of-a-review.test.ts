import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import { reviews, reviewVersions } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { newClient } from '#tests/support/facts/accounts.ts';
import { aCourse, establishedMember, reviewInput } from '#tests/support/facts/reviews.ts';
import { approveReview, rejectReview } from '../moderation/commands.ts';
import type { DomainContext, Viewer } from '../shared/context.ts';
import { issueStamp } from '../shared/forms/stamp.ts';
import { RETENTION } from '../shared/retention.ts';
import { listOwnReviews } from './authors/author-queries.ts';
import { editReview } from './authors/edit-commands.ts';
import { getOwnReview, getSentReview, linkOfSent } from './authors/own-queries.ts';
import { linkUntil, makeReviewLink } from './authors/review-link.ts';
import { withdrawReview } from './authors/withdraw-commands.ts';
import { submitReview } from './commands.ts';
import { sweepReviews } from './housekeeping-commands.ts';
import { getReview } from './queries.ts';
import type { ReviewInput } from './rules.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const VISITOR: Viewer = { kind: 'visitor' };
const DAY = 86_400_000;

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const contextOf = (viewer: Viewer, now = NOW, overrides: Partial<DomainContext> = {}) =>
	database.context({ viewer, now: () => now, client: newClient(), ...overrides });
const stampOf = (ctx: DomainContext) => issueStamp(ctx.secret, new Date(ctx.now().getTime() - 60_000));

async function submit(ctx: DomainContext, input: ReviewInput) {
	const outcome = await submitReview(ctx, input, stampOf(ctx));
	if (!outcome.ok) throw new Error(outcome.kind);
	return outcome.value;
}

const edit = (ctx: DomainContext, reviewId: number, version: number, input: ReviewInput, link: string | null = null) =>
	editReview(ctx, { reviewId, version, link, rejected: false }, input, stampOf(ctx));
const sendAgain = (ctx: DomainContext, reviewId: number, version: number, input: ReviewInput) =>
	editReview(ctx, { reviewId, version, link: null, rejected: true }, input, stampOf(ctx));

async function rowOf(id: number) {
	const [row] = await database.db.select().from(reviews).where(eq(reviews.id, id));
	if (!row) throw new Error('no review');
	return row;
}

async function courseOf(id: number) {
	const [row] = await database.db.select().from(courses).where(eq(courses.id, id));
	if (!row) throw new Error('no course');
	return row;
}

const lettersTo = (recipient: string) =>
	database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient)).orderBy(mailOutbox.createdAt);

const editor = async () => ({
	...(await establishedMember(database)),
	role: 'editor' as const,
	secondFactorAt: new Date(),
});

describe('writing', () => {
	it('keeps the round as it was told, and of the handicap the band alone', async () => {
		const member = await establishedMember(database);
		await database.db.insert(profiles).values({ userId: member.userId, handicapTenths: 189 });
		const ctx = contextOf(member);
		const round = {
			tees: 'Yellow',
			transport: 'walked',
			weather: 'windy',
			pricePaid: 85.5,
			priceCurrency: 'EUR',
		} as const;
		const { reviewId } = await submit(ctx, reviewInput(await aCourse(database), round));
		expect(await rowOf(reviewId)).toMatchObject({
			tees: 'Yellow',
			transport: 'walked',
			weather: 'windy',
			handicapBand: '10-18',
			pricePaidMinor: 8550,
			pricePaidCurrency: 'EUR',
			status: 'published',
			heldBy: [],
		});
		expect(await getReview(database.context(), reviewId)).toMatchObject({
			round: { tees: 'Yellow', transport: 'walked', weather: 'windy', price: { minor: 8550, currency: 'EUR' } },
		});
	});

	it('takes a yen as a whole one, and no price for nothing', async () => {
		const price = { pricePaid: 12_000, priceCurrency: 'JPY' } as const;
		const courseId = await aCourse(database);
		const yen = await submit(contextOf(VISITOR), reviewInput(courseId, price));
		expect(await rowOf(yen.reviewId)).toMatchObject({ pricePaidMinor: 12_000, pricePaidCurrency: 'JPY' });
		const none = await submit(contextOf(VISITOR), reviewInput(courseId, { priceCurrency: 'EUR' }));
		expect(await rowOf(none.reviewId)).toMatchObject({ pricePaidMinor: null, pricePaidCurrency: null });
	});

	it('stores the mean of each handicap band with the course', async () => {
		const courseId = await aCourse(database);
		for (const [tenths, rating] of [
			[42, 10],
			[99, 7],
			[300, 4],
		] as const) {
			const member = await establishedMember(database);
			await database.db.insert(profiles).values({ userId: member.userId, handicapTenths: tenths });
			await submit(contextOf(member), reviewInput(courseId, { rating }));
		}
		expect((await courseOf(courseId)).bandRatings).toEqual({
			'0-9': { mean: 8.5, count: 2 },
			'29+': { mean: 4, count: 1 },
		});
	});

	it('R07 (e): never gives one member’s answer to another', async () => {
		const courseId = await aCourse(database);
		const [one, other] = [contextOf(await establishedMember(database)), contextOf(await establishedMember(database))];
		const stamp = stampOf(one);
		expect((await submitReview(one, reviewInput(courseId), stamp)).ok).toBe(true);
		expect(await submitReview(other, reviewInput(courseId), stamp)).toEqual({ ok: false, kind: 'stamp-reused' });
	});
});

describe('a visitor', () => {
	it('gets a link by letter, which edits and removes that one review and no other (S26)', async () => {
		const ctx = contextOf(VISITOR);
		const email = 'visitor@golf.example';
		const { reviewId } = await submit(ctx, reviewInput(await aCourse(database), { email }));
		const [letter] = await lettersTo(email);
		expect(letter).toMatchObject({ message: 'review-link', data: { reviewId, course: 'Ljunghusen' } });
		expect(JSON.stringify(letter)).not.toContain('Firm, fast');

		const link = linkOfSent(ctx, reviewId);
		const other = await submit(ctx, reviewInput(await aCourse(database)));
		expect(await getOwnReview(ctx, { reviewId, link })).toMatchObject({ version: 1, named: true });
		expect(await getOwnReview(ctx, { reviewId: other.reviewId, link })).toBeNull();
		expect(await edit(ctx, other.reviewId, 1, reviewInput(1), link)).toEqual({ ok: false, kind: 'review-unknown' });
		const edited = await edit(ctx, reviewId, 1, reviewInput(1, { rating: 4 }), link);
		expect(edited).toMatchObject({ ok: true, value: { heldBy: [] } });
		expect(await rowOf(reviewId)).toMatchObject({ rating: 4, version: 2, reviewerName: 'Karin Lind' });
		expect((await withdrawReview(ctx, { reviewId, link })).ok).toBe(true);
	});

	it('has no use of a link that is forged, too old, or for a member’s review', async () => {
		const ctx = contextOf(VISITOR);
		const { reviewId } = await submit(ctx, reviewInput(await aCourse(database)));
		const good = linkOfSent(ctx, reviewId);
		const old = makeReviewLink(ctx.secret, reviewId, linkUntil(NOW) - 366);
		const forged = good.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'));
		const bad = [old, forged, '', 'x', good.replace(/-\d+-/, '-99999-'), makeReviewLink('other', reviewId, 99_999)];
		for (const link of bad) {
			expect(await getOwnReview(ctx, { reviewId, link }), link).toBeNull();
			expect(await withdrawReview(ctx, { reviewId, link }), link).toEqual({ ok: false, kind: 'review-unknown' });
		}
		const member = contextOf(await establishedMember(database));
		const own = await submit(member, reviewInput(await aCourse(database)));
		const link = linkOfSent(ctx, own.reviewId);
		expect(await getOwnReview(ctx, { reviewId: own.reviewId, link })).toBeNull();
		expect(await getSentReview(ctx, link)).toMatchObject({ link: null, member: true });
	});

	it('S54: cannot have letters sent to a stranger again and again', async () => {
		const email = 'stranger@golf.example';
		for (let index = 0; index < 5; index++)
			await submit(contextOf(VISITOR), reviewInput(await aCourse(database), { email }));
		expect(await lettersTo(email)).toHaveLength(3);
		const hasty = contextOf(VISITOR);
		const made = reviewInput(await aCourse(database), { email: 'nobody@golf.example' });
		await submitReview(hasty, made, stampOf(hasty), { trapped: true });
		expect(await lettersTo('nobody@golf.example')).toEqual([]);
	});
});

describe('an edit', () => {
	it('S57: keeps what was said, resets the verification and moves the rating', async () => {
		const courseId = await aCourse(database);
		const ctx = contextOf(await establishedMember(database));
		const { reviewId } = await submit(ctx, reviewInput(courseId, { tees: 'Red' }));
		await database.db.update(reviews).set({ verification: 'booked' }).where(eq(reviews.id, reviewId));
		const edited = await edit(ctx, reviewId, 1, reviewInput(courseId, { rating: 2, reviewText: 'I was too kind.' }));
		expect(edited).toMatchObject({ ok: true });
		expect(await rowOf(reviewId)).toMatchObject({
			rating: 2,
			content: 'I was too kind.',
			tees: null,
			version: 2,
			verification: 'unverified',
			reviewerName: null,
		});
		expect(await database.db.select().from(reviewVersions).where(eq(reviewVersions.reviewId, reviewId))).toMatchObject([
			{ version: 1, verification: 'booked', status: 'published', said: { rating: 9, tees: 'Red' } },
		]);
		expect(await courseOf(courseId)).toMatchObject({ ratingMean: 2, ratingCount: 1 });
		expect(ctx.changes).toContain(`course:${courseId}`);
	});

	it('R09: of two tabs one wins and the other is told, also when both come at once', async () => {
		const ctx = contextOf(await establishedMember(database));
		const courseId = await aCourse(database);
		const { reviewId } = await submit(ctx, reviewInput(courseId));
		const outcomes = await Promise.all(
			[1, 2, 3].map((rating) => edit(ctx, reviewId, 1, reviewInput(courseId, { rating }))),
		);
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(outcomes.filter((outcome) => !outcome.ok && outcome.kind === 'version-changed')).toHaveLength(2);
		expect((await rowOf(reviewId)).version).toBe(2);
	});

	it('R07: sent twice is done once and gives the same answer', async () => {
		const ctx = contextOf(await establishedMember(database));
		const courseId = await aCourse(database);
		const { reviewId } = await submit(ctx, reviewInput(courseId));
		const stamp = stampOf(ctx);
		const edited = { reviewId, version: 1, link: null, rejected: false };
		const first = await editReview(ctx, edited, reviewInput(courseId, { rating: 3 }), stamp);
		expect(await editReview(ctx, edited, reviewInput(courseId, { rating: 3 }), stamp)).toEqual(first);
		expect((await rowOf(reviewId)).version).toBe(2);
	});

	it('R10: may not move to a day that has a review of the course already, and loses nothing by trying', async () => {
		const ctx = contextOf(await establishedMember(database));
		const courseId = await aCourse(database);
		await submit(ctx, reviewInput(courseId, { playDate: '2026-09-01' }));
		const { reviewId } = await submit(ctx, reviewInput(courseId, { playDate: '2026-09-02' }));
		const moved = await edit(ctx, reviewId, 1, reviewInput(courseId, { playDate: '2026-09-01' }));
		expect(moved).toEqual({ ok: false, kind: 'reviewed-already' });
		expect(await rowOf(reviewId)).toMatchObject({ version: 1, datePlayed: '2026-09-02' });
		expect(await database.db.$count(reviewVersions, eq(reviewVersions.reviewId, reviewId))).toBe(0);
	});

	it('S26: is the author’s alone, in whatever state the review is', async () => {
		const courseId = await aCourse(database);
		const { reviewId } = await submit(contextOf(await establishedMember(database)), reviewInput(courseId));
		for (const viewer of [VISITOR, await establishedMember(database), await editor()]) {
			const ctx = contextOf(viewer);
			expect(await getOwnReview(ctx, { reviewId, link: null })).toBeNull();
			expect(await edit(ctx, reviewId, 1, reviewInput(courseId))).toEqual({ ok: false, kind: 'review-unknown' });
			expect(await withdrawReview(ctx, { reviewId, link: null })).toEqual({ ok: false, kind: 'review-unknown' });
		}
	});

	it('S59: is held when it is one of many in a day', async () => {
		const ctx = contextOf(await establishedMember(database));
		const courseId = await aCourse(database);
		const { reviewId } = await submit(ctx, reviewInput(courseId));
		for (let version = 1; version <= 6; version++) {
			const outcome = await edit(ctx, reviewId, version, reviewInput(courseId, { rating: version }));
			expect(outcome).toMatchObject({ ok: true, value: { heldBy: version === 6 ? ['edit-loop'] : [] } });
		}
		expect(await courseOf(courseId)).toMatchObject({ ratingCount: 0 });
	});
});

describe('a removal by the author', () => {
	it('erases everything that was written, at once, and the rating follows', async () => {
		const courseId = await aCourse(database);
		const ctx = contextOf(await establishedMember(database));
		const { reviewId } = await submit(ctx, reviewInput(courseId, { pros: ['Turf'], benefit: 'A free round.' }));
		await edit(ctx, reviewId, 1, reviewInput(courseId));
		expect((await withdrawReview(ctx, { reviewId, link: null })).ok).toBe(true);
		expect(await rowOf(reviewId)).toMatchObject({
			status: 'withdrawn',
			content: '',
			pros: [],
			benefit: null,
			sketch: null,
		});
		expect(await database.db.$count(reviewVersions, eq(reviewVersions.reviewId, reviewId))).toBe(0);
		expect(await courseOf(courseId)).toMatchObject({ ratingCount: 0, rating: null });
		expect((await listOwnReviews(ctx, 1)).items).toEqual([]);
		expect(await withdrawReview(ctx, { reviewId, link: null })).toEqual({ ok: false, kind: 'review-unknown' });
	});

	it('S59: a review written anew waits for an editor; after a month nothing is left of the old one', async () => {
		const courseId = await aCourse(database);
		const member = await establishedMember(database);
		const ctx = contextOf(member);
		const { reviewId } = await submit(ctx, reviewInput(courseId));
		await withdrawReview(ctx, { reviewId, link: null });
		expect(await submit(ctx, reviewInput(courseId))).toMatchObject({ heldBy: ['reposted'] });
		const later = new Date(NOW.getTime() + 31 * DAY);
		await sweepReviews(database.db, later);
		expect(await database.db.$count(reviews, eq(reviews.id, reviewId))).toBe(0);
		const again = reviewInput(courseId, { playDate: '2026-11-01' });
		expect(await submit(contextOf(member, later), again)).toMatchObject({ heldBy: [] });
	});

	it('forgets the network of a review a week after it was written, also when it was edited since', async () => {
		const courseId = await aCourse(database);
		const ctx = contextOf(await establishedMember(database));
		const { reviewId } = await submit(ctx, reviewInput(courseId));
		expect((await rowOf(reviewId)).networkHash).toMatch(/^[\w-]{22}$/);
		const edited = contextOf(ctx.viewer, new Date(NOW.getTime() + 5 * DAY));
		expect(await edit(edited, reviewId, 1, reviewInput(courseId, { rating: 4 }))).toMatchObject({ ok: true });
		const week = NOW.getTime() - RETENTION.networkHash.before(NOW).getTime();
		await sweepReviews(database.db, new Date(NOW.getTime() + week - 1_000));
		expect((await rowOf(reviewId)).networkHash).not.toBeNull();
		await sweepReviews(database.db, new Date(NOW.getTime() + week + 1_000));
		expect((await rowOf(reviewId)).networkHash).toBeNull();
	});
});

describe('what an editor decides', () => {
	const held = (courseId: number) => reviewInput(courseId, { reviewText: 'See www.example.com for more of the same.' });

	it('publishes what waited: the rating follows, and the author is told', async () => {
		const courseId = await aCourse(database);
		const member = await establishedMember(database);
		const { reviewId, heldBy, rating } = await submit(contextOf(member), held(courseId));
		expect({ heldBy, rating }).toEqual({ heldBy: ['link'], rating: null });
		expect(await getReview(database.context(), reviewId)).toBeNull();
		const ctx = contextOf(await editor());
		expect(await approveReview(ctx, { reviewId, version: 1 })).toEqual({ ok: true, value: { courseId, told: true } });
		expect(await getReview(database.context(), reviewId)).toMatchObject({ id: reviewId });
		expect(await courseOf(courseId)).toMatchObject({ ratingCount: 1, ratingMean: 9 });
		expect((await lettersTo(member.email)).map(({ message }) => message)).toEqual(['review-held', 'review-approved']);
		expect(ctx.changes).toContain(`course:${courseId}`);
		expect(await approveReview(ctx, { reviewId, version: 1 })).toEqual({ ok: false, kind: 'decided-already' });
	});

	it('rejects with a ground and words, which the author reads; what is sent again waits once more', async () => {
		const courseId = await aCourse(database);
		const member = await establishedMember(database);
		const author = contextOf(member);
		const { reviewId } = await submit(author, held(courseId));
		const ctx = contextOf(await editor());
		const why = { ground: 'advertising', words: 'The link sells golf balls.' } as const;
		expect((await rejectReview(ctx, { reviewId, version: 1 }, why)).ok).toBe(true);
		expect((await listOwnReviews(author, 1)).items).toMatchObject([{ status: 'rejected', rejection: why }]);
		expect((await lettersTo(member.email)).at(-1)).toMatchObject({
			message: 'review-rejected',
			data: { automatic: true },
		});

		// Who was at it meanwhile reads first why it was taken down (R09).
		expect(await edit(author, reviewId, 1, reviewInput(courseId))).toEqual({ ok: false, kind: 'version-changed' });
		expect(await rowOf(reviewId)).toMatchObject({ status: 'rejected', rejectionWords: why.words });
		const again = await sendAgain(author, reviewId, 1, reviewInput(courseId));
		expect(again).toMatchObject({ ok: true, value: { heldBy: ['sent-again'] } });
		// Nor does another edit slip past the editor.
		const once = await edit(author, reviewId, 2, reviewInput(courseId, { rating: 8 }));
		expect(once).toMatchObject({ ok: true, value: { heldBy: ['sent-again'] } });
		expect((await approveReview(ctx, { reviewId, version: 3 })).ok).toBe(true);
		expect(await rowOf(reviewId)).toMatchObject({ status: 'published', rejectionGround: null });
	});

	it('removes what was published with a statement of reasons, and gives it back', async () => {
		const courseId = await aCourse(database);
		const email = 'removed@golf.example';
		const { reviewId } = await submit(contextOf(VISITOR), reviewInput(courseId, { email }));
		const ctx = contextOf(await editor());
		const why = { ground: 'harm', words: 'It names the starter.', reported: true } as const;
		expect((await rejectReview(ctx, { reviewId, version: 1 }, why)).ok).toBe(true);
		expect(await courseOf(courseId)).toMatchObject({ ratingCount: 0 });
		expect((await lettersTo(email)).at(-1)).toMatchObject({
			message: 'review-removed',
			data: { ground: 'harm', words: 'It names the starter.', reported: true, automatic: false },
		});
		expect((await approveReview(ctx, { reviewId, version: 1 })).ok).toBe(true);
		expect(await courseOf(courseId)).toMatchObject({ ratingCount: 1 });
	});

	it('S58: binds to the version that was read, also while the author edits', async () => {
		const courseId = await aCourse(database);
		const author = contextOf(await establishedMember(database));
		const { reviewId } = await submit(author, held(courseId));
		const ctx = contextOf(await editor());
		const [edited, approved] = await Promise.all([
			edit(author, reviewId, 1, reviewInput(courseId, { reviewText: 'Now see www.worse.example.com, all of you.' })),
			approveReview(ctx, { reviewId, version: 1 }),
		]);
		const row = await rowOf(reviewId);
		expect(edited.ok).toBe(true);
		expect(row).toMatchObject({ version: 2, status: 'held' });
		if (!approved.ok) expect(approved.kind).toBe('version-changed');
		expect(await approveReview(ctx, { reviewId, version: 1 })).toEqual({ ok: false, kind: 'version-changed' });
		expect(await rejectReview(ctx, { reviewId, version: 1 }, { ground: 'harm', words: 'No.' })).toEqual({
			ok: false,
			kind: 'version-changed',
		});
	});

	it('is for editors alone, needs words, and a review that is there', async () => {
		const courseId = await aCourse(database);
		const { reviewId } = await submit(contextOf(VISITOR), held(courseId));
		const seen = { reviewId, version: 1 };
		const why = { ground: 'harm', words: 'Because.' } as const;
		for (const viewer of [VISITOR, await establishedMember(database)]) {
			expect(await approveReview(contextOf(viewer), seen)).toEqual({ ok: false, kind: 'not-an-editor' });
			expect(await rejectReview(contextOf(viewer), seen, why)).toEqual({ ok: false, kind: 'not-an-editor' });
		}
		const ctx = contextOf(await editor());
		expect(await rejectReview(ctx, seen, { ...why, words: ' \u200b ' })).toEqual({ ok: false, kind: 'words-missing' });
		const nowhere = { reviewId: 999_999_999, version: 1 };
		expect(await approveReview(ctx, nowhere)).toEqual({ ok: false, kind: 'review-unknown' });
	});
});
