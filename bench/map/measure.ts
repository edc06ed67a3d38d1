/**
 * `npm run map-frames -- ORIGIN`: what the map of the find page costs a frame, in milliseconds of script, while it is dragged,
 * zoomed by wheel and by keys on a machine four times slower than this one; and what the rest of the page costs, which is
 * the list that is renewed when the map has come to stand. Without an address it starts a site of its own with the shipped
 * catalogue; the goal is meant for a full one. Fails where the map's 99th percentile passes the goal.
 */
import { chromium, type Page } from '@playwright/test';
import { requireWholeBrowser } from '#tests/support/browser.ts';
import { startSite } from '#tests/support/site.ts';
import { share } from '../process.ts';
import { recordFrames } from './frames.ts';

const SLOWDOWN = 4;
const GOAL_MILLISECONDS = 8;
const NAME_WIDTH = 34;
const WIDTHS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** Europe, the United States and Japan: where most markers are. */
const PLACES = ['-8,42,24,58', '-95,30,-72,44', '134,33,142,38'];

const [given] = process.argv.slice(2);
const site = given ? null : await startSite();
const origin = given ?? site?.origin ?? '';
const browser = await chromium.launch({
	executablePath: requireWholeBrowser(),
	args: ['--no-sandbox', '--disable-gpu'],
});
let missed = false;
try {
	console.log(
		['script a frame, ms'.padEnd(NAME_WIDTH), ...['frames', 'p50', 'p95', 'p99', 'max'].map(inColumn)].join(' '),
	);
	for (const [name, viewport] of Object.entries(WIDTHS)) {
		for (const box of PLACES) {
			const isPhone = name === 'phone';
			const page = await browser.newPage({ viewport, hasTouch: isPhone, deviceScaleFactor: isPhone ? 2 : 1 });
			await page.goto(`${origin}/find-course?view=map&box=${box}`, { waitUntil: 'networkidle' });
			const middle = await prepare(page);
			const frames = await recordFrames(page, SLOWDOWN, () => moveAbout(page, isPhone, middle));
			if (report(`${name} ${box}, map`, frames.map) > GOAL_MILLISECONDS) missed = true;
			report(`${name} ${box}, the rest`, frames.page);
			await page.close();
		}
	}
} finally {
	await browser.close();
	await site?.stop();
}
process.exitCode = missed ? 1 : 0;

/** Prints a line and returns the 99th percentile. */
function report(name: string, frames: number[]): number {
	const columns = [String(frames.length), ...[0.5, 0.95, 0.99, 1].map((part) => share(frames, part).toFixed(2))];
	console.log([name.padEnd(NAME_WIDTH), ...columns.map(inColumn)].join(' '));
	return share(frames, 0.99);
}

function inColumn(text: string) {
	return text.padStart(7);
}

/** Brings the map into sight and gives the point to move it by: done before anything is counted. */
async function prepare(page: Page) {
	const map = page.getByRole('application');
	// On a phone the map stands below the filters; what is out of sight gets no event.
	await map.scrollIntoViewIfNeeded();
	const box = await map.boundingBox();
	if (!box) throw new Error('there is no map on the page');
	await map.focus();
	return { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 500) / 2 };
}

/** A drag there and back, by wheel or fingers in and out, keys: what a reader does in ten seconds. */
async function moveAbout(page: Page, isPhone: boolean, middle: { x: number; y: number }) {
	await (isPhone ? moveByFingers(page, middle) : moveByMouse(page, middle));
	for (const key of ['ArrowRight', 'ArrowDown', '+', 'ArrowLeft', '-', '-', '+']) {
		await page.keyboard.press(key);
		await page.waitForTimeout(320);
	}
}

async function moveByMouse(page: Page, { x, y }: { x: number; y: number }) {
	await page.mouse.move(x, y);
	await page.mouse.down();
	for (const way of [-1, 1]) {
		for (let step = 0; step < 40; step += 1) await page.mouse.move(x + way * step * 5, y + way * step * 2);
	}
	await page.mouse.up();
	for (const turn of [-60, 60]) for (let step = 0; step < 14; step += 1) await page.mouse.wheel(0, turn);
}

/** Two fingers: together there and back, then apart and towards each other. */
async function moveByFingers(page: Page, { x, y }: { x: number; y: number }) {
	const session = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove', right: number, apart: number) =>
		session.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: [-1, 1].map((side, id) => ({ id, x: x + right + side * apart, y: y + side * apart })),
		});
	await touch('touchStart', 0, 40);
	for (const way of [-1, 1]) for (let step = 0; step < 40; step += 1) await touch('touchMove', way * step * 2, 40);
	for (let step = 0; step < 40; step += 1) await touch('touchMove', 0, 40 + step);
	for (let step = 40; step > 0; step -= 1) await touch('touchMove', 0, 40 + step);
	await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await session.detach();
}
