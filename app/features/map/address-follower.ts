import { type Box, boxText } from '#domain/geography/box.ts';
import type { Moving } from './moving.ts';
import { boxOf, leastZoom, type View, viewOf, viewOfCourses } from './view.ts';

/** What the page's address asks of the map. */
export type Asked = {
	/** The query of the list's filters. */
	filters: string;
	box: Box | null;
};

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
	const own = createOwnBoxes(toldMoved);
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
	const byReader = movedBy(moving, () => {
		isReaders = true;
		fits = false;
	});

	return {
		ask(next) {
			const isOther = next.filters !== asked?.filters;
			asked = next;
			const text = next.box && boxText(next.box);
			if (own.isEcho(text) && !isOther) return;
			if (next.box && text !== own.known) send(viewOf(next.box, moving.size));
			else if (text === null && (isOther || own.known !== null)) showAll(next.filters);
			own.replace(text);
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
			if (boxText(box) !== own.known) own.tell(box);
		},
		home() {
			showAll(asked?.filters ?? '');
			own.tell(null);
		},
		byReader,
	};
}

/** The map for those who move it on behalf of somebody; `before` hears of each move. */
function movedBy(moving: Moving, before: () => void): AddressFollower['byReader'] {
	const move = (way: 'show' | 'glide') => (view: View) => {
		before();
		moving[way](view);
	};
	return {
		get view() {
			return moving.view;
		},
		get size() {
			return moving.size;
		},
		show: move('show'),
		glide: move('glide'),
		hold: moving.hold,
	};
}

/** The boxes that the map has told the address of, which come back as addresses. */
function createOwnBoxes(toldMoved: (box: Box | null) => void) {
	let known: string | null = null;
	/** What was told and has not come back as the address: on a busy machine the reader is further by then. */
	const underWay = new Set<string | null>();
	return {
		get known() {
			return known;
		},
		tell(box: Box | null) {
			known = box && boxText(box);
			underWay.add(known);
			toldMoved(box);
		},
		/** Whether an address is one of the map's own coming back. The newest ends the waiting for all before it. */
		isEcho(text: string | null) {
			if (!underWay.has(text)) return false;
			if (text === known) underWay.clear();
			return true;
		},
		/** Another address holds from here on. */
		replace(text: string | null) {
			underWay.clear();
			known = text;
		},
	};
}
