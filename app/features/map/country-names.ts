import type { LandLabel } from '#domain/geography/land/land-tiles.ts';
import { pixelsFromMiddle, type Size, type View, worldPixels } from './view.ts';

const LETTER_PIXELS = 7.4;
const LINE_PIXELS = 20;
/** A name may be a little wider than its land. */
const ROOM_SHARE = 0.95;
/** From here on every name is printed, also those of small islands. */
const ALL_FROM_ZOOM = 6.5;
/** So far beyond the picture's edge, in its own lengths, names stand ready. */
const BEYOND = 0.3;

export type CountryNames = {
	/** Chooses the names that have room in a view, and puts them there. */
	place: (labels: readonly LandLabel[], view: View, size: Size) => void;
	/** Moves all of them as they are. */
	shift: (transform: string) => void;
};

/**
 * Names of countries, elements in one layer: the browser sets their type once, while a name drawn on a canvas would cost
 * script each time.
 */
export function createCountryNames(layer: HTMLElement): CountryNames {
	const made = new Map<string, HTMLElement>();
	const elementFor = (name: string) => {
		const known = made.get(name);
		if (known) return known;
		const element = document.createElement('span');
		element.textContent = name;
		made.set(name, element);
		layer.append(element);
		return element;
	};
	return {
		place(labels, view, size) {
			layer.style.transform = '';
			const printed = chooseNames(labels, view, size);
			for (const [name, element] of made) if (element.hidden === printed.has(name)) element.hidden = !printed.has(name);
			for (const [name, { right, down }] of printed) elementFor(name).style.translate = `${right}px ${down}px`;
		},
		shift(transform) {
			layer.style.transform = transform;
		},
	};
}

type Place = { right: number; down: number };

/** The widest lands first; none over another. */
function chooseNames(labels: readonly LandLabel[], view: View, { width, height }: Size): Map<string, Place> {
	const world = worldPixels(view.zoom);
	const printed = new Map<string, Place>();
	const taken: (Place & { half: number })[] = [];
	for (const { name, x, y, room } of labels) {
		const half = (name.length * LETTER_PIXELS) / 2;
		if (room * world * ROOM_SHARE < half * 2 && view.zoom < ALL_FROM_ZOOM) continue;
		const { right, down } = pixelsFromMiddle(view, x, y);
		if (Math.abs(right) > width * (0.5 + BEYOND) || Math.abs(down) > height * (0.5 + BEYOND)) continue;
		const isOver = taken.some(
			(other) => Math.abs(other.right - right) <= other.half + half && Math.abs(other.down - down) <= LINE_PIXELS,
		);
		if (isOver) continue;
		taken.push({ right, down, half });
		printed.set(name, { right, down });
	}
	return printed;
}
