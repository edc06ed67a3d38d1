import type { MapCluster } from '#domain/catalogue/cluster-shapes.ts';
import { xOf, yOf } from '#domain/geography/mercator.ts';
import { markerFace, markerName } from './marker-face.ts';
import styles from './markers.module.css';
import { pixelsFromMiddle, type Size, shortestWay, type View, worldPixels } from './view.ts';

export type Markers = {
	/** Shows these in the place of what was there; markers that stay are not touched. */
	show: (clusters: readonly MapCluster[]) => void;
	/** Puts them where they belong in a view. Cheap: meant for every frame. */
	follow: (view: View, size: Size) => void;
	/** Marks the one that was pressed. */
	choose: (id: string | null) => void;
	focus: (id: string) => void;
	stop: () => void;
};

/** Markers that are made in one frame. */
const NEW_A_FRAME = 6;
/** So far beyond the picture's edge a marker is still there; farther out nobody can reach it, by Tab neither. */
const BEYOND_PIXELS = 24;
/** Pixels that the layer of all markers may be shifted before each is placed anew. */
const MOST_SHIFT = 20_000;

type Marker = {
	cluster: MapCluster;
	x: number;
	y: number;
	button: HTMLButtonElement | null;
	seen: boolean;
	/** Where it stands in the layer; NaN before it was placed. */
	right: number;
	down: number;
};

type Told = { pressed: (cluster: MapCluster) => void; focused: (place: { x: number; y: number }) => void };

/** The markers: buttons in one layer, which is shifted as a whole while the map is moved. */
export function createMarkers(layer: HTMLElement, { pressed, focused }: Told): Markers {
	let markers = new Map<string, Marker>();
	let origin: { view: View; size: Size } | null = null;
	let latest: { view: View; size: Size } | null = null;
	let chosen: string | null = null;
	let waiting = 0;

	layer.addEventListener('click', (event) => {
		const marker = markerOf(event.target);
		if (marker) pressed(marker.cluster);
	});
	layer.addEventListener('focusin', (event) => {
		const marker = markerOf(event.target);
		// Only for the keyboard: what was pressed is in sight.
		if (marker?.button?.matches(':focus-visible')) focused(marker);
	});
	const markerOf = (target: EventTarget | null) => {
		const button = target instanceof Element ? target.closest<HTMLElement>('[data-marker]') : null;
		return markers.get(button?.dataset.marker ?? '');
	};

	const make = (marker: Marker) => {
		const { cluster } = marker;
		const button = document.createElement('button');
		button.type = 'button';
		button.dataset.marker = cluster.id;
		button.className = `${styles.marker} ${styles[markerFace(cluster).look]}`;
		button.textContent = markerFace(cluster).text;
		button.setAttribute('aria-label', markerName(cluster));
		if (cluster.courses.length > 0) button.setAttribute('aria-pressed', String(cluster.id === chosen));
		marker.button = button;
		insertInOrder(layer, markers, marker);
	};

	const place = (view: View, size: Size) => {
		const isShift = origin?.view.zoom === view.zoom && origin.size === size;
		const shift = origin ? shiftBetween(origin.view, view) : { right: 0, down: 0 };
		const anew = !isShift || Math.abs(shift.right) > MOST_SHIFT;
		if (anew) origin = { view, size };
		layer.style.transform = anew ? '' : `translate(${-shift.right}px, ${-shift.down}px)`;
		let made = 0;
		for (const marker of markers.values()) {
			const at = pixelsFromMiddle(view, marker.x, marker.y);
			const isSeen =
				Math.abs(at.right) < size.width / 2 + BEYOND_PIXELS && Math.abs(at.down) < size.height / 2 + BEYOND_PIXELS;
			if (isSeen && !marker.button) {
				if (made === NEW_A_FRAME) continue;
				made += 1;
				make(marker);
			}
			if (marker.button) settle(marker, isSeen, at, anew ? { right: 0, down: 0 } : shift);
		}
		if (made === NEW_A_FRAME) waiting ||= requestAnimationFrame(more);
	};
	const more = () => {
		waiting = 0;
		if (latest) place(latest.view, latest.size);
	};

	return {
		show(clusters) {
			const before = markers;
			markers = new Map(clusters.map((cluster) => [cluster.id, before.get(cluster.id) ?? markerFor(cluster)] as const));
			for (const [id, { button }] of before) if (!markers.has(id)) button?.remove();
			more();
		},
		follow(view, size) {
			latest = { view, size };
			place(view, size);
		},
		choose(id) {
			markers.get(chosen ?? '')?.button?.setAttribute('aria-pressed', 'false');
			chosen = id;
			markers.get(chosen ?? '')?.button?.setAttribute('aria-pressed', 'true');
		},
		focus: (id) => markers.get(id)?.button?.focus({ preventScroll: true }),
		stop: () => cancelAnimationFrame(waiting),
	};
}

const markerFor = (cluster: MapCluster): Marker => ({
	cluster,
	...{ x: xOf(cluster.longitude), y: yOf(cluster.latitude), button: null, seen: true },
	...{ right: Number.NaN, down: Number.NaN },
});

/** Pixels that a view lies from another of the same zoom. */
const shiftBetween = (from: View, to: View) => ({
	right: shortestWay(from.x, to.x) * worldPixels(to.zoom),
	down: (to.y - from.y) * worldPixels(to.zoom),
});

type Shift = { right: number; down: number };

/** Touches the page only where something is different. */
function settle(marker: Marker, isSeen: boolean, at: Shift, shift: Shift) {
	const { button } = marker;
	if (!button) return;
	if (marker.seen !== isSeen) {
		marker.seen = isSeen;
		button.hidden = !isSeen;
	}
	const [right, down] = [at.right + shift.right, at.down + shift.down];
	if (!isSeen || (Math.abs(right - marker.right) < 0.05 && Math.abs(down - marker.down) < 0.05)) return;
	[marker.right, marker.down] = [right, down];
	button.style.transform = `translate(-50%, -50%) translate(${right}px, ${down}px)`;
}

/** The Tab key goes from north-west to south-east, the order in which the server gives them. */
function insertInOrder(layer: HTMLElement, markers: ReadonlyMap<string, Marker>, marker: Marker) {
	let isPast = false;
	for (const other of markers.values()) {
		if (isPast && other.button) return layer.insertBefore(marker.button as Node, other.button);
		if (other === marker) isPast = true;
	}
	return layer.append(marker.button as Node);
}
