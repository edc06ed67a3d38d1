import { type Size, shortestWay, type View, worldPixels } from './view.ts';

/** What the frame of the map shows. */
export type Shown = { view: View; size: Size };
type Pixels = { right: number; down: number };
type Scale = { shift: number; top: number; world: number };

/** How far, in pixels and in zooms, the layer of all markers may be moved as one before each is placed anew. */
const MOST_SHIFT = 20_000;
const MOST_ZOOM = 3;

/** Before the first view; its size is no frame's. */
const NOWHERE: Shown = { view: { x: 0, y: 0, zoom: 0 }, size: { width: 0, height: 0 } };

/** The layer of the markers as a whole, which is moved and grown from the view that it was begun with. */
export function createSheet(layer: HTMLElement) {
	let origin = NOWHERE;
	return {
		/** What every frame of a move comes to. Says whether the layer was begun anew, with this view. */
		follow({ view, size }: Shown): boolean {
			const isNew = !fits(origin, view, size);
			if (isNew) origin = { view, size };
			const grown = 2 ** (view.zoom - origin.view.zoom);
			const { right, down } = shiftBetween(origin.view, view);
			layer.style.transform = `translate(${-right * grown}px, ${-down * grown}px) scale(${grown})`;
			layer.style.setProperty('--shrunk', String(1 / grown));
			return isNew;
		},
		/**
		 * The layer in shares of the world, for all markers at once: what lies `across` a view's middle stands at
		 * `(across + shift) * world` to the right, and what has the height `y` at `(y - top) * world` down.
		 */
		scaleFrom({ x }: View): Scale {
			const { view } = origin;
			return { shift: shortestWay(view.x, x), top: view.y, world: worldPixels(view.zoom) };
		},
	};
}

/** Pixels of the first view that another one lies from it. */
const shiftBetween = (from: View, to: View): Pixels => ({
	right: shortestWay(from.x, to.x) * worldPixels(from.zoom),
	down: (to.y - from.y) * worldPixels(from.zoom),
});

/** Whether the layer may go on being moved as one: numbers that are too great or grown too far are no longer exact. */
function fits(origin: Shown, view: View, size: Size): boolean {
	if (origin.size !== size || Math.abs(view.zoom - origin.view.zoom) > MOST_ZOOM) return false;
	return Math.abs(shiftBetween(origin.view, view).right) < MOST_SHIFT;
}
