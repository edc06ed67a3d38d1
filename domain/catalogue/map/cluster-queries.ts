import { inArray } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { MAX_ZOOM, type TileArea } from '#domain/geography/map-tiles.ts';
import { COURSE_INDEX, type DomainContext } from '#domain/shared/context.ts';
import type { CourseCluster, CourseColumns, CourseFilters, Selection } from '#domain/shared/course-index.ts';
import { cardColumns, toCard } from '../cards.ts';
import { countryName } from '../places/countries.ts';
import type { MapCluster, MapClusters, MapCourse } from './cluster-shapes.ts';
import { cellOf, gridOf, numberOf } from './map-cells.ts';

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
	const together = area.zoom >= MAX_ZOOM ? listTogether(columns, found, area) : () => [];
	const drafts = clusters.map((cluster) => draft(columns, cluster, area.zoom, together(cluster)));
	const named = await nameCourses(
		ctx,
		drafts.flatMap(({ ids }) => ids),
	);
	return {
		zoom: area.zoom,
		total: found.total,
		extent: extent && [extent.west, extent.south, extent.east, extent.north],
		clusters: drafts.map(({ ids, cluster }) => ({ ...cluster, courses: ids.flatMap((id) => named.get(id) ?? []) })),
	};
}

type Draft = { cluster: Omit<MapCluster, 'courses'>; ids: number[] };

/** Tells the first rows of a cluster in the order of the selection. */
function listTogether({ x, y }: CourseColumns, { part, total }: Selection, area: TileArea) {
	const grid = gridOf(area);
	const ofCell = new Map<number, number[]>();
	for (const row of part(0, total)) {
		const cell = cellOf(x[row] ?? Number.NaN, y[row] ?? Number.NaN, grid);
		const rows = ofCell.get(cell) ?? [];
		if (rows.length < MOST_NAMED) ofCell.set(cell, [...rows, row]);
	}
	return ({ column, line }: CourseCluster): readonly number[] => ofCell.get(numberOf(column, line, grid)) ?? [];
}

/** `together` has the rows that are named where several lie together: at the closest zoom, for no other would tell them apart. */
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
		ids: (count === 1 ? [first] : together).map((row) => columns.id[row] ?? 0),
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
