import type { MapCluster } from '#domain/catalogue/cluster-shapes.ts';
import { xOf, yOf } from '#domain/geography/mercator.ts';
import { markerFace, markerName } from './marker-face.ts';
import styles from './markers.module.css';
import type { Turns } from './turns.ts';
import { pixelsFromMiddle, type Size, shortestWay, type View, worldPixels } from './view.ts';

export type Markers = {
	/** Shows these in the place of what was there; markers that stay are not touched. */
	show: (clusters: readonly MapCluster[]) => void;
	/** Puts them where they belong in a view. Cheap: meant for every frame. */
	follow: (view: View, size: Size) => void;
	/** Marks the one that was pressed. */
	choose: (id: string | null) => void;
	focus: (id: string) => void;
};

/** Time in one frame for markers to be made and taken away; on a slow machine the rest of them come in the next ones. */
const CHANGING_MILLISECONDS = 2;
/** So far beyond the picture's edge a marker is still there; farther out nobody can reach it, by Tab neither. */
const BEYOND_PIXELS = 24;
/** How far, in pixels and in zooms, the layer of all markers may be moved as one before each is placed anew. */
const MOST_SHIFT = 20_000;
const MOST_ZOOM = 3;

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

type Given = {
	turns: Turns;
	pressed: (cluster: MapCluster) => void;
	focused: (place: { x: number; y: number }) => void;
};

/**
 * The markers: buttons in one layer, which is moved and grown as a whole while the map is. The markers themselves keep
 * their size by the style sheet, from one number of the layer's.
 */
export function createMarkers(layer: HTMLElement, { turns, pressed, focused }: Given): Markers {
	let markers = new Map<string, Marker>();
	/** Buttons of markers that are no more. */
	const left: HTMLButtonElement[] = [];
	let origin: { view: View; size: Size } | null = null;
	let latest: { view: View; size: Size } | null = null;
	let chosen: string | null = null;

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

	const make = (marker: Marker, next: Element | null) => {
		const { cluster } = marker;
		const { look, text } = markerFace(cluster);
		const button = document.createElement('button');
		button.type = 'button';
		button.dataset.marker = cluster.id;
		button.className = `${styles.marker} ${styles[look]}`;
		button.textContent = text;
		button.setAttribute('aria-label', markerName(cluster));
		if (cluster.courses.length > 0) button.setAttribute('aria-pressed', String(cluster.id === chosen));
		marker.button = button;
		write(marker);
		layer.insertBefore(button, next);
	};

	/** The layer as a whole: what every frame of a move comes to. */
	const shift = (view: View, size: Size) => {
		const isNew = !origin || !fits(origin, view, size);
		if (!origin || isNew) origin = { view, size };
		const grown = 2 ** (view.zoom - origin.view.zoom);
		const { right, down } = shiftBetween(origin.view, view);
		layer.style.transform = `translate(${-right * grown}px, ${-down * grown}px) scale(${grown})`;
		layer.style.setProperty('--shrunk', String(1 / grown));
		// Markers stand by the view that the layer was begun with.
		if (isNew) arrange();
		else turns.take(arrange);
	};
	/** Each marker: whether it is in the picture, and where it stands in the layer. */
	const arrange = () => {
		if (!origin || !latest) return;
		const { view, size } = latest;
		const grown = 2 ** (view.zoom - origin.view.zoom);
		const shifted = shiftBetween(origin.view, view);
		const [wide, high] = [size.width / 2 + BEYOND_PIXELS, size.height / 2 + BEYOND_PIXELS];
		const wanted = new Set<Marker>();
		for (const marker of markers.values()) {
			const at = pixelsFromMiddle(view, marker.x, marker.y);
			const isSeen = Math.abs(at.right) < wide && Math.abs(at.down) < high;
			if (marker.button) settle(marker, isSeen);
			else if (isSeen) wanted.add(marker);
			if (isSeen) stand(marker, at.right / grown + shifted.right, at.down / grown + shifted.down);
		}
		change(wanted);
	};
	/** Takes old markers away, then makes new ones, as far as the frame's time goes. */
	const change = (wanted: ReadonlySet<Marker>) => {
		const until = performance.now() + CHANGING_MILLISECONDS;
		const hasTime = () => performance.now() < until;
		while (left.length > 0 && hasTime()) left.pop()?.remove();
		// The Tab key goes from north-west to south-east, the order in which the server gives them.
		let next: Element | null = null;
		let isLate = left.length > 0;
		for (const marker of wanted.size > 0 ? [...markers.values()].reverse() : []) {
			if (wanted.has(marker)) {
				isLate = !hasTime();
				if (isLate) break;
				make(marker, next);
			}
			next = marker.button ?? next;
		}
		if (isLate) turns.take(arrange);
	};

	return {
		show(clusters) {
			const before = markers;
			markers = new Map(clusters.map((cluster) => [cluster.id, before.get(cluster.id) ?? markerFor(cluster)] as const));
			for (const [id, { button }] of before) if (button && !markers.has(id)) left.push(button);
			turns.take(arrange);
		},
		follow(view, size) {
			latest = { view, size };
			shift(view, size);
		},
		choose(id) {
			markers.get(chosen ?? '')?.button?.setAttribute('aria-pressed', 'false');
			chosen = id;
			markers.get(chosen ?? '')?.button?.setAttribute('aria-pressed', 'true');
		},
		focus: (id) => markers.get(id)?.button?.focus({ preventScroll: true }),
	};
}

const markerFor = (cluster: MapCluster): Marker => ({
	cluster,
	...{ x: xOf(cluster.longitude), y: yOf(cluster.latitude), button: null, seen: true },
	...{ right: Number.NaN, down: Number.NaN },
});

/** Pixels of the first view that another one lies from it. */
const shiftBetween = (from: View, to: View) => ({
	right: shortestWay(from.x, to.x) * worldPixels(from.zoom),
	down: (to.y - from.y) * worldPixels(from.zoom),
});

/** Whether the layer may go on being moved as one: numbers that are too great or grown too far are no longer exact. */
function fits(origin: { view: View; size: Size }, view: View, size: Size): boolean {
	if (origin.size !== size || Math.abs(view.zoom - origin.view.zoom) > MOST_ZOOM) return false;
	return Math.abs(shiftBetween(origin.view, view).right) < MOST_SHIFT;
}

/** Touches the page only where something is different. */
function settle(marker: Marker, isSeen: boolean) {
	if (!marker.button || marker.seen === isSeen) return;
	marker.seen = isSeen;
	marker.button.hidden = !isSeen;
}

function stand(marker: Marker, right: number, down: number) {
	if (Math.abs(right - marker.right) < 0.02 && Math.abs(down - marker.down) < 0.02) return;
	[marker.right, marker.down] = [right, down];
	write(marker);
}

function write({ button, right, down }: Marker) {
	if (button) button.style.translate = `${right}px ${down}px`;
}
