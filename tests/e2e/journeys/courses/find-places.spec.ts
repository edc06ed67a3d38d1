import { expect } from '@playwright/test';
import { holdAnswers } from '#tests/e2e/support/hold.ts';
import { hydrated, test } from '#tests/e2e/support/test.ts';

test.describe('finding by place', () => {
	test('a nation is suggested above courses and countries, in any of its names, and leads to its courses', async ({
		page,
	}) => {
		await page.goto('/');
		const box = page.getByRole('combobox', { name: 'Course or country' });
		await box.click();
		await box.pressSequentially('schottl');
		const option = page.getByRole('group', { name: 'Places' }).getByRole('option', { name: /^Scotland/ });
		await expect(option).toContainText(/nation · \d+ courses/);
		await option.click();
		await expect(page).toHaveURL('/find-course?country=scotland');
		await expect(page.getByRole('list', { name: 'Chosen filters' }).getByText('Scotland')).toBeVisible();
	});

	test('a club of several courses is suggested, and its page leads to a search that keeps it', async ({ page }) => {
		await page.goto('/find-course');
		await hydrated(page);
		await page.locator('#find-q').pressSequentially('gleneag');
		const option = page.getByRole('group', { name: 'Places' }).getByRole('option', { name: /^Gleneagles/ });
		await expect(option).toContainText('club · 4 courses');
		await option.click();
		await expect(page).toHaveURL('/clubs/gleneagles');
		await page.getByRole('link', { name: 'Search and filter these courses' }).click();
		await expect(page).toHaveURL('/find-course?club=gleneagles');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 courses at Gleneagles');
		await page.getByRole('link', { name: 'Take off Gleneagles' }).click();
		await expect(page).toHaveURL('/find-course');
	});

	test('a town is chosen by keyboard on the find page, is a chip, and has a radius', async ({ page }) => {
		await page.goto('/find-course?holes=18');
		await hydrated(page);
		const box = page.locator('#find-q');
		await box.pressSequentially('saint andrews scotl', { delay: 20 });
		// Half typed, the words name the club of St Andrews first; said to the end, the town.
		const option = page.getByRole('group', { name: 'Places' }).getByRole('option').first();
		await expect(option).toContainText('town in Fife, Scotland');
		await box.press('ArrowDown');
		await expect(option).toHaveAttribute('aria-selected', 'true');
		await box.press('Enter');
		await expect(page).toHaveURL(/\/find-course\?town=gb-[a-z-]+&holes=18$/);
		await expect(box).toHaveValue('');
		const chips = page.getByRole('list', { name: 'Chosen filters' });
		await expect(chips.getByText('Within 30 km of St Andrews')).toBeVisible();
		await expect(page.getByText(/^\d+ km from St Andrews$/).first()).toBeVisible();
		await page.goto(`${new URL(page.url()).pathname}${new URL(page.url()).search}&radius=10`);
		await expect(chips.getByText('Within 10 km of St Andrews')).toBeVisible();
		await chips.getByText('Within 10 km of St Andrews').click();
		await expect(page).toHaveURL('/find-course?holes=18');
	});

	test('Escape closes the suggestions, and Enter with none pointed at searches for the words', async ({ page }) => {
		await page.goto('/find-course');
		await hydrated(page);
		const box = page.locator('#find-q');
		const options = page.locator('#find-q-list').getByRole('option');
		await box.pressSequentially('algarve');
		await expect(options.first()).toBeVisible();
		await box.press('Escape');
		await expect(options).toHaveCount(0);
		await box.press('Enter');
		await expect(page).toHaveURL('/find-course?q=algarve');
	});

	test('suggestions come for what was typed before their code was there, and the list has narrowed', async ({
		page,
	}) => {
		const release = await holdAnswers(page, /suggestion-popup-[^/]*\.js$/);
		await page.goto('/find-course');
		await hydrated(page);
		await page.locator('#find-q').pressSequentially('algarve');
		await expect(page).toHaveURL('/find-course?q=algarve');
		release();
		await expect(page.locator('#find-q-list').getByRole('option').first()).toBeVisible();
	});

	test('R30, S60: strange towns and radii narrow nothing', async ({ request }) => {
		for (const query of [
			'town=atlantis',
			'town=gb-%00',
			'town=gb-%25',
			'town=gb-(a*)*&radius=-1',
			'town[]=x',
			`town=gb-${'a'.repeat(5_000)}`,
		]) {
			const answer = await request.get(`/find-course?${query}`);
			expect(answer.status(), query).toBe(200);
			expect(await answer.text(), query).not.toContain('Within 30 km');
		}
	});
});
