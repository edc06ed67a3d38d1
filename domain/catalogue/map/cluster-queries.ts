import { inArray } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { MAX_ZOOM, type TileArea } from '#domain/geography/map-tiles.ts';
import { COURSE_INDEX, type DomainContext } from '#domain/shared/context.ts';
import type { CourseCluster, CourseColumns, CourseFilters, Selection } from '#domain/shared/course-index.ts';
import { cardColumns, toCard } from '../cards.ts';
import { countryName } from '../places/countries.ts';
import type { MapCluster, MapClusters, MapCourse } from './cluster-shapes.ts';
import { cellOf, gridOf, numberOf } from './map-cells.ts';
import { TOWNS_FROM_ZOOM } from './town-shapes.ts';

/** Of courses that no zoom tells apart, so many are named; the list beside the map has all of them. */
const MOST_NAMED = 12;

/**
 * The courses that pass the filters, as the map shows an area: put together by cells, single ones with what their card
 * shows. Courses whose position nobody knows are on no map. One query for the single ones.
 */
export async function listCourseClusters(
	ctx: DomainContext,
	filters: CourseFilters,
	area: TileArea,
): Promise<MapClusters> {
	ctx.reads.add('ranking').add(COURSE_INDEX);
	const { columns, select } = await ctx.courseIndex.ready();
	const found = select(filters);
	const clusters = found.clusters(area);
	const extent = found.extent();
	// Numbers of rows hold for this index only: what is taken from it is taken before anything is waited for.
	const together = area.zoom >= TOWNS_FROM_ZOOM ? listTogether(columns, found, area) : () => [];
	const drafts = clusters.map((cluster) => draft(columns, cluster, area.zoom, together(cluster)));
	const named = await nameCourses(
		ctx,
		drafts.flatMap(({ ids, best }) => (best === null ? ids : [best, ...ids])),
	);
	return {
		zoom: area.zoom,
		total: found.total,
		extent: extent && [extent.west, extent.south, extent.east, extent.north],
		clusters: drafts.map(({ ids, best, cluster }) => ({
			...cluster,
			...bestOf(named.get(best ?? 0)),
			courses: ids.flatMap((id) => named.get(id) ?? []),
		})),
	};
}

const bestOf = (course: MapCourse | undefined): Pick<MapCluster, 'best'> =>
	course ? { best: { name: course.name, score: course.score } } : {};

/** `best`: of several courses the one that is named on the map; null where there is but one, or none is named. */
type Draft = { cluster: Omit<MapCluster, 'courses'>; ids: number[]; best: number | null };

/** Tells the first rows of a cluster in the order of the selection: at the closest zoom those that are named, else the first alone. */
function listTogether({ x, y }: CourseColumns, { part, total }: Selection, area: TileArea) {
	const grid = gridOf(area);
	const most = area.zoom >= MAX_ZOOM ? MOST_NAMED : 1;
	const ofCell = new Map<number, number[]>();
	for (const row of part(0, total)) {
		const cell = cellOf(x[row] ?? Number.NaN, y[row] ?? Number.NaN, grid);
		if (cell < 0) continue;
		const rows = ofCell.get(cell);
		if (!rows) ofCell.set(cell, [row]);
		else if (rows.length < most) rows.push(row);
	}
	return ({ column, line }: CourseCluster): readonly number[] => ofCell.get(numberOf(column, line, grid)) ?? [];
}

/**
 * `together` has the first rows where several lie together: the first is named on the map, and at the closest zoom all of them are
 * listed, for no other would tell them apart.
 */
function draft(columns: CourseColumns, found: CourseCluster, zoom: number, together: readonly number[]): Draft {
	const { count, first, column, line, latitude, longitude, bounds, country } = found;
	return {
		cluster: {
			// A course keeps its marker from zoom to zoom; a cell is one of its zoom.
			id: count === 1 ? `c${columns.id[first]}` : `${zoom}.${column}.${line}.${count}`,
			latitude,
			longitude,
			bounds,
			count,
			country: country === null ? null : countryName(columns.countries[country] ?? ''),
		},
		ids: (count === 1 ? [first] : zoom >= MAX_ZOOM ? together : []).map((row) => columns.id[row] ?? 0),
		best: count > 1 && together[0] !== undefined ? (columns.id[together[0]] ?? null) : null,
	};
}

async function nameCourses(ctx: DomainContext, ids: number[]): Promise<Map<number, MapCourse>> {
	if (ids.length === 0) return new Map();
	const rows = await ctx.db.select(cardColumns).from(courses).where(inArray(courses.id, ids));
	return new Map(
		rows.map((row) => {
			const { id, slug, name, location, country, imageUrl, score } = toCard(row);
			return [id, { id, slug, name, location, country, imageUrl, score }];
		}),
	);
}
