import { type MapTowns, TOWNS_FROM_ZOOM } from '#domain/catalogue/map/town-shapes.ts';
import { paths } from '../../../lib/paths.ts';
import { type AreaSource, createAreaSource, zoomOf } from '../area-source.ts';
import type { MapNames } from './map-names.ts';

/** Fetches the towns of a view for its names, from the zoom on at which they are named. */
export function createTownSource(names: Pick<MapNames, 'know'>): Pick<AreaSource, 'want' | 'again' | 'stop'> {
	const source = createAreaSource<MapTowns>(paths.mapTowns(), {
		arrived: ({ towns }) => names.know({ towns }),
		// The map is of use without them; they are asked for again when it has come to stand.
		failed: () => {},
	});
	return {
		want: (view, size) => {
			if (zoomOf(view) >= TOWNS_FROM_ZOOM) source.want(view, size);
		},
		again: source.again,
		stop: source.stop,
	};
}
