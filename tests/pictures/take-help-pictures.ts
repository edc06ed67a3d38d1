/**
 * `npm run help-pictures`: takes the pictures of the help articles from the built site, on a data folder of its own with
 * the shipped catalogue and its samples, and lays them in public/help as AVIF and WebP.
 */
import { mkdir, readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { requireBuild } from '#server/start/build.ts';
import { say } from '#server/start/terminal.ts';
import { BROWSER_ARGUMENTS, requireBrowser } from '../support/sites/browser.ts';
import { startSite } from '../support/sites/site.ts';
import { HELP_SCREENS, REVIEW, type Screen } from './help-screens.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../public/help/', import.meta.url));
/** Pixels of the page; the pictures are a quarter larger, for dense screens. */
const VIEW = { width: 960, height: 640 };
const SCALE = 1.25;
/** Milliseconds. A review that comes back sooner is held for an editor. */
const AS_LONG_AS_A_PERSON = 3_500;
const MEMBER = { email: 'karin.ekdahl@example.com', password: 'three long irons' };
/** The bar would lie over what is shown; the rest of the frame says nothing about it. */
const PICTURE_STYLE = 'body > :not(main) { visibility: hidden } * { caret-color: transparent }';
/** Pixels above what the picture begins with. */
const ROOM = 24;

await mkdir(FOLDER, { recursive: true });
await requireBuild(ROOT, say);
const site = await startSite();
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGUMENTS });
try {
	const [visitor, member] = [await openContext(browser), await openContext(browser)];
	await becomeMember(await member.newPage());
	for (const [name, screen] of Object.entries(HELP_SCREENS)) {
		await take(name, screen, screen.member ? member : visitor);
	}
} finally {
	await browser.close();
	await site.stop();
}
const sizes = await Promise.all((await readdir(FOLDER)).map(async (file) => (await stat(FOLDER + file)).size));
say(`${sizes.length} files, ${Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024)} KiB in public/help`);

function openContext(from: Browser): Promise<BrowserContext> {
	return from.newContext({
		baseURL: site.origin,
		viewport: VIEW,
		deviceScaleFactor: SCALE,
		locale: 'en-GB',
		timezoneId: 'Europe/Stockholm',
		colorScheme: 'light',
		reducedMotion: 'reduce',
		serviceWorkers: 'block',
		// For the one style of our own, below.
		bypassCSP: true,
	});
}

async function showFrom(page: Page, selector: string, room: number) {
	const scroll = (element: Element, above: number) =>
		scrollTo(0, element.getBoundingClientRect().top + scrollY - above);
	await page.locator(selector).first().evaluate(scroll, room);
}

async function take(name: string, { path, prepare, from, room = ROOM }: Screen, context: BrowserContext) {
	const page = await context.newPage();
	await page.goto(path, { waitUntil: 'networkidle' });
	await prepare?.(page);
	if (from) await showFrom(page, from, room);
	await page.addStyleTag({ content: PICTURE_STYLE });
	await page.waitForLoadState('networkidle');
	const shot = sharp(await page.screenshot({ animations: 'disabled' }));
	await shot.clone().avif({ quality: 52, effort: 6 }).toFile(`${FOLDER}${name}.avif`);
	await shot.clone().webp({ quality: 72, effort: 6 }).toFile(`${FOLDER}${name}.webp`);
	await page.close();
}

/** Signs up, confirms by the letter, which signs in, and writes one review, all as a reader does. */
async function becomeMember(page: Page) {
	await page.goto('/auth/signup');
	await page.getByLabel('First name').fill('Karin');
	await page.getByLabel('Last name').fill('Ekdahl');
	await page.getByLabel('Email', { exact: true }).fill(MEMBER.email);
	await page.getByLabel('Password', { exact: true }).fill(MEMBER.password);
	await page.getByLabel('Confirm password').fill(MEMBER.password);
	await page.getByRole('checkbox').check();
	await page.getByRole('button', { name: 'Create Account' }).click();
	await page.waitForURL('**/auth/login?flash=created');
	await page.goto(await confirmationLink(page));
	await page.getByRole('button', { name: 'Confirm Email' }).click();
	await page.waitForURL('**/account?flash=confirmed*');
	await writeReview(page);
	await page.close();
}

async function writeReview(page: Page) {
	await page.goto('/create-review?course=ljunghusen', { waitUntil: 'networkidle' });
	const name = page.getByLabel('Your Name');
	if (await name.isEditable()) await name.fill('Karin Ekdahl');
	await page.getByLabel('Rating', { exact: true }).selectOption('9');
	await page.getByLabel('Date Played').fill('2026-06-12');
	await page.getByLabel('Your Review').fill(REVIEW);
	await page.waitForTimeout(AS_LONG_AS_A_PERSON);
	await page.getByRole('button', { name: 'Submit Review' }).click();
	await page.waitForURL('**/top-rated-courses**');
}

/** The letter lies at /dev/mail as soon as the outbox has been worked. */
async function confirmationLink(page: Page): Promise<string> {
	for (let second = 0; second < 60; second++) {
		const list = await (await page.request.get('/dev/mail')).text();
		const [, letter] = /href="(\/dev\/mail\/[^"/]+)"/.exec(list) ?? [];
		const text = letter ? await (await page.request.get(`${letter}/text`)).text() : '';
		const [, link] = /https?:\/\/[^/\s]+(\/auth\/\S+)/.exec(text) ?? [];
		if (link) return link;
		await page.waitForTimeout(1_000);
	}
	throw new Error('the letter of confirmation did not come');
}
