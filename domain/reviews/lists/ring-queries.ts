import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { countrySummaries, courses, regionSummaries } from '#database/schema/catalogue.ts';
import { landOf } from '#domain/catalogue/cards.ts';
import { isListed } from '#domain/catalogue/queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { roundsOf } from './played-queries.ts';

/**
 * How many of some courses the viewer has played. `unlisted` of them stand in no list (closed since, or a par-3 course): with them the
 * ring is `played` of those in lists and `unlisted`, so that nothing that was played ever leaves a ring.
 */
export type RingCount = { played: number; unlisted: number };

/** A country or region in which a member has played: `played` of its `of` courses. */
export type PlaceRing = {
	kind: 'land' | 'region';
	name: string;
	/** The slugs of its page: of the nation or country, and of the region. */
	land: string;
	region: string | null;
	played: number;
	of: number;
	/** How many of them stand in lists: a region has a page from some number on. */
	listed: number;
};

const unlisted = sql<number>`(count(*) filter (where not (${isListed})))::int`;

/** The ring of the courses that `which` says, closed ones among them; none for visitors. */
export async function countPlayed({ db, viewer }: DomainContext, which: SQL): Promise<RingCount> {
	if (viewer.kind !== 'member') return { played: 0, unlisted: 0 };
	const rounds = roundsOf(db, viewer.userId);
	const ids = db.select({ id: rounds.courseId }).from(rounds);
	const [row] = await db
		.select({ played: sql<number>`count(*)::int`, unlisted })
		.from(courses)
		.where(and(inArray(courses.id, ids), which));
	return row ?? { played: 0, unlisted: 0 };
}

/** How many of the courses with some slugs the viewer has played, closed ones among them; none for visitors. */
export const countPlayedOf = async (ctx: DomainContext, slugs: readonly string[]): Promise<number> =>
	slugs.length === 0 ? 0 : (await countPlayed(ctx, inArray(courses.slug, [...slugs]))).played;

/** Those of some courses, by their slugs, that the viewer has played, closed ones among them; none for visitors. */
export async function listPlayedSlugs({ db, viewer }: DomainContext, slugs: readonly string[]): Promise<Set<string>> {
	if (viewer.kind !== 'member' || slugs.length === 0) return new Set();
	const rounds = roundsOf(db, viewer.userId);
	const rows = await db
		.select({ slug: courses.slug })
		.from(courses)
		.where(
			and(inArray(courses.slug, [...slugs]), inArray(courses.id, db.select({ id: rounds.courseId }).from(rounds))),
		);
	return new Set(rows.map(({ slug }) => slug));
}

/**
 * The rings of all countries and regions in which the viewer has played, those with the most courses played first; none for visitors. A
 * nation is a country of its own; its country has a ring only where a course of it lies in none of its nations.
 */
export async function listPlaceRings(ctx: DomainContext): Promise<PlaceRing[]> {
	const parts = await listPlayedParts(ctx);
	const sizes = await readSizes(ctx, parts);
	const nations = Map.groupBy(
		parts.filter(({ nation }) => nation !== null),
		({ nation }) => nation,
	);
	const countries = Map.groupBy(parts, ({ country }) => country);
	const whole = [...countries.values()].filter((some) => some.some(({ nation }) => nation === null));
	const regions = Map.groupBy(
		parts.filter(({ region }) => region !== null),
		({ country, region }) => partKey(country, region),
	);
	const rings = [
		...[...nations.values()].map((some) => toRing(some, 'nation', sizes)),
		...whole.map((some) => toRing(some, 'country', sizes)),
		...[...regions.values()].map((some) => toRing(some, 'region', sizes)),
	];
	return rings.sort((a, b) => b.played - a.played || a.name.localeCompare(b.name, 'en'));
}

/** The courses of a region that a member has played, or of no region of a country or nation. */
type Part = RingCount & { country: string; nation: string | null; region: string | null; regionName: string | null };

/** How many courses stand in lists of a part or, without one, of a country. */
type Sizes = ReadonlyMap<string, number>;

const partKey = (country: string, part: string | null) => `${country} ${part ?? ''}`;

async function listPlayedParts({ db, viewer }: DomainContext): Promise<Part[]> {
	if (viewer.kind !== 'member') return [];
	const rounds = roundsOf(db, viewer.userId);
	const { country, nation, regionSlug: region } = courses;
	return db
		.select({
			country,
			nation,
			region,
			regionName: sql<string | null>`max(${courses.regionName})`,
			played: sql<number>`count(*)::int`,
			unlisted,
		})
		.from(courses)
		.where(inArray(courses.id, db.select({ id: rounds.courseId }).from(rounds)))
		.groupBy(country, nation, region);
}

/** From the counts that are kept of countries, nations and regions. */
async function readSizes({ db }: DomainContext, parts: readonly Part[]): Promise<Sizes> {
	if (parts.length === 0) return new Map();
	const codes = [...new Set(parts.map(({ country }) => country))];
	const slugs = [...new Set(parts.flatMap(({ nation, region }) => [nation, region].filter((slug) => slug !== null)))];
	const [countries, regions] = await Promise.all([
		db
			.select({ country: countrySummaries.country, listed: countrySummaries.courses })
			.from(countrySummaries)
			.where(inArray(countrySummaries.country, codes)),
		db
			.select({ country: regionSummaries.country, part: regionSummaries.slug, listed: regionSummaries.courses })
			.from(regionSummaries)
			.where(and(inArray(regionSummaries.country, codes), inArray(regionSummaries.slug, slugs))),
	]);
	return new Map([
		...countries.map(({ country, listed }) => [partKey(country, null), listed] as const),
		...regions.map(({ country, part, listed }) => [partKey(country, part), listed] as const),
	]);
}

function toRing(parts: readonly Part[], kind: 'country' | 'nation' | 'region', sizes: Sizes): PlaceRing {
	const [first] = parts;
	if (!first) throw new Error('a ring of no courses');
	const { country, region, regionName } = first;
	const nation = kind === 'country' ? null : first.nation;
	const land = landOf({ country, nation });
	const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
	const listed = sizes.get(partKey(country, kind === 'region' ? region : nation)) ?? 0;
	return {
		kind: kind === 'region' ? 'region' : 'land',
		name: kind === 'region' ? (regionName ?? region ?? '') : land.name,
		land: land.slug,
		region: kind === 'region' ? region : null,
		played: sum(({ played }) => played),
		of: listed + sum((part) => part.unlisted),
		listed,
	};
}
