import { expect } from '@playwright/test';
import { confirmEmail, linkInLetter, newMember, signIn, signUp } from '#tests/e2e/support/accounts.ts';
import { test, WIDTHS } from '#tests/e2e/support/test.ts';

test('S16: two devices: a forgotten password ends both, and signing out of one signs out of all', async ({
	page,
	browser,
	baseURL,
	extraHTTPHeaders,
}) => {
	const eva = newMember('Eva');
	await signUp(page, eva);
	await confirmEmail(page, eva);

	const other = await browser.newContext({ baseURL, extraHTTPHeaders, viewport: WIDTHS.phone });
	const phone = await other.newPage();
	const signInOnPhone = async () => {
		await phone.goto('/auth/login');
		await signIn(phone, eva);
		await expect(phone).toHaveURL('/');
	};
	await signInOnPhone();
	await page.goto('/account/settings');
	const devices = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
	await expect(devices).toHaveCount(2);

	await phone.goto('/account');
	await phone.getByRole('button', { name: 'Sign out' }).last().click();
	await expect(phone).toHaveURL(/^[^?]*\/(auth\/login\?flash=signed-out)?$/);
	await page.goto('/account/settings');
	await expect(page).toHaveURL(/\/auth\/login/);

	await signIn(page, eva);
	await expect(page).toHaveURL('/account/settings');
	await signInOnPhone();
	const visitor = await (await browser.newContext({ baseURL, extraHTTPHeaders })).newPage();
	await visitor.goto('/auth/forgot-password');
	await visitor.getByLabel('Email', { exact: true }).fill(eva.email);
	await visitor.getByRole('button', { name: 'Send Reset Link' }).click();
	await expect(visitor.getByRole('heading', { name: 'Check your email' })).toBeVisible();
	await visitor.goto(await linkInLetter(visitor.request, eva, /Choose a new password/));
	await visitor.getByLabel('New password', { exact: true }).fill('four short putts');
	await visitor.getByLabel('Confirm new password').fill('four short putts');
	await visitor.getByRole('button', { name: 'Set New Password' }).click();
	await expect(visitor).toHaveURL('/auth/login?flash=reset');
	for (const device of [page, phone]) {
		await device.goto('/account/settings');
		await expect(device).toHaveURL(/\/auth\/login/);
	}
	await visitor.context().close();
	await other.close();
});
