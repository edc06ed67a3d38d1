import { and, asc, eq, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaigns } from '#database/schema/campaigns.ts';
import { courseSlugAliases, courseSuggestions, courses, partnerLinks, partners } from '#database/schema/catalogue.ts';
import { clubAnnouncements, conditionReports } from '#database/schema/conditions.ts';
import { deskLog, mergedCourseSources } from '#database/schema/desk.ts';
import { follows } from '#database/schema/following.ts';
import { listCourses, lists } from '#database/schema/lists.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs, scorecards } from '#database/schema/pictures.ts';
import {
	checkIns,
	clubAnswers,
	courseRepresentatives,
	helpfulVotes,
	likedCourses,
	playedCourses,
	reviews,
	reviewVersions,
} from '#database/schema/reviews.ts';
import { partnerBookings, rounds } from '#database/schema/rounds.ts';
import { tripCourses, tripDays, trips } from '#database/schema/trips.ts';
import { courseTwins } from '#database/schema/twins.ts';
import { worldDifferences, worldListing } from '#database/schema/world.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { referencesOf, TABLES, tablesReferringTo } from '#tests/support/databases/schema-tables.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { makeFile, tryImport } from '#tests/support/facts/import-trial.ts';
import { FEATURED } from '../catalogue/fallbacks.ts';
import { readHome } from '../catalogue/home-queries.ts';
import { getSlugByAlias } from '../catalogue/queries.ts';
import { storeRating } from '../reviews/rating/rating-store.ts';
import { utcDay } from '../shared/day.ts';
import { MOVES, mergeCourses } from './merge-commands.ts';
import { previewMerge } from './merge-queries.ts';
import { getCourseItBecame, listCourseHistory } from './queries.ts';

let test: TestDatabase;
let editor: Awaited<ReturnType<typeof editorRow>>;
let kept: Awaited<ReturnType<typeof courseRow>>;
let gone: Awaited<ReturnType<typeof courseRow>>;
beforeAll(async () => {
	test = await openTestDatabase();
	editor = await editorRow(test);
});
afterAll(() => test.close());
beforeEach(async () => {
	const place = { country: 'SE', locality: 'Höllviken', latitude: 55.4, longitude: 12.9 };
	kept = await courseRow(test, { ...place, name: 'Ljunghusen Golf Club', holes: 27, source: 'osm' });
	gone = await courseRow(test, { ...place, name: 'Flommens Golfklubb', par: 72, holes: 18, source: 'oldfile' });
});

async function merge() {
	const seen = await previewMerge(editor.ctx, kept.id, gone.id);
	if (!seen) throw new Error('no preview');
	return mergeCourses(editor.ctx, { id: kept.id, seen: seen.kept.seen }, { id: gone.id, seen: seen.gone.seen });
}

/** The tables that refer to a row by the schema, and do. */
async function tablesNaming(target: PgTable, id: number) {
	const references = TABLES.flatMap((table) => referencesOf(table).map(({ from, to }) => ({ table, from, to })));
	const counts = await Promise.all(
		references
			.filter(({ to }) => to.table === target)
			.map(async ({ table, from }) => ({
				name: getTableName(table),
				count: await test.db.$count(table, eq(from, id)),
			})),
	);
	return counts.flatMap(({ name, count }) => (count > 0 ? [name] : []));
}

const ofKept = () => test.db.select().from(reviews).where(eq(reviews.courseId, kept.id)).orderBy(asc(reviews.id));

describe('merging two courses', () => {
	it('keeps the source of each fact that is taken over', async () => {
		expect(await merge()).toMatchObject({ ok: true });
		const [row] = await test.db.select().from(courses).where(eq(courses.id, kept.id));
		const { name, holes, par, otherNames } = row?.factSources ?? {};
		const [osm, file] = ['osm', 'oldfile'].map((from) => ({ from, day: '2026-05-01' }));
		expect({ name, holes, par, otherNames }).toEqual({ name: osm, holes: osm, par: file, otherNames: file });
	});

	it('moves reviews, marks, check-ins, representatives, links and addresses, as its preview said', async () => {
		const [ada, ben] = [await memberRow(test), await memberRow(test)];
		await reviewRow(test, gone.id, { rating: 9 });
		await reviewRow(test, gone.id, { rating: 7, status: 'held' });
		await reviewRow(test, kept.id, { rating: 5 });
		const [partner] = await test.db
			.insert(partners)
			.values({ name: 'Tee Times', website: 'https://t.example' })
			.returning();
		const link = { partnerId: partner?.id ?? 0, linkTemplate: 'https://t.example/{date}' };
		await test.db.insert(partnerLinks).values({ ...link, courseId: gone.id });
		await test.db.insert(courseSlugAliases).values({ slug: `was-${gone.slug}`, courseId: gone.id });
		for (const { userId } of [ada, ben]) {
			await test.db.insert(likedCourses).values({ userId, courseId: gone.id });
			await test.db.insert(playedCourses).values({ userId, courseId: gone.id });
			await test.db.insert(courseRepresentatives).values({ userId, courseId: gone.id });
			await test.db.insert(checkIns).values({ userId, courseId: gone.id, day: '2026-05-01', distanceMetres: 20 });
		}
		await test.db.insert(follows).values([ada, ben].map(({ userId }) => ({ userId, courseId: gone.id })));
		await test.db.insert(follows).values({ userId: ada.userId, courseId: kept.id });
		await test.db.insert(likedCourses).values({ userId: ada.userId, courseId: kept.id });
		await test.db.insert(playedCourses).values({ userId: ada.userId, courseId: kept.id });
		const preview = await previewMerge(editor.ctx, kept.id, gone.id);
		expect(preview).toMatchObject({
			moves: {
				reviews: 2,
				likes: 2,
				played: 2,
				checkIns: 2,
				representatives: 2,
				partnerLinks: 1,
				addresses: 2,
				joined: 0,
			},
			taken: [{ name: 'otherNames' }, { name: 'par', before: null, after: 72 }],
		});
		expect(await merge()).toMatchObject({
			ok: true,
			value: { reviews: 2, likes: 1, played: 1, checkIns: 2, addresses: 1 },
		});
		expect(await test.db.query.courses.findFirst({ where: eq(courses.id, gone.id) })).toBeUndefined();
		expect((await ofKept()).map(({ rating }) => rating).toSorted()).toEqual([5, 7, 9]);
		expect(await test.db.$count(likedCourses, eq(likedCourses.courseId, kept.id))).toBe(2);
		expect(await test.db.$count(playedCourses, eq(playedCourses.courseId, kept.id))).toBe(2);
		expect(await test.db.$count(follows, eq(follows.courseId, kept.id))).toBe(2);
		expect(await test.db.$count(courseRepresentatives, eq(courseRepresentatives.courseId, kept.id))).toBe(2);
		expect(await test.db.$count(partnerLinks, eq(partnerLinks.courseId, kept.id))).toBe(1);
		expect(await getSlugByAlias(test.context(), gone.slug)).toBe(kept.slug);
		expect(await getSlugByAlias(test.context(), `was-${gone.slug}`)).toBe(kept.slug);
	});

	it('moves the rows of every table that refers to a course, by the schema', async () => {
		const { userId } = await memberRow(test);
		const [courseId, day] = [gone.id, '2026-05-01'];
		const [trip] = await test.db
			.insert(trips)
			.values({ userId, title: 'Whole', firstDay: day, dayCount: 1 })
			.returning();
		const [tripDay] = await test.db
			.insert(tripDays)
			.values({ tripId: trip?.id ?? 0, number: 1 })
			.returning();
		await test.db.insert(tripCourses).values({ dayId: tripDay?.id ?? 0, courseId, position: 1 });
		const review = await reviewRow(test, courseId, { userId, reviewerName: null });
		await test.db.insert(photographs).values({ reviewId: review.id, courseId, position: 1 });
		const partner = { name: 'Whole', website: 'https://w.example' };
		const [{ id: partnerId } = { id: 0 }] = await test.db.insert(partners).values(partner).returning();
		await test.db.insert(partnerLinks).values({ partnerId, courseId, linkTemplate: 'https://w.example/{date}' });
		await test.db.insert(partnerBookings).values({ partnerId, reference: 'whole', courseId, userId, day });
		const report = {
			kind: 'course',
			courseId,
			reason: 'other',
			words: 'Wrong',
			name: '',
			email: 'x@y.example',
		} as const;
		await test.db.insert(reports).values({ reference: `whole ${courseId}`, ...report });
		await test.db.insert(courseSuggestions).values({ name: gone.name, country: 'SE', courseId });
		await test.db.insert(courseSlugAliases).values({ slug: `earlier-${gone.slug}`, courseId });
		await test.db.insert(mergedCourseSources).values({ source: 'earlier', sourceId: gone.sourceId, courseId });
		await test.db.insert(likedCourses).values({ userId, courseId });
		await test.db.insert(playedCourses).values({ userId, courseId });
		await test.db.insert(rounds).values({ userId, courseId, day });
		const [list] = await test.db.insert(lists).values({ userId, title: 'Links' }).returning();
		await test.db.insert(listCourses).values({ listId: list?.id ?? 0, courseId, place: 1 });
		const told = { greens: 'good' };
		await test.db
			.insert(conditionReports)
			.values({ userId, byMember: true, courseId, day, observedAt: new Date(day), told });
		const announced = { kind: 'closed', firstDay: day, lastDay: day, byEditor: false } as const;
		const span = { beginsAt: new Date(day), endsAt: new Date(Date.parse(day) + 86_400_000) };
		await test.db.insert(clubAnnouncements).values({ userId, courseId, ...announced, ...span });
		await test.db.insert(follows).values({ userId, courseId });
		await test.db.insert(courseRepresentatives).values({ userId, courseId });
		await test.db.insert(checkIns).values({ userId, courseId, day, distanceMetres: 20 });
		const facts = { name: gone.name, latitude: null, longitude: null };
		await test.db.insert(worldListing).values({ sourceId: gone.sourceId, country: 'SE', ...facts, courseId });
		await test.db
			.insert(worldDifferences)
			.values({ kind: 'gone', sourceId: gone.sourceId, courseId, before: facts, foundAt: new Date(day) });
		const campaign = { courseId, signs: ['like-texts' as const], pausedUntil: new Date(day), createdAt: new Date(day) };
		await test.db.insert(campaigns).values(campaign);
		const { id: third } = await courseRow(test);
		await test.db.insert(courseTwins).values({ courseId, twinId: third, likeness: 'part' });
		const every = tablesReferringTo(courses);
		expect(await tablesNaming(courses, gone.id)).toEqual(every);
		expect(await tablesNaming(courses, kept.id)).toEqual([]);
		expect(await merge()).toMatchObject({ ok: true });
		expect(await tablesNaming(courses, kept.id)).toEqual(every);
	});

	it('keeps a row of both only where they are the same by the table’s key', () => {
		for (const move of MOVES) {
			const table = TABLES.find((known) => getTableName(known) === move.table);
			const key = table
				? getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name))
				: [];
			const same = key.includes('course_id') ? key.filter((name) => name !== 'course_id') : [];
			expect('same' in move ? move.same : [], move.table).toEqual(same);
		}
	});

	it('counts the rating anew, from the published reviews of both', async () => {
		for (const rating of [10, 9]) await reviewRow(test, gone.id, { rating });
		await reviewRow(test, kept.id, { rating: 5 });
		expect(await merge()).toMatchObject({ ok: true });
		const stored = () => test.db.query.courses.findFirst({ where: eq(courses.id, kept.id) });
		const after = await stored();
		expect(after).toMatchObject({
			ratingCount: 3,
			ratingMean: 8,
			par: 72,
			holes: 27,
			otherNames: ['Flommens Golfklubb'],
		});
		await storeRating(test.db, kept.id, utcDay(new Date()));
		expect((await stored())?.rating).toBe(after?.rating);
		const { rows } = await test.db.execute(sql`select courses from country_summaries where country = 'SE'`);
		const { rows: counted } = await test.db.execute(
			sql`select count(*)::int as courses from courses where country = 'SE'`,
		);
		expect(rows).toEqual(counted);
	});

	it('makes one review of a member’s two of one day, and loses no word of the other', async () => {
		const [ada, ben] = [await memberRow(test), await memberRow(test)];
		const round = { userId: ada.userId, reviewerName: null, datePlayed: '2026-05-01' };
		const first = await reviewRow(test, gone.id, { ...round, content: 'The first words.', rating: 4, version: 2 });
		await test.db.insert(reviewVersions).values({
			reviewId: first.id,
			version: 1,
			said: { content: 'The very first.' },
			status: 'published' as const,
			verification: 'unverified' as const,
		});
		await test.db.update(reviews).set({ verification: 'booked' }).where(eq(reviews.id, first.id));
		const later = { createdAt: new Date(Date.now() + 60_000), content: 'The later words.', rating: 9 };
		const second = await reviewRow(test, kept.id, { ...round, ...later });
		await test.db.insert(helpfulVotes).values({ reviewId: first.id, userId: ben.userId });
		await test.db.insert(photographs).values({ reviewId: first.id, courseId: gone.id, position: 1, status: 'ready' });
		const [report] = await test.db
			.insert(reports)
			.values({
				reference: `R-${first.id}`,
				kind: 'review' as const,
				reviewId: first.id,
				version: 2,
				reason: 'untrue',
				words: 'It is not so.',
				name: '',
				email: 'x@y.example',
			})
			.returning();
		await test.db.insert(clubAnswers).values({ reviewId: first.id, content: 'The club’s answer.' });
		await test.db.insert(scorecards).values({ reviewId: first.id });
		const logged = { userId: ada.userId, courseId: gone.id, day: '2026-05-01', reviewId: first.id };
		await test.db.insert(rounds).values(logged);
		expect(await tablesNaming(reviews, first.id)).toEqual(tablesReferringTo(reviews));
		expect((await previewMerge(editor.ctx, kept.id, gone.id))?.moves.joined).toBe(1);
		expect(await merge()).toMatchObject({ ok: true, value: { joined: 1, reviews: 0 } });
		expect(await tablesNaming(reviews, second.id)).toEqual(tablesReferringTo(reviews));
		expect(await ofKept()).toMatchObject([
			{
				id: second.id,
				content: 'The later words.',
				version: 3,
				verification: 'booked',
				helpfulCount: 1,
				photographCount: 1,
			},
		]);
		const versions = await test.db
			.select()
			.from(reviewVersions)
			.where(eq(reviewVersions.reviewId, second.id))
			.orderBy(asc(reviewVersions.version));
		expect(versions).toMatchObject([
			{ version: 1, said: { content: 'The very first.' } },
			{ version: 2, said: { content: 'The first words.', rating: 4, datePlayed: '2026-05-01' } },
		]);
		const [told] = await test.db
			.select()
			.from(reports)
			.where(eq(reports.id, report?.id ?? 0));
		expect(told).toMatchObject({ reviewId: second.id, version: 2 });
	});

	it('keeps the published one of two such reviews, though the other was written later', async () => {
		const ada = await memberRow(test);
		const round = { userId: ada.userId, reviewerName: null, datePlayed: '2026-05-01' };
		const shown = await reviewRow(test, gone.id, round);
		await reviewRow(test, kept.id, { ...round, status: 'rejected', createdAt: new Date(Date.now() + 60_000) });
		await merge();
		expect(await ofKept()).toMatchObject([{ id: shown.id, status: 'published' }]);
	});

	it('keeps photographs of both up to six in their order, and counts only those that are shown or on their way', async () => {
		const ada = await memberRow(test);
		const round = { userId: ada.userId, reviewerName: null, datePlayed: '2026-05-01' };
		const joins = await reviewRow(test, gone.id, round);
		const stays = await reviewRow(test, kept.id, { ...round, createdAt: new Date(Date.now() + 60_000) });
		type Status = (typeof photographs.$inferInsert)['status'];
		const photograph = (review: typeof stays, position: number, alt: string, status: Status = 'ready') =>
			test.db.insert(photographs).values({ reviewId: review.id, courseId: review.courseId, position, alt, status });
		await photograph(stays, 3, 'taken down', 'removed');
		await photograph(stays, 5, 'not made', 'failed');
		await photograph(stays, 6, 'own');
		await photograph(joins, 1, 'taken down there', 'removed');
		for (const position of [2, 3, 4, 5]) await photograph(joins, position, `other ${position}`);
		await photograph(joins, 6, 'on its way', 'coming');
		await photograph(joins, 6, 'one too many');
		expect(await merge()).toMatchObject({ ok: true, value: { joined: 1 } });
		const left = await test.db
			.select()
			.from(photographs)
			.where(eq(photographs.courseId, kept.id))
			.orderBy(asc(photographs.position));
		const shown = left.filter(({ status }) => status === 'ready' || status === 'coming');
		expect(shown.map(({ alt, position }) => [position, alt])).toEqual([
			[1, 'own'],
			[2, 'other 2'],
			[3, 'other 3'],
			[4, 'other 4'],
			[5, 'other 5'],
			[6, 'on its way'],
		]);
		expect(left.filter(({ status }) => status === 'removed').map(({ alt }) => alt)).toEqual([
			'taken down there',
			'taken down',
		]);
		expect(await ofKept()).toMatchObject([{ id: stays.id, photographCount: 5 }]);
	});

	it.each([
		['checked-in', 'booked', 'booked'],
		['booked', 'checked-in', 'booked'],
		['checked-in', 'play history', 'play history'],
		['play history', 'booked', 'play history'],
		['booked', 'unverified', 'booked'],
	] as const)('R4: of two reviews of one round, %s and %s, the one that stays is %s', async (own, other, better) => {
		const ada = await memberRow(test);
		const round = { userId: ada.userId, reviewerName: null, datePlayed: '2026-05-01' };
		await reviewRow(test, gone.id, { ...round, verification: other });
		await reviewRow(test, kept.id, { ...round, verification: own, createdAt: new Date(Date.now() + 60_000) });
		await merge();
		expect(await ofKept()).toMatchObject([{ verification: better }]);
	});

	it('R4: verifies a review by the check-in or the booking of its round at the other course', async () => {
		const [ada, ben, cleo, dan] = await Promise.all([1, 2, 3, 4].map(() => memberRow(test)));
		if (!ada || !ben || !cleo || !dan) throw new Error('no members');
		const day = '2026-05-01';
		const review = (member: typeof ada, courseId: number, facts: Partial<typeof reviews.$inferInsert> = {}) =>
			reviewRow(test, courseId, { userId: member.userId, reviewerName: null, datePlayed: day, ...facts });
		const checkIn = (member: typeof ada, courseId: number) =>
			test.db.insert(checkIns).values({ userId: member.userId, courseId, day, distanceMetres: 20 });
		const [partner] = await test.db
			.insert(partners)
			.values({ name: 'Rounds', website: 'https://r.example' })
			.returning();
		const book = ({ userId }: typeof ada, courseId: number) =>
			test.db.insert(partnerBookings).values({ partnerId: partner?.id ?? 0, reference: userId, courseId, userId, day });
		const [adas, bens, cleos, dans, another] = [
			await review(ada, kept.id),
			await review(ben, gone.id),
			await review(cleo, kept.id, { verification: 'play history' }),
			// Edited since: what had been known of it at its own course was taken from it then.
			await review(dan, kept.id),
			await review(ada, kept.id, { datePlayed: '2026-05-02' }),
		];
		await checkIn(ada, gone.id);
		await checkIn(ben, kept.id);
		await book(ben, kept.id);
		await book(cleo, gone.id);
		await checkIn(dan, kept.id);
		await merge();
		const verified = new Map((await ofKept()).map(({ id, verification }) => [id, verification]));
		const outcome = [adas, bens, cleos, dans, another].map(({ id }) => verified.get(id));
		expect(outcome).toEqual(['checked-in', 'booked', 'play history', 'unverified', 'unverified']);
	});

	it('no import brings the merged course back', async () => {
		await merge();
		const [row] = await test.db.select().from(mergedCourseSources).where(eq(mergedCourseSources.courseId, kept.id));
		expect(row).toMatchObject({ source: 'oldfile', sourceId: gone.sourceId });
		const again = `id,name,country,lat,lng\n${gone.sourceId},Flommens GK,SE,55.9,13.9\n`;
		const { outcome, rows } = await tryImport(test.db, [await makeFile('oldfile.csv', again)]);
		expect(rows).toMatchObject([{ outcome: 'merged' }]);
		expect(outcome).toMatchObject({ ok: true, value: { inserted: 0 } });
	});

	it('S58, R09: binds to what the editor saw of both', async () => {
		const seen = await previewMerge(editor.ctx, kept.id, gone.id);
		await test.db.update(courses).set({ name: 'Quite another' }).where(eq(courses.id, gone.id));
		const [one, other] = [seen?.kept.seen ?? '', seen?.gone.seen ?? ''];
		expect(await mergeCourses(editor.ctx, { id: kept.id, seen: one }, { id: gone.id, seen: other })).toMatchObject({
			kind: 'version-changed',
		});
		expect(await test.db.$count(courses, eq(courses.id, gone.id))).toBe(1);
	});

	it('R09: merged crosswise by two editors at once, one of them stays', async () => {
		const seen = await previewMerge(editor.ctx, kept.id, gone.id);
		const [one, other] = [
			{ id: kept.id, seen: seen?.kept.seen ?? '' },
			{ id: gone.id, seen: seen?.gone.seen ?? '' },
		];
		const outcomes = await Promise.all([mergeCourses(editor.ctx, one, other), mergeCourses(editor.ctx, other, one)]);
		expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
		expect(await test.db.$count(courses, sql`id in (${kept.id}, ${gone.id})`)).toBe(1);
	});

	it('stands in the log with everything the other course said, and in the history of the one that stays', async () => {
		await merge();
		const entries = await listCourseHistory(editor.ctx, kept.id);
		expect(entries).toMatchObject([
			{ action: 'course merged', before: { id: gone.id, name: 'Flommens Golfklubb', par: 72 }, after: { reviews: 0 } },
		]);
	});

	it('leads from entries about the course that went to the one it became, and to the featured place', async () => {
		const [first, last] = [gone.id, kept.id];
		await test.db.update(courses).set({ slug: FEATURED.slug }).where(eq(courses.id, first));
		await merge();
		expect(await getCourseItBecame(editor.ctx, first)).toBe(last);
		expect(await getCourseItBecame(editor.ctx, last)).toBeNull();
		expect(await getCourseItBecame(test.context(), first)).toBeNull();
		expect((await readHome(test.context())).carousel.find(({ featured }) => featured)?.id).toBe(last);
		await test.db.update(courses).set({ closedOn: '2026-01-01' }).where(eq(courses.id, last));
		expect((await readHome(test.context())).carousel.filter(({ featured }) => featured)).toEqual([]);
	});

	it('drops every kept page', async () => {
		const changes = new Set<string>();
		const seen = await previewMerge(editor.ctx, kept.id, gone.id);
		const [one, other] = [seen?.kept.seen ?? '', seen?.gone.seen ?? ''];
		await mergeCourses({ ...editor.ctx, changes }, { id: kept.id, seen: one }, { id: gone.id, seen: other });
		expect([...changes]).toContain('*');
	});

	it('S31: is nothing for whoever is no editor, and no course is merged into itself', async () => {
		const { ctx } = await memberRow(test);
		expect(await previewMerge(ctx, kept.id, gone.id)).toBeNull();
		const there = { id: kept.id, seen: '' };
		expect(await mergeCourses(ctx, there, { id: gone.id, seen: '' })).toMatchObject({ kind: 'not-an-editor' });
		expect(await mergeCourses(editor.ctx, there, there)).toMatchObject({ kind: 'same-course' });
		expect(
			await test.db.$count(deskLog, and(eq(deskLog.action, 'course merged'), eq(deskLog.thingId, String(kept.id)))),
		).toBe(0);
	});
});
