import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowances } from '#database/schema/accounts.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { application, message } from '#tests/support/facts/support-forms.ts';
import { issueStamp } from '../shared/forms/stamp.ts';
import { MESSAGES_A_DAY } from '../shared/forms/suspicion.ts';
import { linkTokenOf } from '../shared/secrets.ts';
import { applyAsReviewer, sendContactMessage, withdrawApplication } from './commands.ts';
import { findApplication, getContactReference } from './queries.ts';
import { type ContactInput, contactSchema } from './rules.ts';

const opened = new Date('2026-06-12T10:00:00Z');
const sent = new Date('2026-06-12T10:01:00Z');

let database: TestDatabase;
const context = () => database.context({ now: () => sent });
const sending = (at = opened) => ({ stamp: issueStamp(context().secret, at), trapped: false });

beforeAll(async () => {
	database = await openTestDatabase();
});
beforeEach(async () => {
	await database.db.delete(allowances);
	await database.db.delete(mailOutbox);
	await database.db.delete(contactMessages);
	await database.db.delete(reviewerApplications);
});
afterAll(() => database.close());

const letters = () => database.db.select().from(mailOutbox).orderBy(mailOutbox.message);

async function referenceOf(input: ContactInput, by = sending()): Promise<string> {
	const outcome = await sendContactMessage(context(), input, by);
	if (!outcome.ok) throw new Error(`the message was refused: ${outcome.kind}`);
	return outcome.value.reference;
}

describe('sendContactMessage', () => {
	it('keeps the message under a number that can be looked up', async () => {
		const reference = await referenceOf(message);
		expect(await database.db.select().from(contactMessages)).toMatchObject([
			{ ...message, reference, suspicion: null, createdAt: sent },
		]);
		expect(await getContactReference(context(), reference)).toBe(reference);
	});

	it('S2: goes to the mailbox of its category, and its sender is told the number and none of the words', async () => {
		const reference = await referenceOf(message);
		expect(await letters()).toMatchObject([
			{ message: 'contact-message', recipient: 'mailbox:general', data: { ...message, reference } },
			{ message: 'contact-received', recipient: message.email, data: { reference, category: 'general' } },
		]);
		expect(JSON.stringify((await letters())[1]?.data)).not.toContain('fourth green');
	});

	it('S08: a name or subject with line ends is one line, for one recipient', async () => {
		const evil = 'A ball\r\nBcc: x@evil.example';
		const input = contactSchema.parse({ ...message, name: evil, subject: evil });
		await referenceOf(input);
		expect((await letters())[0]?.data).toMatchObject({
			name: 'A ball Bcc: x@evil.example',
			subject: 'A ball Bcc: x@evil.example',
		});
		expect(contactSchema.safeParse({ ...message, email: 'a@golf.example\r\nBcc: x@evil.example' }).success).toBe(false);
	});

	it('knows no number that was never given', async () => {
		expect(await getContactReference(context(), 'BBBB-BBBB')).toBeNull();
		expect(await getContactReference(context(), "' or 1=1 --")).toBeNull();
	});

	it('keeps a message once, however often it is sent', async () => {
		const by = sending();
		const references = await Promise.all([1, 2, 3].map(() => referenceOf(message, by)));
		expect(new Set(references).size).toBe(1);
		expect(await database.db.$count(contactMessages)).toBe(1);
	});

	it('refuses the stamp of another message', async () => {
		const by = sending();
		await referenceOf(message, by);
		expect(await sendContactMessage(context(), { ...message, subject: 'Another ball' }, by)).toEqual({
			ok: false,
			kind: 'stamp-reused',
		});
	});

	it('S54: keeps what a machine seems to send, answers alike and marks it', async () => {
		const trapped = await referenceOf(message, { ...sending(), trapped: true });
		const hasty = await referenceOf(message, sending(sent));
		const marks = await database.db.select().from(contactMessages).orderBy(contactMessages.id);
		expect(marks.map(({ reference, suspicion }) => [reference, suspicion])).toEqual([
			[trapped, 'trap'],
			[hasty, 'haste'],
		]);
		expect(await letters()).toEqual([]);
	});

	it('S54: marks what one address sends after its fifth message of a day', async () => {
		for (let n = 0; n <= MESSAGES_A_DAY; n++) await referenceOf(message);
		await referenceOf({ ...message, email: 'tom@golf.example' });
		const marks = await database.db.select().from(contactMessages).orderBy(contactMessages.id);
		expect(marks.map(({ suspicion }) => suspicion)).toEqual([null, null, null, null, null, 'flood', null]);
	});
});

describe('applyAsReviewer', () => {
	it('keeps the application as an open one', async () => {
		expect(await applyAsReviewer(context(), application, sending())).toEqual({ ok: true, value: { received: true } });
		expect(await database.db.select().from(reviewerApplications)).toMatchObject([
			{ ...application, status: 'open', suspicion: null, createdAt: sent },
		]);
	});

	it('S54: an address keeps its first open application, and the answer is the same', async () => {
		const again = {
			...application,
			whyJoin: 'Somebody else has typed this address into the form for a joke, it seems.',
		};
		const outcomes = await Promise.all(
			[application, again, again].map((input) => applyAsReviewer(context(), input, sending())),
		);
		expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
		expect(await database.db.$count(reviewerApplications)).toBe(1);
	});

	it('P7: is acknowledged by a letter whose link withdraws it, once', async () => {
		await applyAsReviewer(context(), application, sending());
		const [letter] = await letters();
		expect(letter).toMatchObject({ message: 'application-received', recipient: application.email });
		const link = { application: letter?.tokenId ?? '', token: linkTokenOf(context().secret, letter?.tokenId ?? '') };
		expect(await findApplication(context(), link)).toMatchObject({ email: application.email });
		expect(await withdrawApplication(context(), { ...link, token: `${link.token.slice(0, -1)}_` })).toMatchObject({
			kind: 'link-void',
		});
		expect(await withdrawApplication(context(), { ...link, application: "' or true --" })).toMatchObject({ ok: false });
		expect(await withdrawApplication(context(), link)).toEqual({ ok: true, value: {} });
		expect(await withdrawApplication(context(), link)).toEqual({ ok: false, kind: 'link-void' });
		expect(await database.db.select().from(reviewerApplications)).toMatchObject([
			{ status: 'withdrawn', decidedAt: sent },
		]);
	});

	it('S54: sends nothing about an application that a machine seems to have filled in', async () => {
		await applyAsReviewer(context(), application, { ...sending(), trapped: true });
		expect(await letters()).toEqual([]);
	});

	it('an address may apply again once its application was decided', async () => {
		await applyAsReviewer(context(), application, sending());
		await database.db.update(reviewerApplications).set({ status: 'declined' });
		await applyAsReviewer(context(), application, sending());
		expect(await database.db.$count(reviewerApplications)).toBe(2);
	});
});
