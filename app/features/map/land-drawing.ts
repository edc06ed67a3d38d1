import { LAND_LEVELS } from '#domain/geography/land/land-tiles.ts';
import type { LandPath, LandPaths } from './land-paths.ts';
import { type View, worldPixels } from './view.ts';

export type Inks = { fill: string; stroke: string };

/** Zooms at which the next finer level of land is drawn. */
const FINER_FROM = [3, 6];
const LINE_PIXELS = 0.9;

/** The level of land that is drawn at a zoom, once its tiles have come. */
export const levelAt = (zoom: number) => FINER_FROM.filter((from) => zoom >= from).length;

/** Draws the land of a view on a canvas that has `pixels` of its own for each of the page's. */
export function drawLand(
	pen: OffscreenCanvasRenderingContext2D,
	land: LandPaths,
	{ view, pixels, inks }: { view: View; pixels: number; inks: Inks },
) {
	const placed = placeTiles(pen.canvas, land, view, pixels);
	pen.fillStyle = inks.fill;
	for (const { path, left, top, scale } of placed) {
		pen.setTransform(scale, 0, 0, scale, left, top);
		pen.fill(path.land, 'evenodd');
	}
	pen.strokeStyle = inks.stroke;
	pen.lineJoin = 'round';
	for (const { path, left, top, scale } of placed) {
		pen.setTransform(scale, 0, 0, scale, left, top);
		pen.lineWidth = (LINE_PIXELS * pixels) / scale;
		pen.stroke(path.outline);
	}
}

type Placed = { path: LandPath; left: number; top: number; scale: number };

/** Where the tiles for this zoom lie on the canvas. Until all of them have come, a coarser level is drawn. */
function placeTiles(canvas: OffscreenCanvas, land: LandPaths, view: View, pixels: number): Placed[] {
	const wanted = levelAt(view.zoom);
	// The whole world is always there: it carries the names, and fills in for what has not come.
	if (wanted > 0) land.find(0, 0, 0);
	for (let level = wanted; level > 0; level -= 1) {
		const placed = placeLevel(canvas, land, level, view, pixels);
		if (placed.every((tile) => tile !== null)) return placed;
	}
	return placeLevel(canvas, land, 0, view, pixels).filter((tile) => tile !== null);
}

function placeLevel(canvas: OffscreenCanvas, land: LandPaths, level: number, view: View, pixels: number) {
	const across = 2 ** (LAND_LEVELS[level]?.zoom ?? 0);
	const side = (worldPixels(view.zoom) * pixels) / across;
	const [left, top] = [canvas.width / 2 - view.x * across * side, canvas.height / 2 - view.y * across * side];
	const placed: (Placed | null)[] = [];
	for (let y = Math.max(0, Math.floor(-top / side)); y < Math.min(across, (canvas.height - top) / side); y += 1) {
		for (let x = Math.floor(-left / side); x < (canvas.width - left) / side; x += 1) {
			const path = land.find(level, ((x % across) + across) % across, y);
			placed.push(path ? { path, left: left + x * side, top: top + y * side, scale: side / path.units } : null);
		}
	}
	return placed;
}
