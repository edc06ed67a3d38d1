import type { Box } from '#domain/geography/box.ts';
import { COURSE_INDEX, type DomainContext } from '#domain/shared/context.ts';
import type { CourseIndex } from '#domain/shared/course-index.ts';
import { toCard } from '../cards.ts';
import { COUNTRIES_BY_NAME } from '../places/countries.ts';
import { getNationBySlug, NATIONS } from '../places/nations.ts';
import type { CourseCard, Paged } from '../shapes.ts';
import { listCards } from './search.ts';

export const PLACE_LIST_SIZE = 48;

/** A country, nation or region with courses, by its part of an address. */
export type PlaceChoice = { slug: string; name: string; courses: number };

/** Courses of a place with what can be chosen: every country and nation, and the regions of the chosen one. `courses` is null where none is. */
export type CoursesOfPlace = {
	lands: PlaceChoice[];
	regions: PlaceChoice[];
	land: string | null;
	region: string | null;
	courses: Paged<CardWithHoles> | null;
};

type CardWithHoles = CourseCard & { holes: number | null };

/** The courses of a country or nation, or of one of its regions, by their slugs: the best known first, a page of `PLACE_LIST_SIZE`. A place that there is not is as none. */
export async function listCoursesOfPlace(
	ctx: DomainContext,
	asked: { land: string | null; region: string | null; page: number },
): Promise<CoursesOfPlace> {
	ctx.reads.add('ranking').add(COURSE_INDEX);
	const index = await ctx.courseIndex.ready();
	const lands = landsOf(index);
	const land = lands.find(({ slug }) => slug === asked.land);
	if (!land) return { lands: lands.map(toChoice), regions: [], land: null, region: null, courses: null };
	const within = { country: land.country, nation: land.nation };
	const regions = regionsOf(index, within);
	const region = regions.find(({ slug }) => slug === asked.region)?.slug ?? null;
	const found = index.select({ ...within, region }).page({ by: 'rating' }, asked.page, PLACE_LIST_SIZE);
	const { rows, page, pages, total } = found;
	const items = await listWithHoles(ctx, index, rows);
	const courses = { items, page, pages, total, totalIsLeast: false, pageSize: PLACE_LIST_SIZE };
	return { lands: lands.map(toChoice), regions, land: land.slug, region, courses };
}

/** The courses of a golf area, told by its boxes: the best known first, a page of `PLACE_LIST_SIZE`. */
export async function listCoursesOfArea(
	ctx: DomainContext,
	area: readonly Box[],
	asked: number,
): Promise<Paged<CardWithHoles>> {
	ctx.reads.add('ranking').add(COURSE_INDEX);
	const index = await ctx.courseIndex.ready();
	const { rows, page, pages, total } = index.select({ area }).page({ by: 'rating' }, asked, PLACE_LIST_SIZE);
	const items = await listWithHoles(ctx, index, rows);
	return { items, page, pages, total, totalIsLeast: false, pageSize: PLACE_LIST_SIZE };
}

/** The best known courses of a part of the world, at most `PLACE_LIST_SIZE`, and how many lie there; of all of it where `box` is null. */
export async function listCoursesInBox(
	ctx: DomainContext,
	box: Box | null,
): Promise<{ items: CardWithHoles[]; total: number }> {
	ctx.reads.add('ranking').add(COURSE_INDEX);
	const index = await ctx.courseIndex.ready();
	const { rows, total } = index.select({ bounds: box }).page({ by: 'rating' }, 1, PLACE_LIST_SIZE);
	return { items: await listWithHoles(ctx, index, rows), total };
}

async function listWithHoles(ctx: DomainContext, index: CourseIndex, rows: Iterable<number>): Promise<CardWithHoles[]> {
	// Numbers of rows hold for this index only: they are ids before anything is waited for.
	const holes = new Map([...rows].map((row) => [index.columns.id[row] ?? 0, index.columns.holes[row] || null]));
	const cards = await listCards(ctx, [...holes.keys()]);
	return cards.map((row) => ({ ...toCard(row), holes: holes.get(row.id) ?? null }));
}

type Land = PlaceChoice & { country: string; nation: string | null };

const toChoice = ({ slug, name, courses }: Land): PlaceChoice => ({ slug, name, courses });

function landsOf(index: CourseIndex): Land[] {
	const { country, nation } = index.select({}).facets();
	const countries = COUNTRIES_BY_NAME.map(({ code, slug, name }) => {
		return { slug, name, courses: country.get(code) ?? 0, country: code, nation: null };
	});
	const nations = NATIONS.map(({ slug, name, country: code }) => {
		return { slug, name, courses: nation.get(slug) ?? 0, country: code, nation: slug };
	});
	return [...countries, ...nations].filter(({ courses }) => courses > 0).sort(byName);
}

function regionsOf(index: CourseIndex, within: { country: string; nation: string | null }): PlaceChoice[] {
	const counts = index.select(within).facets().region;
	return index.columns.regions
		.filter(({ country }) => country === within.country)
		.map(({ slug, name }) => ({ slug, name, courses: counts.get(slug) ?? 0 }))
		.filter(({ slug, courses }) => courses > 0 && getNationBySlug(slug) === null)
		.sort(byName);
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en');
