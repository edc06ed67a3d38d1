import type { AddressFollower } from '../address-follower.ts';
import { moved, zoomedAround } from '../view.ts';

/** The map as the reader moves it. */
type Moved = AddressFollower['byReader'];

/** Share of the picture that an arrow key moves. */
const STEP_SHARE = 0.22;
const ARROWS: Record<string, readonly [number, number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

/** Arrows move the map, plus and minus zoom it, Home shows everything that was asked for. Keys with a modifier are not ours. */
export function listenToKeys(place: HTMLElement, moving: Moved, goHome: () => void, signal: AbortSignal) {
	place.addEventListener(
		'keydown',
		(event) => {
			if (event.altKey || event.ctrlKey || event.metaKey) return;
			if (!pressed(event.key, moving, goHome)) return;
			event.preventDefault();
		},
		{ signal },
	);
}

/** False for a key that means nothing here. */
function pressed(key: string, moving: Moved, goHome: () => void): boolean {
	const { view, size } = moving;
	const arrow = ARROWS[key];
	if (arrow) moving.glide(moved(view, arrow[0] * size.width * STEP_SHARE, arrow[1] * size.height * STEP_SHARE));
	else if (key === '+' || key === '=') moving.glide(zoomedAround(view, view.zoom + 1));
	else if (key === '-' || key === '_') moving.glide(zoomedAround(view, view.zoom - 1));
	else if (key === 'Home') goHome();
	else return false;
	return true;
}
