import { and, desc, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { follows } from '#database/schema/following.ts';
import { clubAnswers, reviews } from '#database/schema/reviews.ts';
import { shownMember } from '../accounts/shown-member.ts';
import { isListed } from '../catalogue/queries.ts';
import { excerpt } from '../reviews/excerpt.ts';
import { listShownSince } from '../rounds/shown-queries.ts';
import { readAnnouncements } from './announcement-news-queries.ts';
import { readConditions } from './condition-news-queries.ts';
import { followedCourses } from './followed-courses.ts';
import { MOST_NEWS, type NewsItem, type NewsWindow } from './news.ts';
import {
	courseColumns,
	isFollowed,
	isPublished,
	type NewsSources,
	newestOf,
	publicSince,
	type Reading,
	toCourse,
	within,
} from './news-reading.ts';

/**
 * What there is of each kind; a new kind of news is one more here. Each reads what stands on public pages at that moment, the newest
 * first, `MOST_NEWS` at most.
 */
const KINDS: readonly ((reading: Reading) => Promise<NewsItem[]>)[] = [
	readReviews,
	readReviewsOfGolfers,
	readConditions,
	readAnnouncements,
	readAnswers,
	readRounds,
	readCourses,
];

/**
 * What is new of what a member follows, and the answers of clubs to their own reviews, in a window of time: the newest first,
 * `MOST_NEWS` at most. Made when it is read: nothing is written for anybody when something happens.
 */
export async function listNews(sources: NewsSources, userId: string, window: NewsWindow): Promise<NewsItem[]> {
	const reading = { ...sources, userId, window, ...(await readFollows(sources, userId)) };
	const found = (await Promise.all(KINDS.map((read) => read(reading)))).flat();
	// A review of a course and of a golfer, both followed, is one.
	const once = new Map(found.map((item) => [keyOf(item), item]));
	return [...once.values()].sort((a, b) => b.at.localeCompare(a.at)).slice(0, MOST_NEWS);
}

/** Names an item for ever: a feed tells by it what was read before. */
export const keyOf = (item: NewsItem) => `${item.kind}-${item.kind === 'answer' ? item.review : item.id}`;

async function readFollows({ db, courseIndex }: NewsSources, userId: string) {
	const rows = await db
		.select({ courseId: follows.courseId, place: follows.place, golferId: follows.golferId, since: follows.createdAt })
		.from(follows)
		.where(eq(follows.userId, userId));
	const places = rows.flatMap(({ place, since }) => (place === null ? [] : [{ place, since }]));
	const golfers = rows.flatMap(({ golferId }) => golferId ?? []);
	const own = { courses: rows.flatMap(({ courseId }) => courseId ?? []), places };
	return { golfers, followed: followedCourses(await courseIndex.ready(), own) };
}

/** Samples are nobody's news (decision R9), nor is what one wrote oneself. */
const isNews = (userId: string) => and(eq(reviews.sample, false), sql`${reviews.userId} is distinct from ${userId}`);

async function readReviews(reading: Reading): Promise<NewsItem[]> {
	return reading.followed.isEmpty ? [] : readReviewsThat(reading, inArray(reviews.id, newestOf(reading, reviews)));
}

/** Of golfers who show a page: of all others nobody sees that they wrote it. */
async function readReviewsOfGolfers(reading: Reading): Promise<NewsItem[]> {
	const { golfers, now } = reading;
	const theirs = and(inArray(reviews.userId, golfers), showsPage(now()));
	return golfers.length === 0 ? [] : readReviewsThat(reading, theirs);
}

/** The page of the golfer is on, and they are not suspended (decision P6). */
const showsPage = (now: Date) =>
	and(eq(profiles.isPublic, true), or(isNull(users.bannedUntil), lte(users.bannedUntil, now)));

async function readReviewsThat({ db, window, userId }: Reading, which: SQL | undefined): Promise<NewsItem[]> {
	const at = publicSince(reviews);
	const rows = await db
		.select({
			id: reviews.id,
			at,
			rating: reviews.rating,
			content: reviews.content,
			typed: reviews.reviewerName,
			author: { name: shownMember.name, handle: shownMember.handle },
			course: courseColumns,
		})
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.where(and(which, isPublished(reviews), within(at, window), isNews(userId)))
		.orderBy(desc(at), desc(reviews.id))
		.limit(MOST_NEWS);
	return rows.map(({ at: moment, content, typed, author, course, ...review }) => ({
		...review,
		kind: 'review',
		at: moment.toISOString(),
		text: excerpt(content),
		by: { name: author.name ?? typed ?? 'Anonymous Golfer', handle: author.handle },
		course: toCourse(course),
	}));
}

/** What clubs have answered to reviews of courses that are followed, and to the reader's own of whatever course. */
async function readAnswers({ db, window, userId, followed }: Reading): Promise<NewsItem[]> {
	const which = or(isFollowed(reviews.courseId, followed), eq(reviews.userId, userId));
	const rows = await db
		.select({
			review: reviews.id,
			at: clubAnswers.createdAt,
			text: clubAnswers.content,
			own: sql<boolean>`${reviews.userId} is not distinct from ${userId}`,
			course: courseColumns,
		})
		.from(clubAnswers)
		.innerJoin(reviews, eq(reviews.id, clubAnswers.reviewId))
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.where(and(within(clubAnswers.createdAt, window), isPublished(reviews), which, isNotBy(userId)))
		.orderBy(desc(clubAnswers.createdAt))
		.limit(MOST_NEWS);
	return rows.map(({ at, text, course, ...row }) => ({
		...row,
		kind: 'answer',
		at: at.toISOString(),
		text: excerpt(text),
		course: toCourse(course),
	}));
}

/** Whoever speaks for the club has no news of what they said themselves. */
const isNotBy = (userId: string) => or(isNull(clubAnswers.userId), ne(clubAnswers.userId, userId));

/** Rounds that golfers with a page show there, played within the window too: an old book that is given back is no news. */
async function readRounds({ db, window, golfers, now }: Reading): Promise<NewsItem[]> {
	if (golfers.length === 0) return [];
	const shown = await listShownSince(db, { golfers, ...window, now: now(), limit: MOST_NEWS });
	return shown.map(({ id, at, day, grade, by, course }) => ({
		kind: 'round',
		id,
		at: at.toISOString(),
		day,
		grade,
		by: { name: by.name ?? 'Anonymous Golfer', handle: by.handle },
		course: toCourse(course),
	}));
}

/** Courses that have come to a place since it was followed: the catalogue as it was then is nothing new. */
async function readCourses({ db, window, followed }: Reading): Promise<NewsItem[]> {
	if (followed.isEmpty) return [];
	const rows = await db
		.select({ id: courses.id, at: courses.createdAt, course: courseColumns })
		.from(courses)
		.where(and(isListed, within(courses.createdAt, window), isFollowed(courses.id, followed)))
		.orderBy(desc(courses.createdAt), desc(courses.id))
		.limit(MOST_LOOKED_AT);
	return rows
		.filter(({ id, at }) => followed.isNewInPlace(id, at))
		.slice(0, MOST_NEWS)
		.map(({ id, at, course }) => ({ kind: 'course', id, at: at.toISOString(), course: toCourse(course) }));
}

/** So many are looked at: of a place that was followed of late most may have been there before. */
const MOST_LOOKED_AT = 1_000;
