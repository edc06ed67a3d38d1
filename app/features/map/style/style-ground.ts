import type { MapLibreMap } from 'maplibre-gl';
import libraryAddress from 'maplibre-gl/dist/maplibre-gl.mjs?url';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { adoptSheet } from '#app/lib/adopt-sheet.ts';
import { TILE_PIXELS } from '#domain/geography/map-tiles.ts';
import { latitudeOf, longitudeOf } from '#domain/geography/mercator.ts';
import type { View } from '../view.ts';
import styles from './style-ground.module.css';
import sheet from './style-ground.module.css?inline';
import type { StyleGround, StyleTold } from './style-ground-shape.ts';

type Library = typeof import('maplibre-gl');

/** As its makers have built it: a megabyte that is as small as it gets need not be bundled and pressed anew in every build. */
export const loadLibrary = (): Promise<Library> => import(/* @vite-ignore */ libraryAddress);

/** MapLibre's own tiles are 512 pixels wide, so that its zooms are counted from a larger world. */
const ZOOMS_APART = Math.log2(512 / TILE_PIXELS);
/** Failures, with nothing that came between them, after which a picture that has stood is given up. */
const MOST_FAILURES = 3;

type Shown = { frame: HTMLElement; style: string; view: View };

/**
 * The ground by an operator's own style, drawn by MapLibre below everything else in the frame. It hears of no hand and no key: the
 * map moves it. Throws where the browser cannot draw it.
 */
export function createStyleGround(
	{ AttributionControl, MapLibreMap, setWorkerUrl }: Library,
	{ frame, style, view }: Shown,
	told: StyleTold,
): StyleGround {
	adoptSheet(sheet);
	setWorkerUrl(workerAddress);
	const place = document.createElement('div');
	place.className = styles.ground ?? '';
	place.inert = true;
	frame.prepend(place);
	const credit = new AttributionControl({ compact: false });
	try {
		const map = new MapLibreMap({
			...{ container: place, style, ...cameraOf(view) },
			...{ interactive: false, attributionControl: false, fadeDuration: 0, maxPitch: 0 },
		});
		const credits = credit.onAdd(map);
		credits.classList.add(styles.credit ?? '');
		frame.append(credits);
		watch(map, {
			failed: told.failed,
			shown() {
				place.classList.add(styles.shown ?? '');
				told.shown();
			},
		});
		return {
			follow(next) {
				map.jumpTo(cameraOf(next));
				// Now, and not in a frame of its own: markers would run ahead of the ground.
				map.redraw();
			},
			stop() {
				credits.remove();
				place.remove();
				// Not in the middle of what it may be telling of.
				setTimeout(() => map.remove());
			},
		};
	} catch (error) {
		place.remove();
		throw error;
	}
}

/** Before it has been seen whole, any failure is one too many; after that, several in a row. */
function watch(map: MapLibreMap, told: StyleTold) {
	let isShown = false;
	let failures = 0;
	map.once('load', () => {
		isShown = true;
		told.shown();
	});
	map.on('sourcedata', ({ tile }) => {
		if (tile) failures = 0;
	});
	map.on('error', () => {
		failures += 1;
		if (!isShown || failures > MOST_FAILURES) told.failed();
	});
	map.on('webglcontextlost', told.failed);
}

const cameraOf = ({ x, y, zoom }: View) => ({
	center: [longitudeOf(x), latitudeOf(y)] as [number, number],
	zoom: zoom - ZOOMS_APART,
});
