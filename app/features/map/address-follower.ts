import { type Box, boxText } from '#domain/geography/box.ts';
import type { Moving } from './moving.ts';
import { boxOf, leastZoom, type View, viewOf, viewOfCourses } from './view.ts';

/** What the page's address asks of the map. */
export type Asked = { /** The query of the list's filters. */ filters: string; box: Box | null };

type Extent = readonly [number, number, number, number] | null;

export type AddressFollower = {
	/** The address is another, perhaps because of the map itself. */
	ask: (asked: Asked) => void;
	/** Where all courses of some filters lie is known now. */
	learn: (filters: string, extent: Extent) => void;
	/** The map stands. */
	rested: () => void;
	/** Shows everything that was asked for, and takes the box off the address. */
	home: () => void;
	/** Moves on behalf of the reader: the address is to follow. */
	byReader: Pick<Moving, 'view' | 'size' | 'show' | 'glide' | 'hold'>;
};

const MIDDLE: View = { x: 0.5, y: 0.36, zoom: 0 };

/**
 * Keeps map and address together. What the reader moves goes into the address once the map stands; an address that the map
 * has not come up with itself (Back, a filter, a link somebody sent) moves the map, and nothing is written back.
 */
export function createAddressFollower(moving: Moving, toldMoved: (box: Box | null) => void): AddressFollower {
	let asked: Asked | null = null;
	let knownBox: string | null = null;
	/** What was told and has not come back as the address: on a busy machine the reader is further by then. */
	const underWay = new Set<string | null>();
	let isReaders = false;
	let known: { filters: string; extent: Extent } | null = null;
	let fits = false;
	let isFirst = true;

	const send = (view: View) => {
		isReaders = false;
		// Where the page begins there is nothing to come from.
		moving[isFirst ? 'show' : 'glide'](view);
		isFirst = false;
	};
	const showAll = (filters: string) => {
		// The whole catalogue is the whole world; anything less lies where the first answer says.
		fits = filters !== '' && known?.filters !== filters;
		if (filters === '') send({ ...MIDDLE, zoom: leastZoom(moving.size) });
		else if (known?.extent && !fits) send(viewOfCourses(known.extent, moving.size));
	};
	const tell = (box: Box | null) => {
		knownBox = box && boxText(box);
		underWay.add(knownBox);
		toldMoved(box);
	};
	/** Whether an address is one of the map's own coming back. The newest ends the waiting for all before it. */
	const isEcho = (text: string | null) => {
		if (!underWay.has(text)) return false;
		if (text === knownBox) underWay.clear();
		return true;
	};
	const reader = (move: 'show' | 'glide') => (view: View) => {
		isReaders = true;
		fits = false;
		moving[move](view);
	};

	return {
		ask(next) {
			const isOther = next.filters !== asked?.filters;
			asked = next;
			const text = next.box && boxText(next.box);
			if (isEcho(text) && !isOther) return;
			underWay.clear();
			if (next.box && text !== knownBox) send(viewOf(next.box, moving.size));
			else if (text === null && (isOther || knownBox !== null)) showAll(next.filters);
			knownBox = text;
		},
		learn(filters, extent) {
			known = { filters, extent };
			if (!fits || filters !== asked?.filters) return;
			fits = false;
			if (extent) send(viewOfCourses(extent, moving.size));
		},
		rested() {
			if (!isReaders) return;
			isReaders = false;
			const box = boxOf(moving.view, moving.size);
			if (boxText(box) !== knownBox) tell(box);
		},
		home() {
			showAll(asked?.filters ?? '');
			tell(null);
		},
		byReader: {
			get view() {
				return moving.view;
			},
			get size() {
				return moving.size;
			},
			show: reader('show'),
			glide: reader('glide'),
			hold: moving.hold,
		},
	};
}
