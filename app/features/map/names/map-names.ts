import type { FrameQueue } from '../frame-queue.ts';
import { type Size, transformBetween, type View } from '../view.ts';
import { chooseNames, type Measure, type Named, type NameLook, type PrintedName } from './choose-names.ts';
import styles from './map-names.module.css';

export type MapNames = {
	/** Tells what could be named; a little later the names are chosen anew for the view that there is then. */
	know: (some: Partial<Named>) => void;
	/** Whether countries, seas and towns are left to the ground, which names them itself. */
	leavePlaces: (areLeft: boolean) => void;
	/** Moves all of them as they are. Cheap: meant for every frame. */
	follow: (view: View, size: Size) => void;
};

/**
 * The names on the map, elements in one layer: the browser sets their type once, while a name drawn on a canvas would cost
 * script each time. They are for eyes alone: the list beside the map says the courses.
 */
export function createMapNames(layer: HTMLElement, queue: FrameQueue): MapNames {
	const measure = createMeasure(layer);
	let named: Named = { lands: [], towns: [], clusters: [] };
	let areLeft = false;
	let made = new Map<string, HTMLElement>();
	let now: { view: View; size: Size } | null = null;
	let placed: View | null = null;

	const choose = () => {
		if (!now) return;
		placed = now.view;
		layer.style.transform = '';
		const before = made;
		made = new Map();
		const known = areLeft ? { ...named, lands: [], towns: [] } : named;
		for (const name of chooseNames(known, now, measure)) {
			const element = before.get(name.key) ?? layer.appendChild(document.createElement('span'));
			before.delete(name.key);
			write(element, name);
			made.set(name.key, element);
		}
		for (const element of before.values()) element.remove();
	};

	return {
		know(some) {
			named = { ...named, ...some };
			queue.take(choose);
		},
		leavePlaces(left) {
			areLeft = left;
			queue.take(choose);
		},
		follow(view, size) {
			now = { view, size };
			if (placed) layer.style.transform = transformBetween(placed, view);
		},
	};
}

function write(element: HTMLElement, { text, look, side, right, down, away }: PrintedName) {
	if (element.textContent !== text) element.textContent = text;
	element.dataset.name = look;
	element.className = [styles.name, styles[look], side && styles[side]].filter(Boolean).join(' ');
	element.style.fontWeight = WEIGHTS[look];
	element.style.translate = `${right}px ${down}px`;
	element.style.setProperty('--away', `${away}px`);
}

const WEIGHTS: Record<NameLook, string> = { country: '500', sea: '400', city: '600', town: '400', course: '500' };

/** Measures names in the layer's own type. Each text is measured once. */
function createMeasure(layer: HTMLElement): Measure {
	const pen = document.createElement('canvas').getContext('2d');
	const { fontSize, fontFamily } = getComputedStyle(layer);
	const known = new Map<string, number>();
	return (text, look) => {
		const font = `${look === 'sea' ? 'italic ' : ''}${WEIGHTS[look]} ${fontSize} ${fontFamily}`;
		const width = known.get(font + text) ?? measured(pen, font, text);
		known.set(font + text, width);
		return width;
	};
}

function measured(pen: CanvasRenderingContext2D | null, font: string, text: string): number {
	if (!pen) return text.length * Number.parseFloat(font);
	pen.font = font;
	return pen.measureText(text).width + 6;
}
