import { and, eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import * as accountTables from '#database/schema/accounts.ts';
import { courseSuggestions, courses, partners } from '#database/schema/catalogue.ts';
import { clubAnnouncements, conditionReports } from '#database/schema/conditions.ts';
import * as deskTables from '#database/schema/desk.ts';
import { follows, newsReaders } from '#database/schema/following.ts';
import { listCourses, listLikes, lists } from '#database/schema/lists.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import { reports } from '#database/schema/moderation.ts';
import { newsletterDeliveries, newsletterSubscribers } from '#database/schema/newsletter.ts';
import * as pictureTables from '#database/schema/pictures.ts';
import * as reviewTables from '#database/schema/reviews.ts';
import { partnerBookings, rounds } from '#database/schema/rounds.ts';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import { tripCourses, tripDays, trips, tripTravellers, tripVotes } from '#database/schema/trips.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { rowsOf, TABLES_OF_MEMBERS, tablesSaying } from '#tests/support/databases/member-rows.ts';
import { referencesOf, TABLES } from '#tests/support/databases/schema-tables.ts';
import { newMember, PASSWORD } from '#tests/support/facts/accounts.ts';
import { application as asSent } from '#tests/support/facts/support-forms.ts';
import { deleteUser, type ReviewsChoice } from '../accounts/delete-commands.ts';
import { decideReport } from '../moderation/report-decision-commands.ts';
import { subscribeMember } from '../newsletter/member-commands.ts';
import { getReview } from '../reviews/queries.ts';
import { departMember } from './departure-commands.ts';
import { exportMember } from './export-queries.ts';
import { saveProfile } from './profile-commands.ts';
import { profileSchema } from './profile-rules.ts';

const { checkIns, clubAnswers, courseRepresentatives, helpfulVotes } = reviewTables;
const { likedCourses, playedCourses, reviews, reviewVersions } = reviewTables;
const { photographs, scorecards } = pictureTables;
const { appeals, contactReplies, deskDecisions, deskItems, deskLog, deskNotes, suspensions } = deskTables;
const { oneTimeTokens, recoveryCodes, secondFactors } = accountTables;

let test: TestDatabase;
let courseId: number;
let partnerId: number;

beforeAll(async () => {
	test = await openTestDatabase();
	const facts = { slug: 'heath', name: 'The Heath', country: 'SE', continent: 'Europe', source: 'test', sourceId: '1' };
	const [course] = await test.db.insert(courses).values(facts).returning({ id: courses.id });
	const [partner] = await test.db
		.insert(partners)
		.values({ name: 'Tees', website: 'https://tees.example' })
		.returning();
	courseId = course?.id ?? 0;
	partnerId = partner?.id ?? 0;
});

afterAll(() => test.close());

async function writeReview(userId: string | null, content: string) {
	const [row] = await test.db.insert(reviews).values({ courseId, userId, content, rating: 8 }).returning();
	return row?.id ?? 0;
}

let count = 0;

/** A member of whom there is a row in every table, and somebody else's review that they found helpful. */
async function aWholeMember() {
	const email = `whole${++count}@golf.example`;
	const member = await newMember(test, email);
	const { ctx, viewer } = member;
	const { userId } = viewer;
	const profile = { firstName: 'Ada', lastName: 'Green', publicName: 'Ada of the Heath', handle: `ada-${count}x` };
	await saveProfile(ctx, profileSchema.parse(profile));
	await subscribeMember(ctx);
	const { db } = test;
	const reviewId = await writeReview(userId, 'Firm, fast and honest.');
	const othersId = await writeReview(null, 'By somebody else.');
	const said = { content: 'What it said before' };
	const day = '2026-05-01';
	await db
		.insert(reviewVersions)
		.values({ reviewId, version: 1, said, status: 'published', verification: 'unverified' });
	await db.insert(helpfulVotes).values([othersId, reviewId].map((id) => ({ reviewId: id, userId })));
	const visitor = { reviewerName: 'Ada Green', visitorEmail: email, content: 'Written before the account.', rating: 7 };
	const [early] = await db
		.insert(reviews)
		.values({ courseId, ...visitor })
		.returning();
	const earlyId = early?.id ?? 0;
	await db.update(reviews).set({ helpfulCount: 1 }).where(eq(reviews.id, othersId));
	await db.insert(likedCourses).values({ courseId, userId });
	await db.insert(playedCourses).values({ courseId, userId });
	await db.insert(rounds).values({ courseId, userId, day, reviewId, notes: 'Three-wood on the fifth' });
	await db.insert(follows).values({ courseId, userId });
	await db.insert(newsReaders).values({ userId, seenAt: new Date(day) });
	const [list] = await db.insert(lists).values({ userId, title: 'Links worth a ferry' }).returning();
	const listId = list?.id ?? 0;
	await db.insert(listCourses).values({ listId, courseId, place: 1, note: 'Go in May' });
	await db.insert(listLikes).values({ listId, userId });
	await db.insert(checkIns).values({ courseId, userId, day, distanceMetres: 120 });
	const seen = { day, observedAt: new Date(day), told: { greens: 'good' } };
	await db.insert(conditionReports).values({ courseId, userId, byMember: true, ...seen });
	const announced = { kind: 'aeration', firstDay: day, lastDay: day, byEditor: false } as const;
	const span = { beginsAt: new Date(day), endsAt: new Date('2026-05-02') };
	await db.insert(clubAnnouncements).values({ courseId, userId, ...announced, ...span });
	await db.insert(partnerBookings).values({ partnerId, reference: `booking ${count}`, courseId, userId, day });
	await db.insert(courseRepresentatives).values({ courseId, userId });
	await db.insert(clubAnswers).values([
		{ reviewId: othersId, userId, content: 'The club answers' },
		{ reviewId, content: 'Another club answers' },
	]);
	const [photographId, earlyPhotographId, scorecardId] = [
		crypto.randomUUID(),
		crypto.randomUUID(),
		crypto.randomUUID(),
	];
	const photograph = { reviewId, courseId, alt: 'The eleventh', position: 1 };
	await db.insert(photographs).values([
		{ id: photographId, ...photograph, userId },
		{ id: earlyPhotographId, ...photograph, reviewId: earlyId, alt: 'The twelfth' },
	]);
	await db.insert(scorecards).values({ id: scorecardId, reviewId });
	const report = { kind: 'course', courseId, reason: 'other', words: 'Reported words', name: 'Ada', email } as const;
	await db.insert(reports).values([
		{ ...report, reference: `open ${count}`, userId },
		{ ...report, reference: `done ${count}`, userId, status: 'dismissed' },
		// Somebody else's, of the member's review.
		{
			...report,
			reference: `of review ${count}`,
			kind: 'review',
			courseId: null,
			reviewId,
			email: 'else@golf.example',
		},
	]);
	const message = { name: 'Ada', email, subject: 'A question', category: 'general', message: 'A message to you' };
	const [sent] = await db
		.insert(contactMessages)
		.values({ ...message, reference: `message ${count}` })
		.returning();
	const messageId = sent?.id ?? 0;
	const written = { words: 'What was written of it', createdAt: new Date() };
	await db.insert(contactReplies).values({ ...written, messageId, direction: 'out' });
	const ended = { startedAt: new Date('2026-01-01'), endsAt: new Date('2026-02-01') };
	await db.insert(suspensions).values({ userId, ground: 'harm', words: 'Why it was', ...ended });
	const decided = { at: new Date(), action: 'review rejected', thingKind: 'review', thingId: String(reviewId) };
	const [entry] = await db.insert(deskLog).values(decided).returning();
	const objection = { words: 'Why I object', email, createdAt: new Date() };
	await db.insert(appeals).values({ ...objection, decisionId: entry?.id ?? 0, party: 'author', userId });
	// Sent from the address before there was an account.
	const earlier = {
		...objection,
		words: 'Why I objected earlier',
		decisionId: entry?.id ?? 0,
		party: 'reporter',
	} as const;
	const [appeal] = await db.insert(appeals).values(earlier).returning();
	const missing = { name: 'The Moor', country: 'SE', words: 'Why it is missing', email };
	const [suggestion] = await db.insert(courseSuggestions).values(missing).returning();
	const noted = {
		message: messageId,
		appeal: appeal?.id ?? 0,
		suggestion: suggestion?.id ?? 0,
		review: reviewId,
		photograph: photographId,
		scorecard: scorecardId,
	};
	for (const [kind, id] of Object.entries(noted)) {
		await db.insert(deskNotes).values({ ...written, kind, thingId: String(id) });
	}
	await db
		.insert(reviewerApplications)
		.values({ ...asSent, email, favoriteCourses: 'The Heath alone', whyJoin: 'Why I would join' });
	await planATrip(userId);
	await workAtTheDesk(userId, othersId);
	await holdSecrets(userId, email);
	return { ...member, email, userId, reviewId, earlyId, earlyPhotographId, othersId, messageId, noted };
}

/** A trip with a vote of the member's own and one of a traveller. */
async function planATrip(userId: string) {
	const { db } = test;
	const planned = { userId, title: 'Four days at the Heath', firstDay: '2026-06-11', dayCount: 1 };
	const [trip] = await db.insert(trips).values(planned).returning();
	const tripId = trip?.id ?? 0;
	const [day] = await db
		.insert(tripDays)
		.values({ tripId, number: 1, words: 'Arrival by the night train' })
		.returning();
	const [stop] = await db
		.insert(tripCourses)
		.values({ dayId: day?.id ?? 0, courseId, position: 1 })
		.returning();
	const travellers = [
		{ tripId, name: 'Ada who drives' },
		{ tripId, name: 'A travelling friend', keyHash: `key ${count}` },
	];
	for (const { id } of await db.insert(tripTravellers).values(travellers).returning())
		await db.insert(tripVotes).values({ travellerId: id, tripCourseId: stop?.id ?? 0, vote: 'yes' });
}

/** What is kept of somebody who was an editor for a while. */
async function workAtTheDesk(userId: string, reviewId: number) {
	const { db } = test;
	const thing = { kind: 'review', thingId: String(reviewId) } as const;
	await db.insert(deskItems).values({ ...thing, openedAt: new Date(), assigneeId: userId });
	await db.insert(deskDecisions).values({ ...thing, decision: {}, editorId: userId, dueAt: new Date() });
	await db.insert(deskNotes).values({ ...thing, words: 'A note of theirs', editorId: userId, createdAt: new Date() });
	const entry = { actorId: userId, action: 'review approved', thingKind: 'review', thingId: String(reviewId) };
	await db.insert(deskLog).values({ ...entry, at: new Date() });
}

/** What proves who somebody is, and the letters that go to them. */
async function holdSecrets(userId: string, email: string) {
	const { db } = test;
	await db.insert(secondFactors).values({ userId, sealedSecret: 'sealed', createdAt: new Date() });
	await db.insert(recoveryCodes).values({ userId, codeHash: 'hash of a code' });
	const link = { id: crypto.randomUUID(), kind: 'email_change_undo', tokenHash: `hash of ${userId}` } as const;
	await db.insert(oneTimeTokens).values({ ...link, userId, address: email, expiresAt: new Date('2030-01-01') });
	const [subscriber] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
	await db.insert(newsletterDeliveries).values({ issue: '2026-05', subscriberId: subscriber?.id ?? '' });
}

/** Which tables have a row of somebody, by the schema. */
async function tablesWith(named: { userId: string; email: string }) {
	const counts = await Promise.all(
		[...TABLES_OF_MEMBERS].map(async ([name, table]) => ({
			name,
			count: await test.db.$count(table, rowsOf(table, named) ?? undefined),
		})),
	);
	return counts.flatMap(({ name, count }) => (count > 0 ? [name] : []));
}

/** The columns that refer to a review, each with its table. */
const TABLES_OF_REVIEWS = TABLES.flatMap((table) =>
	referencesOf(table).flatMap(({ from, to }) =>
		to.table === reviews ? [{ table, column: from, name: getTableName(table) }] : [],
	),
);

async function tablesOnReview(reviewId: number) {
	const counts = await Promise.all(
		TABLES_OF_REVIEWS.map(async ({ table, column, name }) => ({
			name,
			count: await test.db.$count(table, eq(column, reviewId)),
		})),
	);
	return counts.flatMap(({ name, count }) => (count > 0 ? [name] : []));
}

/** Tables with something of members that the download leaves out, and why. */
const NOT_IN_DOWNLOAD: Record<string, string> = {
	second_factors: 'a secret that opens the desk',
	recovery_codes: 'a secret that opens the desk',
	one_time_tokens: 'links that were sent to the member, for an hour or some days',
	mail_outbox: 'letters that the member has got, swept soon',
	newsletter_deliveries: 'which issues went out to the subscriber that the download tells of',
	desk_items: 'what an editor has taken on: the magazine’s work',
	desk_decisions: 'what an editor decided in the last seconds: the magazine’s work',
	desk_notes: 'what an editor noted for the others: the magazine’s work',
};

/** Tables in which the id or the address still stands when the member has left, and why. */
const SAYS_THE_ID_AFTERWARDS: Record<string, string> = {
	desk_log: 'nothing in it can be changed: it names people by id alone, for this reason',
};
const SAYS_THE_ADDRESS_AFTERWARDS: Record<string, string> = {
	mail_outbox: 'letters on their way, the last one too; swept soon',
	reports: 'the decision on an open one is still owed',
};

/** What stays on a review that is kept without its name, and why. */
const STAYS_ON_A_KEPT_REVIEW: Record<string, string> = {
	photographs: 'they are part of the review',
	club_answers: 'the club’s words',
	reports: 'the words of others',
};

describe('a whole member', () => {
	it('has a row in every table that the schema gives to members', async () => {
		const whole = await aWholeMember();
		expect(await tablesWith(whole)).toEqual([...TABLES_OF_MEMBERS.keys()]);
		const ofReview = TABLES_OF_REVIEWS.map(({ name }) => name);
		expect(await tablesOnReview(whole.reviewId)).toEqual(ofReview);
	});
});

describe('the download of one’s own data', () => {
	it('S25: is another one without the rows of any table with something of the member, but for those excepted', async () => {
		const { ctx, viewer, ...named } = await aWholeMember();
		const at = new Date();
		// One connection, so that whatever is asked is asked in the transaction that is rolled back.
		const { db, pool } = openDatabase(test.url, { size: 1, waitTimeout: 30_000, statementTimeout: 60_000 });
		const read = async () => JSON.stringify(await exportMember({ ...ctx, db, now: () => at }, viewer));
		const whole = await read();
		const without: string[] = [];
		for (const [name, table] of TABLES_OF_MEMBERS) {
			await db.execute(sql`begin`);
			await db.delete(table).where(rowsOf(table, named) ?? sql`false`);
			if ((await read()) === whole) without.push(name);
			await db.execute(sql`rollback`);
		}
		await pool.end();
		expect(without.toSorted()).toEqual(Object.keys(NOT_IN_DOWNLOAD).toSorted());
	});

	it('S25, S31: holds everything of the member, from every table, and no secret', async () => {
		const { ctx, viewer, email } = await aWholeMember();
		const data = await exportMember(ctx, viewer);
		const text = JSON.stringify(data);
		for (const part of [
			email,
			'Ada of the Heath',
			'Firm, fast and honest.',
			'Written before the account.',
			'The twelfth',
			'What it said before',
			'Three-wood on the fifth',
			'The eleventh',
			'Reported words',
			'A message to you',
			'Why I would join',
			'Why I object',
			'Why I objected earlier',
			'Why it is missing',
			'The club answers',
			'Firefox on Linux',
			'Four days at the Heath',
			'Arrival by the night train',
			'Ada who drives',
		]) {
			expect(text, part).toContain(part);
		}
		for (const [name, value] of Object.entries(data)) {
			if (Array.isArray(value)) expect(value.length, name).toBeGreaterThan(0);
		}
		expect(text).not.toMatch(/argon2|passwordHash|counter|networkHash|networkMark|suspicion/);
		expect(text).not.toContain('By somebody else.');
		expect(text).not.toContain('A travelling friend');
	});
});

describe('a member who leaves', () => {
	it.each<ReviewsChoice>(['kept', 'deleted'])(
		'S25: has the reviews %s and is gone from every table',
		async (choice) => {
			const { ctx, email, userId, reviewId, earlyId, othersId, messageId, noted } = await aWholeMember();
			const gone = await deleteUser(ctx, { currentPassword: PASSWORD, reviews: choice }, departMember);
			expect(gone.ok).toBe(true);
			expect(await tablesSaying(test.db, userId)).toEqual(Object.keys(SAYS_THE_ID_AFTERWARDS));
			expect(await tablesSaying(test.db, email)).toEqual(Object.keys(SAYS_THE_ADDRESS_AFTERWARDS));
			const stays = choice === 'deleted' ? [] : Object.keys(STAYS_ON_A_KEPT_REVIEW).toSorted();
			expect((await tablesOnReview(reviewId)).toSorted()).toEqual(stays);
			expect(await test.db.$count(contactReplies, eq(contactReplies.messageId, messageId))).toBe(0);
			for (const [kind, id] of Object.entries(noted)) {
				const notes = and(eq(deskNotes.kind, kind), eq(deskNotes.thingId, String(id)));
				expect(await test.db.$count(deskNotes, notes), kind).toBe(0);
			}
			// The decision on the open one is still owed; of the other the words alone are left.
			const { name, status } = reports;
			expect(await test.db.select({ name, status }).from(reports).where(eq(reports.email, email))).toEqual([
				{ name: '', status: 'open' },
			]);
			const review = await getReview(test.context(), reviewId);
			const early = await getReview(test.context(), earlyId);
			if (choice === 'deleted') expect([review, early]).toEqual([null, null]);
			else {
				const nameless = { userName: 'Anonymous Golfer', member: false, golfer: null };
				expect([review, early]).toMatchObject([nameless, nameless]);
			}
			expect(await test.db.$count(reviewVersions, eq(reviewVersions.reviewId, reviewId))).toBe(0);
			const [others] = await test.db.select().from(reviews).where(eq(reviews.id, othersId));
			expect(others?.helpfulCount).toBe(0);
			expect([...ctx.changes]).toEqual(
				expect.arrayContaining([`member:${userId}`, 'golfers', `course:${courseId}`, 'reviews:latest']),
			);
			expect(await newMember(test, email)).toBeTruthy();
		},
	);

	it('S25: is told the decision on an open report, after which nothing of the reporter stays', async () => {
		const { ctx, email } = await aWholeMember();
		await deleteUser(ctx, { currentPassword: PASSWORD, reviews: 'kept' }, departMember);
		const [open] = await test.db.select().from(reports).where(eq(reports.email, email));
		const editor = await newMember(test, `editor${++count}@golf.example`);
		const viewer = { ...editor.viewer, role: 'editor', secondFactorAt: new Date() } as const;
		const dismissed = { outcome: 'dismissed', words: 'It stays as it is.' } as const;
		await decideReport({ ...editor.ctx, viewer }, open?.reference ?? '', dismissed);
		const letters = await test.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
		expect(letters.map(({ message }) => message)).toContain('report-decided');
		const [decided] = await test.db
			.select()
			.from(reports)
			.where(eq(reports.id, open?.id ?? 0));
		expect(decided).toMatchObject({ name: '', email: '', userId: null, words: 'Reported words' });
	});
});
