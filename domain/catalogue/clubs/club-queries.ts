import { and, count, eq, gte, inArray, isNotNull, max, ne, type SQL, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { clubs } from '#database/schema/clubs.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { cardFactColumns, cardFactsOf } from '../card-facts.ts';
import { cardColumns, countryOf, landOf, toCard } from '../cards.ts';
import { kind } from '../facts/kind.ts';
import { plausiblePar } from '../kinds.ts';
import type { KnownCourse } from '../places/places.ts';
import { isOpen, rankingOrder, regionPage } from '../queries.ts';
import type { CourseDetails } from '../shapes.ts';
import { isSlug } from '../slug.ts';
import { CLUB_PAGE_FROM } from './clubs.ts';

/** More courses than any club has. */
const MOST_COURSES = 100;

/** A course of a club, with what tells it from its sisters. */
export type ClubCourse = KnownCourse & { holes: number | null; par: number | null };

/** A club with its courses that can be played, in the order of the ranking, other kinds after them, and the facts that are the club's. */
export type Club = {
	slug: string;
	name: string;
	country: { code: string; name: string; slug: string };
	/** Its nation, where there is one, else its country. */
	land: { name: string; slug: string };
	/** Its region, where that has a page of its own. */
	regionPage: { slug: string; name: string } | null;
	locality: string | null;
	access: string | null;
	website: string | null;
	facilities: string[];
	/** The course whose map shows where it lies, by its slug; null where no position is known. */
	mapOf: string | null;
	courses: ClubCourse[];
};

const listed = { ...cardColumns, ...cardFactColumns, holes: courses.holes, par: courses.par };

/** A club by its slug; null for one that has no course to be played. */
export async function getClub(ctx: DomainContext, slug: string): Promise<Club | null> {
	if (!isSlug(slug)) return null;
	const rows = await ctx.db
		.select({
			...listed,
			club: { id: clubs.id, name: clubs.name },
			website: courses.website,
			facilities: courses.facilities,
			regionPage,
			latitude: courses.latitude,
		})
		.from(clubs)
		.innerJoin(courses, eq(courses.clubId, clubs.id))
		.where(and(eq(clubs.slug, slug), isOpen))
		.orderBy(sql`${courses.kind} <> ${kind.otherwise}`, ...rankingOrder)
		.limit(MOST_COURSES);
	const [first] = rows;
	// A slug that is nobody's today may be a club's tomorrow, and one of a single course may get a second.
	ctx.reads.add('catalogue').add('ranking');
	if (!first) return null;
	ctx.reads.add(`club:${first.club.id}`);
	for (const { id } of rows) ctx.reads.add(`course:${id}`);
	const { regionPage: region, locality, access, website, facilities } = first;
	return {
		slug,
		name: first.club.name,
		country: countryOf(first.country),
		land: landOf(first),
		regionPage: region,
		locality,
		access,
		website,
		facilities: facilities ?? [],
		mapOf: rows.find(({ latitude }) => latitude !== null)?.slug ?? null,
		courses: rows.map(toClubCourse),
	};
}

/** The courses of a club, as the database is asked. */
export const ofClub = ({ courses: own }: Club): SQL =>
	inArray(
		courses.id,
		own.map(({ id }) => id),
	);

/** The other courses of a course's club that can be played, in the order of the ranking; none where no club is known. */
export async function listSisters(
	ctx: DomainContext,
	{ id, club }: Pick<CourseDetails, 'id' | 'club'>,
): Promise<ClubCourse[]> {
	if (!club?.courses.some((other) => other !== id)) return [];
	const rows = await ctx.db
		.select(listed)
		.from(courses)
		.where(and(eq(courses.clubId, club.id), ne(courses.id, id), isOpen))
		.orderBy(...rankingOrder)
		.limit(MOST_COURSES);
	for (const row of rows) ctx.reads.add(`course:${row.id}`);
	return rows.map(toClubCourse);
}

/** Every club that has a page, by its slug, and the moment that one of its courses last changed. */
export async function listClubPages(ctx: DomainContext): Promise<{ slug: string; updated: Date }[]> {
	ctx.reads.add('catalogue');
	const rows = await ctx.db
		.select({ slug: clubs.slug, updated: max(courses.updatedAt) })
		.from(clubs)
		.innerJoin(courses, and(eq(courses.clubId, clubs.id), isNotNull(courses.clubId), isOpen))
		.groupBy(clubs.slug)
		.having(gte(count(), CLUB_PAGE_FROM))
		.orderBy(clubs.slug);
	return rows.map(({ slug, updated }) => ({ slug, updated: updated ?? new Date(0) }));
}

type Row = Parameters<typeof toCard>[0] & Parameters<typeof cardFactsOf>[0] & Pick<ClubCourse, 'holes' | 'par'>;

function toClubCourse(row: Row): ClubCourse {
	const { seasonFrom: from, seasonTo: to, holes, par } = row;
	const season = from && to ? { from, to } : null;
	return { ...toCard(row), ...cardFactsOf(row), season, holes, par: plausiblePar(row.kind, par, holes) };
}
