import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { newsletterDeliveries, newsletterSubscribers } from '#database/schema/newsletter.ts';
import { reviews } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { linkTo, newMember, PASSWORD } from '#tests/support/facts/accounts.ts';
import { undoEmailChange } from '../accounts/email-commands.ts';
import { redeemLink } from '../accounts/links/link-commands.ts';
import { updateUser } from '../accounts/user-commands.ts';
import { endSubscription } from '../newsletter/commands.ts';
import { isSubscribed, subscribeMember, unsubscribeMember } from '../newsletter/member-commands.ts';
import { findSubscriber } from '../newsletter/queries.ts';
import { listOwnReviews } from '../reviews/authors/author-queries.ts';
import { submitReview } from '../reviews/commands.ts';
import { listPlayedCourses } from '../reviews/lists/played-queries.ts';
import { getReview } from '../reviews/queries.ts';
import { reviewSchema } from '../reviews/rules.ts';
import type { DomainContext } from '../shared/context.ts';
import { issueStamp } from '../shared/forms/stamp.ts';
import { linkTokenOf } from '../shared/secrets.ts';
import { departMember } from './departure-commands.ts';

let test: TestDatabase;
let courseId: number;

beforeAll(async () => {
	test = await openTestDatabase();
	const course = {
		slug: 'heath',
		name: 'The Heath',
		country: 'SE',
		continent: 'Europe',
		source: 'test',
		sourceId: '1',
	};
	const [row] = await test.db.insert(courses).values(course).returning({ id: courses.id });
	courseId = row?.id ?? 0;
});

afterAll(() => test.close());

let count = 0;
const aMember = async () => {
	const email = `member${++count}@golf.example`;
	const member = await newMember(test, email);
	// Of some standing: many reviews of one course by new accounts would be held.
	const { userId } = member.viewer;
	await test.db
		.update(users)
		.set({ createdAt: new Date('2020-01-01') })
		.where(eq(users.id, userId));
	return { email, ...member };
};

function write(ctx: DomainContext, playDate: string) {
	const typed = {
		courseId: String(courseId),
		location: 'Höllviken, Sweden',
		rating: '8',
		playDate,
		reviewText: 'Firm, fast and honest.',
		reviewerName: 'Somebody Else',
	};
	return submitReview(
		ctx,
		reviewSchema('2027-01-01').parse(typed),
		issueStamp(ctx.secret, new Date(ctx.now().getTime() - 60_000)),
	);
}

describe('a member’s review', () => {
	it('carries the account, and the name of the profile as it is now', async () => {
		const { ctx } = await aMember();
		const written = await write(ctx, '2026-05-01');
		if (!written.ok) throw new Error(written.kind);
		const read = () => getReview(test.context(), written.value.reviewId);
		expect(await read()).toMatchObject({ userName: 'Ada Green', member: true });
		await updateUser(ctx, { metadata: { last_name: 'Brown' } });
		expect(await read()).toMatchObject({ userName: 'Ada Brown' });
		await updateUser(ctx, { metadata: { first_name: null, last_name: null } });
		expect(await read()).toMatchObject({ userName: 'Anonymous Golfer' });
	});

	it('makes the pages that print it depend on the member, whose new name is a change', async () => {
		const { ctx, viewer } = await aMember();
		const written = await write(ctx, '2026-05-01');
		if (!written.ok) throw new Error(written.kind);
		const reader = test.context();
		await getReview(reader, written.value.reviewId);
		expect(reader.reads).toContain(`member:${viewer.userId}`);
		await updateUser(ctx, { metadata: { first_name: 'Eva' } });
		expect(ctx.changes).toContain(`member:${viewer.userId}`);
	});

	it('R10, S48: is one a course and day, also of fifty at once over two nodes', async () => {
		const { ctx, viewer } = await aMember();
		const other = openDatabase(test.url, { size: 5, waitTimeout: 30_000, statementTimeout: 60_000 });
		const nodes = [ctx.db, other.db];
		const outcomes = await Promise.all(
			Array.from({ length: 50 }, (_, index) => write({ ...ctx, db: nodes[index % 2] ?? ctx.db }, '2026-06-01')),
		);
		await other.pool.end();
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(outcomes.filter((outcome) => !outcome.ok && outcome.kind === 'reviewed-already')).toHaveLength(49);
		expect(await test.db.$count(reviews, eq(reviews.userId, viewer.userId))).toBe(1);
		expect(await write(ctx, '2026-06-02')).toMatchObject({ ok: true });
	});

	it('S26: stands in the lists of its author alone, whatever its status', async () => {
		const { ctx, viewer } = await aMember();
		const other = await aMember();
		await write(ctx, '2026-07-01');
		await test.db.update(reviews).set({ status: 'held' }).where(eq(reviews.userId, viewer.userId));
		expect((await listOwnReviews(ctx, 9)).items).toMatchObject([{ status: 'held', courseName: 'The Heath' }]);
		expect(await listPlayedCourses(ctx)).toMatchObject([{ slug: 'heath', lastPlayed: '2026-07-01' }]);
		for (const somebody of [other.ctx, test.context()]) {
			expect((await listOwnReviews(somebody, 1)).items).toEqual([]);
			expect(await listPlayedCourses(somebody)).toEqual([]);
		}
	});
});

describe('the newsletter of a member', () => {
	it('begins and ends at once, the address being confirmed already', async () => {
		const { ctx } = await aMember();
		expect(await isSubscribed(ctx)).toBe(false);
		await subscribeMember(ctx);
		await subscribeMember(ctx);
		expect(await isSubscribed(ctx)).toBe(true);
		await unsubscribeMember(ctx);
		expect(await isSubscribed(ctx)).toBe(false);
		expect(await subscribeMember(test.context())).toEqual({ ok: false, kind: 'not-signed-in' });
	});

	const listed = async (...emails: string[]) =>
		(
			await test.db
				.select({ email: newsletterSubscribers.email, status: newsletterSubscribers.status })
				.from(newsletterSubscribers)
				.where(inArray(newsletterSubscribers.email, emails))
		).map(({ email, status }) => `${status} ${email}`);
	const changeAddress = async (ctx: DomainContext, next: string) => {
		await updateUser(ctx, { email: next, currentPassword: PASSWORD });
		const token = await linkTo(ctx, next, 'email-change-new');
		expect((await redeemLink(ctx, { token, kinds: ['email_change'] })).ok).toBe(true);
	};

	it('goes on to a new address alone, back when the change is undone, and ends with the account', async () => {
		const { ctx, email, viewer } = await aMember();
		const next = `next.${email}`;
		await subscribeMember(ctx);
		await changeAddress(ctx, next);
		expect(await listed(email, next)).toEqual([`confirmed ${next}`]);
		await undoEmailChange(ctx, await linkTo(ctx, email, 'email-change-old'));
		expect(await listed(email, next)).toEqual([`confirmed ${email}`]);
		await departMember(test.db, ctx, viewer.userId, 'kept');
		expect(await listed(email, next)).toEqual([]);
	});

	it('S26: leaves the links of letters to the old address with nothing to show or end', async () => {
		const { ctx, email } = await aMember();
		const next = `next.${email}`;
		await subscribeMember(ctx);
		const idOf = async (address: string) =>
			(await test.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, address)))[0]?.id ?? '';
		const subscriber = await idOf(email);
		await test.db.insert(newsletterDeliveries).values({ issue: '2026-11', subscriberId: subscriber, status: 'sent' });
		await changeAddress(ctx, next);
		const old = { subscriber, token: linkTokenOf(ctx.secret, subscriber) };
		expect(await findSubscriber(ctx, old)).toBe('gone');
		await endSubscription(ctx, old);
		expect(await listed(email, next)).toEqual([`confirmed ${next}`]);
		const sent = eq(newsletterDeliveries.subscriberId, await idOf(next));
		expect(await test.db.$count(newsletterDeliveries, sent)).toBe(1);
	});

	it('is left alone where it was the new address’s own before, when the change is undone', async () => {
		const { ctx, email } = await aMember();
		const next = `next.${email}`;
		const before = new Date(ctx.now().getTime() - 60_000);
		await test.db.insert(newsletterSubscribers).values({ email: next, status: 'confirmed', createdAt: before });
		await changeAddress(ctx, next);
		await undoEmailChange(ctx, await linkTo(ctx, email, 'email-change-old'));
		expect(await listed(email, next)).toEqual([`confirmed ${next}`]);
	});

	it.each([
		['confirmed', 'confirmed', 'confirmed'],
		['confirmed', 'unconfirmed', 'confirmed'],
		['unconfirmed', 'confirmed', 'confirmed'],
		['unconfirmed', 'unconfirmed', 'unconfirmed'],
	] as const)('%s at the old address and %s at the new one leaves one row, at the new one', async (old, own, left) => {
		const { ctx, email } = await aMember();
		const next = `next.${email}`;
		await test.db.insert(newsletterSubscribers).values([
			{ email, status: old },
			{ email: next, status: own },
		]);
		await changeAddress(ctx, next);
		expect(await listed(email, next)).toEqual([`${left} ${next}`]);
	});
});
