import type { MapCluster, MapClusters } from '#domain/catalogue/map/cluster-shapes.ts';
import type { Box } from '#domain/geography/box.ts';
import { paths } from '../../lib/paths.ts';
import { type AddressFollower, type Asked, createAddressFollower } from './address-follower.ts';
import { createAreaSource } from './area-source.ts';
import { createFrameQueue } from './frame-queue.ts';
import type { LandCanvas } from './land-canvas.ts';
import { listenToHands } from './listeners/gestures.ts';
import { listenToKeys } from './listeners/keys.ts';
import { onOtherColours, onOtherSize, sizeOf } from './listeners/surroundings.ts';
import { createMarkers, type Markers } from './markers.ts';
import { createMoving, type Moving } from './moving.ts';
import { createMapNames, type MapNames } from './names/map-names.ts';
import { createTownSource } from './names/town-source.ts';
import { type Around, createRadiusRing } from './radius-ring.ts';
import { createGround } from './style/ground.ts';
import { pixelsFromMiddle, viewOfCourses, worldPixels, zoomedAround } from './view.ts';

export type MapPlaces = { frame: HTMLElement; canvas: HTMLCanvasElement; names: HTMLElement; markers: HTMLElement };

type StyledPlaces = MapPlaces & { /** The address of the operator's own style of maps. */ style: string | null };

export type MapTold = {
	/** The reader has moved the map, and it stands; null: to where everything is seen. */
	moved: (box: Box | null) => void;
	/** A marker was pressed that stands for one course, or for courses which no zoom tells apart. */
	chosen: (cluster: MapCluster) => void;
	/** The keyboard has come to a marker. */
	focused: () => void;
	/** Whether the markers could not be fetched. */
	trouble: (isThere: boolean) => void;
	/** The wheel was turned over a map that left it to the page. */
	wheelPassedBy: () => void;
};

export type LiveMap = {
	/** Follows the address. */
	ask: (asked: Asked & { around: Around | null }) => void;
	zoom: (steps: number) => void;
	home: () => void;
	again: () => void;
	/** Marks a marker, or none. */
	choose: (id: string | null) => void;
	focusMarker: (id: string) => void;
	stop: () => void;
};

/** A focused marker nearer to the edge than this is brought in. */
const EDGE_PIXELS = 36;

/** The map at work: it moves by itself and tells of it when it has come to stand. No React in between. */
export function createLiveMap(
	{ frame, canvas, style, markers: layer, ...places }: StyledPlaces,
	told: MapTold,
): LiveMap {
	const ending = new AbortController();
	const { signal } = ending;
	const queue = createFrameQueue();
	const names = createMapNames(places.names, queue);
	const ring = createRadiusRing(places.names);
	const land = createGround(
		{ frame, canvas, style },
		{ queue, arrived: (lands) => names.know({ lands }), named: names.leavePlaces },
	);
	const moving = createMoving({ x: 0.5, y: 0.36, zoom: 0 }, sizeOf(frame), {
		frame: () => {
			for (const { follow } of [land, ring, names, markers]) follow(moving.view, moving.size);
			for (const { want } of [source, towns]) want(moving.view, moving.size);
		},
		rested: () => {
			land.redraw(moving.view, moving.size);
			towns.again();
			follower.rested();
		},
	});
	const follower = createAddressFollower(moving, told.moved);
	const { byReader } = follower;
	const markers = createMarkers(frame, layer, {
		queue,
		pressed: (cluster) => (cluster.courses.length > 0 ? told.chosen(cluster) : open(frame, byReader, cluster)),
		focused: bringerIn(byReader, told),
	});
	const source = createAreaSource<MapClusters>(paths.courseClusters(), {
		arrived: (found, filters) => queue.take(() => showFound(found, filters, { markers, names, follower, told })),
		failed: () => told.trouble(true),
	});
	const towns = createTownSource(names);
	listen(frame, { moving, follower, land, told, signal });
	signal.addEventListener('abort', () => {
		for (const part of [moving, source, towns, land, queue]) part.stop();
	});

	return {
		ask(asked) {
			source.filter(asked.filters);
			ring.mark(asked.around);
			follower.ask(asked);
			source.want(moving.view, moving.size);
		},
		zoom: (steps) => byReader.glide(zoomedAround(moving.view, moving.view.zoom + steps)),
		home: follower.home,
		again: source.again,
		choose: markers.choose,
		focusMarker: markers.focus,
		stop: () => ending.abort(),
	};
}

type Shown = { markers: Markers; names: MapNames; follower: AddressFollower; told: MapTold };

function showFound({ clusters, extent }: MapClusters, filters: string, { markers, names, follower, told }: Shown) {
	told.trouble(false);
	markers.show(clusters);
	names.know({ clusters });
	follower.learn(filters, extent);
}

type Heard = {
	moving: Moving;
	follower: AddressFollower;
	land: LandCanvas;
	told: MapTold;
	signal: AbortSignal;
};

/** Hands, keys, the size of the map and its colours. */
function listen(frame: HTMLElement, { moving, follower, land, told, signal }: Heard) {
	onOtherSize(frame, moving.resize, signal);
	listenToHands(frame, { moving: follower.byReader, signal, wheelPassedBy: told.wheelPassedBy });
	listenToKeys(frame, follower.byReader, follower.home, signal);
	onOtherColours(land.recolour, signal);
}

/** Shows the courses of a cluster: always closer, also where they lie far apart within their cell. */
function open(frame: HTMLElement, moving: Pick<Moving, 'view' | 'size' | 'glide'>, { bounds }: MapCluster) {
	// The marker goes with the zoom; the keyboard stays on the map.
	frame.focus({ preventScroll: true });
	const fitted = viewOfCourses(bounds, moving.size);
	moving.glide({ ...fitted, zoom: Math.max(fitted.zoom, moving.view.zoom + 1) });
}

/** For a marker that the keyboard has come to: tells of it, and brings it in. */
const bringerIn =
	(moving: Pick<Moving, 'view' | 'size' | 'glide'>, told: MapTold) =>
	({ x, y }: { x: number; y: number }) => {
		told.focused();
		bringIn(moving, x, y);
	};

/** Moves the map just so far that a marker is not at its edge. */
function bringIn(moving: Pick<Moving, 'view' | 'size' | 'glide'>, x: number, y: number) {
	const { view, size } = moving;
	const at = pixelsFromMiddle(view, x, y);
	const beyond = (offset: number, length: number) =>
		Math.sign(offset) * Math.max(0, Math.abs(offset) - length / 2 + EDGE_PIXELS);
	const [right, down] = [beyond(at.right, size.width), beyond(at.down, size.height)];
	if (right === 0 && down === 0) return;
	const world = worldPixels(view.zoom);
	moving.glide({ ...view, x: view.x + right / world, y: view.y + down / world });
}
