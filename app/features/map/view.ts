import type { Box } from '#domain/geography/box.ts';
import { MAX_ZOOM, TILE_PIXELS } from '#domain/geography/map-tiles.ts';
import { latitudeOf, longitudeOf, xOf, yOf } from '#domain/geography/mercator.ts';

/** What the map shows: the middle of its picture, in shares of the world (x goes on past its edges), and how near. */
export type View = { x: number; y: number; zoom: number };
/** Width and height in CSS pixels. */
export type Size = { width: number; height: number };

/** Courses lie between these latitudes; beyond them there is nothing to look at. */
const TOP = yOf(80);
const BOTTOM = yOf(-60);
const FITTED_SHARE = 0.86;
/** One course alone is shown with its surroundings. */
const NEAREST_FIT = 10;

/** Pixels that the whole world is wide. */
export const worldPixels = (zoom: number) => TILE_PIXELS * 2 ** zoom;

/** The least zoom: the world's height fills the picture, so that no empty paper shows above and below. */
export function leastZoom({ width, height }: Size): number {
	return Math.log2(Math.max(height / (BOTTOM - TOP), Math.min(width, 1.2 * height)) / TILE_PIXELS);
}

/** The nearest view that does not leave the world, and is no nearer than `mostZoom`. */
export function held({ x, y, zoom }: View, size: Size, mostZoom = MAX_ZOOM): View {
	const near = Math.min(mostZoom, Math.max(leastZoom(size), zoom));
	const half = size.height / 2 / worldPixels(near);
	const middle = (TOP + BOTTOM) / 2;
	const down = half * 2 >= BOTTOM - TOP ? middle : Math.min(BOTTOM - half, Math.max(TOP + half, y));
	return { x: x - Math.floor(x), y: down, zoom: near };
}

/** The same view moved by so many pixels. */
export const moved = ({ x, y, zoom }: View, right: number, down: number): View => ({
	x: x + right / worldPixels(zoom),
	y: y + down / worldPixels(zoom),
	zoom,
});

/** Zoomed so that what lies `right` and `down` of the middle stays where it is. */
export function zoomedAround(view: View, zoom: number, right = 0, down = 0): View {
	const there = moved(view, right, down);
	return moved({ ...there, zoom }, -right, -down);
}

/** What the picture shows, in degrees. */
export function boxOf(view: View, { width, height }: Size): Box {
	const world = worldPixels(view.zoom);
	const north = latitudeOf(view.y - height / 2 / world);
	const south = latitudeOf(view.y + height / 2 / world);
	if (width >= world) return { west: -180, south, east: 180, north };
	const [west, east] = [view.x - width / 2 / world, view.x + width / 2 / world];
	return { west: longitudeOf(west), south, east: longitudeOf(east), north };
}

/** The view that shows a box whole. A box that came from `boxOf` gives the view it was made of. */
export function viewOf(box: Box, size: Size, share = 1): View {
	const [left, top, bottom] = [xOf(box.west), yOf(box.north), yOf(box.south)];
	const right = box.west <= box.east ? xOf(box.east) : xOf(box.east) + 1;
	const across = Math.max((right - left) / size.width, (bottom - top) / size.height, 1e-9);
	const zoom = Math.log2(share / across / TILE_PIXELS);
	return held({ x: (left + right) / 2, y: (top + bottom) / 2, zoom }, size);
}

/** The view for looking at courses that lie within a box: with room around them, and not too near. */
export function viewOfCourses([west, south, east, north]: readonly [number, number, number, number], size: Size): View {
	const view = viewOf({ west, south, east, north }, size, FITTED_SHARE);
	return held({ ...view, zoom: Math.min(view.zoom, NEAREST_FIT) }, size);
}

/** The way between two places round the globe, whichever is shorter. */
export const shortestWay = (from: number, to: number) => to - from - Math.round(to - from);

/** Where something is in the picture, in pixels from its middle, on the copy of the world that is nearest. */
export function pixelsFromMiddle(view: View, x: number, y: number): { right: number; down: number } {
	const world = worldPixels(view.zoom);
	return { right: shortestWay(view.x, x) * world, down: (y - view.y) * world };
}

/** What moves and grows a picture of one view to where another has it, as a style. */
export function transformBetween(drawn: View, view: View): string {
	const { right, down } = pixelsFromMiddle(view, drawn.x, drawn.y);
	return `translate(${right}px, ${down}px) scale(${2 ** (view.zoom - drawn.zoom)})`;
}
