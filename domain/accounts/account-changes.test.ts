import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { leaveReviews } from '#domain/reviews/departure-commands.ts';
import { storeAllRatings } from '#domain/reviews/rating/rating-recount.ts';
import { utcDay } from '#domain/shared/day.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import {
	lettersTo,
	linkTo,
	newClient,
	newMember,
	PASSWORD,
	signInAs,
	signUpAs,
	standingClock,
} from '#tests/support/facts/accounts.ts';
import { codeOf } from '../shared/secrets.ts';
import { deleteUser } from './delete-commands.ts';
import { resendEmailChange, undoEmailChange } from './email-commands.ts';
import { recoverPassword, redeemLink, verifyLink } from './links/link-commands.ts';
import { resetPassword } from './passwords/password-commands.ts';
import { findSession, getAccount, lockAccount } from './queries.ts';
import { endSessions } from './sessions/session-store.ts';
import { signIn } from './sessions/sign-in-commands.ts';
import { signUp } from './sign-up/sign-up-commands.ts';
import { sendCode, updateUser } from './user-commands.ts';

const NEW_PASSWORD = 'a calm morning round';
const MINUTE = 60_000;

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

let count = 0;
async function member() {
	const clock = standingClock();
	const email = `changing${++count}@golf.example`;
	return { clock, email, next: `changed${count}@golf.example`, ...(await newMember(test, email, { now: clock.now })) };
}
type Trial = Awaited<ReturnType<typeof member>>;

const visit = ({ ctx }: Trial) => ({ ...ctx, viewer: { kind: 'visitor' } as const, client: newClient() });
const confirmChange = async (trial: Trial) =>
	redeemLink(visit(trial), { token: await linkTo(trial.ctx, trial.next, 'email-change-new'), kinds: ['email_change'] });
const emailOf = async ({ account }: Trial) => (await getAccount(test.db, account.id))?.email;

describe('a new password', () => {
	it('asks for the present one, ends all other sessions and tells the owner', async () => {
		const trial = await member();
		const other = await signInAs(visit(trial), trial.email);
		const change = (currentPassword?: string) => updateUser(trial.ctx, { password: NEW_PASSWORD, currentPassword });
		expect(await change()).toEqual({ ok: false, kind: 'current-password-missing' });
		expect(await change('wrong words')).toEqual({ ok: false, kind: 'current-password-wrong' });
		expect((await change(PASSWORD)).ok).toBe(true);
		expect(await findSession(test.db, other.viewer.sessionId, trial.ctx.now())).toBeNull();
		expect(await findSession(test.db, trial.viewer.sessionId, trial.ctx.now())).not.toBeNull();
		expect(await lettersTo(trial.ctx, trial.email, 'password-changed')).toHaveLength(1);
	});

	it('is not stored for a session that ended while it was hashed', async () => {
		const trial = await member();
		const { passwords } = trial.ctx.accounts;
		const hash = async (password: string) => {
			await endSessions(test.db, trial.account.id);
			return passwords.hash(password);
		};
		const ctx = { ...trial.ctx, accounts: { ...trial.ctx.accounts, passwords: { ...passwords, hash } } };
		const changed = await updateUser(ctx, { password: NEW_PASSWORD, currentPassword: PASSWORD });
		expect(changed).toEqual({ ok: false, kind: 'not-signed-in' });
		const again = { ...visit(trial), client: newClient() };
		expect((await signIn(again, { email: trial.email, password: PASSWORD, remember: false })).ok).toBe(true);
	});

	it('is another one, and not a common one', async () => {
		const { ctx } = await member();
		const change = (password: string) => updateUser(ctx, { password, currentPassword: PASSWORD });
		expect(await change(PASSWORD)).toEqual({ ok: false, kind: 'same-password' });
		expect(await change('golf1234')).toEqual({ ok: false, kind: 'weak-password', reasons: ['pwned'] });
	});

	it('needs no present one in a session that began with a link for it, once', async () => {
		const trial = await member();
		await recoverPassword(trial.ctx, { email: trial.email, redirectTo: null });
		const token = await linkTo(trial.ctx, trial.email, 'reset');
		const verified = await verifyLink(visit(trial), { token, kinds: ['recovery'], remember: false });
		if (!verified.ok) throw new Error(verified.kind);
		const read = await trial.ctx.accounts.accessTokens.read(verified.value.grant.accessToken, trial.ctx.now());
		const ctx = { ...trial.ctx, viewer: { ...trial.viewer, sessionId: read?.sessionId ?? '' } };
		expect((await updateUser(ctx, { password: NEW_PASSWORD })).ok).toBe(true);
		expect(await updateUser(ctx, { password: PASSWORD })).toEqual({ ok: false, kind: 'current-password-missing' });
	});

	it('takes a mailed code in place of the present one, once and for ten minutes', async () => {
		const { ctx, email, clock } = await member();
		expect((await sendCode(ctx)).ok).toBe(true);
		expect(await sendCode(ctx)).toEqual({ ok: false, kind: 'too-many-letters', seconds: 60 });
		const codeSent = async () =>
			codeOf(ctx.secret, (await lettersTo(ctx, email, 'reauthentication'))[0]?.tokenId ?? '');
		const code = await codeSent();
		expect(await updateUser(ctx, { password: NEW_PASSWORD, code: '00000000' })).toEqual({
			ok: false,
			kind: 'code-wrong',
		});
		expect((await updateUser(ctx, { password: NEW_PASSWORD, code })).ok).toBe(true);
		expect(await updateUser(ctx, { password: PASSWORD, code })).toEqual({ ok: false, kind: 'code-wrong' });
		clock.advance(MINUTE);
		await sendCode(ctx);
		const late = await codeSent();
		clock.advance(10 * MINUTE);
		expect(await updateUser(ctx, { password: PASSWORD, code: late })).toEqual({ ok: false, kind: 'code-wrong' });
	});
});

describe('a new address', () => {
	it('P4, S23: asks for the password, is confirmed at the new one and told to the old', async () => {
		const trial = await member();
		const { ctx, next } = trial;
		expect(await updateUser(ctx, { email: next })).toEqual({ ok: false, kind: 'current-password-missing' });
		const asked = await updateUser(ctx, { email: next, currentPassword: PASSWORD });
		expect(asked).toMatchObject({ ok: true, value: { email: trial.email, newEmail: next } });
		expect(await lettersTo(ctx, trial.email, 'email-change-old')).toHaveLength(1);
		expect((await confirmChange(trial)).ok).toBe(true);
		expect(await emailOf(trial)).toBe(next);
		expect(await confirmChange(trial)).toMatchObject({ kind: 'link-void' });
	});

	it('S12: answers a taken address as it does a free one, and writes to its owner', async () => {
		const [one, other] = [await member(), await member()];
		const asked = await updateUser(one.ctx, { email: other.email, currentPassword: PASSWORD });
		expect(asked).toMatchObject({ ok: true, value: { newEmail: other.email } });
		expect(await lettersTo(one.ctx, other.email, 'email-change-new')).toEqual([]);
		expect(await lettersTo(one.ctx, other.email, 'already-registered')).toHaveLength(1);
		expect(await lettersTo(one.ctx, one.email, 'email-change-old')).toHaveLength(1);
	});

	it('is confirmed by the newest wish alone, also where that is for a taken address', async () => {
		const [trial, holder] = [await member(), await member()];
		const { ctx, clock, next } = trial;
		await updateUser(ctx, { email: next, currentPassword: PASSWORD });
		clock.advance(MINUTE);
		expect((await updateUser(ctx, { email: holder.email, currentPassword: PASSWORD })).ok).toBe(true);
		expect(await confirmChange(trial)).toMatchObject({ kind: 'link-void' });
		clock.advance(MINUTE);
		await resendEmailChange(visit(trial), trial.email);
		expect(await lettersTo(ctx, next, 'email-change-new')).toHaveLength(1);
		expect(await lettersTo(ctx, holder.email, 'email-change-new')).toEqual([]);
	});

	it('is mailed again to whoever holds the address that was named, else to the last who wished for it', async () => {
		const [first, last] = [await member(), await member()];
		const { next } = first;
		await updateUser(first.ctx, { email: next, currentPassword: PASSWORD });
		last.clock.advance(MINUTE);
		await updateUser(last.ctx, { email: next, currentPassword: PASSWORD });
		for (const { clock } of [first, last]) clock.advance(2 * MINUTE);
		const sentTo = async ({ account }: Trial) => (await getAccount(test.db, account.id))?.emailChangeSentAt;
		const before = await sentTo(first);
		await resendEmailChange(visit(last), next);
		expect(await sentTo(last)).toEqual(last.ctx.now());
		expect(await sentTo(first)).toEqual(before);
		await resendEmailChange(visit(first), first.email);
		expect(await sentTo(first)).toEqual(first.ctx.now());
	});

	it('is not kept from its owner by a sign-up that nobody confirmed', async () => {
		const trial = await member();
		await updateUser(trial.ctx, { email: trial.next, currentPassword: PASSWORD });
		await signUpAs(visit(trial), trial.next);
		expect((await confirmChange(trial)).ok).toBe(true);
		expect(await emailOf(trial)).toBe(trial.next);
	});

	it('is void where the address has become another account’s meanwhile', async () => {
		const trial = await member();
		await updateUser(trial.ctx, { email: trial.next, currentPassword: PASSWORD });
		const token = await linkTo(trial.ctx, trial.next, 'email-change-new');
		await newMember(test, trial.next, { now: trial.clock.now });
		expect(await redeemLink(visit(trial), { token, kinds: ['email_change'] })).toMatchObject({ kind: 'link-void' });
		expect(await emailOf(trial)).toBe(trial.email);
	});

	it('S23: is undone from the old one, before and after it was confirmed; the password is of no use then', async () => {
		for (const confirmed of [false, true]) {
			const trial = await member();
			await updateUser(trial.ctx, { email: trial.next, currentPassword: PASSWORD });
			if (confirmed) await confirmChange(trial);
			const undo = await linkTo(trial.ctx, trial.email, 'email-change-old');
			expect(await undoEmailChange(visit(trial), undo)).toEqual({ ok: true, value: { email: trial.email } });
			expect(await emailOf(trial)).toBe(trial.email);
			expect(await findSession(test.db, trial.viewer.sessionId, trial.ctx.now())).toBeNull();
			expect(await confirmChange(trial)).toMatchObject({ kind: 'link-void' });
			const thief = await signIn(visit(trial), { email: trial.email, password: PASSWORD, remember: false });
			expect(thief).toEqual({ ok: false, kind: 'invalid-credentials' });
			const token = await linkTo(trial.ctx, trial.email, 'reset');
			expect((await resetPassword(visit(trial), { token, password: NEW_PASSWORD })).ok).toBe(true);
		}
	});

	it('S23: is undone although the thief went on to another address, and the thief’s own undoing is void', async () => {
		const trial = await member();
		const { ctx, clock, email, next } = trial;
		await updateUser(ctx, { email: next, currentPassword: PASSWORD });
		const undo = await linkTo(ctx, email, 'email-change-old');
		await confirmChange(trial);
		clock.advance(MINUTE);
		const third = `third.${next}`;
		await updateUser(ctx, { email: third, password: NEW_PASSWORD, currentPassword: PASSWORD });
		const thiefs = await linkTo(ctx, next, 'email-change-old');
		await redeemLink(visit(trial), { token: await linkTo(ctx, third, 'email-change-new'), kinds: ['email_change'] });
		expect(await emailOf(trial)).toBe(third);
		expect((await undoEmailChange(visit(trial), undo)).ok).toBe(true);
		expect(await undoEmailChange(visit(trial), thiefs)).toMatchObject({ kind: 'link-void' });
		expect(await emailOf(trial)).toBe(email);
	});
});

describe('free data', () => {
	it('are laid over what is there; null takes a key away', async () => {
		const { ctx } = await member();
		const updated = await updateUser(ctx, { metadata: { handicap: '12.4', last_name: null } });
		expect(updated.ok && updated.value.metadata).toEqual({ first_name: 'Ada', handicap: '12.4' });
	});

	it('have an end', async () => {
		const { ctx } = await member();
		const much = (key: string) => updateUser(ctx, { metadata: { [key]: 'x'.repeat(3_000) } });
		expect((await much('one')).ok).toBe(true);
		expect(await much('two')).toEqual({ ok: false, kind: 'too-much-metadata' });
	});
});

describe('deleting an account', () => {
	const addCourse = async () => {
		const slug = `course-${++count}`;
		const row = { slug, name: slug, country: 'SE', continent: 'Europe', source: 'test', sourceId: slug };
		const [course] = await test.db.insert(courses).values(row).returning();
		if (!course) throw new Error('no course');
		return course;
	};
	const addReview = (courseId: number, userId: string | null, rating: number) =>
		test.db.insert(reviews).values({ courseId, userId, reviewerName: 'Ada Green', content: 'A fine round.', rating });
	const reviewsOf = (courseId: number) => test.db.select().from(reviews).where(eq(reviews.courseId, courseId));

	it('S25: takes everything with it in one go; the address is free at once', async () => {
		const trial = await member();
		const { ctx, email, account } = trial;
		const leave = (currentPassword?: string) => deleteUser(ctx, { reviews: 'kept', currentPassword }, leaveReviews);
		expect(await leave()).toEqual({ ok: false, kind: 'current-password-missing' });
		expect(await leave('wrong words')).toEqual({ ok: false, kind: 'current-password-wrong' });
		expect((await leave(PASSWORD)).ok).toBe(true);
		expect(await getAccount(test.db, account.id)).toBeNull();
		expect(await findSession(test.db, trial.viewer.sessionId, ctx.now())).toBeNull();
		expect(await lettersTo(ctx, email, 'account-deleted')).toHaveLength(1);
		expect(ctx.sessionChange).toEqual({ kind: 'ended' });
		await signUpAs(visit(trial), email);
		expect((await lockAccount(test.db, { email }))?.id).not.toBe(account.id);
	});

	it.each(['kept', 'deleted'] as const)(
		'P4: reviews are %s, and the course’s rating is counted anew',
		async (choice) => {
			const { ctx, account } = await member();
			const course = await addCourse();
			await addReview(course.id, account.id, 9);
			await addReview(course.id, null, 5);
			await deleteUser(ctx, { reviews: choice, currentPassword: PASSWORD }, leaveReviews);
			const left = await reviewsOf(course.id);
			expect(left.filter(({ userId }) => userId !== null)).toEqual([]);
			expect(left.find(({ rating }) => rating === 9)?.reviewerName).toBe(choice === 'kept' ? null : undefined);
			const [counted] = await test.db.select().from(courses).where(eq(courses.id, course.id));
			expect(counted?.ratingCount).toBe(choice === 'kept' ? 2 : 1);
			expect(ctx.changes).toContain(`course:${course.id}`);
		},
	);

	it('R7, P4: of reviews that stay without a name those count that counted before, also when all is counted anew', async () => {
		const { ctx, account } = await member();
		const course = await addCourse();
		const own = { courseId: course.id, userId: account.id, content: 'A fine round.', aspects: { design: 9 } };
		await test.db.insert(reviews).values([
			{ ...own, rating: 2, datePlayed: '2026-05-01' },
			{ ...own, rating: 9, datePlayed: '2026-06-01' },
			{ ...own, rating: 3, datePlayed: '2026-04-01' },
			{ ...own, rating: 4, datePlayed: '2026-07-01', status: 'held' as const },
		]);
		await addReview(course.id, null, 5);
		const alone = await addCourse();
		await test.db.insert(reviews).values({ ...own, courseId: alone.id, rating: 8, status: 'held' as const });
		const counted = async ({ id }: { id: number }) => {
			const [row] = await test.db.select().from(courses).where(eq(courses.id, id));
			return { count: row?.ratingCount, mean: row?.ratingMean, design: row?.aspects?.design };
		};
		const day = utcDay(ctx.now());
		await storeAllRatings(test.db, day);
		const before = await counted(course);
		expect(before).toMatchObject({ count: 2, mean: 7 });
		await deleteUser(ctx, { reviews: 'kept', currentPassword: PASSWORD }, leaveReviews);
		expect(await counted(course)).toEqual(before);
		// Let through later, one counts where it is the only one of its author, and nowhere else.
		await test.db
			.update(reviews)
			.set({ status: 'published' })
			.where(inArray(reviews.courseId, [course.id, alone.id]));
		await storeAllRatings(test.db, day);
		expect(await counted(course)).toEqual(before);
		expect(await counted(alone)).toMatchObject({ count: 1, mean: 8 });
	});

	it('is refused to the last chief editor, also of two who leave at once', async () => {
		const chiefs = [await member(), await member()];
		const ids = chiefs.map(({ account }) => account.id);
		await test.db.update(users).set({ role: 'chief' }).where(inArray(users.id, ids));
		const leave = ({ ctx }: Trial) => deleteUser(ctx, { reviews: 'kept', currentPassword: PASSWORD }, leaveReviews);
		const both = await Promise.all(chiefs.map(leave));
		expect(both).toContainEqual({ ok: true, value: {} });
		expect(both).toContainEqual({ ok: false, kind: 'last-chief' });
		expect(await test.db.$count(users, inArray(users.id, ids))).toBe(1);
		expect(await test.db.$count(sessions, inArray(sessions.userId, ids))).toBe(1);
	});

	it('leaves a sign-up under way elsewhere in peace', async () => {
		const trial = await member();
		const both = await Promise.all([
			deleteUser(trial.ctx, { reviews: 'kept', currentPassword: PASSWORD }, leaveReviews),
			signUp(visit(trial), {
				email: trial.email,
				password: PASSWORD,
				metadata: {},
				termsVersion: null,
				redirectTo: null,
			}),
		]);
		expect(both.map(({ ok }) => ok)).toEqual([true, true]);
	});
});
