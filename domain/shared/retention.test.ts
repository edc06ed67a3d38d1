import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenKind } from '#database/schema/accounts.ts';
import { courseSuggestions } from '#database/schema/catalogue.ts';
import { appeals, deskItems, deskLog, deskNotes, suspensions } from '#database/schema/desk.ts';
import { reports } from '#database/schema/moderation.ts';
import { newsletterDeliveries, newsletterSubscribers } from '#database/schema/newsletter.ts';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import { submissions } from '#database/schema/system.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { memberRow } from '#tests/support/databases/rows.ts';
import { LIFETIMES } from '../accounts/lifetimes.ts';
import { sweepDesk } from '../desk/housekeeping-commands.ts';
import { sweepNewsletter } from '../newsletter/housekeeping-commands.ts';
import { sweepSubmissions } from './forms/submission.ts';
import { type Kept, RETENTION } from './retention.ts';

const now = new Date('2026-11-21T12:00:00Z');
const SECOND = 1_000;

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

const sweep = async () => {
	for (const each of [sweepDesk, sweepNewsletter, sweepSubmissions]) await each(test.db, now);
};

/** A moment just inside the period, and one just outside. */
const bothSides = (kept: Kept) =>
	[SECOND, -SECOND].map((more) => new Date(RETENTION[kept].before(now).getTime() + more));

const message = { name: 'K', email: 'k@golf.test', subject: 's', category: 'general', message: 'm' };
const application = {
	firstName: 'K',
	lastName: 'L',
	email: 'k@golf.test',
	country: 'Sweden',
	handicap: '9',
	yearsPlaying: '<1',
	playFrequency: 'weekly',
	favoriteCourses: 'f',
	whyJoin: 'w',
};
const report = { kind: 'course', reason: 'r', words: 'w', name: 'n', email: 'k@golf.test' } as const;

describe('the sweeps', () => {
	it('remove each thing once its time is over, and not a moment sooner', async () => {
		const { db } = test;
		for (const [index, at] of bothSides('message').entries()) {
			await db.insert(contactMessages).values({ ...message, reference: `m${index}`, createdAt: at });
			await db.insert(courseSuggestions).values({ name: 'n', country: 'SE', createdAt: at });
		}
		for (const decidedAt of bothSides('application')) {
			await db.insert(reviewerApplications).values({ ...application, status: 'declined', decidedAt });
		}
		for (const [index, decidedAt] of bothSides('report').entries()) {
			await db.insert(reports).values({ ...report, reference: `r${index}`, status: 'dismissed', decidedAt });
		}
		for (const [index, createdAt] of bothSides('unconfirmedSubscriber').entries()) {
			await db.insert(newsletterSubscribers).values({ email: `u${index}@golf.test`, createdAt });
		}
		for (const [index, createdAt] of bothSides('submission').entries()) {
			await db.insert(submissions).values({ id: `s${index}`, form: 'f', bodyHash: 'h', createdAt });
		}
		await sweep();
		for (const table of [contactMessages, courseSuggestions, reviewerApplications, reports, submissions]) {
			expect(await db.$count(table)).toBe(1);
		}
		expect(await db.select().from(newsletterSubscribers)).toMatchObject([{ email: 'u0@golf.test' }]);
	});

	it('remove objections, suspensions, notes and networks of the desk once their time is over', async () => {
		const { db } = test;
		const member = await memberRow(test);
		for (const [index, at] of bothSides('report').entries()) {
			const [entry] = await db
				.insert(deskLog)
				.values({ action: 'review rejected', thingKind: 'review', thingId: String(index), at })
				.returning();
			const words = { decisionId: entry?.id ?? 0, party: 'author', words: 'w', email: '' } as const;
			await db.insert(appeals).values({ ...words, status: 'refused', createdAt: at, decidedAt: at });
			await db.insert(appeals).values({ ...words, party: 'reporter', createdAt: at });
			const suspension = { userId: member.userId, ground: 'g', words: 'w', startedAt: at, endsAt: at };
			await db.insert(suspensions).values(suspension);
		}
		for (const [index, openedAt] of bothSides('networkHash').entries()) {
			await db.insert(deskItems).values({ kind: 'message', thingId: `n${index}`, openedAt, networkHash: 'n' });
		}
		for (const createdAt of bothSides('message')) {
			await db.insert(deskNotes).values({ kind: 'message', thingId: '1', words: 'w', createdAt });
		}
		await sweep();
		expect(await db.$count(appeals, eq(appeals.status, 'refused'))).toBe(1);
		expect(await db.$count(appeals, eq(appeals.status, 'open'))).toBe(2);
		expect(await db.$count(suspensions)).toBe(1);
		expect(await db.$count(deskNotes)).toBe(1);
		// What still waits forgets its network.
		const waiting = await db.select().from(deskItems).where(like(deskItems.thingId, 'n%'));
		expect(waiting.map(({ networkHash }) => networkHash).toSorted()).toEqual(['n', null]);
	});

	it('leave what is still open, and every confirmed subscriber, however old', async () => {
		const { db } = test;
		const createdAt = new Date('2010-01-01T00:00:00Z');
		await db.insert(reviewerApplications).values({ ...application, createdAt });
		await db.insert(reports).values({ ...report, reference: 'open', createdAt });
		await db.insert(newsletterSubscribers).values({ email: 'old@golf.test', status: 'confirmed', createdAt });
		const before = await Promise.all([db.$count(reviewerApplications), db.$count(reports)]);
		await sweep();
		expect(await Promise.all([db.$count(reviewerApplications), db.$count(reports)])).toEqual(before);
		const confirmed = await db.select().from(newsletterSubscribers);
		expect(confirmed.map(({ email }) => email)).toContain('old@golf.test');
	});

	it('forget which issues were sent', async () => {
		const { db } = test;
		const [subscriber] = await db.insert(newsletterSubscribers).values({ email: 'd@golf.test' }).returning();
		for (const [index, takenAt] of bothSides('delivery').entries()) {
			await db.insert(newsletterDeliveries).values({ issue: `i${index}`, subscriberId: subscriber?.id ?? '', takenAt });
		}
		await sweep();
		expect(await db.select().from(newsletterDeliveries)).toMatchObject([{ issue: 'i0' }]);
	});
});

/** The period of each kind of link, by its name on the privacy page; a new kind does not compile until it has one. */
const OF_LINKS: Record<TokenKind, Kept> = {
	signup: 'confirmationLink',
	recovery: 'passwordLink',
	email_change: 'confirmationLink',
	email_change_undo: 'formerAddress',
	reauthentication: 'proofCode',
};
const lifetimeOf = (kind: string) => LIFETIMES.links[kind as TokenKind];

it('the periods of accounts are those that the privacy page prints', () => {
	const milliseconds = (kept: Kept) => now.getTime() - RETENTION[kept].before(now).getTime();
	expect({
		session: milliseconds('session'),
		rememberedSession: milliseconds('rememberedSession'),
		unusedSession: milliseconds('unusedSession'),
		knownDevice: milliseconds('knownDevice'),
		unconfirmedAccount: milliseconds('unconfirmedAccount'),
	}).toEqual({
		session: LIFETIMES.session,
		rememberedSession: LIFETIMES.rememberedSession,
		unusedSession: LIFETIMES.unusedSession,
		knownDevice: LIFETIMES.knownDevice,
		unconfirmedAccount: LIFETIMES.unconfirmedAccount,
	});
	expect(Object.values(OF_LINKS).map(milliseconds)).toEqual(Object.keys(OF_LINKS).map(lifetimeOf));
});
