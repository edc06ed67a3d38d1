import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaigns, networkSalts } from '#database/schema/campaigns.ts';
import { courses, partners } from '#database/schema/catalogue.ts';
import { checkIns, reviews } from '#database/schema/reviews.ts';
import { partnerBookings } from '#database/schema/rounds.ts';
import type { DomainContext, Viewer } from '#domain/shared/context.ts';
import { utcDay } from '#domain/shared/day.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { lettersTo, newClient } from '#tests/support/facts/accounts.ts';
import { aCourse, establishedMember, reviewInput } from '#tests/support/facts/reviews.ts';
import { unlikeWords } from '#tests/support/facts/unlike-words.ts';
import { submitReview } from '../commands.ts';
import { sweepReviews } from '../housekeeping-commands.ts';
import { getCoursePage } from '../lists/course-page-queries.ts';
import { storeRating } from '../rating/rating-store.ts';
import { endPauses } from './campaign-commands.ts';
import { CAMPAIGN_RULES } from './campaign-rules.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const later = (days: number) => new Date(NOW.getTime() + days * DAY);

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const contextOf = (viewer: Viewer, overrides: Partial<DomainContext> = {}) =>
	database.context({ viewer, now: () => NOW, client: newClient(), ...overrides });

async function submit(ctx: DomainContext, courseId: number, rating: number) {
	const stamp = issueStamp(ctx.secret, new Date(ctx.now().getTime() - 60_000));
	const input = reviewInput(courseId, { rating, reviewText: unlikeWords(), playDate: utcDay(ctx.now()) });
	const sent = await submitReview(ctx, input, stamp);
	if (!sent.ok) throw new Error(sent.kind);
	return sent.value;
}

/** A course with thirty reviews a year old, graded 5 to 9. */
async function knownCourse() {
	const courseId = await aCourse(database);
	const authors = await Promise.all(Array.from({ length: 30 }, () => establishedMember(database)));
	await database.db.insert(reviews).values(
		authors.map(({ userId }, index) => ({
			...{ courseId, content: 'A fair course.', rating: 5 + (index % 5), datePlayed: '2025-11-01' },
			...{ userId, createdAt: later(-385) },
		})),
	);
	await storeRating(database.db, courseId, utcDay(NOW));
	return courseId;
}

const courseRow = async (id: number) => (await database.db.select().from(courses).where(eq(courses.id, id)))[0];
const pageOf = async (ctx: DomainContext, id: number) => getCoursePage(ctx, (await courseRow(id))?.slug ?? '');

describe('a slow attack', () => {
	it.each([1, 10])(
		'by members of long standing who give %d, two a day, is seen, held and taken back, and moves nothing',
		async (rating) => {
			const courseId = await knownCourse();
			const before = (await courseRow(courseId))?.ratingShown ?? 0;
			const authors = [];
			const rules = [];
			for (let index = 0; index < 8; index++) {
				const author = await establishedMember(database, later(-400));
				authors.push(author);
				rules.push((await submit(contextOf(author, { now: () => later(index / 2) }), courseId, rating)).heldBy);
			}
			expect(rules[0]).toEqual([]);
			expect(rules.at(-1)).toEqual(['campaign']);
			expect((await courseRow(courseId))?.ratingShown).toBe(before);
			const [campaign, ...others] = await database.db.select().from(campaigns).where(eq(campaigns.courseId, courseId));
			expect(others).toEqual([]);
			expect(campaign).toMatchObject({
				status: 'suspected',
				paused: true,
				pausedUntil: later(3.5 + CAMPAIGN_RULES.pauseDays),
			});
			expect(await database.db.$count(reviews, eq(reviews.campaignId, campaign?.id ?? 0))).toBe(8);
			// The first had been published: its author is told that it waits now.
			const [letter] = await lettersTo(database.context(), authors[0]?.email ?? '', 'review-held');
			expect(letter?.data).toMatchObject({ rules: ['campaign'] });
		},
	);

	it('pauses what is new of the course for a week, and says so; what a partner vouches for comes through', async () => {
		const courseId = await knownCourse();
		const late = { now: () => later(1) };
		for (let index = 0; index < 6; index++) await submit(contextOf({ kind: 'visitor' }), courseId, 1);
		const reader = contextOf({ kind: 'visitor' });
		expect((await pageOf(reader, courseId))?.pausedUntil).toEqual(later(CAMPAIGN_RULES.pauseDays));
		const member = await establishedMember(database, later(-400));
		expect(await submit(contextOf(member, late), courseId, 7)).toMatchObject({ heldBy: ['paused'] });
		const booked = await establishedMember(database, later(-400));
		const vouching = { name: 'Vouching', website: 'https://v.example' };
		const [partner] = await database.db.insert(partners).values(vouching).returning();
		await database.db.insert(partnerBookings).values({
			partnerId: partner?.id ?? 0,
			reference: 'AB12',
			courseId,
			userId: booked.userId,
			day: utcDay(later(1)),
		});
		expect(await submit(contextOf(booked, late), courseId, 7)).toMatchObject({ heldBy: [] });
		expect(await endPauses(database.db, later(6.9))).not.toContain(`course:${courseId}`);
		expect(await endPauses(database.db, later(7))).toContain(`course:${courseId}`);
		expect((await pageOf(reader, courseId))?.pausedUntil).toBeNull();
		const next = await establishedMember(database, later(-400));
		expect(await submit(contextOf(next, { now: () => later(8) }), courseId, 7)).toMatchObject({ heldBy: [] });
	});

	it('from one network over weeks is seen although the salts change, whatever the grades', async () => {
		const courseId = await knownCourse();
		const client = newClient();
		const rules = [];
		for (let index = 0; index < CAMPAIGN_RULES.oneNetwork.least[2]; index++) {
			const author = await establishedMember(database, later(-400));
			rules.push((await submit(contextOf(author, { client, now: () => later(index * 8) }), courseId, 9)).heldBy);
		}
		expect(rules.at(-1)).toContain('campaign');
		const [campaign] = await database.db.select().from(campaigns).where(eq(campaigns.courseId, courseId));
		expect(campaign?.signs).toContain('one-network');
		const ofCourse = await database.db.select().from(reviews).where(eq(reviews.courseId, courseId));
		const marks = ofCourse.flatMap(({ networkMark }) => networkMark ?? []);
		expect(new Set(marks).size).toBe(marks.length);
		await sweepReviews(database.db, later(200));
		expect(await database.db.$count(networkSalts)).toBe(0);
		expect(await database.db.$count(reviews, isNotNull(reviews.networkMark))).toBe(0);
	});

	it('is none of a check-in day of honest grades', async () => {
		const courseId = await knownCourse();
		for (const rating of [5, 8, 9, 6, 7, 9]) {
			const author = await establishedMember(database, later(-400));
			await database.db
				.insert(checkIns)
				.values({ userId: author.userId, courseId, day: utcDay(NOW), distanceMetres: 30 });
			expect(await submit(contextOf(author), courseId, rating)).toMatchObject({ heldBy: [] });
		}
	});
});
