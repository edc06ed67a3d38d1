import type { LandLabel } from '#domain/geography/land/land-tiles.ts';
import { drawLand, type Inks } from './land-drawing.ts';
import { createLandPaths } from './land-paths.ts';
import type { Size, View } from './view.ts';

/** What the map asks this worker to draw: `width` and `height` in pixels of the canvas. */
export type LandAsked = { view: View; size: Size; pixels: number; width: number; height: number; inks: Inks };
export type LandDrawn = { asked: LandAsked; picture: ImageBitmap; labels: readonly LandLabel[] };

/** Land is fetched, read and drawn here, so that the page's own thread only has to move the picture. */
let latest: LandAsked | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Tiles come in bursts: so long a drawing waits for the others. */
const TILES_MILLISECONDS = 60;

const land = createLandPaths(() => drawSoon(TILES_MILLISECONDS));

addEventListener('message', ({ data }: MessageEvent<LandAsked>) => {
	latest = data;
	drawSoon();
});

/** What the reader waits for is drawn at once, whatever else is on its way. */
function drawSoon(pause = 0) {
	if (waiting !== undefined && pause > 0) return;
	clearTimeout(waiting);
	waiting = setTimeout(draw, pause);
}

function draw() {
	waiting = undefined;
	if (!latest) return;
	const canvas = new OffscreenCanvas(latest.width, latest.height);
	const pen = canvas.getContext('2d');
	if (!pen) return;
	drawLand(pen, land, latest);
	const picture = canvas.transferToImageBitmap();
	const drawn: LandDrawn = { asked: latest, picture, labels: land.labels };
	postMessage(drawn, { transfer: [picture] });
}
