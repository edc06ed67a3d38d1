import { expect, type Page } from '@playwright/test';

/** A form that comes back within three seconds is held: waits until this one may pass for written by hand. */
export async function beUnhurried(page: Page) {
	const stamp = await page.locator('input[name="stamp"]').first().inputValue();
	const issuedAt = Number(stamp.split('.')[1]);
	await expect.poll(() => Date.now() - issuedAt, { timeout: 10_000 }).toBeGreaterThan(3_000);
}
