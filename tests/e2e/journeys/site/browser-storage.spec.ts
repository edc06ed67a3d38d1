import { expect, type Page } from '@playwright/test';
import { confirmEmail, newMember, signUp } from '#tests/e2e/support/accounts.ts';
import { COURSE } from '#tests/e2e/support/pages.ts';
import { hydrated, test } from '#tests/e2e/support/test.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

/** Everything that the site leaves in the browser, by the name it has there. */
type Left = { cookies: Set<string>; storage: Set<string> };

test('the cookie page lists exactly what a member’s browser is given to keep', async ({ page }) => {
	// A long walk: from the first visit to the sign-out.
	test.setTimeout(90_000);
	const left = await watchStorage(page);
	const member = newMember('Signe');
	await page.goto('/');
	await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
	await expect.poll(() => [...left.storage]).toContain('theme');
	await signUp(page, member);
	await confirmEmail(page, member);
	await page.goto(`/compare?course=${COURSE.slug}&course=falsterbo`);
	await page.getByRole('button', { name: 'Keep these in my tray' }).click();
	await expect.poll(() => [...left.storage]).toContain('fescue:compare');
	// As when a script of the page is gone.
	await Promise.all([page.waitForEvent('load'), page.evaluate(() => dispatchEvent(new Event('vite:preloadError')))]);
	await expect.poll(() => [...left.storage]).toContain('fescue:reloaded');
	await page.goto(`/create-review?course=${COURSE.slug}`);
	await hydrated(page);
	await page.getByLabel('Your Review').fill('Wind from the sea, and firm greens.');
	await expect.poll(() => [...left.storage].join()).toContain('review-draft');
	await page.goto('/account/profile');
	await hydrated(page);
	await page.getByRole('button', { name: 'Save Profile' }).click();
	await expect(page).toHaveURL('/account/settings?flash=profile');
	await page.goto(COURSE.path);
	await expect.poll(() => [...left.storage]).toContain('fescue:auth:opener');
	await page.route('**/played', (route) => route.abort('internetdisconnected'));
	await page
		.getByRole('main')
		.getByRole('button', { name: /^Played/ })
		.first()
		.click();
	await expect.poll(() => databases(page)).toEqual(['fescue-waiting', 'fescue-waits']);
	for (const name of await databases(page)) left.storage.add(name);
	await page.unroute('**/played');
	await page.reload();
	await expect.poll(() => databases(page)).toEqual(['fescue-waiting']);
	await page.goto('/guides');
	const bar = page.locator('header[data-bar]');
	await bar.locator('summary', { hasText: /^S$/ }).click();
	await bar.getByRole('button', { name: 'Sign out' }).click();
	await expect(page.getByText('You have been signed out')).toBeVisible();

	const listed = await listedOnTheCookiePage(page);
	// What is written while a page is left is only to be seen on the next one.
	for (const key of await page.evaluate(() => Object.keys(sessionStorage))) left.storage.add(key);
	expect([...left.cookies].map(nameOverHttps).sort()).toEqual(listed.cookies);
	expect([...new Set([...left.storage].map((key) => key.replace(/(?<=review-draft:|typed:).+/, '')))].sort()).toEqual(
		listed.storage,
	);
});

test('who only reads is given no cookie', async ({ page, context }) => {
	for (const path of ['/', '/find-course', COURSE.path, '/create-review', '/support/contact', '/newsletter']) {
		await page.goto(path);
		expect(await context.cookies()).toEqual([]);
	}
});

/** The names of the browser's databases. */
const databases = (page: Page) =>
	page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '').sort());

/** Writes down every cookie that an answer sets and every key that a script writes. */
async function watchStorage(page: Page): Promise<Left> {
	const left: Left = { cookies: new Set(), storage: new Set() };
	await page.exposeFunction('noteKey', (key: string) => left.storage.add(key) && undefined);
	await page.addInitScript(() => {
		const { setItem } = Storage.prototype;
		Storage.prototype.setItem = function (key, value) {
			(window as unknown as { noteKey(key: string): void }).noteKey(key);
			setItem.call(this, key, value);
		};
	});
	page.on('response', async (response) => {
		// A page that is left may take its answers with it; the cookies of the others are enough.
		const headers = await response.headersArray().catch(() => []);
		for (const { name, value } of headers) {
			if (name.toLowerCase() === 'set-cookie') left.cookies.add(value.split('=', 1)[0] ?? '');
		}
	});
	return left;
}

/** The names in the first column of the last two tables: before them stand those of whoever votes on a trip without an account. */
async function listedOnTheCookiePage(page: Page) {
	await page.goto('/legal/cookie-policy');
	const tables = (await page.locator('main table').all()).slice(-2);
	const lists = await Promise.all(tables.map((table) => table.locator('td:first-child code').allTextContents()));
	return { cookies: (lists[0] ?? []).sort(), storage: (lists[1] ?? []).sort() };
}

/** The site under test speaks plain http, where browsers refuse the prefix that guards the session's cookies. */
const nameOverHttps = (name: string) => (name === 'signed_in' ? name : `__Host-${name}`);
