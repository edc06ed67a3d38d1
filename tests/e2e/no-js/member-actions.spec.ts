import { expect } from '@playwright/test';
import { becomeMember } from '../support/accounts.ts';
import { test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const PATH = '/courses/sweden/falsterbo';

test.describe('without JavaScript', () => {
	test('helpful and like are small pages that lead back', async ({ page }) => {
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
		await page.getByRole('button', { name: 'Like' }).click();
		await page.getByRole('button', { name: 'Like this course' }).click();
		await expect(page).toHaveURL(PATH);
		await page.goto('/account/courses');
		await expect(page.getByRole('region', { name: 'Want to play' }).getByRole('link')).toHaveCount(1);
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
