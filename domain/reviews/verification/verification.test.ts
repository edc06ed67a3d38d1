import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseSuggestions, courses, partners } from '#database/schema/catalogue.ts';
import { checkIns, reviews } from '#database/schema/reviews.ts';
import { partnerBookings } from '#database/schema/rounds.ts';
import { submissions } from '#database/schema/system.ts';
import { findPartnerByCallKey } from '#domain/catalogue/partners/call-keys.ts';
import { renewPartnerKey, tellCallKey } from '#domain/catalogue/partners/partner-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow, stampOf } from '#tests/support/databases/rows.ts';
import { editorRow, listEntries } from '#tests/support/facts/desk.ts';
import { reviewInput } from '#tests/support/facts/reviews.ts';
import { getSentReview, linkOfSent } from '../authors/own-queries.ts';
import { submitReview } from '../commands.ts';
import { RATING_RULES } from '../rating/rating-rules.ts';
import { storeRating } from '../rating/rating-store.ts';
import { confirmBooking } from './booking-commands.ts';
import { type Booking, readBooking, signBooking } from './booking-link.ts';
import { checkIn } from './check-in-commands.ts';
import { CHECK_IN_METRES, checkInSchema, farWords, MOST_CHECK_IN_METRES } from './check-in-rules.ts';
import { sayHere } from './here-commands.ts';
import { knownVerification } from './verification-store.ts';

const TODAY = '2026-06-15';
const NOW = new Date(`${TODAY}T12:00:00Z`);
const now = () => NOW;
const SECRET = 'a key that only a partner and we know';

let test: TestDatabase;
let partner: number;

beforeAll(async () => {
	test = await openTestDatabase();
	const row = { name: 'Tee Example', website: 'https://tee.example', signingSecret: SECRET };
	partner = (await test.db.insert(partners).values(row).returning())[0]?.id ?? 0;
});

afterAll(() => test.close());

const aCourse = () => courseRow(test, { latitude: 55.4, longitude: 12.9 });
const at = (latitude: number, facts = {}) => ({ latitude, longitude: 12.9, accuracy: 20, day: TODAY, ...facts });
const checkInAt = (ctx: DomainContext, slug: string, input: ReturnType<typeof at>) =>
	checkIn(ctx, slug, input, stampOf(ctx));

const close = (id: number, closedOn: string) => test.db.update(courses).set({ closedOn }).where(eq(courses.id, id));
const verificationOf = async (id: number) =>
	(await test.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.verification;
const ratingOf = async (id: number) => (await test.db.select().from(courses).where(eq(courses.id, id)))[0]?.rating;

/** So many others of a course that weights count in its rating. */
async function others(courseId: number) {
	for (let count = 1; count < RATING_RULES.rankedFrom; count += 1) {
		await reviewRow(test, courseId, { datePlayed: TODAY, rating: 2 });
	}
}

/** Reviews of one course, of which the weight of one moves the rating. */
async function aRound() {
	const course = await aCourse();
	const { ctx, userId } = await memberRow(test, { now });
	const { id } = await reviewRow(test, course.id, { userId, datePlayed: TODAY, rating: 10 });
	await others(course.id);
	await storeRating(test.db, course.id, TODAY);
	return { course, ctx, userId, id };
}

describe('a check-in', () => {
	it('verifies the review of that day and moves the rating in the same transaction', async () => {
		const { course, ctx, id } = await aRound();
		const before = (await ratingOf(course.id)) ?? 0;
		expect(await checkInAt(ctx, course.slug, at(55.41))).toMatchObject({ ok: true, value: { verified: true } });
		expect(await verificationOf(id)).toBe('checked-in');
		const after = (await ratingOf(course.id)) ?? 0;
		expect(after).toBeGreaterThan(before);
		await storeRating(test.db, course.id, TODAY);
		expect(await ratingOf(course.id)).toBe(after);
		expect(ctx.changes).toContain(`course:${course.id}`);
	});

	it('is offered on the page of thanks for a round of today, until it is verified', async () => {
		const { course, ctx, id } = await aRound();
		const offered = async (reviewId: number) => {
			const { verifiable, checkInOpen } = (await getSentReview(ctx, linkOfSent(ctx, reviewId))) ?? {};
			return { verifiable, checkInOpen };
		};
		expect(await offered(id)).toEqual({ verifiable: true, checkInOpen: true });
		await checkInAt(ctx, course.slug, at(55.41));
		expect(await offered(id)).toEqual({ verifiable: false, checkInOpen: false });
		const { userId } = await memberRow(test, { now });
		const older = await reviewRow(test, course.id, { userId, datePlayed: '2026-06-10' });
		expect(await offered(older.id)).toEqual({ verifiable: true, checkInOpen: false });
		const visitors = await reviewRow(test, course.id, { datePlayed: TODAY });
		expect(await offered(visitors.id)).toEqual({ verifiable: false, checkInOpen: false });
	});

	it('is neither offered nor taken at a closed course', async () => {
		const { course, ctx, id } = await aRound();
		await close(course.id, '2026-06-01');
		expect(await getSentReview(ctx, linkOfSent(ctx, id))).toMatchObject({ verifiable: true, checkInOpen: false });
		expect(await checkInAt(ctx, course.slug, at(55.41))).toEqual({ ok: false, kind: 'course-closed' });
		expect(await verificationOf(id)).toBe('unverified');
	});

	it('keeps the distance and the day, and the position nowhere', async () => {
		const { course, ctx, userId } = await aRound();
		await checkInAt(ctx, course.slug, at(55.4123));
		const kept = await test.db.select().from(checkIns).where(eq(checkIns.userId, userId));
		expect(kept).toEqual([{ userId, courseId: course.id, day: TODAY, distanceMetres: 1368 }]);
		expect(JSON.stringify(await test.db.select().from(submissions))).not.toContain('55.4123');
	});

	it('is known when the review is written after it', async () => {
		const course = await aCourse();
		const { ctx, userId } = await memberRow(test, { now });
		const round = { userId, courseId: course.id, day: TODAY };
		expect(await knownVerification(test.db, round)).toBe('unverified');
		expect(await checkInAt(ctx, course.slug, at(55.4))).toMatchObject({ value: { verified: false } });
		expect(await knownVerification(test.db, round)).toBe('checked-in');
		expect(await knownVerification(test.db, { ...round, day: '2026-06-14' })).toBe('unverified');
	});

	it.each([
		['1.6 km away', at(55.4144), 'too-far'],
		['a vague position', at(55.4, { accuracy: 5_000 }), 'too-vague'],
		['the day before yesterday', at(55.4, { day: '2026-06-13' }), 'other-day'],
		['a day to come', at(55.4, { day: '2026-06-17' }), 'other-day'],
	])('is refused: %s', async (_, input, kind) => {
		const { course, ctx, id } = await aRound();
		const within = kind === 'too-far' ? { within: CHECK_IN_METRES } : {};
		expect(await checkInAt(ctx, course.slug, input)).toEqual({ ok: false, kind, ...within });
		expect(await verificationOf(id)).toBe('unverified');
	});

	it('asks for as much more as the position of the course may be off, and never for more than four kilometres', async () => {
		const { course, ctx } = await aRound();
		const known = (positionAccuracy: number) =>
			test.db.update(courses).set({ positionAccuracy }).where(eq(courses.id, course.id));
		await known(1_000);
		expect(await checkInAt(ctx, course.slug, at(55.421))).toMatchObject({ ok: true });
		expect(await checkInAt(ctx, course.slug, at(55.425))).toMatchObject({ kind: 'too-far', within: 2_500 });
		await known(50_000);
		expect(await checkInAt(ctx, course.slug, at(55.437))).toMatchObject({
			kind: 'too-far',
			within: MOST_CHECK_IN_METRES,
		});
		expect(farWords(CHECK_IN_METRES + 23)).toContain('within 1.5 km of it');
	});

	it('that was refused goes to the desk with the word of whoever stands there, and verifies nothing yet', async () => {
		const { course, ctx, id } = await aRound();
		expect(await sayHere(ctx, course.slug, at(55.43), stampOf(ctx))).toMatchObject({ ok: true });
		const [sent] = await test.db.select().from(courseSuggestions).where(eq(courseSuggestions.courseId, course.id));
		expect(sent?.words).toContain('55.43000, 12.90000');
		expect(await verificationOf(id)).toBe('unverified');
		const visitor = test.context({ now });
		expect(await sayHere(visitor, course.slug, at(55.43), stampOf(visitor))).toMatchObject({ kind: 'not-signed-in' });
	});

	it('S26: verifies nobody else’s review, and needs a member', async () => {
		const { course, id } = await aRound();
		const other = await memberRow(test, { now });
		expect(await checkInAt(other.ctx, course.slug, at(55.4))).toMatchObject({ value: { verified: false } });
		expect(await verificationOf(id)).toBe('unverified');
		const visitor = test.context({ now });
		expect(await checkInAt(visitor, course.slug, at(55.4))).toEqual({ ok: false, kind: 'not-signed-in' });
	});

	it.each(['NaN', '91', '1e2', '', '55,4', 'Infinity'])('takes no latitude such as %j', (latitude) => {
		const sent = { latitude, longitude: '12.9', accuracy: '20', day: TODAY };
		expect(checkInSchema.safeParse(sent).success).toBe(false);
	});
});

describe('a partner’s signed link', () => {
	let number = 0;
	const bookingOf = (course: { slug: string }): Booking => ({
		partner,
		course: course.slug,
		day: TODAY,
		reference: `TEE-${++number}`,
	});
	const confirm = (ctx: DomainContext, booking: Booking, signature = signBooking(SECRET, booking)) =>
		confirmBooking(ctx, booking, signature);

	it('verifies the review of that day as booked, also over a check-in, and moves the rating', async () => {
		const { course, ctx, id } = await aRound();
		const before = (await ratingOf(course.id)) ?? 0;
		const booking = bookingOf(course);
		await checkInAt(ctx, course.slug, at(55.4));
		expect(await confirm(ctx, booking)).toMatchObject({ ok: true, value: { verified: true } });
		expect(await verificationOf(id)).toBe('booked');
		expect(await ratingOf(course.id)).toBeGreaterThan(before);
	});

	it('and a check-in verify the review that is written after them, and count for its rating', async () => {
		const ways = [
			{ before: (ctx: DomainContext, slug: string) => checkInAt(ctx, slug, at(55.4)), known: 'checked-in' },
			{ before: (ctx: DomainContext, slug: string) => confirm(ctx, bookingOf({ slug })), known: 'booked' },
		];
		const ratings = [];
		for (const { before, known } of [{ before: async () => {}, known: 'unverified' }, ...ways]) {
			const course = await aCourse();
			await others(course.id);
			const { ctx } = await memberRow(test, { now });
			await before(ctx, course.slug);
			const sent = await submitReview(ctx, reviewInput(course.id, { rating: 10, playDate: TODAY }), stampOf(ctx));
			expect(sent).toMatchObject({ ok: true, value: { heldBy: [] } });
			expect(await verificationOf(sent.ok ? sent.value.reviewId : 0)).toBe(known);
			ratings.push(await ratingOf(course.id));
		}
		const [unverified, ...verified] = ratings.map(Number);
		for (const rating of verified) expect(rating).toBeGreaterThan(unverified ?? Number.NaN);
	});

	it('works once: again for the same member it changes nothing, for another it is used', async () => {
		const { course, ctx } = await aRound();
		const booking = bookingOf(course);
		await confirm(ctx, booking);
		expect(await confirm(ctx, booking)).toMatchObject({ ok: true, value: { verified: false } });
		const other = await memberRow(test, { now });
		expect(await confirm(other.ctx, booking)).toEqual({ ok: false, kind: 'link-used' });
		const anotherDay = { ...booking, day: '2026-06-14' };
		expect(await confirm(other.ctx, anotherDay)).toEqual({ ok: false, kind: 'link-used' });
		expect(await test.db.$count(partnerBookings, eq(partnerBookings.reference, booking.reference))).toBe(1);
	});

	it('is refused when a part of it was changed, or its partner signs none', async () => {
		const { course, ctx } = await aRound();
		const booking = bookingOf(course);
		const signature = signBooking(SECRET, booking);
		const invalid = { ok: false, kind: 'link-invalid' };
		expect(await confirm(ctx, { ...booking, day: '2026-06-14' }, signature)).toEqual(invalid);
		expect(await confirm(ctx, { ...booking, reference: 'TEE-other' }, signature)).toEqual(invalid);
		expect(
			await confirm(
				ctx,
				booking,
				signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
			),
		).toEqual(invalid);
		expect(await confirm(ctx, booking, 'short')).toEqual(invalid);
		await test.db.update(partners).set({ signingSecret: null });
		expect(await confirm(ctx, booking, signature)).toEqual(invalid);
		await test.db.update(partners).set({ signingSecret: SECRET });
		expect(await confirm(test.context({ now }), booking)).toEqual({ ok: false, kind: 'not-signed-in' });
	});

	it('of a closed course is taken for a day before the closing, and for none from it on', async () => {
		const { course, ctx, id } = await aRound();
		await close(course.id, TODAY);
		expect(await confirm(ctx, bookingOf(course))).toEqual({ ok: false, kind: 'course-closed' });
		expect(await verificationOf(id)).toBe('unverified');
		expect(await test.db.$count(partnerBookings, eq(partnerBookings.courseId, course.id))).toBe(0);
		await close(course.id, '2026-06-16');
		expect(await confirm(ctx, bookingOf(course))).toMatchObject({ ok: true, value: { verified: true } });
	});

	it('stops with the key it was signed with', async () => {
		const { course, ctx } = await aRound();
		const booking = bookingOf(course);
		const editor = (await editorRow(test)).ctx;
		const renewed = await renewPartnerKey(editor, partner);
		const key = renewed.ok ? renewed.value.key : '';
		expect(await confirm(ctx, booking)).toEqual({ ok: false, kind: 'link-invalid' });
		expect(await confirm(ctx, booking, signBooking(key, booking))).toMatchObject({ ok: true });
		await test.db.update(partners).set({ signingSecret: SECRET });
		expect(await renewPartnerKey(editor, 999_999)).toEqual({ ok: false, kind: 'partner-unknown' });
		expect(await renewPartnerKey(ctx, partner)).toEqual({ ok: false, kind: 'not-an-editor' });
		expect(await listEntries(test, 'partner', partner)).toMatchObject([{ action: 'partner key renewed' }]);
	});

	it('goes on when its partner is told the key for data calls as well', async () => {
		const { course, ctx } = await aRound();
		const editor = (await editorRow(test)).ctx;
		const told = await tellCallKey(editor, partner);
		expect(await findPartnerByCallKey(test.db, told.ok ? told.value.callKey : '')).toBe(partner);
		expect(await confirm(ctx, bookingOf(course))).toMatchObject({ ok: true });
		expect(await tellCallKey(editor, 999_999)).toEqual({ ok: false, kind: 'partner-unknown' });
		expect(await tellCallKey(ctx, partner)).toEqual({ ok: false, kind: 'not-an-editor' });
		await test.db.update(partners).set({ signingSecret: null });
		expect(await tellCallKey(editor, partner)).toEqual({ ok: false, kind: 'no-key' });
		await test.db.update(partners).set({ signingSecret: SECRET });
	});

	it('signs as the page for partners says, to the letter', () => {
		const example = { partner: 7, course: 'example-links', day: '2026-06-14', reference: 'TEE-1042' };
		expect(signBooking('an-example-key', example)).toBe(
			'6d1378509e734ca847d405a05813c6d82868957f18a94fb901a0e8bc335bea19',
		);
	});

	it('is read from its address, and nothing else is', () => {
		const query = 'partner=7&course=example-links&day=2026-06-14&reference=TEE-1042';
		expect(readBooking(new URLSearchParams(query))).toEqual({
			partner: 7,
			course: 'example-links',
			day: '2026-06-14',
			reference: 'TEE-1042',
		});
		for (const broken of ['partner=07', 'course=../x', 'day=2026-02-30', 'reference=a%0Ab']) {
			expect(readBooking(new URLSearchParams(`${broken}&${query}`))).toBeNull();
		}
	});
});
