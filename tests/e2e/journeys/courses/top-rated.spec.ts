import { expect } from '@playwright/test';
import { hydrated, test } from '#tests/e2e/support/test.ts';

test.describe('top rated courses', () => {
	test('filters by continent and goes back to page 1', async ({ page }) => {
		await page.goto('/top-rated-courses?page=2');
		const filters = page.getByRole('navigation', { name: /continent/i });
		await expect(filters.getByRole('link')).toHaveText([
			'All Continents',
			'Europe',
			'North America',
			'Oceania',
			'Asia',
			'South America',
			'Africa',
		]);
		await filters.getByRole('link', { name: 'Oceania' }).click();
		await expect(page).toHaveURL('/top-rated-courses?continent=Oceania');
		await expect(page.getByRole('article')).toHaveCount(12);
		for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Oceania');
	});

	test('has twelve a page, numbered, and goes to the top when the page changes', async ({ page }) => {
		await page.goto('/top-rated-courses');
		await expect(page.getByRole('article')).toHaveCount(12);
		const first = await page.getByRole('article').first().textContent();
		await page.getByRole('link', { name: 'Page 2' }).click();
		await expect(page).toHaveURL('/top-rated-courses?page=2');
		await expect(page.getByRole('article').first()).not.toHaveText(first ?? '');
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await page.getByRole('link', { name: 'Next' }).click();
		await expect(page).toHaveURL('/top-rated-courses?page=3');
		await page.getByRole('link', { name: 'Previous' }).click();
		await expect(page).toHaveURL('/top-rated-courses?page=2');
	});

	test('shows twelve skeleton cards while another page is on its way', async ({ page }) => {
		await page.goto('/top-rated-courses');
		await hydrated(page);
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		await page.route('**/top-rated-courses.data*', async (route) => {
			await held;
			await route.continue();
		});
		await page.getByRole('link', { name: 'Page 2' }).click();
		await expect(page.locator('[data-skeleton]')).toHaveCount(12);
		letGo();
		await expect(page.locator('[data-skeleton]')).toHaveCount(0);
		await expect(page.getByRole('article')).toHaveCount(12);
	});

	test('S60, R30: strange parameters give the first or the last page, never an error', async ({ request }) => {
		for (const query of [
			'page=-1',
			'page=0',
			'page=1e9',
			'page=NaN',
			'page=[]',
			'page=1&page=2',
			'a[b]=c',
			'page=100000',
			'continent=%00',
			'country=%ff',
			'course=../../x',
			'review=9007199254740993',
			'continent=Atlantis',
		]) {
			const answer = await request.get(`/top-rated-courses?${query}`);
			expect([200, 400], query).toContain(answer.status());
			if (answer.status() === 200) expect(await answer.text(), query).toContain('Top Rated Golf Courses');
		}
	});

	test('says so when there is nothing for a filter', async ({ page }) => {
		await page.goto('/top-rated-courses?country=antarctica');
		await expect(page.getByText('No courses found for the selected filters.')).toBeVisible();
	});
});
