import { and, between, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { courseTwins } from '#database/schema/twins.ts';
import { UNKNOWN_ACCURACY } from '#domain/catalogue/facts/place.ts';
import type { ORIGINS } from '#domain/catalogue/facts/sources.ts';
import type { Likeness } from '#domain/catalogue/twins/compare-names.ts';
import { kilometresBetween, longitudeScale } from '#domain/geography/distance.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { isEditor } from '#domain/shared/desk/desk-policy.ts';
import { getWholeCourse, type WholeCourse } from '../queries.ts';

/** One of two courses that may be one, with what hangs on it and the name of its club. */
export type Twin = WholeCourse & { marks: number; club: string | null };

/** Why one of the two stays rather than the other, the most telling reason first. */
export type StaysFor = 'more reviews and marks' | 'in our catalogue' | 'better position' | 'was there first';

/** A course near to both, for the map. */
export type Neighbour = { name: string; latitude: number; longitude: number; rating: number | null };

/** Two courses of which the desk is asked whether they are one. `first` and `second` stand in the order of their numbers. */
export type Twins = {
	id: number;
	status: 'open' | 'apart';
	likeness: Likeness;
	first: Twin;
	second: Twin;
	/** The id of the one that stays unless the editor says otherwise, and why. */
	stays: { id: number; why: StaysFor };
	/** How far apart they lie; null where that is not known. */
	kilometres: number | null;
	neighbours: Neighbour[];
};

const OUR_CATALOGUE: keyof typeof ORIGINS = 'fescue';
const NEIGHBOUR_DEGREES = 0.06;
const MOST_NEIGHBOURS = 12;

/** What the desk's page of a pair shows; null where there is none, and for whoever is no editor. */
export async function getTwins(ctx: DomainContext, id: number): Promise<Twins | null> {
	if (!isEditor(ctx.viewer)) return null;
	const [asked] = await ctx.db.select().from(courseTwins).where(eq(courseTwins.id, id));
	if (!asked) return null;
	const [first, second] = await Promise.all([readTwin(ctx, asked.courseId), readTwin(ctx, asked.twinId)]);
	if (!first || !second) return null;
	const neighbours = await listNeighbours(ctx, first, second);
	// It is written as one of them.
	const [status, likeness] = [asked.status, asked.likeness as Likeness];
	const kilometres = kilometresBetween(first.facts, second.facts);
	return { id, status, likeness, first, second, stays: chooseStaying(first, second), kilometres, neighbours };
}

/** A course as one of a pair; null where it is gone, and for whoever is no editor. */
export async function readTwin(ctx: DomainContext, courseId: number): Promise<Twin | null> {
	const whole = await getWholeCourse(ctx, courseId);
	if (!whole) return null;
	const { rows } = await ctx.db.execute<{ marks: number; club: string | null }>(sql`
		select (select name from clubs where id = club_id) as club,
			((select count(*) from liked_courses where course_id = ${courseId})
				+ (select count(*) from check_ins where course_id = ${courseId}))::int as marks
		from courses where id = ${courseId}`);
	return { ...whole, marks: rows[0]?.marks ?? 0, club: rows[0]?.club ?? null };
}

/** What is weighed when one of two stays. */
export type Staying = Pick<Twin, 'id' | 'reviews' | 'marks' | 'source' | 'facts'>;

/** What more hangs on stays, then what our catalogue has, then what is better placed, then what was there first. */
export function chooseStaying(first: Staying, second: Staying): Twins['stays'] {
	const rules: [StaysFor, (twin: Staying) => number][] = [
		['more reviews and marks', ({ reviews, marks }) => reviews + marks],
		['in our catalogue', ({ source }) => (source === OUR_CATALOGUE ? 1 : 0)],
		['better position', ({ facts }) => (facts.latitude === null ? -Infinity : -accuracyOf(facts))],
	];
	for (const [why, weigh] of rules) {
		const [one, other] = [weigh(first), weigh(second)];
		if (one !== other) return { id: one > other ? first.id : second.id, why };
	}
	return { id: first.id, why: 'was there first' };
}

const accuracyOf = ({ positionAccuracy }: Twin['facts']) => positionAccuracy ?? UNKNOWN_ACCURACY;

async function listNeighbours({ db }: DomainContext, first: Twin, second: Twin): Promise<Neighbour[]> {
	const { latitude, longitude } = first.facts.latitude === null ? second.facts : first.facts;
	if (latitude === null || longitude === null) return [];
	const wide = NEIGHBOUR_DEGREES / Math.max(longitudeScale(latitude), 0.05);
	const rows = await db
		.select({
			...{ name: courses.name, latitude: courses.latitude, longitude: courses.longitude },
			rating: courses.ratingShown,
		})
		.from(courses)
		.where(
			and(
				between(courses.latitude, latitude - NEIGHBOUR_DEGREES, latitude + NEIGHBOUR_DEGREES),
				between(courses.longitude, longitude - wide, longitude + wide),
				isNotNull(courses.longitude),
				isNull(courses.closedOn),
				notInArray(courses.id, [first.id, second.id]),
			),
		)
		.orderBy(sql`abs(latitude - ${latitude}) + abs(longitude - ${longitude})`, courses.id)
		.limit(MOST_NEIGHBOURS);
	// Both are there where the box has found them.
	return rows.map((row) => ({ ...row, latitude: Number(row.latitude), longitude: Number(row.longitude) }));
}
