import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';

const filters = (page: Page) => page.getByRole('navigation', { name: 'Filters' });
const foldedFilters = (page: Page) => page.locator('summary', { hasText: 'Filters' });
/** The end of an element, in pixels from the top of the screen; nothing has been scrolled. */
const bottomOf = async (element: Locator) => {
	const box = await element.boundingBox();
	return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
};

/** Keeps what the page says politely while its list changes. */
const listen = (page: Page) =>
	page.evaluate(() => {
		const said: string[] = [];
		const place = document.querySelector('main [role="status"] > span')?.parentElement;
		if (!place) throw new Error('the page says nothing');
		new MutationObserver((changes) => {
			if (changes.some(({ addedNodes, type }) => addedNodes.length > 0 || type === 'characterData'))
				said.push(place.textContent ?? '');
		}).observe(place, { childList: true, characterData: true, subtree: true });
		Object.assign(window, { said });
	});
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

/** Refuses to tell where the reader is. */
const refusePlace = (page: Page) =>
	page.addInitScript(() => {
		navigator.geolocation.getCurrentPosition = (_, failed) => failed?.({ code: 1 } as GeolocationPositionError);
	});

test.describe('the find page on a phone', () => {
	test.use({ viewport: WIDTHS.phone });

	test('the Algarve: from home to the page of a course', async ({ page }) => {
		await page.goto('/');
		const box = page.getByRole('combobox', { name: 'Course or country' });
		await box.click();
		await box.pressSequentially('the algarve');
		await page
			.getByRole('group', { name: 'Places' })
			.getByRole('option', { name: /^Algarve/ })
			.click();
		await expect(page).toHaveURL('/find-course?area=algarve');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ courses in the Algarve$/);
		await expect(page.getByRole('searchbox', { name: 'Course, town or country' })).toBeVisible();
		const first = page.getByRole('article').first();
		await expect(first).toContainText('Portugal');
		expect(await bottomOf(first)).toBeLessThan(WIDTHS.phone.height);
		await first.getByRole('link', { name: /^View Details/ }).click();
		await page.getByRole('dialog').getByRole('link', { name: 'Course page' }).click();
		await expect(page).toHaveURL(/\/courses\/portugal\//);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	});

	for (const query of [
		'q=links',
		'country=united-kingdom&terrain=links&holes=18',
		'q=golf&date=2026-06-12&handicap=18',
		'near=55.41_12.93&sort=distance&radius=50',
	]) {
		test(`the first course is seen without scrolling: ${query}`, async ({ page }) => {
			await page.goto(`/find-course?${query}`);
			expect(await bottomOf(page.getByRole('article').first())).toBeLessThan(WIDTHS.phone.height);
		});
	}

	test('the map is seen without scrolling', async ({ page }) => {
		await page.goto('/find-course?country=sweden&view=map');
		const map = page.getByRole('region', { name: 'Map' });
		// The map takes the place of its outline once its code is there.
		await expect
			.poll(async () => (await map.boundingBox())?.y ?? Number.POSITIVE_INFINITY)
			.toBeLessThan(WIDTHS.phone.height / 2);
	});

	test('one line says what is searched for; the rest of the box opens by keyboard, and folds again', async ({
		page,
	}) => {
		await page.goto('/find-course?q=bro+hof');
		await hydrated(page);
		await expect(page.getByRole('searchbox')).toHaveValue('bro hof');
		await expect(page.getByLabel('Handicap')).toBeHidden();
		await foldedFilters(page).focus();
		await page.keyboard.press('Enter');
		await page.getByLabel('Handicap').fill('18');
		await expect(page).toHaveURL(/handicap=18/);
		await expect(foldedFilters(page)).toHaveText('Filters (1)');
		await page.getByRole('button', { name: 'Show courses' }).click();
		await expect(filters(page)).toBeHidden();
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
		await page.getByRole('link', { name: 'Clear the search words' }).click();
		await expect(page).not.toHaveURL(/q=/);
		await expect(page.locator('#find-q')).toBeFocused();
		await expect(page.locator('#find-q')).toHaveValue('');
	});

	test('Filters counts filters alone: no words, order, view or page', async ({ page }) => {
		for (const [query, title] of [
			['q=golf&sort=name&view=grid&page=2', 'Filters'],
			['q=golf&country=sweden&sort=name&view=grid', 'Filters (1)'],
			['continent=Europe&terrain=links.heath&date=2026-06-12&handicap=18', 'Filters (5)'],
			['near=55.41_12.93&sort=distance', 'Filters'],
			['near=55.41_12.93&sort=distance&radius=50', 'Filters (1)'],
		] as const) {
			await page.goto(`/find-course?${query}`);
			await expect(foldedFilters(page)).toHaveText(title);
		}
	});

	test('what was found is said once for each change', async ({ page }) => {
		await page.goto('/find-course?country=sweden');
		await hydrated(page);
		await listen(page);
		await foldedFilters(page).click();
		await filters(page)
			.getByRole('link', { name: /^18 holes/ })
			.click();
		await expect(page).toHaveURL(/holes=18/);
		await expect.poll(() => said(page)).toEqual([expect.stringMatching(/^\d+ courses/)]);
		await page.getByRole('link', { name: 'Take off 18 holes' }).click();
		await expect(page).not.toHaveURL(/holes=18/);
		await expect.poll(() => said(page)).toHaveLength(2);
		await page.getByRole('link', { name: 'Grid View' }).click();
		await expect(page).toHaveURL(/view=grid/);
		expect(await said(page)).toHaveLength(2);
	});

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false });

		test('the box opens, is sent, and nothing is offered that needs a script', async ({ page }) => {
			await page.goto('/find-course?q=bro+hof');
			await expect(page.getByRole('button', { name: 'Distance from me' })).toBeHidden();
			await foldedFilters(page).click();
			await page.getByLabel('Country', { exact: true }).selectOption('sweden');
			await page.getByRole('button', { name: 'Show courses' }).click();
			await expect(page).toHaveURL(/q=bro\+hof.*country=sweden/);
			await expect(page.getByRole('heading', { level: 1 })).toContainText('in Sweden for “bro hof”');
			await page.locator('summary', { hasText: 'Change order' }).click();
			await expect(page.getByRole('link', { name: 'Price' })).toBeVisible();
			await expect(page.getByRole('button', { name: 'Distance from me' })).toBeHidden();
			await page.goto('/');
			await expect(page.getByRole('button', { name: 'Near me' })).toBeHidden();
		});
	});

	test('a radius is chosen around where one is, and leaves out what is farther', async ({ page, context }) => {
		await context.grantPermissions(['geolocation']);
		await context.setGeolocation({ latitude: 55.406789, longitude: 12.931234 });
		await page.goto('/');
		await page.getByRole('button', { name: 'Near me' }).click();
		await expect(page).toHaveURL('/find-course?sort=distance&near=55.41_12.93');
		await page.getByRole('navigation', { name: 'Within' }).getByRole('link', { name: '30 km' }).click();
		await expect(page).toHaveURL(/radius=30/);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ courses within 30 km of you$/);
		const distances = await page.getByText(/^\d+ km away$/).allInnerTexts();
		expect(distances.length).toBeGreaterThan(3);
		for (const words of distances) expect(Number.parseInt(words, 10)).toBeLessThanOrEqual(30);
		await page.getByRole('link', { name: 'Take off Within 30 km of me' }).click();
		await expect(page).not.toHaveURL(/radius/);
	});

	test('a place that is refused changes nothing, and that is said', async ({ page }) => {
		await refusePlace(page);
		await page.goto('/find-course?country=sweden&sort=name');
		await hydrated(page);
		await page.locator('summary', { hasText: 'Change order' }).click();
		await page.getByRole('button', { name: 'Distance from me' }).click();
		const words = 'Your browser has not told us where you are, so nothing has changed.';
		await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
		await expect(page).toHaveURL('/find-course?country=sweden&sort=name');
		await expect(page.locator('summary', { hasText: 'By name' })).toBeVisible();
		await page.goto('/');
		await page.getByRole('button', { name: 'Near me' }).click();
		await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
		await expect(page).toHaveURL('/');
	});
});

test.describe('what is not known is not hidden (K12)', () => {
	/** The courses of a page, each with the words of its card. */
	const cards = (page: Page) => page.getByRole('article').allInnerTexts();
	const firstUnlike = (all: string[], words: string) => all.findIndex((card) => card.includes(words));

	test('Open on: known to be open first, then season not known, which can be left out', async ({ page }) => {
		await page.goto('/find-course?country=sweden&date=2026-06-12');
		const note = page.getByRole('listitem').filter({ hasText: 'Open on 12 June 2026:' });
		const open = Number(/(\d+) known to be open/.exec(await note.innerText())?.[1]);
		const unknown = Number(/then (\d+) whose season/.exec(await note.innerText())?.[1] ?? 0);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${open + unknown} courses in Sweden`);
		expect(firstUnlike(await cards(page), 'Season not known')).not.toBe(0);
		await page.goto('/find-course?country=japan&date=2026-06-12');
		const last = page.getByRole('navigation', { name: 'Pages' }).getByRole('link').last();
		if (await last.isVisible()) await page.goto('/find-course?country=japan&date=2026-06-12&page=1000');
		const all = await cards(page);
		const from = firstUnlike(all, 'Season not known');
		expect(all.slice(Math.max(from, 0)).every((card) => card.includes('Season not known')) || from < 0).toBe(true);
		await page.getByRole('link', { name: 'Only those known to be open' }).click();
		await expect(page).toHaveURL(/open=known/);
		await expect(page.getByText('Season not known')).toHaveCount(0);
		await page.getByRole('link', { name: 'Those of unknown season too' }).click();
		await expect(page).not.toHaveURL(/open=known/);
	});

	test('Handicap: what is known to suit it is marked and first, what is known not to is last with the reason', async ({
		page,
	}) => {
		await page.goto('/find-course?country=sweden&handicap=18');
		await expect(page.getByText(/known to suit it (come first and are|comes first and is) marked/)).toBeVisible();
		expect((await cards(page))[0]).toContain('Suits a handicap of 18');
		await page.goto('/find-course?country=sweden&handicap=18&page=1000');
		expect((await cards(page)).at(-1)).toMatch(/(Longer|Harder|Shorter).* than suits a handicap of 18/);
	});

	test('says so where none is known to suit a handicap', async ({ page }) => {
		await page.goto('/find-course?q=carnoustie+championship&handicap=54');
		await expect(page.getByText('none of these is known to suit it.')).toBeVisible();
	});
});
