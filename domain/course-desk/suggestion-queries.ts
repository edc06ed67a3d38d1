import { and, between, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { courseSuggestions, courses } from '#database/schema/catalogue.ts';
import { countryOf } from '../catalogue/cards.ts';
import { haversineKilometres, type Position } from '../geography/distance.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';

type Row = typeof courseSuggestions.$inferSelect;

/** A suggestion as an editor reads it. */
export type ReadSuggestion = Pick<
	Row,
	'id' | 'name' | 'locality' | 'website' | 'words' | 'email' | 'status' | 'suspicion'
> & {
	country: { code: string; name: string };
	/** The course it is about, or has become. */
	course: { id: number; name: string; slug: string; countrySlug: string } | null;
};

/** A course that the suggested one may be already. Kilometres from the suggested town; null where nobody knows. */
export type AlikeCourse = {
	id: number;
	name: string;
	slug: string;
	countrySlug: string;
	location: string;
	kilometres: number | null;
	position: Position | null;
};

const NEAREST = 8;
const MOST_ALIKE = 8;

/** The suggestion; null where there is none, and for anybody but editors. */
export async function getSuggestion({ db, viewer }: DomainContext, id: number): Promise<ReadSuggestion | null> {
	if (!isEditor(viewer)) return null;
	const [row] = await db
		.select({
			suggestion: courseSuggestions,
			course: { id: courses.id, name: courses.name, slug: courses.slug, country: courses.country },
		})
		.from(courseSuggestions)
		.leftJoin(courses, eq(courses.id, courseSuggestions.courseId))
		.where(eq(courseSuggestions.id, id));
	if (!row) return null;
	const { name, locality, website, words, email, status, suspicion, country } = row.suggestion;
	return {
		id,
		name,
		locality,
		website,
		words,
		email,
		status,
		suspicion,
		country: countryOf(country),
		course: row.course && {
			id: row.course.id,
			name: row.course.name,
			slug: row.course.slug,
			countrySlug: countryOf(row.course.country).slug,
		},
	};
}

/**
 * Courses that the suggested one may be already: those of a like name in its country, and the nearest to its town, which
 * lies where the courses of that town lie. The nearest first, then those without a distance.
 */
export async function listAlike(
	ctx: DomainContext,
	{ name, locality, country }: { name: string; locality: string | null; country: string },
): Promise<AlikeCourse[]> {
	if (!isEditor(ctx.viewer)) return [];
	const here = locality === null ? null : await townOf(ctx, country, locality);
	const [named, near] = await Promise.all([listNamed(ctx, name), here ? listNearest(ctx, country, here) : []]);
	const ids = [...new Set([...named, ...near])];
	if (ids.length === 0) return [];
	const { id, slug, latitude, longitude } = courses;
	const rows = await ctx.db
		.select({
			id,
			slug,
			name: courses.name,
			country: courses.country,
			latitude,
			longitude,
			location: sql<string>`coalesce(${courses.locality}, ${courses.regionName}, '')`,
		})
		.from(courses)
		.where(and(inArray(id, ids), eq(courses.country, country)));
	return rows
		.map(({ latitude: north, longitude: east, country: code, ...row }) => {
			const position = north === null || east === null ? null : { latitude: north, longitude: east };
			const kilometres = here && position ? haversineKilometres(here, position) : null;
			return { ...row, countrySlug: countryOf(code).slug, position, kilometres };
		})
		.sort((a, b) => (a.kilometres ?? Number.POSITIVE_INFINITY) - (b.kilometres ?? Number.POSITIVE_INFINITY));
}

/** The ids of the courses of a country that lie nearest to a place, none much over a hundred kilometres away. */
async function listNearest(
	{ db }: DomainContext,
	country: string,
	{ latitude, longitude }: Position,
): Promise<number[]> {
	const wide = 1 / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
	const rows = await db
		.select({ id: courses.id })
		.from(courses)
		.where(
			and(
				eq(courses.country, country),
				between(courses.latitude, latitude - 1, latitude + 1),
				between(courses.longitude, longitude - wide, longitude + wide),
			),
		)
		.orderBy(sql`power(latitude - ${latitude}, 2) + power((longitude - ${longitude}) / ${wide}, 2)`)
		.limit(NEAREST);
	return rows.map(({ id }) => id);
}

/** The ids of the courses whose names are most like the text, slips forgiven. */
async function listNamed(ctx: DomainContext, q: string): Promise<number[]> {
	const index = await ctx.courseIndex.ready();
	return Array.from(index.select({ q, anyKind: true }).part(0, MOST_ALIKE), (row) => index.columns.id[row] ?? 0);
}

/** Where the courses of a town lie on average; null for a town without any. */
async function townOf({ db }: DomainContext, country: string, locality: string): Promise<Position | null> {
	const [row] = await db
		.select({ latitude: sql<number | null>`avg(latitude)`, longitude: sql<number | null>`avg(longitude)` })
		.from(courses)
		.where(
			and(
				eq(courses.country, country),
				sql`lower(${courses.locality}) = lower(${locality})`,
				isNotNull(courses.latitude),
			),
		);
	if (!row || row.latitude === null || row.longitude === null) return null;
	return { latitude: row.latitude, longitude: row.longitude };
}
