import type { MapCluster } from '#domain/catalogue/map/cluster-shapes.ts';
import { xOf, yOf } from '#domain/geography/mercator.ts';
import type { FrameQueue } from './frame-queue.ts';
import { createButtons, type Marker, settle, stand } from './marker-buttons.ts';
import { createSheet, type Shown } from './marker-sheet.ts';
import { type Size, shortestWay, type View, worldPixels } from './view.ts';

export type Markers = {
	/** Shows these in the place of what was there; markers that stay are not touched. */
	show: (clusters: readonly MapCluster[]) => void;
	/** Puts them where they belong in a view. Cheap: meant for every frame. */
	follow: (view: View, size: Size) => void;
	/** Marks the one that was pressed. */
	choose: (id: string | null) => void;
	focus: (id: string) => void;
};

/** So far beyond the picture's edge a marker is still there; farther out nobody can reach it, by Tab neither. */
const BEYOND_PIXELS = 24;

type Given = {
	queue: FrameQueue;
	pressed: (cluster: MapCluster) => void;
	focused: (place: { x: number; y: number }) => void;
};

/**
 * The markers: buttons in one layer of the map's frame, which is moved and grown as a whole while the map is. The markers
 * themselves keep their size by the style sheet, from one number of the layer's.
 */
export function createMarkers(frame: HTMLElement, layer: HTMLElement, { queue, pressed, focused }: Given): Markers {
	const sheet = createSheet(layer);
	let markers = new Map<string, Marker>();
	let inOrder: readonly Marker[] = [];
	const buttons = createButtons(layer, (id) => markers.get(id)?.button);
	let latest: Shown | null = null;

	/** Before it is taken away or hidden: the keyboard would be on nothing, so it stays on the map. */
	const release = (button: HTMLButtonElement | null) => {
		if (button && button === document.activeElement) frame.focus({ preventScroll: true });
	};

	listenToMarkers(layer, (id) => markers.get(id), { pressed, focused });

	/**
	 * Each marker: whether it is in the picture, and where it stands in the layer. There are many, and a move comes here in
	 * every frame: what is the same for all of them is worked out once, and nothing is made for one.
	 */
	const arrange = () => {
		if (!latest) return;
		const { view, size } = latest;
		const pixels = worldPixels(view.zoom);
		const wide = (size.width / 2 + BEYOND_PIXELS) / pixels;
		const high = (size.height / 2 + BEYOND_PIXELS) / pixels;
		const { shift, top, world } = sheet.scaleFrom(view);
		for (const marker of inOrder) {
			const across = shortestWay(view.x, marker.x);
			const isSeen = Math.abs(across) < wide && Math.abs(marker.y - view.y) < high;
			if (!isSeen) release(marker.button);
			settle(marker, isSeen);
			if (isSeen) stand(marker, (across + shift) * world, (marker.y - top) * world);
		}
		if (!buttons.change(inOrder)) queue.take(arrange);
	};

	return {
		show(clusters) {
			const before = markers;
			inOrder = clusters.map((cluster) => before.get(cluster.id) ?? markerFor(cluster));
			markers = new Map(inOrder.map((marker) => [marker.cluster.id, marker] as const));
			for (const [id, { button }] of before) {
				if (!button || markers.has(id)) continue;
				release(button);
				buttons.leave(button);
			}
			queue.take(arrange);
		},
		follow(view, size) {
			latest = { view, size };
			// Markers stand by the view that the layer was begun with.
			if (sheet.follow(latest)) arrange();
			else queue.take(arrange);
		},
		choose: buttons.choose,
		focus: (id) => markers.get(id)?.button?.focus({ preventScroll: true }),
	};
}

/** One listener each for all markers, whichever are there. */
function listenToMarkers(
	layer: HTMLElement,
	markerOf: (id: string) => Marker | undefined,
	{ pressed, focused }: Pick<Given, 'pressed' | 'focused'>,
) {
	const targetOf = ({ target }: Event) => {
		const button = target instanceof Element ? target.closest<HTMLElement>('[data-marker]') : null;
		return markerOf(button?.dataset.marker ?? '');
	};
	layer.addEventListener('click', (event) => {
		const marker = targetOf(event);
		if (marker) pressed(marker.cluster);
	});
	layer.addEventListener('focusin', (event) => {
		const marker = targetOf(event);
		// Only for the keyboard: what was pressed is in sight.
		if (marker?.button?.matches(':focus-visible')) focused(marker);
	});
}

const markerFor = (cluster: MapCluster): Marker => ({
	cluster,
	x: xOf(cluster.longitude),
	y: yOf(cluster.latitude),
	button: null,
	seen: false,
	right: Number.NaN,
	down: Number.NaN,
});
