import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { issueStamp } from '../shared/stamp.ts';
import { applyAsReviewer, sendContactMessage } from './commands.ts';
import { getContactReference } from './queries.ts';
import type { ApplicationInput, ContactInput } from './rules.ts';
import { MESSAGES_A_DAY } from './suspicion.ts';

const opened = new Date('2026-06-12T10:00:00Z');
const sent = new Date('2026-06-12T10:01:00Z');

const message: ContactInput = {
	name: 'Karin Lind',
	email: 'karin@golf.example',
	subject: 'A lost ball',
	category: 'general',
	message: 'It lies left of the fourth green.',
};

const application: ApplicationInput = {
	firstName: 'Karin',
	lastName: 'Lind',
	email: 'karin@golf.example',
	country: 'Sweden',
	handicap: '12.4',
	yearsPlaying: '11-20',
	playFrequency: 'weekly',
	favoriteCourses: 'Ljunghusen, Falsterbo and Bro Hof',
	whyJoin: 'I have kept a notebook of every course I have played since I was twelve.',
};

let database: TestDatabase;
const context = () => database.context({ now: () => sent });
const sending = (at = opened) => ({ stamp: issueStamp(context().secret, at), trapped: false });

beforeAll(async () => {
	database = await openTestDatabase();
});
beforeEach(async () => {
	await database.db.delete(contactMessages);
	await database.db.delete(reviewerApplications);
});
afterAll(() => database.close());

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

	it('an address may apply again once its application was decided', async () => {
		await applyAsReviewer(context(), application, sending());
		await database.db.update(reviewerApplications).set({ status: 'declined' });
		await applyAsReviewer(context(), application, sending());
		expect(await database.db.$count(reviewerApplications)).toBe(2);
	});
});
