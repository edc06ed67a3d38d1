import { and, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { likedCourses } from '#database/schema/reviews.ts';
import { countryOf } from '../catalogue/cards.ts';
import type { Box } from '../geography/box.ts';
import { extentOfPlaces } from '../geography/extent.ts';
import { roundsOf } from '../reviews/lists/played-queries.ts';
import type { DomainContext } from '../shared/context.ts';
import { bookOf, ofYear, ownerOf } from './book.ts';

/** A course on a member's map, played or else wanted. Degrees (WGS 84). */
export type BookPlace = {
	slug: string;
	name: string;
	country: { slug: string };
	latitude: number;
	longitude: number;
	isPlayed: boolean;
};

/** The map of a book: its courses, and the smallest box around them, which goes over the antimeridian where its west is above its east. */
export type BookMap = { places: BookPlace[]; box: Box | null };

/** More than anybody has played; a list is always limited. */
const MOST = 3_000;

const hasPosition = and(isNotNull(courses.latitude), isNotNull(courses.longitude));

const columns = {
	slug: courses.slug,
	name: courses.name,
	country: courses.country,
	latitude: sql<number>`${courses.latitude}`,
	longitude: sql<number>`${courses.longitude}`,
};

/**
 * The courses whose position is known that the viewer has played, and those that they want to play and have not, from north to south;
 * of a year those with a round in it. Nothing for visitors.
 */
export async function getBookMap(ctx: DomainContext, year: number | null = null): Promise<BookMap> {
	const [played, wanted] = await Promise.all([listPlayed(ctx, year), year === null ? listWanted(ctx) : []]);
	const places = [...wanted.map((row) => toPlace(row, false)), ...played.map((row) => toPlace(row, true))];
	places.sort((a, b) => b.latitude - a.latitude);
	return { places, box: extentOfPlaces(places) };
}

function listPlayed({ db, viewer }: DomainContext, year: number | null) {
	const owner = ownerOf(viewer);
	const book = bookOf(db, owner);
	const rounds = roundsOf(db, owner);
	const ids =
		year === null
			? db.select({ id: rounds.courseId }).from(rounds)
			: db.select({ id: book.courseId }).from(book).where(ofYear(book.day, year));
	return db
		.select(columns)
		.from(courses)
		.where(and(inArray(courses.id, ids), hasPosition))
		.orderBy(courses.id)
		.limit(MOST);
}

function listWanted({ db, viewer }: DomainContext) {
	const owner = ownerOf(viewer);
	const rounds = roundsOf(db, owner);
	const hasRound = db.select({ id: rounds.courseId }).from(rounds).where(eq(rounds.courseId, courses.id));
	return db
		.select(columns)
		.from(likedCourses)
		.innerJoin(courses, eq(courses.id, likedCourses.courseId))
		.where(and(eq(likedCourses.userId, owner), hasPosition, notExists(hasRound)))
		.orderBy(courses.id)
		.limit(MOST);
}

type Row = Omit<BookPlace, 'country' | 'isPlayed'> & { country: string };

const toPlace = ({ country, ...row }: Row, isPlayed: boolean): BookPlace => ({
	...row,
	country: { slug: countryOf(country).slug },
	isPlayed,
});
