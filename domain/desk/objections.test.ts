import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { appeals } from '#database/schema/desk.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { reviewerApplications } from '#database/schema/support.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { memberRow } from '#tests/support/databases/rows.ts';
import { lettersTo, namesOfLetters } from '#tests/support/facts/accounts.ts';
import { carryOutAll, decide, editorRow, heldReview, listEntries } from '#tests/support/facts/desk.ts';
import { application as asSent } from '#tests/support/facts/support-forms.ts';
import type { MessageName } from '../mail/messages.ts';
import { changeBadge } from '../member-desk/member-commands.ts';
import { liftSuspension, suspendMember } from '../member-desk/suspension-commands.ts';
import { sendAppeal } from '../moderation/appeal-commands.ts';
import { makeAppealLink } from '../moderation/appeal-link.ts';
import { decidePhotograph } from '../moderation/photograph-decision-commands.ts';
import { captionMark } from '../pictures/caption-mark.ts';
import { utcDay } from '../shared/day.ts';
import { decideItem } from './deciding/decision-commands.ts';
import { listInbox } from './inbox-queries.ts';
import { getDeskAppeal } from './moderation-item-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

const REJECTION = { outcome: 'rejected', version: '1', ground: 'advertising', words: 'The link sells balls.' };
const GRANTED = { outcome: 'granted', words: 'We were wrong.' };
const dayIn = (days: number) => utcDay(new Date(Date.now() + days * 86_400_000));

/** Objects by the link of the newest letter of a kind; gives the item that comes to the desk. */
async function object(message: MessageName, email: string) {
	const visitor = test.context();
	const [letter] = await lettersTo(visitor, email, message);
	// What these letters carry is named by `Messages`.
	const { decision } = (letter ?? { data: null }).data as { decision: number };
	const sent = await sendAppeal(
		visitor,
		makeAppealLink(visitor.secret, { decision, party: 'author' }),
		'It is unfair.',
	);
	expect(sent).toMatchObject({ ok: true });
	const [row] = await test.db.select().from(appeals).where(eq(appeals.decisionId, decision));
	return { kind: 'appeal', id: String(row?.id) } as const;
}

async function grant(ctx: Awaited<ReturnType<typeof editorRow>>['ctx'], item: Parameters<typeof decideItem>[1]) {
	await decide(ctx, item, GRANTED);
	await carryOutAll(test);
}

/** A review that `first` has rejected, with the link that stood in the letter. */
async function rejected(first: Awaited<ReturnType<typeof editorRow>>) {
	const about = await heldReview(test);
	await decide(first.ctx, about.item, REJECTION);
	await carryOutAll(test);
	const [entry] = await listEntries(test, 'review', about.id);
	const link = makeAppealLink(first.ctx.secret, { decision: entry?.id ?? 0, party: 'author' });
	return { ...about, link };
}

describe('an objection', () => {
	it('comes by the link of the letter, once, and is decided by another editor', async () => {
		const [first, other] = [await editorRow(test), await editorRow(test)];
		const { id, link, author } = await rejected(first);
		const visitor = test.context();
		expect((await sendAppeal(visitor, link, 'That is the club’s own page.')).ok).toBe(true);
		expect(await sendAppeal(visitor, link, 'Once more.')).toMatchObject({ kind: 'appealed-already' });
		expect(await lettersTo(visitor, author.email, 'appeal-received')).toHaveLength(1);
		const [appeal] = await listInbox(other.ctx, 'appeal');
		if (!appeal) throw new Error('no item');
		const granted = { outcome: 'granted', words: 'It is the club’s own page.' };
		expect(await decideItem(first.ctx, appeal, granted)).toMatchObject({ kind: 'own-decision' });
		await decide(other.ctx, appeal, granted);
		await carryOutAll(test);
		const [back] = await test.db.select().from(reviews).where(eq(reviews.id, id));
		expect(back?.status).toBe('published');
		expect((await listEntries(test, 'review', id)).map(({ action }) => action)).toEqual([
			'review rejected',
			'review restored',
		]);
		expect(await lettersTo(visitor, author.email, 'appeal-decided')).toMatchObject([
			{ data: { outcome: 'granted', words: 'It is the club’s own page.', regained: 'review', reviewId: id } },
		]);
		expect(await namesOfLetters(test, author.email)).toEqual(['appeal-decided', 'appeal-received', 'review-rejected']);
		const [row] = await test.db
			.select()
			.from(appeals)
			.where(eq(appeals.id, Number(appeal.id)));
		expect(row).toMatchObject({ status: 'granted', email: '' });
	});

	it('against a photograph that was removed puts it back, in one letter', async () => {
		const [first, other] = [await editorRow(test), await editorRow(test)];
		const { id: reviewId, courseId, author } = await heldReview(test, { status: 'published', heldBy: [] });
		const picture = { reviewId, courseId, position: 1, status: 'ready' } as const;
		const [{ id } = { id: '' }] = await test.db.insert(photographs).values(picture).returning();
		const removed = { outcome: 'removed', ground: 'harm', words: 'A face.', caption: captionMark('') } as const;
		expect(await decidePhotograph(first.ctx, id, removed)).toMatchObject({ ok: true });
		await grant(other.ctx, await object('photograph-removed', author.email));
		const [back] = await test.db.select().from(photographs).where(eq(photographs.id, id));
		expect(back?.status).toBe('ready');
		expect(await namesOfLetters(test, author.email)).toEqual([
			'appeal-decided',
			'appeal-received',
			'photograph-removed',
		]);
		const [told] = await lettersTo(test, author.email, 'appeal-decided');
		expect(told?.data).toMatchObject({ regained: 'photograph', reviewId, linkUntil: null });
	});

	it('against a suspension ends it, and no other that came after', async () => {
		const [first, other] = [await editorRow(test), await editorRow(test)];
		const { userId, email } = await memberRow(test);
		const suspension = { ground: 'misuse', words: 'Twelve reports in a day.' } as const;
		const suspended = async (endsOn: string) => {
			await suspendMember(first.ctx, userId, { ...suspension, endsOn });
			return object('member-suspended', email);
		};
		const bannedUntil = async () => (await test.db.select().from(users).where(eq(users.id, userId)))[0]?.bannedUntil;
		const soon = await suspended(dayIn(10));
		await liftSuspension(first.ctx, userId, '');
		await suspended(dayIn(20));
		await grant(other.ctx, soon);
		expect((await bannedUntil())?.toISOString()).toBe(`${dayIn(20)}T00:00:00.000Z`);
		const [late] = await listInbox(other.ctx, 'appeal');
		expect(late).toMatchObject({ title: 'Against “member suspended”', why: 'by the author' });
		expect(await decideItem(first.ctx, late ?? soon, GRANTED)).toMatchObject({ kind: 'own-decision' });
		await grant(other.ctx, late ?? soon);
		expect(await bannedUntil()).toBeNull();
		const told = await lettersTo(test, email, 'appeal-decided');
		expect(told.map(({ data }) => data)).toMatchObject([
			{ overtaken: false, regained: 'account' },
			{ overtaken: true },
		]);
		// The one that the first editor wrote by lifting the first by hand.
		expect(await lettersTo(test, email, 'suspension-lifted')).toHaveLength(1);
	});

	it('against a declined application makes its sender a reviewer', async () => {
		const [first, other] = [await editorRow(test), await editorRow(test)];
		const { userId, email } = await memberRow(test);
		const [row] = await test.db
			.insert(reviewerApplications)
			.values({ ...asSent, email })
			.returning();
		const item = { kind: 'application', id: String(row?.id) } as const;
		await decide(first.ctx, item, { outcome: 'declined', ground: 'too-brief', words: 'Tell us more.' });
		await carryOutAll(test);
		const appeal = await object('application-declined', email);
		expect(await getDeskAppeal(other.ctx, Number(appeal.id))).toMatchObject({ application: { status: 'declined' } });
		await grant(other.ctx, appeal);
		const [account] = await test.db.select().from(users).where(eq(users.id, userId));
		expect(account?.role).toBe('reviewer');
		expect(await namesOfLetters(test, email)).toEqual(['appeal-decided', 'appeal-received', 'application-declined']);
		const [told] = await lettersTo(test, email, 'appeal-decided');
		expect(told?.data).toMatchObject({ regained: 'application', account: true });
		expect((await listEntries(test, 'application', item.id)).map(({ action }) => action)).toEqual([
			'application declined',
			'application accepted',
		]);
	});

	it('against a badge that was taken gives it back', async () => {
		const [first, other] = [await editorRow(test), await editorRow(test)];
		const { userId, email } = await memberRow(test);
		await test.db.update(users).set({ role: 'reviewer' }).where(eq(users.id, userId));
		await changeBadge(first.ctx, userId, false, 'They were bought.');
		await grant(other.ctx, await object('badge-changed', email));
		const [account] = await test.db.select().from(users).where(eq(users.id, userId));
		expect(account?.role).toBe('reviewer');
		expect(await namesOfLetters(test, email)).toEqual(['appeal-decided', 'appeal-received', 'badge-changed']);
		expect((await lettersTo(test, email, 'appeal-decided'))[0]?.data).toMatchObject({ regained: 'badge' });
	});

	it('is refused with a forged link, one for the wrong party, and after six months', async () => {
		const first = await editorRow(test);
		const { link } = await rejected(first);
		const decision = Number(link.split('-')[0]);
		const late = () => new Date(Date.now() + 190 * 86_400_000);
		const words = 'It was fair.';
		const reporters = makeAppealLink(first.ctx.secret, { decision, party: 'reporter' });
		for (const [ctx, tried] of [
			[test.context(), `${link.slice(0, -1)}x`],
			[test.context(), reporters],
			[test.context({ now: late }), link],
		] as const) {
			expect(await sendAppeal(ctx, tried, words)).toMatchObject({ kind: 'link-void' });
		}
	});
});
