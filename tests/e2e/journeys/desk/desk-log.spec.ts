import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { deskTest as test } from '#tests/e2e/support/editors.ts';
import { expectAccessible } from '#tests/e2e/support/test.ts';

test('S09, R41: the chief editor looks through the log, takes it home as a file, and sees the figures', async ({
	page,
	chief,
}) => {
	await page.goto('/desk');
	await page.getByRole('link', { name: 'Log', exact: true }).click();
	await page.getByLabel('About').selectOption('Member');
	await page.getByLabel('Decided by').selectOption({ label: 'Edith Ekdahl' });
	await page.getByRole('button', { name: 'Show' }).click();
	await expect(page).toHaveURL(/kind=member/);
	await expect(page.getByRole('heading', { name: 'Second factor set' }).first()).toBeVisible();
	await expectAccessible(page);

	await page.getByRole('link', { name: 'Export as CSV' }).click();
	await expectAccessible(page);
	const coming = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Download' }).click();
	const download = await coming;
	expect(download.suggestedFilename()).toMatch(/^fescue-log-\d{4}-\d\d-\d\d\.csv$/);
	const file = await readFile(await download.path(), 'utf8');
	expect(file).toContain('"second factor set","member"');
	expect(file).not.toContain(chief.email);
	// The page has stayed, and gives it again.
	await expect(async () => {
		const [again] = await Promise.all([
			page.waitForEvent('download', { timeout: 1_000 }),
			page.getByRole('button', { name: 'Download' }).click(),
		]);
		await again.delete();
	}).toPass();
	await page.goto('/desk/log?kind=log');
	await expect(page.getByRole('heading', { name: 'Log exported' }).first()).toBeVisible();

	await page.getByRole('link', { name: 'Figures' }).click();
	await expect(page.getByRole('heading', { name: 'Time to decision' })).toBeVisible();
	// R41: nobody has made one here.
	await expect(page.getByRole('heading', { name: 'Last good backup' })).toBeVisible();
	await expect(page.getByText('There has been none.')).toBeVisible();
	await expect(page.getByRole('img', { name: 'Reviews written on each day' })).toBeVisible();
	await page.getByText('The numbers as a table').first().click();
	await expect(page.getByRole('table', { name: 'Reviews written on each day' }).getByRole('row')).toHaveCount(31);
	await expectAccessible(page);
});
