import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses, regionSummaries } from '#database/schema/catalogue.ts';
import { landOf } from '../catalogue/cards.ts';
import { getArea } from '../catalogue/places/areas/areas.ts';
import { boxesOf } from '../catalogue/places/areas/golf-area.ts';
import { getCountry, getCountryBySlug } from '../catalogue/places/countries.ts';
import { getNationBySlug } from '../catalogue/places/nations.ts';
import { getGolfer } from '../members/golfer-queries.ts';
import type { DomainContext } from '../shared/context.ts';
import type { CourseFilters } from '../shared/course-index.ts';

/** What can be followed, as its row names it, and what it is called. */
export type Target = { columns: TargetColumns; kind: TargetKind; name: string };

export type TargetKind = 'course' | 'country' | 'nation' | 'region' | 'area' | 'golfer';

/** One of the three is filled in. */
export type TargetColumns = { courseId: number | null; place: string | null; golferId: string | null };

/** A place by what its address says of it. */
type NamedPlace =
	| { kind: 'area'; name: string; filters: CourseFilters }
	| { kind: 'country' | 'nation'; name: string; filters: CourseFilters }
	| { kind: 'region'; country: string; nation: string | null; region: string; filters: CourseFilters };

const NOTHING: TargetColumns = { courseId: null, place: null, golferId: null };

/**
 * What has its page at an address of ours: a course, a country, nation, region or golf area, or a golfer who shows a page. Null for any
 * other address.
 */
export async function findTarget(ctx: DomainContext, address: string): Promise<Target | null> {
	const { db } = ctx;
	const [, handle] = /^\/golfers\/([\w-]+)$/.exec(address) ?? [];
	if (handle) return findGolfer(ctx, handle);
	const place = await findPlace(db, address);
	if (place) return { columns: { ...NOTHING, place: address }, ...place };
	const [, land, slug] = /^\/courses\/([\w-]+)\/([\w-]+)$/.exec(address) ?? [];
	return land && slug ? findCourse(db, land, slug) : null;
}

async function findGolfer(ctx: DomainContext, handle: string): Promise<Target | null> {
	const golfer = await getGolfer(ctx, handle);
	if (!golfer) return null;
	return { columns: { ...NOTHING, golferId: golfer.userId }, kind: 'golfer', name: golfer.name ?? 'Anonymous Golfer' };
}

async function findCourse(db: Database, land: string, slug: string): Promise<Target | null> {
	const [row] = await db
		.select({ id: courses.id, name: courses.name, country: courses.country })
		.from(courses)
		.where(eq(courses.slug, slug));
	if (!row || getCountry(row.country)?.slug !== land) return null;
	return { columns: { ...NOTHING, courseId: row.id }, kind: 'course', name: row.name };
}

/** The kind and name of the place whose page has an address; null where that is the page of no place. */
async function findPlace(db: Database, address: string): Promise<Pick<Target, 'kind' | 'name'> | null> {
	const place = readPlace(address);
	if (place?.kind !== 'region') return place;
	const names = await nameRegions(db, [place]);
	const name = names.get(regionKey(place));
	return name === undefined ? null : { kind: 'region', name };
}

/** What the address of a place's page says of it; the name of a region alone is not in it. Null where that is the page of no place. */
export function readPlace(address: string): NamedPlace | null {
	const area = getArea(/^\/areas\/([\w-]+)$/.exec(address)?.[1] ?? '');
	if (area) return { kind: 'area', name: area.names.en, filters: { area: boxesOf(area), anyKind: true } };
	const [, land = '', region] = /^\/courses\/([\w-]+)(?:\/in\/([\w-]+))?$/.exec(address) ?? [];
	const nation = getNationBySlug(land);
	const country = nation ? getCountry(nation.country) : getCountryBySlug(land);
	if (!country) return null;
	const filters = { country: country.code, nation: nation?.slug ?? null, region: region ?? null, anyKind: true };
	if (region) return { kind: 'region', country: country.code, nation: filters.nation, region, filters };
	return {
		kind: nation ? 'nation' : 'country',
		name: landOf({ country: country.code, nation: filters.nation }).name,
		filters,
	};
}

type Region = { country: string; nation: string | null; region: string };

/** Names a region in what it stands in. */
export const regionKey = ({ country, nation, region }: Region) => `${country}/${nation ?? ''}/${region}`;

/** The names of regions by `regionKey`; those that have never had a course, or have moved, are left out. */
export async function nameRegions(db: Database, regions: readonly Region[]): Promise<ReadonlyMap<string, string>> {
	if (regions.length === 0) return new Map();
	const { country, nation, slug: region, name, kind } = regionSummaries;
	const rows = await db.select({ country, nation, region, name }).from(regionSummaries).where(eq(kind, 'region'));
	return new Map(rows.map((row) => [regionKey(row), row.name]));
}
