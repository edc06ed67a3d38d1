import { expect, type Page } from '@playwright/test';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { runBeside } from '#tests/e2e/support/beside.ts';
import { deskTest } from '#tests/e2e/support/editors.ts';
import { hydrated, test } from '#tests/e2e/support/test.ts';

const LOST = { expectedErrors: [/ERR_INTERNET_DISCONNECTED/] };

/** Presses a button of a form that the browser itself sends, without a connection: it is said, and the page stays as it was. */
async function expectKept(page: Page, press: () => Promise<void>) {
	const address = page.url();
	await page.context().setOffline(true);
	await press();
	await expect(page.getByText('You are offline. What you wrote is kept.')).toBeVisible();
	expect(page.url()).toBe(address);
	await page.context().setOffline(false);
}

deskTest.describe('a form of the desk that is sent without a connection', () => {
	deskTest.use(LOST);

	deskTest('says so, keeps what was typed, and is sent when there is one', async ({ page }) => {
		await page.goto('/desk/courses?q=falsterbo');
		await page.getByRole('link', { name: 'Falsterbo', exact: true }).click();
		await page.getByLabel('Link', { exact: true }).fill('http://tees.example');
		await page.getByLabel('Name of a new partner').fill('Lines and Tees');
		const send = page.getByRole('button', { name: 'Set the link' });
		await expectKept(page, () => send.click());
		await expect(page.getByLabel('Name of a new partner')).toHaveValue('Lines and Tees');
		await send.click();
		await expect(page.getByText('Link: an address that begins with https://.')).toBeVisible();
		await expect(page.getByLabel('Name of a new partner')).toHaveValue('Lines and Tees');
	});
});

test.describe('a plain form on a page that a script has at work', () => {
	test.use(LOST);

	test('says so too', async ({ page }) => {
		await becomeMember(page, 'Inga');
		await page.goto((await runBeside('tests/e2e/support/grant.ts', 'booking', 'ystad', '2026-08-02')).trim());
		await hydrated(page);
		const yes = page.getByRole('button', { name: 'Yes, I played' });
		// The first touch of a page brings what has to be there once the connection is lost.
		await yes.hover();
		await page.waitForFunction(() =>
			performance.getEntriesByType('resource').some(({ name }) => name.includes('plain-posts')),
		);
		await expectKept(page, () => yes.click());
		await yes.click();
		await expect(page.getByText('Noted. Your review of that day will be verified.')).toBeVisible();
	});
});
