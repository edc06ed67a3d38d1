import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { contactReplies, type DeskKind, deskItems, deskLog } from '#database/schema/desk.ts';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { memberRow } from '#tests/support/databases/rows.ts';
import { lettersTo, linkTo, newClient, newMember, signUpAs, standingClock } from '#tests/support/facts/accounts.ts';
import { application as asSent } from '#tests/support/facts/support-forms.ts';
import { recoverPassword, redeemLink, verifyLink } from '../accounts/links/link-commands.ts';
import { resetPassword } from '../accounts/passwords/password-commands.ts';
import { getApplication } from '../desk/application-queries.ts';
import { listHistory } from '../desk/item-queries.ts';
import { getMessage } from '../desk/message-queries.ts';
import type { DomainContext, Role } from '../shared/context.ts';
import { answerMessage, closeMessage, markDataRequest, noteReaderReply } from './answer-commands.ts';
import { decideApplication } from './application-decision-commands.ts';
import { readsAsDataRequest } from './data-request.ts';

let test: TestDatabase;
let editor: DomainContext;
let colleague: DomainContext;

beforeAll(async () => {
	test = await openTestDatabase();
	editor = await somebody('editor');
	colleague = await somebody('editor');
});

afterAll(() => test.close());

/** Somebody of a role who has shown the second factor. */
async function somebody(role: Role): Promise<DomainContext> {
	const { ctx } = await memberRow(test);
	if (ctx.viewer.kind !== 'member') throw new Error('not signed in');
	return test.context({ viewer: { ...ctx.viewer, role, secondFactorAt: new Date() } });
}

/** What colleagues are called who have given no name. */
const nameOf = ({ viewer }: DomainContext) => (viewer.kind === 'member' ? viewer.email : '');

let count = 0;

async function application(facts: Partial<typeof reviewerApplications.$inferInsert> = {}) {
	const [row] = await test.db
		.insert(reviewerApplications)
		.values({ ...asSent, firstName: 'Ada', lastName: 'Green', email: `applicant${++count}@golf.example`, ...facts })
		.returning();
	if (!row) throw new Error('no application');
	return row;
}

async function message(facts: Partial<typeof contactMessages.$inferInsert> = {}) {
	const number = ++count;
	const [row] = await test.db
		.insert(contactMessages)
		.values({
			reference: `REF-${number}`,
			name: 'Karin Lind',
			email: `reader${number}@golf.example`,
			subject: 'A lost ball',
			category: 'general',
			message: 'It lies left of the fourth.',
			...facts,
		})
		.returning();
	if (!row) throw new Error('no message');
	return row;
}

const roleOf = async (id: string) => (await test.db.select().from(users).where(eq(users.id, id)))[0]?.role;
const statusOf = async (id: number) =>
	(await test.db.select().from(contactMessages).where(eq(contactMessages.id, id)))[0]?.status;
const waits = (kind: DeskKind, id: number) =>
	test.db.$count(deskItems, and(eq(deskItems.kind, kind), eq(deskItems.thingId, String(id))));
const logged = (kind: string, id: string | number) =>
	test.db
		.select()
		.from(deskLog)
		.where(and(eq(deskLog.thingKind, kind), eq(deskLog.thingId, String(id))));
const ACCEPTED = { outcome: 'accepted', words: '' } as const;
const DECLINED = { outcome: 'declined', ground: 'too-brief', words: 'Tell us where you have played.' } as const;

describe('an application', () => {
	it('accepted gives the badge to the account of its address, tells its owner and leaves the inbox', async () => {
		const { userId, email } = await memberRow(test);
		const { id } = await application({ email });
		expect(await waits('application', id)).toBe(1);
		const ctx = { ...editor, changes: new Set<string>() };
		expect(await decideApplication(ctx, id, ACCEPTED)).toEqual({ ok: true, value: { badge: true } });
		expect(await roleOf(userId)).toBe('reviewer');
		expect(ctx.changes).toContain(`member:${userId}`);
		expect((await lettersTo(test, email, 'application-accepted'))[0]?.data).toMatchObject({ account: true });
		expect(await waits('application', id)).toBe(0);
		expect(await logged('member', userId)).toMatchObject([{ action: 'badge granted', after: { role: 'reviewer' } }]);
	});

	it('accepted before there is an account gives the badge once the address is confirmed, not before', async () => {
		const clock = standingClock();
		const ctx = test.context({ client: newClient(), now: clock.now });
		const { id, email } = await application();
		await signUpAs(ctx, email);
		expect(await decideApplication(editor, id, ACCEPTED)).toEqual({ ok: true, value: { badge: false } });
		const [before] = await test.db.select().from(users).where(eq(users.email, email));
		expect(before?.role).toBe('member');
		const redeemed = await redeemLink(ctx, { token: await linkTo(ctx, email, 'confirm'), kinds: ['signup'] });
		expect(redeemed).toMatchObject({ ok: true, value: { account: { role: 'reviewer' } } });
	});

	it.each(['set', 'asked of the protocol'] as const)(
		'accepted before there is an account gives the badge also where a new password, %s, confirms the address',
		async (way) => {
			const clock = standingClock();
			const ctx = test.context({ client: newClient(), now: clock.now });
			const { id, email } = await application();
			await signUpAs(ctx, email);
			await decideApplication(editor, id, ACCEPTED);
			await recoverPassword(ctx, { email, redirectTo: null });
			const token = await linkTo(ctx, email, 'reset');
			if (way === 'set') await resetPassword(ctx, { token, password: 'a calm morning round' });
			else await verifyLink(ctx, { token, kinds: ['recovery'], remember: false });
			const [confirmed] = await test.db.select().from(users).where(eq(users.email, email));
			expect(confirmed).toMatchObject({ role: 'reviewer', confirmedAt: clock.now() });
		},
	);

	it('of somebody else gives a new account nothing', async () => {
		const { account } = await newMember(test, 'nobody.special@golf.example');
		expect(account.role).toBe('member');
	});

	it('declined tells its ground and the editor’s words, and keeps both in the log without a name or an address', async () => {
		const { id, email } = await application();
		expect(await decideApplication(editor, id, DECLINED)).toMatchObject({ ok: true });
		expect((await lettersTo(test, email, 'application-declined'))[0]?.data).toMatchObject({
			ground: 'too-brief',
			words: DECLINED.words,
			firstName: 'Ada',
		});
		const [entry] = await logged('application', id);
		expect(entry).toMatchObject({ action: 'application declined', ground: 'too-brief', after: { status: 'declined' } });
		expect(JSON.stringify(entry)).not.toMatch(/golf\.example|Ada/);
		expect(await listHistory(editor, { kind: 'application', id })).toMatchObject([{ by: nameOf(editor) }]);
	});

	it('S54: that looks like a machine’s is declined without a letter', async () => {
		const { id, email } = await application({ suspicion: 'trap' });
		expect(await decideApplication(editor, id, DECLINED)).toMatchObject({ ok: true });
		expect(await lettersTo(test, email, 'application-declined')).toEqual([]);
	});

	it('needs words to be declined', async () => {
		const { id } = await application();
		const silent = { ...DECLINED, words: ' \u200b ' };
		expect(await decideApplication(editor, id, silent)).toEqual({ ok: false, kind: 'words-missing' });
	});

	it('R09: decided by two editors at once is decided by one, and the other is told', async () => {
		const { id, email } = await application();
		const both = await Promise.all([
			decideApplication(editor, id, ACCEPTED),
			decideApplication(colleague, id, DECLINED),
		]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(both).toContainEqual({ ok: false, kind: 'decided-already' });
		expect(await logged('application', id)).toHaveLength(1);
		const letters = ['application-accepted', 'application-declined'] as const;
		const sent = await Promise.all(letters.map((name) => lettersTo(test, email, name)));
		expect(sent.flat()).toHaveLength(1);
	});
});

describe('a message', () => {
	it('is answered by mail, and answer and reply stay in its thread', async () => {
		const { id, email, reference } = await message();
		expect(await answerMessage(editor, { id, seen: 0 }, 'We have found it.')).toMatchObject({ ok: true });
		const [letter] = await lettersTo(test, email, 'contact-answer');
		expect(letter?.data).toMatchObject({ reference, words: 'We have found it.', firstName: 'Karin' });
		expect([await statusOf(id), await waits('message', id)]).toEqual(['answered', 0]);
		const seen = (await getMessage(editor, id))?.replies[0]?.id ?? 0;
		expect(await noteReaderReply(editor, { id, seen }, 'Thank you!')).toMatchObject({ ok: true });
		expect([await statusOf(id), await waits('message', id)]).toEqual(['open', 1]);
		expect((await getMessage(editor, id))?.replies).toMatchObject([
			{ direction: 'out', editor: nameOf(editor) },
			{ direction: 'in', words: 'Thank you!' },
		]);
		expect(JSON.stringify(await logged('message', id))).not.toMatch(/found it|Thank you/);
	});

	it('R09: answered by two editors at once is answered once, and the other is told', async () => {
		const { id, email } = await message();
		const both = await Promise.all([
			answerMessage(editor, { id, seen: 0 }, 'We have found it.'),
			answerMessage(colleague, { id, seen: 0 }, 'We have not found it.'),
		]);
		expect(both).toContainEqual({ ok: false, kind: 'version-changed' });
		expect(await lettersTo(test, email, 'contact-answer')).toHaveLength(1);
		expect(await test.db.$count(contactReplies, eq(contactReplies.messageId, id))).toBe(1);
	});

	it('is closed without a letter, and takes no answer then', async () => {
		const { id, email } = await message();
		expect(await closeMessage(editor, { id, seen: 0 }, 'An advertisement.')).toMatchObject({ ok: true });
		expect(await answerMessage(colleague, { id, seen: 0 }, 'Yes?')).toEqual({ ok: false, kind: 'decided-already' });
		expect(await lettersTo(test, email, 'contact-answer')).toEqual([]);
		expect(await logged('message', id)).toMatchObject([{ action: 'message closed', words: 'An advertisement.' }]);
	});

	it('about personal data is not closed unanswered, and says by when an answer is owed', async () => {
		const { id } = await message({ createdAt: new Date('2026-01-31T10:00:00Z') });
		expect(await markDataRequest(editor, { id, seen: 0 }, true)).toMatchObject({ ok: true });
		expect((await getMessage(editor, id))?.dueAt).toBe('2026-02-28T10:00:00.000Z');
		expect(await closeMessage(editor, { id, seen: 0 }, '')).toEqual({ ok: false, kind: 'answer-owed' });
		await answerMessage(editor, { id, seen: 0 }, 'Here is all we keep.');
		const seen = (await getMessage(editor, id))?.replies[0]?.id ?? 0;
		expect(await closeMessage(editor, { id, seen }, '')).toMatchObject({ ok: true });
	});
});

it.each(['Please delete my account', 'A request under Article 15 GDPR', 'What personal data do you keep?'])(
	'“%s” reads like a request about personal data',
	(text) => expect(readsAsDataRequest(text)).toBe(true),
);

it.each(['I lost a ball on the fourth', 'Please delete the second sentence', 'My personal best is 82'])(
	'“%s” does not read like one',
	(text) => expect(readsAsDataRequest(text)).toBe(false),
);

it.each(['member', 'reviewer', 'editor'] as const)(
	'S26, S27, S29: a %s who has not shown the second factor reads and decides nothing',
	async (role) => {
		const { ctx } = await memberRow(test);
		if (ctx.viewer.kind !== 'member') throw new Error('not signed in');
		const asker = test.context({ viewer: { ...ctx.viewer, role } });
		const [{ id: asked }, { id: sent }] = [await application(), await message()];
		const refused = { ok: false, kind: 'not-an-editor' };
		expect(await decideApplication(asker, asked, ACCEPTED)).toEqual(refused);
		expect(await answerMessage(asker, { id: sent, seen: 0 }, 'Yes')).toEqual(refused);
		expect(await noteReaderReply(asker, { id: sent, seen: 0 }, '')).toEqual(refused);
		expect(await closeMessage(asker, { id: sent, seen: 0 }, '')).toEqual(refused);
		expect(await markDataRequest(asker, { id: sent, seen: 0 }, true)).toEqual(refused);
		expect([await getApplication(asker, asked), await getMessage(asker, sent)]).toEqual([null, null]);
	},
);
