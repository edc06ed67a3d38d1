import { inArray } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { extentOf } from '../geography/extent.ts';
import { MAX_ZOOM, type TileArea } from '../geography/map-tiles.ts';
import { COURSE_INDEX, type DomainContext } from '../shared/context.ts';
import type { CourseColumns, CourseFilters } from '../shared/course-index.ts';
import { cardColumns, toCard } from './cards.ts';
import { type CourseCluster, clusterCourses } from './cluster-courses.ts';
import type { MapCluster, MapClusters, MapCourse } from './cluster-shapes.ts';
import { countryName } from './countries.ts';

/** Of courses that no zoom tells apart, so many are named; the list beside the map has all of them. */
const MOST_NAMED = 12;

/**
 * The courses that pass the filters, as the map shows an area: put together by cells, single ones with what their card
 * shows. Courses whose position nobody knows are on no map. One walk through the index and one query for the single ones.
 */
export async function listCourseClusters(
	ctx: DomainContext,
	filters: CourseFilters,
	area: TileArea,
): Promise<MapClusters> {
	ctx.reads.add('ranking').add(COURSE_INDEX);
	const { columns, select } = await ctx.courseIndex.ready();
	const found = select(filters);
	const rows = found.part(0, found.total);
	const clusters = clusterCourses(columns, rows, area);
	const extent = extentOf(columns.latitude, columns.longitude, rows);
	// Numbers of rows hold for this index only: what is taken from it is taken before anything is waited for.
	const drafts = clusters.map((cluster) => draft(columns, cluster, area.zoom));
	const named = await nameCourses(
		ctx,
		drafts.flatMap(({ ids }) => ids),
	);
	return {
		zoom: area.zoom,
		total: rows.length,
		extent: extent && [extent.west, extent.south, extent.east, extent.north],
		clusters: drafts.map(({ ids, cluster }) => ({ ...cluster, courses: ids.flatMap((id) => named.get(id) ?? []) })),
	};
}

type Draft = { cluster: Omit<MapCluster, 'courses'>; ids: number[] };

function draft(columns: CourseColumns, found: CourseCluster, zoom: number): Draft {
	const { rows, cell, latitude, longitude, bounds, country } = found;
	const ids = rows.length === 1 || zoom >= MAX_ZOOM ? rows.slice(0, MOST_NAMED) : [];
	return {
		cluster: {
			// A course keeps its marker from zoom to zoom; a cell is one of its zoom.
			id: rows.length === 1 ? `c${columns.id[rows[0] ?? 0]}` : `${zoom}.${cell}.${rows.length}`,
			...{ latitude, longitude, bounds, count: rows.length },
			country: country === null ? null : countryName(columns.countries[country] ?? ''),
		},
		ids: ids.map((row) => columns.id[row] ?? 0),
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
