import { and, eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accountTables from '#database/schema/accounts.ts';
import { courseSuggestions, courses, partners } from '#database/schema/catalogue.ts';
import * as deskTables from '#database/schema/desk.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import * as moderationTables from '#database/schema/moderation.ts';
import { reports } from '#database/schema/moderation.ts';
import { newsletterSubscribers } from '#database/schema/newsletter.ts';
import * as pictureTables from '#database/schema/pictures.ts';
import * as reviewTables from '#database/schema/reviews.ts';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import { newMember, PASSWORD } from '#tests/support/accounts.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { application as asSent } from '#tests/support/support-forms.ts';
import { deleteUser, type ReviewsChoice } from '../accounts/delete-commands.ts';
import { decideReport } from '../moderation/report-decision-commands.ts';
import { subscribeMember } from '../newsletter/member-commands.ts';
import { getReview } from '../reviews/queries.ts';
import { departMember } from './departure-commands.ts';
import { exportMember } from './export-queries.ts';
import { saveProfile } from './profile-commands.ts';
import { profileSchema } from './profile-rules.ts';

const { checkIns, clubAnswers, courseRepresentatives, helpfulVotes } = reviewTables;
const { likedCourses, partnerBookings, reviews, reviewVersions } = reviewTables;
const { photographs, scorecards } = pictureTables;
const { appeals, contactReplies, deskLog, deskNotes, suspensions } = deskTables;

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

/** A member of whom there is a row in every table, and somebody else's review that he found helpful. */
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
	await db.insert(helpfulVotes).values({ reviewId: othersId, userId });
	await db.update(reviews).set({ helpfulCount: 1 }).where(eq(reviews.id, othersId));
	await db.insert(likedCourses).values({ courseId, userId });
	await db.insert(checkIns).values({ courseId, userId, day, distanceMetres: 120 });
	await db.insert(partnerBookings).values({ partnerId, reference: `booking ${count}`, courseId, userId, day });
	await db.insert(courseRepresentatives).values({ courseId, userId });
	await db.insert(clubAnswers).values({ reviewId: othersId, userId, content: 'The club answers' });
	const photograph = { reviewId, courseId, userId, alt: 'The eleventh', position: 1 };
	await db.insert(photographs).values({ id: crypto.randomUUID(), ...photograph });
	await db.insert(scorecards).values({ id: crypto.randomUUID(), reviewId });
	const report = { kind: 'course', courseId, reason: 'other', words: 'Reported words', name: 'Ada', email } as const;
	await db.insert(reports).values([
		{ ...report, reference: `open ${count}`, userId },
		{ ...report, reference: `done ${count}`, userId, status: 'dismissed' },
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
	const noted = { message: messageId, appeal: appeal?.id ?? 0, suggestion: suggestion?.id ?? 0 };
	for (const [kind, id] of Object.entries(noted)) {
		await db.insert(deskNotes).values({ ...written, kind, thingId: String(id) });
	}
	await db
		.insert(reviewerApplications)
		.values({ ...asSent, email, favoriteCourses: 'The Heath alone', whyJoin: 'Why I would join' });
	return { ...member, email, userId, reviewId, othersId, messageId, noted };
}

/** Every table in which a member is named by id. */
const ownedTables = Object.values({
	...accountTables,
	...deskTables,
	...moderationTables,
	...pictureTables,
	...reviewTables,
}).flatMap((table) => {
	if (!is(table, PgTable)) return [];
	const { userId } = getTableColumns(table) as Record<string, ReturnType<typeof getTableColumns>[string]>;
	return userId ? [{ table, userId, name: getTableName(table) }] : [];
});

describe('the download of one’s own data', () => {
	it('S25, S31: holds everything of the member, from every table, and no secret', async () => {
		const { ctx, viewer, email } = await aWholeMember();
		const data = await exportMember(ctx, viewer);
		const text = JSON.stringify(data);
		for (const part of [
			email,
			'Ada of the Heath',
			'Firm, fast and honest.',
			'What it said before',
			'The eleventh',
			'Reported words',
			'A message to you',
			'Why I would join',
			'Why I object',
			'Why I objected earlier',
			'Why it is missing',
			'The club answers',
			'Firefox on Linux',
		]) {
			expect(text, part).toContain(part);
		}
		for (const [name, value] of Object.entries(data)) {
			if (Array.isArray(value)) expect(value.length, name).toBeGreaterThan(0);
		}
		expect(text).not.toMatch(/argon2|passwordHash|counter|networkHash|suspicion/);
		expect(text).not.toContain('By somebody else.');
	});
});

describe('a member who leaves', () => {
	it.each<ReviewsChoice>(['kept', 'deleted'])(
		'S25: has the reviews %s and is gone from every table',
		async (choice) => {
			const { ctx, email, userId, reviewId, othersId, messageId, noted } = await aWholeMember();
			const gone = await deleteUser(ctx, { currentPassword: PASSWORD, reviews: choice }, departMember);
			expect(gone.ok).toBe(true);
			for (const { table, userId: column, name } of ownedTables) {
				expect(await test.db.$count(table, eq(column, userId)), name).toBe(0);
			}
			for (const table of [newsletterSubscribers, contactMessages, reviewerApplications, courseSuggestions, appeals]) {
				expect(await test.db.$count(table, eq(table.email, email))).toBe(0);
			}
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
			if (choice === 'deleted') expect(review).toBeNull();
			else expect(review).toMatchObject({ userName: 'Anonymous Golfer', member: false, golfer: null });
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
