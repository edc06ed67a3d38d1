import type { AddressFollower } from '../address-follower.ts';
import { moved, zoomedAround } from '../view.ts';

/** The map as the reader moves it. */
type Moved = AddressFollower['byReader'];

/** Less is a press with an unsteady hand. */
const DRAG_PIXELS = 6;
const ZOOM_A_WHEEL_PIXEL = 1 / 260;
const LINE_PIXELS = 32;
/** Turns of the wheel nearer to each other than this are one series, in which the page does not move. */
const SERIES_MILLISECONDS = 200;

type Point = { x: number; y: number };
type Asked = { moving: Moved; signal: AbortSignal; wheelPassedBy: () => void };

/**
 * Mouse, pen and fingers on the map: a mouse or pen moves it, two fingers move and zoom it. One finger scrolls the page, but moves
 * the map where it fills the screen. The wheel zooms when the map has the focus (it was pressed before) or fills the screen, or with
 * Ctrl or ⌘, which is also what a pinch on a trackpad sends; otherwise it scrolls the page.
 */
export function listenToHands(place: HTMLElement, { moving, signal, wheelPassedBy }: Asked) {
	const pointers = createPointers(place, moving);
	place.addEventListener('pointerdown', pointers.down, { signal });
	for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
		place.addEventListener(name, pointers.end, { signal });
	}
	listenBeforePage(place, pointers.move, signal);
	place.addEventListener('touchstart', keepTwoFingers, { signal, passive: false });
	// A drag that began on a marker is no press of it.
	place.addEventListener('click', (event) => pointers.haveDragged() && stopClick(event), { signal, capture: true });
	place.addEventListener('dblclick', (event) => zoomAt(place, moving, event, 1), { signal });
	const rectOf = createWheelRect(place);
	place.addEventListener('wheel', (event) => turnWheel(place, { rectOf, moving }, event, wheelPassedBy), {
		signal,
		passive: false,
	});
}

/** The pointers that are on the map now, and what their moves do to it. */
function createPointers(place: HTMLElement, moving: Moved) {
	const pointers = new Map<number, Point>();
	let dragged = 0;
	let rect = new DOMRect();
	return {
		down(event: PointerEvent) {
			if (event.button !== 0) return;
			if (pointers.size === 0) dragged = 0;
			// Only for two: a press makes the browser find the page's styles anew, and to ask for the place waits for them.
			else rect = place.getBoundingClientRect();
			pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
			moving.hold(true);
		},
		move(event: PointerEvent) {
			const last = pointers.get(event.pointerId);
			if (!last) return;
			stopHere(event);
			const now = { x: event.clientX, y: event.clientY };
			const [right, down] = [last.x - now.x, last.y - now.y];
			if (isPages(event, pointers.size)) return void pointers.set(event.pointerId, now);
			dragged += Math.abs(right) + Math.abs(down);
			if (dragged < DRAG_PIXELS) return;
			// Only now: a captured pointer's click would miss the marker that was pressed.
			if (!place.hasPointerCapture(event.pointerId)) place.setPointerCapture(event.pointerId);
			const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
			if (other) pinch(rect, moving, last, now, other);
			else moving.show(moved(moving.view, right, down));
			pointers.set(event.pointerId, now);
		},
		end({ pointerId }: PointerEvent) {
			pointers.delete(pointerId);
			moving.hold(pointers.size > 0);
		},
		/** Since the first of them was put down. */
		haveDragged: () => dragged >= DRAG_PIXELS,
	};
}

/** Two fingers are the map's: Safari would scroll the page by them wherever one finger may. */
function keepTwoFingers(event: TouchEvent) {
	if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}

/** Whether a move is the page's own: that of a single finger, where there is page to scroll. */
const isPages = ({ pointerType, target }: PointerEvent, pointers: number) =>
	pointerType === 'touch' && pointers < 2 && !fillsScreen(target);

const fillsScreen = (target: EventTarget | null) => target instanceof Element && target.closest('[data-full]') !== null;

/**
 * What comes in every frame is caught before it reaches the page and goes no further: nobody there asks for it, and the
 * framework's own listeners, which hear of every event on its way to the map, cost more than the move.
 */
function listenBeforePage(place: HTMLElement, moved: (event: PointerEvent) => void, signal: AbortSignal) {
	const isHere = ({ target }: Event) => target instanceof Node && place.contains(target);
	const early = { signal, capture: true, passive: true };
	addEventListener('pointermove', (event) => isHere(event) && moved(event), early);
	for (const name of ['mousemove', 'touchmove'] as const) {
		addEventListener(name, (event) => isHere(event) && stopHere(event), early);
	}
}

function stopHere(event: Event) {
	event.stopPropagation();
}

function stopClick(event: Event) {
	event.stopPropagation();
	event.preventDefault();
}

/** One of two fingers has moved: the map grows by what lies between them and follows their middle. */
function pinch(rect: DOMRect, moving: Moved, last: Point, now: Point, other: Point) {
	const before = Math.hypot(last.x - other.x, last.y - other.y);
	const after = Math.hypot(now.x - other.x, now.y - other.y);
	const middle = fromMiddle(rect, (now.x + other.x) / 2, (now.y + other.y) / 2);
	const followed = moved(moving.view, (last.x - now.x) / 2, (last.y - now.y) / 2);
	const zoom = followed.zoom + Math.log2(Math.max(after, 1) / Math.max(before, 1));
	moving.show(zoomedAround(followed, zoom, middle.x, middle.y));
}

/** Where the map is in the window: asked for once a series of turns, since the answer waits for the page to be laid out. */
function createWheelRect(place: HTMLElement): (event: WheelEvent) => DOMRect {
	let rect = new DOMRect();
	let turnedAt = Number.NEGATIVE_INFINITY;
	return ({ timeStamp }) => {
		if (timeStamp - turnedAt > SERIES_MILLISECONDS) rect = place.getBoundingClientRect();
		turnedAt = timeStamp;
		return rect;
	};
}

type Turned = { rectOf: (event: WheelEvent) => DOMRect; moving: Moved };

function turnWheel(place: HTMLElement, { rectOf, moving }: Turned, event: WheelEvent, passedBy: () => void) {
	const isAsked = event.ctrlKey || event.metaKey || place.contains(document.activeElement) || fillsScreen(place);
	if (!isAsked) return passedBy();
	event.preventDefault();
	stopHere(event);
	const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PIXELS);
	// A pinch on a trackpad comes in small steps.
	const factor = event.ctrlKey ? 4 : 1;
	const { x, y } = fromMiddle(rectOf(event), event.clientX, event.clientY);
	moving.show(zoomedAround(moving.view, moving.view.zoom - pixels * factor * ZOOM_A_WHEEL_PIXEL, x, y));
}

function zoomAt(place: HTMLElement, moving: Moved, { clientX, clientY, target }: MouseEvent, steps: number) {
	if (target instanceof Element && target.closest('button')) return;
	const { x, y } = fromMiddle(place.getBoundingClientRect(), clientX, clientY);
	moving.glide(zoomedAround(moving.view, moving.view.zoom + steps, x, y));
}

function fromMiddle({ left, top, width, height }: DOMRect, x: number, y: number): Point {
	return { x: x - left - width / 2, y: y - top - height / 2 };
}
