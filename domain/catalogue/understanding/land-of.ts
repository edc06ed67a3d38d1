import type { CourseFilters } from '#domain/shared/course-index.ts';
import { getArea } from '../places/areas/areas.ts';
import { boxesOf } from '../places/areas/golf-area.ts';
import type { FoundPlace } from '../places/lookup/found-place.ts';

/** The land of a place, as courses are filtered by it. */
export function landOf(place: FoundPlace | null, kilometres: number): CourseFilters {
	if (!place) return {};
	const { kind, country, slug, latitude, longitude } = place;
	if (kind === 'country') return { country };
	if (kind === 'nation') return { country, nation: slug };
	if (kind === 'region') return { country, region: slug };
	const area = getArea(slug);
	if (kind === 'area') return area ? { area: boxesOf(area) } : {};
	return latitude === null || longitude === null ? {} : { around: { latitude, longitude, kilometres } };
}
