import { and, asc, eq, gt, inArray, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { prepared } from '#database/prepared.ts';
import { byNumberOrRenown, countrySummaries, courseSlugAliases, courses } from '#database/schema/catalogue.ts';
import { golferPhotograph } from '../pictures/golfer-photograph.ts';
import { COURSE_INDEX, type DomainContext } from '../shared/context.ts';
import { countRows } from '../shared/sets/row-set.ts';
import { type CardRow, cardColumns, toCard } from './cards.ts';
import { clubOfCourse } from './clubs/club-of-course.ts';
import { idsOfDeepPage, isDeep } from './deep-pages.ts';
import { toDetails } from './details.ts';
import { kind } from './facts/kind.ts';
import { findBySlugs } from './finding/find-by-slugs.ts';
import { bookingLinks, toPartnerLinks } from './partners/partner-queries.ts';
import { countPlaces, countryName, getCountry, type PlaceCounts } from './places/countries.ts';
import { REGION_PAGE_FROM } from './places/places.ts';
import type { ClosableCard, CountrySummary, CourseCard, CourseDetails, Paged } from './shapes.ts';
import { isSlug } from './slug.ts';

export const TOP_RATED_PAGE_SIZE = 12;

/**
 * The order of ranked lists: courses with three or more ratings by the printed number, then the rest by renown, then by name
 * (decision K14). It is, to the letter, the order of the ranking indexes ("nulls last" too): otherwise every list would sort the
 * whole catalogue.
 */
export const rankingOrder = [
	sql`${courses.ranked} desc nulls last`,
	byNumberOrRenown,
	asc(courses.searchName),
	asc(courses.id),
];

/** Closed courses stand in no list; the stored counts leave them out too. */
export const isOpen = isNull(courses.closedOn);

/** What stands in lists and rankings: open courses in the full sense, no par-3 courses and the like. */
export const isListed = and(isOpen, eq(courses.kind, kind.otherwise));

/**
 * The courses of one part of a ranking. They are found by themselves: what is read of a course besides its row is then read of
 * none that the part passes over.
 */
export const inPartOfRanking = (
	db: Database,
	which: SQL | undefined,
	{ size, offset }: { size: number; offset: number | Placeholder },
): SQL =>
	sql`${courses.id} = any(array(${db
		.select({ id: courses.id })
		.from(courses)
		.where(which)
		.orderBy(...rankingOrder)
		.limit(size)
		.offset(offset)}))`;

export type TopRatedFilter = { continent: string | null; country: string | null; page: number };

/** One page of 12 of the ranking, of a continent or country (alpha-2 code) if given. A page past the end is the last one. */
export async function listTopRated(ctx: DomainContext, filter: TopRatedFilter): Promise<Paged<CourseCard>> {
	ctx.reads.add('ranking');
	const { continent, country } = filter;
	const asked = (filter.page - 1) * TOP_RATED_PAGE_SIZE;
	if (!continent && !country && !isDeep(asked)) {
		const rows = await topRated(ctx.db).execute({ offset: asked });
		if (rows[0]) return toPage(rows, filter.page, rows[0].total);
	}
	const total = await countCourses(ctx, filter);
	const page = Math.min(filter.page, pagesOf(total));
	const [offset, size] = [(page - 1) * TOP_RATED_PAGE_SIZE, TOP_RATED_PAGE_SIZE];
	const deep = await idsOfDeepPage(ctx, { continent, country }, { offset, size });
	return toPage(await rowsOfPage(ctx, filter, { deep, offset }), page, total);
}

const pagesOf = (total: number) => Math.max(1, Math.ceil(total / TOP_RATED_PAGE_SIZE));

function toPage(rows: CardRow[], page: number, total: number): Paged<CourseCard> {
	const pages = pagesOf(total);
	return { items: rows.map(toCard), page, pages, total, totalIsLeast: false, pageSize: TOP_RATED_PAGE_SIZE };
}

/** With the size of the catalogue beside each course, so that a page takes one statement. */
const topRated = prepared((db) =>
	db
		.select({
			...cardColumns,
			total: sql<number>`(select coalesce(sum(size.courses), 0)::int from ${countrySummaries} size)`,
		})
		.from(courses)
		.where(inPartOfRanking(db, isListed, { size: TOP_RATED_PAGE_SIZE, offset: sql.placeholder('offset') }))
		.orderBy(...rankingOrder)
		.prepare('top_rated'),
);

const topRatedOfIds = prepared((db) =>
	db
		.select(cardColumns)
		.from(courses)
		.where(sql`${courses.id} = any(${sql.placeholder('ids')})`)
		.orderBy(...rankingOrder)
		.prepare('top_rated_of_ids'),
);

/** `deep`: the ids of a page that lies far down; else null. */
function rowsOfPage(
	{ db }: DomainContext,
	{ continent, country }: TopRatedFilter,
	{ deep, offset }: { deep: number[] | null; offset: number },
) {
	if (deep) return topRatedOfIds(db).execute({ ids: deep });
	if (!continent && !country) return topRated(db).execute({ offset });
	const which = and(
		isListed,
		continent ? eq(courses.continent, continent) : undefined,
		country ? eq(courses.country, country) : undefined,
	);
	return db
		.select(cardColumns)
		.from(courses)
		.where(inPartOfRanking(db, which, { size: TOP_RATED_PAGE_SIZE, offset }))
		.orderBy(...rankingOrder);
}

/** Number of courses of a continent or country, from the stored counts. */
async function countCourses(ctx: DomainContext, filter: Omit<TopRatedFilter, 'page'>) {
	if (!filter.continent && !filter.country) return (await catalogueSize(ctx.db).execute())[0]?.courses ?? 0;
	const [row] = await ctx.db
		.select({ total: sql<number>`coalesce(sum(${countrySummaries.courses}), 0)::int` })
		.from(countrySummaries)
		.where(
			and(
				filter.continent ? eq(countrySummaries.continent, filter.continent) : undefined,
				filter.country ? eq(countrySummaries.country, filter.country) : undefined,
			),
		);
	return row?.total ?? 0;
}

/** A course as a card, with the day since when it can no longer be played, or null. */
export async function getCourseCard(ctx: DomainContext, slug: string): Promise<ClosableCard | null> {
	if (!isSlug(slug)) return null;
	const [row] = await ctx.db
		.select({ ...cardColumns, closedOn: courses.closedOn })
		.from(courses)
		.where(eq(courses.slug, slug))
		.limit(1);
	if (!row) return null;
	ctx.reads.add(`course:${row.id}`);
	return { ...toCard(row), closedOn: row.closedOn };
}

/** The courses of these slugs as cards, by the slug asked for, be it an old one; those that do not exist are left out. */
export async function listCardsBySlugs(
	ctx: DomainContext,
	slugs: readonly string[],
): Promise<ReadonlyMap<string, CourseCard>> {
	if (slugs.length === 0) return new Map();
	// A slug that is nobody's today may be given to a course tomorrow.
	ctx.reads.add('catalogue');
	const rows = await findBySlugs(ctx, slugs, (some) =>
		ctx.db.select(cardColumns).from(courses).where(inArray(courses.slug, some)),
	);
	for (const { id } of rows.values()) ctx.reads.add(`course:${id}`);
	return new Map([...rows].map(([slug, row]) => [slug, toCard(row)]));
}

/** Its region, where that has a page of its own. */
export const regionPage = sql<{ slug: string; name: string } | null>`(
	select json_build_object('slug', r.slug, 'name', r.name) from region_summaries r
	where r.country = courses.country and r.slug = courses.region_slug and r.courses >= ${REGION_PAGE_FROM}
)`.as('region_page');

/** What is read of a course in full beside its own row. */
export const courseExtras = { regionPage, club: clubOfCourse, bookingLinks, golferPhotograph };

const courseBySlug = prepared((db) =>
	db.query.courses
		.findFirst({ where: eq(courses.slug, sql.placeholder('slug')), extras: courseExtras })
		.prepare('course_by_slug'),
);

type FullRow = NonNullable<Awaited<ReturnType<ReturnType<typeof courseBySlug>['execute']>>>;

/** A course in full by its slug, or null. Its partner links and its region's page come with it: one statement. */
export async function getCourse(ctx: DomainContext, slug: string): Promise<CourseDetails | null> {
	if (!isSlug(slug)) return null;
	const row = await courseBySlug(ctx.db).execute({ slug });
	return row ? toCourse(ctx, row) : null;
}

/** A course in full from a row with its `courseExtras`. */
export function toCourse(ctx: DomainContext, row: FullRow): CourseDetails {
	ctx.reads.add(`course:${row.id}`);
	if (row.club) ctx.reads.add(`club:${row.club.id}`);
	// Nobody sells tee times of a closed course, whatever links it has.
	const partnerLinks = row.closedOn === null ? toPartnerLinks(row.bookingLinks) : [];
	return toDetails(row, { regionPage: row.regionPage, club: row.club, partnerLinks });
}

/** The present slug of a course that was renamed or merged, or null. */
export async function getSlugByAlias(ctx: DomainContext, slug: string): Promise<string | null> {
	if (!isSlug(slug)) return null;
	const [row] = await ctx.db
		.select({ slug: courses.slug })
		.from(courseSlugAliases)
		.innerJoin(courses, eq(courses.id, courseSlugAliases.courseId))
		.where(eq(courseSlugAliases.slug, slug))
		.limit(1);
	return row?.slug ?? null;
}

const countryCounts = prepared((db) =>
	db
		.select({
			code: countrySummaries.country,
			continent: countrySummaries.continent,
			courses: countrySummaries.courses,
		})
		.from(countrySummaries)
		.where(gt(countrySummaries.courses, 0))
		.prepare('country_counts'),
);

const catalogueSize = prepared((db) =>
	db
		.select({ courses: sql<number>`coalesce(sum(${countrySummaries.courses}), 0)::int` })
		.from(countrySummaries)
		.prepare('catalogue_size'),
);

/** How many courses there are, in how many countries and territories, and whether any of them is ranked. */
export type CatalogueCounts = { courses: number; isRanked: boolean } & PlaceCounts;

/** The counts of the catalogue, from the course index, without a statement. */
export async function countCatalogue(ctx: DomainContext): Promise<CatalogueCounts> {
	ctx.reads.add(COURSE_INDEX);
	const { columns, listed, ranking } = await ctx.courseIndex.ready();
	const isRanked = columns.ranked[ranking[0] ?? -1] === 1;
	return { courses: countRows(listed), isRanked, ...countPlaces(columns.countries) };
}

/** Countries that have courses, by name, with their counts. */
export async function listCountries(ctx: DomainContext): Promise<CountrySummary[]> {
	ctx.reads.add('catalogue');
	const rows = await countryCounts(ctx.db).execute();
	return rows
		.map((row) => ({ ...row, name: countryName(row.code), slug: getCountry(row.code)?.slug ?? row.code }))
		.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
