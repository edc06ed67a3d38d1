import { and, desc, eq, gt, gte, inArray, isNull, lte, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { follows } from '#database/schema/following.ts';
import { clubAnswers, reviews } from '#database/schema/reviews.ts';
import { shownMember } from '../accounts/shown-member.ts';
import { countryOf } from '../catalogue/cards.ts';
import { isListed } from '../catalogue/queries.ts';
import { excerpt } from '../reviews/excerpt.ts';
import { published } from '../reviews/lists/shown-review.ts';
import { listShownSince } from '../rounds/shown-queries.ts';
import type { DomainContext } from '../shared/context.ts';
import { type CourseBits, courseBitsOf } from './followed-courses.ts';
import { MOST_NEWS, type NewsCourse, type NewsItem, type NewsWindow } from './news.ts';

/** What news are read with: the database, the courses in memory. */
export type NewsSources = Pick<DomainContext, 'db' | 'courseIndex' | 'now'>;

/** What somebody follows, as the reads below ask for it. */
type Reading = NewsSources & {
	userId: string;
	window: NewsWindow;
	followed: CourseBits;
	golfers: string[];
	places: { place: string; since: Date }[];
};

/**
 * What there is of each kind; a new kind of news is one more here. Each reads what stands on public pages at that moment, the newest
 * first, `MOST_NEWS` at most.
 */
const KINDS: readonly ((reading: Reading) => Promise<NewsItem[]>)[] = [
	readReviews,
	readReviewsOfGolfers,
	readAnswers,
	readOwnAnswers,
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
	const own = { courses: rows.flatMap(({ courseId }) => courseId ?? []), places: places.map(({ place }) => place) };
	return { places, golfers, followed: courseBitsOf(await courseIndex.ready(), own) };
}

/** Whether the course of a row is followed: a look at one bit, however many are. */
const isFollowed = (course: SQLWrapper, { bits, end }: CourseBits): SQL =>
	sql`case when ${course} < ${end}::int then get_bit(${bits}::bytea, ${course}) = 1 else false end`;

const within = (moment: SQLWrapper, { since, until }: NewsWindow) => and(gt(moment, since), lte(moment, until));

/** Samples are nobody's news (decision R9), nor is what one wrote oneself. */
const isNews = (userId: string) => and(eq(reviews.sample, false), sql`${reviews.userId} is distinct from ${userId}`);

/** Twice as many as are shown are looked at: those that are no news are left out once they are found. */
const CANDIDATES = 2 * MOST_NEWS;

/** They are found in the index of the newest alone, and only then read. */
async function readReviews(reading: Reading): Promise<NewsItem[]> {
	const { db, window, followed, userId } = reading;
	if (followed.isEmpty) return [];
	const newest = await db
		.select({ id: reviews.id })
		.from(reviews)
		.where(and(published, within(reviews.createdAt, window), isFollowed(reviews.courseId, followed)))
		.orderBy(desc(reviews.createdAt), desc(reviews.id))
		.limit(CANDIDATES);
	return readReviewsOf(
		db,
		and(
			inArray(
				reviews.id,
				newest.map(({ id }) => id),
			),
			published,
			isNews(userId),
		),
		newest.length,
	);
}

/** Of golfers who show a page: of all others nobody sees that they wrote it. */
async function readReviewsOfGolfers({ db, window, golfers, userId, now }: Reading): Promise<NewsItem[]> {
	const theirs = and(inArray(reviews.userId, golfers), published, within(reviews.createdAt, window));
	return readReviewsOf(db, and(theirs, isNews(userId), showsPage(now())), golfers.length);
}

/** The page of the golfer is on, and they are not suspended (decision P6). */
const showsPage = (now: Date) =>
	and(eq(profiles.isPublic, true), or(isNull(users.bannedUntil), lte(users.bannedUntil, now)));

const courseColumns = {
	slug: courses.slug,
	name: courses.name,
	location: sql<string>`coalesce(${courses.locality}, ${courses.regionName}, '')`,
	country: courses.country,
};

const toCourse = ({ country, ...course }: Omit<NewsCourse, 'country'> & { country: string }): NewsCourse => {
	const { name, slug } = countryOf(country);
	return { ...course, country: { name, slug } };
};

async function readReviewsOf(db: Database, which: SQL | undefined, asked: number): Promise<NewsItem[]> {
	if (asked === 0) return [];
	const rows = await db
		.select({
			id: reviews.id,
			at: reviews.createdAt,
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
		.where(which)
		.orderBy(desc(reviews.createdAt), desc(reviews.id))
		.limit(MOST_NEWS);
	return rows.map(({ id, at, rating, content, typed, author, course }) => ({
		kind: 'review',
		id,
		at: at.toISOString(),
		rating,
		text: excerpt(content),
		by: { name: author.name ?? typed ?? 'Anonymous Golfer', handle: author.handle },
		course: toCourse(course),
	}));
}

/** What clubs have answered to reviews of courses that are followed. */
async function readAnswers(reading: Reading): Promise<NewsItem[]> {
	return reading.followed.isEmpty ? [] : readAnswersTo(reading, isFollowed(reviews.courseId, reading.followed));
}

/** And to the reader's own reviews, of whatever course. */
async function readOwnAnswers(reading: Reading): Promise<NewsItem[]> {
	return readAnswersTo(reading, eq(reviews.userId, reading.userId));
}

async function readAnswersTo({ db, window, userId }: Reading, which: SQL): Promise<NewsItem[]> {
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
		.where(and(within(clubAnswers.createdAt, window), published, which, isNotBy(userId)))
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
async function readCourses({ db, courseIndex, window, places }: Reading): Promise<NewsItem[]> {
	if (places.length === 0) return [];
	const first = new Date(Math.max(window.since.getTime(), Math.min(...places.map(({ since }) => since.getTime()))));
	const rows = await db
		.select({ id: courses.id, at: courses.createdAt, course: courseColumns })
		.from(courses)
		.where(and(isListed, gte(courses.createdAt, first), lte(courses.createdAt, window.until)))
		.orderBy(desc(courses.createdAt), desc(courses.id))
		.limit(MOST_LOOKED_AT);
	if (rows.length === 0) return [];
	const index = await courseIndex.ready();
	const inPlaces = places.map(({ place, since }) => ({
		since,
		in: courseBitsOf(index, { courses: [], places: [place] }),
	}));
	const isNew = ({ id, at }: { id: number; at: Date }) =>
		inPlaces.some(({ since, in: { bits } }) => at > since && ((bits[id >>> 3] ?? 0) & (1 << (id & 7))) !== 0);
	return rows
		.filter(isNew)
		.slice(0, MOST_NEWS)
		.map(({ id, at, course }) => ({ kind: 'course', id, at: at.toISOString(), course: toCourse(course) }));
}

/** New courses of the whole world that are looked at for those in one's places. */
const MOST_LOOKED_AT = 1_000;
