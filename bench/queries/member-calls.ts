import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { users } from '#database/schema/accounts.ts';
import { findSession } from '#domain/accounts/queries.ts';
import { coursesAt } from '#domain/catalogue/places/place-at.ts';
import { countInbox, listInbox } from '#domain/desk/inbox-queries.ts';
import { takeLetters } from '#domain/mail/delivery-commands.ts';
import { getGolfer, listCoursesOfGolfer } from '#domain/members/golfer-queries.ts';
import { getOwnProfile } from '#domain/members/profile-queries.ts';
import { listOwnReviews, listReviewsOfGolfer } from '#domain/reviews/authors/author-queries.ts';
import { submitReview } from '#domain/reviews/commands.ts';
import { listNewestWishes, listPlayedCourses } from '#domain/reviews/lists/played-queries.ts';
import { countPlayed, listPlaceRings } from '#domain/reviews/lists/ring-queries.ts';
import { requirePrior } from '#domain/reviews/rating/prior-store.ts';
import { reviewSchema } from '#domain/reviews/rules.ts';
import { countBook, listYears } from '#domain/rounds/book-queries.ts';
import { listDiary, listLastRounds } from '#domain/rounds/diary-queries.ts';
import { getBookMap } from '#domain/rounds/map-queries.ts';
import { getYear } from '#domain/rounds/year-queries.ts';
import type { DomainContext, Member } from '#domain/shared/context.ts';
import { utcDay } from '#domain/shared/day.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import { readDatabaseFigures } from '#server/metrics/read-database.ts';
import type { Call } from './calls.ts';

const SECRET = 'k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe';
const NO_SESSION = '00000000-0000-4000-8000-000000000000';
/** Nobody has been that quick. */
const UNHURRIED_MILLISECONDS = 60_000;
const LETTERS = 10;
const FEW = 10;
/** Always the same, as it stands in plans. */
const NOW = new Date('2026-11-01T12:00:00Z');

/** What is asked of the database for members and editors, for a review that is written, and by background work. It writes. */
export async function callsOfMembers(context: DomainContext, pool: pg.Pool): Promise<Call[]> {
	const [user] = await context.db.select().from(users).limit(1);
	if (!user) throw new Error('there are no members');
	const member: Member = {
		kind: 'member',
		userId: user.id,
		sessionId: NO_SESSION,
		email: user.email,
		firstName: 'Eva',
		lastName: 'Lund',
		role: 'member',
		secondFactorAt: null,
	};
	const client = { network: '198.51.100.7', userAgent: 'Mozilla/5.0' };
	const ctx = { ...context, viewer: member, client, now: () => NOW, changes: new Set<string>(), secret: SECRET };
	const editor: DomainContext = { ...ctx, viewer: { ...member, role: 'editor', secondFactorAt: NOW } };
	// Counted from all reviews, once a day: by the first review of the day, or before it at night.
	await requirePrior(ctx.db, utcDay(ctx.now()));
	return [
		{ name: 'who is signed in', work: () => findSession(ctx.db, NO_SESSION, ctx.now()) },
		{ name: 'a golfer', work: () => getGolfer(ctx, 'eva-lund') },
		{ name: 'courses of a golfer', work: () => listCoursesOfGolfer(ctx, user.id) },
		{ name: 'reviews of a golfer', work: () => listReviewsOfGolfer(ctx, user.id, 1) },
		{ name: 'own reviews', work: () => listOwnReviews(ctx, 1) },
		{ name: 'own profile', work: () => getOwnProfile(ctx) },
		{ name: 'played courses', work: () => listPlayedCourses(ctx) },
		...callsOfBook(ctx),
		{ name: 'a review is written', work: () => write(ctx) },
		{ name: 'inbox', work: () => listInbox(editor, 'all') },
		{ name: 'inbox, counted', work: () => countInbox(editor) },
		{ name: 'letters that are due', work: () => takeLetters(ctx.db, ctx.now(), LETTERS) },
		{ name: 'figures for the metrics', work: () => readDatabaseFigures(pool) },
	];
}

/** What the pages of a golfer's own book ask for, and the ring of a place. */
function callsOfBook(ctx: DomainContext): Call[] {
	const year = NOW.getUTCFullYear();
	return [
		{ name: 'book, counted', work: () => countBook(ctx) },
		{ name: 'book, its years', work: () => listYears(ctx) },
		{ name: 'book, its last rounds', work: () => listLastRounds(ctx, FEW) },
		{ name: 'book, its map', work: () => getBookMap(ctx) },
		{ name: 'book, its rings', work: () => listPlaceRings(ctx) },
		{ name: 'book, a year in figures', work: () => getYear(ctx, year) },
		{ name: 'book, the diary of a year', work: () => listDiary(ctx, 1, year) },
		{ name: 'book, the map of a year', work: () => getBookMap(ctx, year) },
		{ name: 'wishes', work: () => listNewestWishes(ctx, FEW) },
		{ name: 'ring of a country', work: () => countPlayed(ctx, coursesAt('/courses/sweden') ?? sql`false`) },
	];
}

async function write(ctx: DomainContext) {
	const opened = new Date(ctx.now().getTime() - UNHURRIED_MILLISECONDS);
	const input = reviewSchema(utcDay(ctx.now())).parse({
		courseId: '1',
		location: 'A place',
		rating: '8',
		playDate: '2026-06-20',
		reviewerName: 'Eva Lund',
		reviewText: 'Nine holes before breakfast, and nobody but the gulls to see the tenth.',
	});
	const written = await submitReview(ctx, input, issueStamp(SECRET, opened));
	if (!written.ok) throw new Error(`no review was written: ${written.kind}`);
}
