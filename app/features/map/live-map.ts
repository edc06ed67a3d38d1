import type { MapCluster, MapClusters } from '#domain/catalogue/map/cluster-shapes.ts';
import type { Box } from '#domain/geography/box.ts';
import { type Asked, createAddressFollower } from './address-follower.ts';
import { createClusterSource } from './cluster-source.ts';
import { createFrameQueue } from './frame-queue.ts';
import { listenToHands } from './gestures.ts';
import { listenToKeys } from './keys.ts';
import { createLandCanvas } from './land-canvas.ts';
import { createMarkers } from './markers.ts';
import { createMoving, type Moving } from './moving.ts';
import { pixelsFromMiddle, type Size, viewOfCourses, worldPixels, zoomedAround } from './view.ts';

export type MapPlaces = { frame: HTMLElement; canvas: HTMLCanvasElement; names: HTMLElement; markers: HTMLElement };

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
	ask: (asked: Asked) => void;
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
export function createLiveMap({ frame, canvas, names, markers: layer }: MapPlaces, told: MapTold): LiveMap {
	const ending = new AbortController();
	const { signal } = ending;
	const queue = createFrameQueue();
	const land = createLandCanvas(canvas, names, queue);
	const moving = createMoving({ x: 0.5, y: 0.36, zoom: 0 }, sizeOf(frame), {
		frame: () => {
			for (const follow of [land.follow, markers.follow, source.want]) follow(moving.view, moving.size);
		},
		rested: () => {
			land.redraw(moving.view, moving.size);
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
	const arrive = ({ clusters, extent }: MapClusters, filters: string) => {
		told.trouble(false);
		markers.show(clusters);
		follower.learn(filters, extent);
	};
	const source = createClusterSource({
		arrived: (found, filters) => queue.take(() => arrive(found, filters)),
		failed: () => told.trouble(true),
	});
	onOtherSize(frame, moving.resize, signal);
	listenToHands(frame, { moving: byReader, signal, wheelPassedBy: told.wheelPassedBy });
	listenToKeys(frame, byReader, follower.home, signal);
	onOtherColours(land.recolour, signal);
	signal.addEventListener('abort', () => {
		for (const part of [moving, source, land, queue]) part.stop();
	});

	return {
		ask(asked) {
			source.filter(asked.filters);
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

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({ width: clientWidth, height: clientHeight });

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

function onOtherSize(frame: HTMLElement, resize: (size: Size) => void, signal: AbortSignal) {
	const resizing = new ResizeObserver(() => resize(sizeOf(frame)));
	resizing.observe(frame);
	signal.addEventListener('abort', () => resizing.disconnect());
}

/** Light and dark follow the system, or the reader's own choice on the page. */
function onOtherColours(redraw: () => void, signal: AbortSignal) {
	matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw, { signal });
	const watching = new MutationObserver(redraw);
	watching.observe(document.documentElement, { attributeFilter: ['data-theme'] });
	signal.addEventListener('abort', () => watching.disconnect());
}
