import { expect } from '@playwright/test';
import { COURSE } from '#tests/e2e/support/pages.ts';
import { sheetsOf } from '#tests/e2e/support/sheets.ts';
import { test } from '#tests/e2e/support/test.ts';

test.describe('in print', () => {
	test('a course takes one sheet, whether it has reviews or not', async ({ page }) => {
		for (const path of [COURSE.path, '/courses/spain/vistabella-golf']) {
			await page.goto(path, { waitUntil: 'networkidle' });
			expect(await sheetsOf(page)).toBe(1);
		}
	});

	test('a guide takes two or three sheets, in two columns', async ({ page }) => {
		await page.goto('/guides/links-golf-around-the-baltic', { waitUntil: 'networkidle' });
		expect(await sheetsOf(page)).toBeLessThanOrEqual(3);
	});

	test('the FAQ has every answer, and every word of it', async ({ page }) => {
		await page.goto('/support/faq');
		await page.emulateMedia({ media: 'print' });
		const answers = page.locator('[data-faq-answer]');
		const heights = await answers.evaluateAll((all) => all.map((answer) => answer.getBoundingClientRect().height));
		expect(heights.length).toBeGreaterThan(15);
		expect(Math.min(...heights)).toBeGreaterThan(0);
		await expect(page.getByRole('link', { name: 'Create Review' }).locator('visible=true').first()).toBeVisible();
	});
});
