import { expect } from '@playwright/test';
import { deskTest as test } from '#tests/e2e/support/editors.ts';
import { expectAccessibleInBothThemes } from '#tests/e2e/support/test.ts';

/** A course and one whose name says more, beside each other. */
const FILE = `id,name,country,lat,lng
q:1,Quillfen Golf Club,IE,53.4301,-9.1301
q:2,Quillfen Links,IE,53.4309,-9.1309
`;

test('an editor is asked whether two are one, takes an answer back, and merges them', async ({ page }) => {
	await page.goto('/desk/courses/import');
	await page
		.getByLabel('File')
		.setInputFiles({ name: 'quillfen.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
	await page.getByLabel('Name').fill('quillfen');
	await page.getByRole('button', { name: 'Read it' }).click();
	await expect(page.getByText(/1 waiting at the desk/)).toBeVisible({ timeout: 60_000 });
	await page.getByRole('button', { name: 'Import it' }).click();
	await expect(page.getByText(/^Written: 2 new courses/)).toBeVisible({ timeout: 60_000 });
	await page.goto('/desk?view=twins');
	await page.getByRole('link', { name: /Quillfen/ }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Same course?' })).toBeVisible();
	await expectAccessibleInBothThemes(page, 'desk/inbox/twins/:id');
	await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(/Same course\?\d+ of \d+/);
	await expect(page.getByRole('img', { name: /^Map: A/ })).toBeVisible();
	await expect(page.getByRole('listitem').filter({ hasText: /^\d+ m apart/ })).toBeVisible();
	const { pathname } = new URL(page.url());
	await page.keyboard.press('k');
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page).toHaveURL(pathname);
	await page.keyboard.press('x');
	await expect(page.getByText('stays: as you said')).toBeVisible();
	await page.keyboard.press('m');
	await expect(page.getByText(/^Decided\./)).toBeVisible();
	await expect
		.poll(async () => (await page.request.get('/courses/ireland/quillfen-golf-club')).url(), { timeout: 60_000 })
		.toContain('/courses/ireland/quillfen-links');
});
