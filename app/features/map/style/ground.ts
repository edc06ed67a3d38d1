import { createLandCanvas, type LandCanvas, type LandGiven } from '../land-canvas.ts';
import type { Size, View } from '../view.ts';
import { wakeStyle } from './wake-style.ts';

type Places = {
	frame: HTMLElement;
	canvas: HTMLCanvasElement /** The address of the operator's own style. */;
	style: string | null;
};
type Given = LandGiven & {
	/** Whether the ground has names of its own now. */
	named: (isNamed: boolean) => void;
};

/**
 * What lies under names and markers: the land as the site draws it, and in its place the operator's own style, where there is one, from
 * the moment it can be seen until it fails.
 */
export function createGround({ frame, canvas, style }: Places, { named, ...given }: Given): LandCanvas {
	const land = createLandCanvas(canvas, given);
	if (style === null) return land;
	let now: { view: View; size: Size } | null = null;
	let isStyled = false;
	const turn = (styled: boolean) => {
		isStyled = styled;
		named(styled);
		if (!styled && now) land.redraw(now.view, now.size);
	};
	const viewNow = () => now?.view ?? { x: 0.5, y: 0.5, zoom: 0 };
	const ground = wakeStyle({ frame, style, view: viewNow }, { shown: () => turn(true), failed: () => turn(false) });
	return {
		follow(view, size) {
			now = { view, size };
			ground.follow(view);
			if (!isStyled) land.follow(view, size);
		},
		redraw(view, size) {
			if (!isStyled) land.redraw(view, size);
		},
		recolour: land.recolour,
		stop() {
			ground.stop();
			land.stop();
		},
	};
}
