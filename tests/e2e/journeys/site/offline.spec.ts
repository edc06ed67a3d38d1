import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/support/test.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const GUIDE = '/guides/winter-golf';

/** Addresses of kept pages. */
const kept = (page: Page) =>
	page.evaluate(async () => {
		const keys = await (await caches.open('fescue-pages')).keys();
		return keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
	});

/** Opens a page and waits until the service worker has it under its care. */
async function read(page: Page, path: string) {
	await page.goto(path);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await expect.poll(() => kept(page)).toContain(path);
}

test('X11: pages that were read open without a connection, with their type and pictures', async ({ page, context }) => {
	await read(page, GUIDE);
	await read(page, '/how-we-rate');
	await context.setOffline(true);
	await page.goto(GUIDE);
	await expect(page.getByRole('heading', { level: 1, name: /Winter golf/ })).toBeVisible();
	const cover = page.locator('article header img');
	expect(
		await cover.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
	).toBeGreaterThan(0);
	expect(
		await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('20px "Instrument Serif"'))),
	).toBe(true);
	await page.goto('/how-we-rate');
	await expect(page.getByRole('heading', { level: 1, name: 'How we rate' })).toBeVisible();
});

test('other pages give way to the offline page, which lists what can be read and finds its way back', async ({
	page,
	context,
}) => {
	await read(page, GUIDE);
	await context.setOffline(true);
	await page.goto('/partners');
	await expect(page.getByRole('heading', { level: 1, name: 'No signal out here' })).toBeVisible();
	await expect(page).toHaveURL('/partners');
	const list = page.getByRole('region', { name: 'Kept on this device' });
	await expect(list.getByRole('listitem')).toHaveCount(1);
	await list.getByRole('link', { name: /Winter golf/ }).click();
	await expect(page).toHaveURL(GUIDE);
	await page.goto('/partners');
	await context.setOffline(false);
	await page.getByRole('link', { name: 'Try again' }).click();
	await expect(page).toHaveURL('/partners');
	await expect(page.getByRole('heading', { level: 1, name: 'No signal out here' })).toBeHidden();
});

test('online the network is asked first', async ({ page }) => {
	await read(page, GUIDE);
	await page.evaluate(async (path) => {
		const pages = await caches.open('fescue-pages');
		await pages.put(path, new Response('<h1>old</h1>', { headers: { 'Content-Type': 'text/html' } }));
	}, GUIDE);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1, name: /Winter golf/ })).toBeVisible();
	await expect
		.poll(() => page.evaluate(async (path) => (await (await caches.match(path))?.text())?.length, GUIDE))
		.toBeGreaterThan(1_000);
});

test('S30: nothing that belongs to one reader, changes with each visit or is data is ever kept', async ({ page }) => {
	await read(page, GUIDE);
	for (const path of [
		'/create-review',
		'/auth/login',
		'/account',
		'/support/contact',
		'/find-course',
		'/no-such-page',
	]) {
		await page.goto(path);
		await page.waitForLoadState('networkidle');
	}
	await page.goto('/top-rated-courses');
	await page.waitForLoadState('networkidle');
	await page.getByRole('link', { name: 'Asia' }).first().click();
	await expect(page).toHaveURL(/continent=Asia/);
	await expect(page.getByRole('article').first()).toContainText('Asia');
	expect((await kept(page)).sort()).toEqual([GUIDE, '/offline']);
	const others = await page.evaluate(async () => {
		const keys = await (await caches.open('fescue-files')).keys();
		return keys.map(({ url }) => new URL(url).pathname).filter((path) => !/^\/(?:assets|covers)\//.test(path));
	});
	expect(others).toEqual([]);
	expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
});

test('at most fifty pages are kept, the ones read last, and always the offline page', async ({ page }) => {
	await read(page, GUIDE);
	await page.evaluate(async () => {
		const pages = await caches.open('fescue-pages');
		for (let n = 0; n < 60; n += 1) await pages.put(`/old-${n}`, new Response('old'));
	});
	await page.goto('/how-we-rate');
	await expect.poll(async () => (await kept(page)).length).toBe(50);
	const pages = await kept(page);
	expect(pages).toEqual(expect.arrayContaining(['/offline', '/how-we-rate', '/old-59']));
	expect(pages).not.toContain(GUIDE);
});

test('N2: a kept page says nothing of the present once its time is over', async ({ page, context }) => {
	const course = '/courses/sweden/falsterbo';
	await read(page, course);
	const now = page.getByRole('region', { name: 'How it is now' });
	await expect(now).toBeVisible();
	await context.setOffline(true);
	await page.goto(course);
	await expect(now).toBeVisible();
	// As though the day had gone by since it was read.
	const until = await page.evaluate(async (path) => {
		const pages = await caches.open('fescue-pages');
		const copy = await pages.match(path, { ignoreVary: true });
		if (!copy) return null;
		const headers = new Headers(copy.headers);
		headers.set('Said-Until', new Date(Date.now() - 1_000).toISOString());
		await pages.put(path, new Response(await copy.text(), { headers }));
		return copy.headers.get('Said-Until');
	}, course);
	expect(Date.parse(until ?? '')).toBeGreaterThan(Date.now());
	await page.goto(course);
	await expect(page.getByRole('heading', { level: 1, name: 'Falsterbo' })).toBeVisible();
	await expect(now).toHaveCount(0);
});
