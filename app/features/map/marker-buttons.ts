import type { MapCluster } from '#domain/catalogue/map/cluster-shapes.ts';
import { markerFace, markerName } from './marker-face.ts';
import styles from './markers.module.css';

export type Marker = {
	cluster: MapCluster;
	x: number;
	y: number;
	button: HTMLButtonElement | null;
	/** Whether it is in the picture. */
	seen: boolean;
	/** Where it stands in the layer; NaN before it was placed. */
	right: number;
	down: number;
};

/** Time in one frame for markers to be made and taken away; on a slow machine the rest of them come in the next ones. */
const CHANGING_MILLISECONDS = 2;

/** The buttons of the layer: those in the picture are made, those of markers that are no more taken away. */
export function createButtons(layer: HTMLElement, buttonOf: (id: string) => HTMLButtonElement | null | undefined) {
	/** Buttons of markers that are no more. */
	const left: HTMLButtonElement[] = [];
	let chosen: string | null = null;
	return {
		leave: (button: HTMLButtonElement) => left.push(button),
		/** Marks the one that was pressed, and no other. */
		choose(id: string | null) {
			buttonOf(chosen ?? '')?.setAttribute('aria-pressed', 'false');
			chosen = id;
			buttonOf(chosen ?? '')?.setAttribute('aria-pressed', 'true');
		},
		/** Takes old ones away, then makes those that are seen. Says whether the frame's time was enough for all. */
		change(markers: readonly Marker[]): boolean {
			const until = performance.now() + CHANGING_MILLISECONDS;
			const hasTime = () => performance.now() < until;
			while (left.length > 0 && hasTime()) left.pop()?.remove();
			if (left.length > 0) return false;
			// The Tab key goes from north-west to south-east, the order in which the server gives them.
			let next: Element | null = null;
			for (let at = markers.length - 1; at >= 0; at -= 1) {
				const marker = markers[at];
				if (marker?.seen && !marker.button) {
					if (!hasTime()) return false;
					marker.button = buttonFor(marker.cluster, chosen);
					write(marker);
					layer.insertBefore(marker.button, next);
				}
				next = marker?.button ?? next;
			}
			return true;
		},
	};
}

function buttonFor(cluster: MapCluster, chosen: string | null): HTMLButtonElement {
	const { look, text } = markerFace(cluster);
	const button = document.createElement('button');
	button.type = 'button';
	button.dataset.marker = cluster.id;
	button.className = `${styles.marker} ${styles[look]}`;
	button.textContent = text;
	button.setAttribute('aria-label', markerName(cluster));
	if (cluster.courses.length > 0) button.setAttribute('aria-pressed', String(cluster.id === chosen));
	return button;
}

/** Says whether it is in the picture; touches the page only where something is different. */
export function settle(marker: Marker, isSeen: boolean) {
	if (marker.seen === isSeen) return;
	marker.seen = isSeen;
	if (marker.button) marker.button.hidden = !isSeen;
}

/** Puts a marker at its place in the layer. */
export function stand(marker: Marker, right: number, down: number) {
	if (Math.abs(right - marker.right) < 0.02 && Math.abs(down - marker.down) < 0.02) return;
	marker.right = right;
	marker.down = down;
	write(marker);
}

function write({ button, right, down }: Marker) {
	if (button) button.style.translate = `${right}px ${down}px`;
}
