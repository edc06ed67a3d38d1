import { expect } from '@playwright/test';
import { formatNumber } from '#app/lib/format/format.ts';
import { hydrated, test } from '#tests/e2e/support/test.ts';

test.describe('the find page understands what is meant', () => {
	test('four days in Scotland under 100 euro: each part can be taken off, and the words searched instead', async ({
		page,
	}) => {
		await page.goto('/find-course');
		await hydrated(page);
		await page.locator('#find-q').fill('four days in Scotland under 100 euro');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ courses in Scotland$/);
		// The suggestions lie over the chips until they are closed.
		await page.keyboard.press('Escape');
		const chips = page.getByRole('list', { name: 'Chosen filters' });
		await expect(chips.getByRole('link', { name: 'Take off Scotland' })).toBeVisible();
		await expect(page.getByRole('status').filter({ hasText: 'Under €100' })).toHaveCount(1);
		await chips.getByRole('link', { name: 'Take off Under €100' }).click();
		await expect(page).toHaveURL(/q=four\+days\+in\+Scotland$/);
		await page.getByRole('link', { name: 'Search for these words instead' }).click();
		await expect(page).toHaveURL(/words=plain/);
		await page.getByRole('link', { name: 'Search for what these words mean' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ courses in Scotland$/);
	});

	test('near Stockholm, open on a date: nearest first, with a radius to choose', async ({ page }) => {
		await page.goto('/find-course?q=near+Stockholm&date=2027-06-12');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/within \d+ km of Stockholm$/);
		await expect(page.getByText('Open on 12 June 2027')).toBeVisible();
		await expect(page.getByText(/\d+ km from Stockholm/).first()).toBeVisible();
	});

	test('a half-remembered name is a name, whatever place is in it', async ({ page }) => {
		await page.goto('/find-course?q=new+course+st+andrews');
		await expect(page.getByRole('article').first()).toContainText('St Andrews, New Course');
		await page.goto('/find-course?q=royal+dornock');
		await expect(page.getByRole('article').first()).toContainText('Royal Dornoch');
	});

	test('the data call that searches answers with the first courses of the page', async ({ page, request }) => {
		for (const q of ['best links in Ireland', 'cheap golf near Stockholm', 'St Andrews', 'royal dornock', 'links']) {
			await page.goto(`/find-course?q=${encodeURIComponent(q)}`);
			const shown = await page.getByRole('article').getByRole('heading').allTextContents();
			const answer = await request.get(`/api/search?limit=10&q=${encodeURIComponent(q)}`);
			const { total, courses }: { total: number; courses: { name: string }[] } = await answer.json();
			expect(courses.map(({ name }) => name)).toEqual(shown.slice(0, 10));
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${formatNumber(total)} `));
		}
	});

	test('a region of a place that was typed has the courses that its number says', async ({ page }) => {
		await page.goto('/find-course?q=golf+in+Scotland');
		await hydrated(page);
		const sheet = page.locator('summary').filter({ hasText: /^Filters/ });
		if (await sheet.isVisible()) await sheet.click();
		const region = page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: /^Fife/ });
		const count = /\d+/.exec((await region.textContent()) ?? '')?.[0];
		await region.click();
		await expect(page).toHaveURL('/find-course?country=scotland&region=fife');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${count} courses in Fife, Scotland`);
	});

	test('S07: what nobody understands is text', async ({ request }) => {
		for (const q of ["'; drop table places; --", '%00', '\u202e', 'in '.repeat(40), '€'.repeat(99)]) {
			expect((await request.get(`/find-course?q=${encodeURIComponent(q)}`)).status()).toBe(200);
			expect((await request.get(`/api/search?q=${encodeURIComponent(q.slice(0, 100))}`)).status()).toBe(200);
		}
	});
});
