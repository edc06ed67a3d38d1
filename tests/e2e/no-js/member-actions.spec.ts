import { expect } from '@playwright/test';
import { becomeMember } from '../support/accounts.ts';
import { test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const PATH = '/courses/sweden/falsterbo';

test.describe('without JavaScript', () => {
	test('helpful and the marks of a course are small pages that lead back, and a round is logged in two presses', async ({
		page,
	}) => {
		await becomeMember(page, 'Solveig');
		await page.goto(PATH);
		await page
			.getByRole('article')
			.first()
			.getByRole('button', { name: /^Helpful/ })
			.click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was this review helpful?');
		await page.getByRole('button', { name: 'Yes, it was helpful' }).click();
		await expect(page).toHaveURL(/\/courses\/sweden\/falsterbo\?review=\d+#review-\d+/);
		const review = page.locator(new URL(page.url()).hash);
		await review.getByRole('button', { name: /^Helpful/ }).click();
		await page.getByRole('button', { name: 'Take my vote back' }).click();
		await page.goto(PATH);
		await page.getByRole('button', { name: 'Want to play: Falsterbo' }).click();
		await page.getByRole('button', { name: 'I want to play it' }).click();
		await expect(page).toHaveURL(PATH);
		// In a list it leads back to the list.
		await page.goto('/courses/sweden');
		await page.getByRole('button', { name: 'Played: ' }).first().click();
		await page.getByRole('button', { name: 'I have played it' }).click();
		await expect(page).toHaveURL('/courses/sweden');
		await page.goto('/account/courses');
		for (const [name, takeBack] of [
			['Want to play', 'Take it off'],
			['Played', 'Take the mark back'],
		] as const) {
			const list = page.getByRole('region', { name });
			await expect(list.getByText('1 course in 1 country')).toBeVisible();
			await list.getByRole('button', { name: takeBack }).click();
			await expect(page).toHaveURL('/account/courses');
			await expect(list.getByText('1 course in 1 country')).toBeHidden();
		}
		await page.getByRole('link', { name: 'Add many courses' }).click();
		await page.getByLabel('Names of courses, one a line').fill('Ljunghusen, Sweden\nLahinch');
		await page.getByRole('radio', { name: 'Want to play' }).check();
		await page.getByRole('button', { name: 'Look them up' }).click();
		await page.getByRole('radio', { name: 'Lahinch, Old Course' }).check();
		await page.getByRole('button', { name: 'Put on my wish list' }).click();
		await expect(page.getByText(/^\d courses? (is|are) on your wish list\./)).toBeVisible();
		await page.goto(PATH);
		await page.getByRole('link', { name: 'Log a round' }).click();
		await page.getByRole('button', { name: 'Save' }).click();
		await expect(page.getByText('Your 1st round at Falsterbo')).toBeVisible();
		await page.getByRole('main').getByRole('link', { name: 'My golf' }).click();
		await expect(page.getByRole('main').getByRole('link', { name: 'Falsterbo', exact: true })).toBeVisible();
	});

	test('a report is sent and numbered', async ({ page }) => {
		await page.goto('/reports/new?course=falsterbo');
		await page.getByRole('button', { name: 'Send Report' }).click();
		await expect(page.getByText('Please select a reason.').first()).toBeVisible();
		await page.getByLabel('Reason').selectOption('wrong-facts');
		await page.getByLabel('What is wrong with it?').fill('The course has a new par since last spring.');
		await page.getByLabel('Name', { exact: true }).fill('Solveig Utan-Skript');
		await page.getByLabel('Email', { exact: true }).fill('solveig.report@example.com');
		await page.getByRole('checkbox').check();
		await page.getByRole('button', { name: 'Send Report' }).click();
		await expect(page.getByRole('heading', { name: /Your report has the number/ })).toBeVisible();
	});
});
