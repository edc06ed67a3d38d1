import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { type PlaceKind, type PlaceNames, places } from '#database/schema/places.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { kind as kindFact } from '../facts/kind.ts';
import { countCoursesByArea } from './areas/area-queries.ts';

/** A place as programs may know it: where it lies, what it is called, and how many courses stand in lists of it. Degrees (WGS 84). */
export type OpenPlace = {
	id: string;
	kind: PlaceKind;
	/** Alpha-2. */
	country: string;
	slug: string;
	/** The id of what it lies in. */
	parent: string | null;
	/** Of a region: the slug of the nation it lies in. */
	nation: string | null;
	names: PlaceNames;
	nativeName: string | null;
	latitude: number | null;
	longitude: number | null;
	/** The box around it; null where it is a point. */
	box: { south: number; west: number; north: number; east: number } | null;
	courses: number;
};

type Asked = { kind: PlaceKind | null; country: string | null; after: string; limit: number };

/** Places that have courses, in the order of their ids, from the one after `after` on, and the id where the list goes on. */
export async function listOpenPlaces(
	ctx: DomainContext,
	{ kind, country, after, limit }: Asked,
): Promise<{ items: OpenPlace[]; next: string | null }> {
	const which = and(
		kind ? eq(places.kind, kind) : undefined,
		country ? eq(places.country, country) : undefined,
		gt(places.id, after),
		// Whether there are courses in an area is counted elsewhere.
		or(eq(places.kind, 'area'), gt(counted, 0)),
	);
	const rows = await read(ctx, which)
		.orderBy(places.id)
		.limit(limit + 1);
	const part = rows.slice(0, limit);
	const inAreas = part.some((row) => row.kind === 'area') ? await countCoursesByArea(ctx) : NONE;
	const items = part.map((row) => toOpen(row, inAreas)).filter(({ courses }) => courses > 0);
	return { items, next: rows.length > limit ? (part.at(-1)?.id ?? null) : null };
}

/** A place by its id, with courses or without; null where there is none. */
export async function getOpenPlace(ctx: DomainContext, id: string): Promise<OpenPlace | null> {
	const [row] = await read(ctx, eq(places.id, id));
	if (!row) return null;
	return toOpen(row, row.kind === 'area' ? await countCoursesByArea(ctx) : NONE);
}

const NONE: ReadonlyMap<string, number> = new Map();

/** From the counts that are kept; those of towns are counted, and of areas, whose courses are told by boxes, elsewhere. */
const counted = sql<number>`coalesce(case places.kind
	when 'country' then (select c.courses from country_summaries c where c.country = places.country)
	when 'town' then (select count(*)::int from courses c where c.town_id = places.id and c.closed_on is null and c.kind = ${kindFact.otherwise})
	else (select r.courses from region_summaries r
		where r.country = places.country and r.slug = places.slug and r.kind = places.kind) end, 0)`;

/** The nation of a region, which its page stands below. */
const nation = sql<string | null>`(
	select n.slug from places n where places.kind = 'region' and n.id = places.parent and n.kind = 'nation')`;

function read(ctx: DomainContext, which: SQL | undefined) {
	ctx.reads.add('catalogue').add('ranking');
	const { id, kind, country, slug, parent, names, nativeName, latitude, longitude } = places;
	const { south, west, north, east } = places;
	const columns = { id, kind, country, slug, parent, names, nativeName, latitude, longitude };
	return ctx.db
		.select({ ...columns, south, west, north, east, nation, courses: counted })
		.from(places)
		.where(which)
		.$dynamic();
}

type Row = Awaited<ReturnType<typeof read>>[number];

function toOpen({ south, west, north, east, ...row }: Row, inAreas: ReadonlyMap<string, number>): OpenPlace {
	const isPoint = south === null || west === null || north === null || east === null;
	return {
		...row,
		box: isPoint ? null : { south, west, north, east },
		courses: row.kind === 'area' ? (inAreas.get(row.slug) ?? 0) : row.courses,
	};
}
