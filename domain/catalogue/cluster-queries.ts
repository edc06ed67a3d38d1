import { inArray } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { MAX_ZOOM, type TileArea } from '../geography/map-tiles.ts';
import { COURSE_INDEX, type DomainContext } from '../shared/context.ts';
import type { CourseColumns, CourseFilters, Selection } from '../shared/course-index.ts';
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
	const clusters = clusterCourses(columns, found.rows, area);
	const extent = found.extent();
	// Numbers of rows hold for this index only: what is taken from it is taken before anything is waited for.
	const order = area.zoom >= MAX_ZOOM ? inOrder(found, clusters) : [];
	const drafts = clusters.map((cluster) => draft(columns, cluster, area.zoom, order));
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

/** The rows of clusters in the order of the selection. */
function inOrder({ part, total }: Selection, clusters: readonly CourseCluster[]): number[] {
	const shown = new Set(clusters.flatMap(({ rows }) => [...rows]));
	return Array.from(part(0, total)).filter((row) => shown.has(row));
}

/** `order` has the rows that are named where several lie together: at the closest zoom, for no other would tell them apart. */
function draft(columns: CourseColumns, found: CourseCluster, zoom: number, order: readonly number[]): Draft {
	const { rows, cell, latitude, longitude, bounds, country } = found;
	const named = rows.length === 1 ? rows : order.filter((row) => rows.includes(row)).slice(0, MOST_NAMED);
	return {
		cluster: {
			// A course keeps its marker from zoom to zoom; a cell is one of its zoom.
			id: rows.length === 1 ? `c${columns.id[rows[0] ?? 0]}` : `${zoom}.${cell}.${rows.length}`,
			...{ latitude, longitude, bounds, count: rows.length },
			country: country === null ? null : countryName(columns.countries[country] ?? ''),
		},
		ids: Array.from(named, (row) => columns.id[row] ?? 0),
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
