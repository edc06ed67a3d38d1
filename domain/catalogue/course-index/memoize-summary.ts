import type { CourseCluster, Selection } from '../../shared/course-index.ts';
import { clustersWithin } from '../map/cluster-courses.ts';

/** What is made of the rows of a selection when it is asked for. */
export type SelectionSummary = Pick<Selection, 'facets' | 'extent' | 'clusters'>;

/** As far in, the clusters of the whole world are a few thousand; closer in, a screen shows few of them. */
const KEPT_TO_ZOOM = 6;

/** What is asked of all rows, as most readers do first, is reckoned once until something changes. */
export function memoizeSummary(reckon: SelectionSummary) {
	let facets: ReturnType<SelectionSummary['facets']> | null = null;
	let extent: ReturnType<SelectionSummary['extent']> | undefined;
	const world = new Map<number, readonly CourseCluster[]>();
	const kept: SelectionSummary = {
		facets() {
			facets ??= reckon.facets();
			return facets;
		},
		extent() {
			if (extent === undefined) extent = reckon.extent();
			return extent;
		},
		clusters(area) {
			const { zoom } = area;
			if (zoom > KEPT_TO_ZOOM) return reckon.clusters(area);
			const all = world.get(zoom) ?? reckon.clusters({ zoom, left: 0, top: 0, right: 2 ** zoom, bottom: 2 ** zoom });
			world.set(zoom, all);
			return clustersWithin(all, area);
		},
	};
	return {
		...kept,
		/** To be called when a course has changed, and whether it lies elsewhere now. */
		forget(isMoved: boolean) {
			facets = null;
			if (!isMoved) return;
			extent = undefined;
			world.clear();
		},
	};
}
