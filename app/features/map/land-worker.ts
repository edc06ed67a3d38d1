import type { LandLabel } from '#domain/geography/land/land-tiles.ts';
import { drawLand, type Inks } from './land-drawing.ts';
import { createLandPaths } from './land-paths.ts';
import type { Size, View } from './view.ts';

/** What the map asks this worker to draw: `width` and `height` in pixels of the canvas. */
export type LandAsked = { view: View; size: Size; pixels: number; width: number; height: number; inks: Inks };
/** A tile that the page has fetched for this worker; null where it could not. */
export type LandFetched = { address: string; text: string | null };
export type LandWanted = { address: string };
export type LandDrawn = { asked: LandAsked; picture: ImageBitmap; labels: readonly LandLabel[] };

/**
 * The page's own thread only moves the picture: land is read and drawn here. It fetches the tiles, too, because a worker's
 * script comes with the policy of a file, which may call nobody.
 */
let latest: LandAsked | null = null;
let isWaiting = false;

const waitingFor = new Map<string, PromiseWithResolvers<string>>();

const land = createLandPaths((address) => {
	const tile = Promise.withResolvers<string>();
	waitingFor.set(address, tile);
	const wanted: LandWanted = { address };
	postMessage(wanted);
	return tile.promise;
}, drawSoon);

addEventListener('message', ({ data }: MessageEvent<LandAsked | LandFetched>) => {
	if ('view' in data) {
		latest = data;
		return drawSoon();
	}
	const tile = waitingFor.get(data.address);
	waitingFor.delete(data.address);
	if (data.text === null) tile?.reject(new Error('the land could not be fetched'));
	else tile?.resolve(data.text);
});

/** Several tiles that come at once are one drawing. */
function drawSoon() {
	if (isWaiting) return;
	isWaiting = true;
	setTimeout(draw);
}

function draw() {
	isWaiting = false;
	if (!latest) return;
	const canvas = new OffscreenCanvas(latest.width, latest.height);
	const pen = canvas.getContext('2d');
	if (!pen) return;
	drawLand(pen, land, latest);
	const picture = canvas.transferToImageBitmap();
	const drawn: LandDrawn = { asked: latest, picture, labels: land.labels };
	postMessage(drawn, { transfer: [picture] });
}
