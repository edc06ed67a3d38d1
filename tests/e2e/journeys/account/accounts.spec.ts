import { type Browser, expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import {
	becomeMember,
	confirmEmail,
	confirmedMember,
	linkInLetter,
	type NewMember,
	newMember,
	signIn,
	signUp,
} from '#tests/e2e/support/accounts.ts';
import { COURSE } from '#tests/e2e/support/pages.ts';
import { beUnhurried } from '#tests/e2e/support/reviews.ts';
import { test } from '#tests/e2e/support/test.ts';

const bar = 'header[data-bar]';

test.describe('accounts', () => {
	test('S30, S31: a golfer signs up, confirms, signs in, writes, is seen by nobody else, and signs out', async ({
		page,
		browser,
	}) => {
		const karin = newMember();
		await signUp(page, karin);
		await expect(page.getByText('Account created').first()).toBeVisible();
		await expect(page.getByText('Please check your email for verification instructions').first()).toBeVisible();

		await signIn(page, karin);
		await expect(page.getByText('Login failed').first()).toBeVisible();
		await expect(page.getByRole('button', { name: 'Send the email again' })).toBeVisible();

		await confirmEmail(page, karin);
		await expect(page.getByText('Email confirmed')).toHaveCount(1);
		await page.getByRole('link', { name: 'Go to the front page' }).click();
		await expect(page).toHaveURL('/');

		const avatar = page.locator(bar).locator('summary', { hasText: /^K$/ });
		await avatar.click();
		await expect(page.locator(bar).getByText('Karin Ekdahl')).toBeVisible();
		await expect(page.locator(bar).getByText(karin.email)).toBeVisible();
		await page.locator(bar).getByRole('link', { name: 'Create Review' }).last().click();
		await page.goto('/create-review?course=falsterbo');
		await expect(page.getByLabel('Your Name')).toHaveValue('Karin Ekdahl');
		await page.getByLabel('Date Played').fill('2026-08-14');
		await page.getByLabel('Rating').selectOption({ label: '9 / 10' });
		const words = `Under my own name this time, ${karin.email.length} letters of it and more.`;
		await page.getByLabel('Your Review').fill(words);
		await beUnhurried(page);
		await page.getByRole('button', { name: 'Submit Review' }).click();
		await expect(page.getByText('Review submitted!').first()).toBeVisible();

		await page.goto('/account/reviews');
		await expect(page.getByText(words)).toBeVisible();
		await expect(page.getByText('Published')).toBeVisible();
		await page.goto('/account/courses');
		await expect(page.getByRole('link', { name: /Falsterbo/ })).toBeVisible();
		await expectKeptFromOthers(page, browser, karin);

		await page.locator(bar).locator('summary', { hasText: /^K$/ }).click();
		await page.locator(bar).getByRole('button', { name: 'Sign out' }).click();
		await expect(page).toHaveURL('/');
		await expect(page.getByText('You have been signed out')).toBeVisible();
		await expect(page.locator(bar).getByRole('link', { name: 'Log In' }).first()).toBeVisible();
		await page.goto('/account/settings');
		await expect(page).toHaveURL('/auth/login?redirectTo=%2Faccount%2Fsettings&flash=required');
		await expect(page.getByText('Authentication Required').first()).toBeVisible();
	});

	test('a reading page shows the member without React, and signs out', async ({ page }) => {
		await becomeMember(page, 'Nils');
		await page.goto(COURSE.path);
		const avatar = page.locator(bar).locator('summary', { hasText: /^N$/ });
		await expect(avatar).toBeVisible();
		await avatar.click();
		await page.locator(bar).getByRole('button', { name: 'Sign out' }).click();
		await expect(page).toHaveURL('/');
		await expect(page.getByText('You have been signed out')).toBeVisible();
		await expect(avatar).toBeHidden();
	});

	test('P1: in another browser the letter’s page asks for the password of that sign-up, and nobody confirms a stranger’s', async ({
		page,
		browser,
		baseURL,
		extraHTTPHeaders,
	}) => {
		const vera = newMember('Vera');
		await signUp(page, vera);
		const other = await (await browser.newContext({ baseURL, extraHTTPHeaders })).newPage();
		await other.goto(await linkInLetter(page.request, vera, /Confirm/));
		const confirm = other.getByRole('button', { name: 'Confirm Email' });
		await confirm.click();
		await expect(other.getByText('Please enter the password of this sign-up.').first()).toBeVisible();
		await other.getByLabel('Password').fill('what the owner would have chosen');
		await confirm.click();
		await expect(other.getByText('That is not the password of this sign-up.').first()).toBeVisible();
		await other.getByLabel('Password').fill(vera.password);
		await confirm.click();
		await expect(other).toHaveURL('/account?flash=confirmed&next=%2F');
		await expect(other.getByRole('heading', { name: 'Vera Ekdahl' })).toBeVisible();
		await other.context().close();
	});

	test('two tabs agree', async ({ page, context }) => {
		const tove = await confirmedMember(page, 'Tove');
		await page.goto('/auth/login');
		const other = await context.newPage();
		await other.goto(COURSE.path);
		await expect(other.locator(bar).getByRole('link', { name: 'Log In' }).first()).toBeVisible();
		await signIn(page, tove);
		await expect(other.locator(bar).locator('summary', { hasText: /^T$/ })).toBeVisible();
		await other.goto('/account/settings');
		await expect(other.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
		await page.locator(bar).locator('summary', { hasText: /^T$/ }).click();
		await page.locator(bar).getByRole('button', { name: 'Sign out' }).click();
		await expect(page.getByText('You have been signed out')).toBeVisible();
		await expect(other).toHaveURL(/\/auth\/login/);
		await expect(other.getByText('Please log in to access this page').first()).toBeVisible();
	});

	test('S33: people are brought back to where they were, on this site alone', async ({ page }) => {
		const ida = await confirmedMember(page, 'Ida');
		await page.goto('/account/reviews');
		await signIn(page, ida);
		await expect(page).toHaveURL('/account/reviews');
		for (const evil of ['https://evil.example', '//evil.example', '/\\evil.example', '/%5cevil.example']) {
			await page.goto(`/auth/login?redirectTo=${encodeURIComponent(evil)}`);
			await expect(page).toHaveURL('/');
		}
		await page.goto('/auth/signup');
		await expect(page).toHaveURL('/');
	});

	test('S17: a forgotten password is reset by a link that works once and signs nobody in', async ({ page }) => {
		const elin = await confirmedMember(page, 'Elin');
		await page.goto('/auth/forgot-password');
		await page.getByLabel('Email').fill(elin.email);
		await page.getByRole('button', { name: 'Send Reset Link' }).click();
		await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
		await expect(page.getByText("We've sent a password reset link to your email address.")).toBeVisible();
		await expect(page.getByText('Reset link sent')).toBeVisible();
		const link = await linkInLetter(page.request, elin, /password/i);
		// A scanner that opens the link spends nothing, and the page tells no other site of it.
		const headers = (await page.request.get(link)).headers();
		expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'same-origin']);
		await page.goto(link);
		await page.getByLabel('New password', { exact: true }).fill('password1');
		await page.getByLabel('Confirm new password').fill('other words');
		await page.getByRole('button', { name: 'Set New Password' }).click();
		await expect(page.getByText('Passwords do not match').first()).toBeVisible();
		await page.getByLabel('New password', { exact: true }).fill('rain on the back nine');
		await page.getByLabel('Confirm new password').fill('rain on the back nine');
		await page.getByRole('button', { name: 'Set New Password' }).click();
		await expect(page).toHaveURL('/auth/login?flash=reset');
		await page.goto(link);
		await expect(page.getByText('This link does not work')).toBeVisible();
		await page.goto('/auth/login');
		await signIn(page, { ...elin, password: 'rain on the back nine' });
		await expect(page).toHaveURL('/');
	});

	test('settings: the profile, the devices, the newsletter, the data and the end', async ({
		page,
		browser,
		baseURL,
	}) => {
		const olle = await becomeMember(page, 'Olle');
		const phone = await browser.newPage({ baseURL });
		await phone.goto('/auth/login');
		await signIn(phone, olle);
		await expect(phone).toHaveURL('/');

		await page.goto('/account/settings');
		await page.getByRole('link', { name: 'Edit Profile' }).click();
		await page.getByLabel('Last name').fill('Åkesson');
		await page.getByRole('button', { name: 'Save Profile' }).click();
		await expect(page).toHaveURL('/account/settings?flash=profile');
		await expect(page.getByRole('main').getByText('Olle Åkesson')).toBeVisible();
		await page.getByRole('button', { name: 'Subscribe' }).click();
		await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();

		const devices = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
		await expect(devices).toHaveCount(2);
		await devices.filter({ hasNotText: 'This device' }).getByRole('button').click();
		await expect(devices).toHaveCount(1);
		await phone.goto('/account');
		await expect(phone).toHaveURL(/\/auth\/login/);
		await phone.close();

		const archive = unzipSync(await (await page.request.get('/account/export')).body());
		const data = JSON.parse(Buffer.from(archive['data.json'] ?? []).toString('utf8'));
		expect(data.account.email).toBe(olle.email);
		expect(JSON.stringify(data)).not.toContain('argon2');

		await page.getByRole('link', { name: 'Delete Account' }).click();
		await page.getByLabel('Your reviews').selectOption('kept');
		await page.getByLabel('Present password').fill('not this one');
		await page.getByRole('button', { name: 'Delete Account for Good' }).click();
		await expect(page.getByText('That is not your present password.').first()).toBeVisible();
		await page.getByLabel('Present password').fill(olle.password);
		await page.getByRole('button', { name: 'Delete Account for Good' }).click();
		await expect(page).toHaveURL('/auth/login?flash=deleted');
		await expect(page.getByText('Account deleted').first()).toBeVisible();
		await signIn(page, olle);
		await expect(page.getByText('Invalid email or password').first()).toBeVisible();
	});

	test('each field says what it wants, in the words of the specification', async ({ page }) => {
		await page.goto('/auth/signup');
		await page.getByLabel('Password', { exact: true }).fill('short');
		await page.getByRole('button', { name: 'Create Account' }).click();
		for (const message of [
			'First name must be at least 2 characters.',
			'Last name must be at least 2 characters.',
			'Please enter a valid email address.',
			'Password must be at least 8 characters.',
			'Passwords do not match',
			'You must accept the terms and conditions.',
		]) {
			await expect(page.getByText(message).first()).toBeVisible();
		}
		await page.goto('/auth/login');
		await page.getByRole('button', { name: 'Sign In' }).click();
		await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible();
		await expect(page.getByText('Password must be at least 6 characters.').first()).toBeVisible();
	});
});

/** What a shared cache might take for one page of all is marked as one reader's, and shows nobody to the next. */
async function expectKeptFromOthers(page: Page, browser: Browser, { email, lastName }: NewMember) {
	const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
	const odd = [
		'/account/x.css',
		'/account/settings/x.css',
		'/account/settings?cb=style.css',
		'/account%2f..%2faccount',
	];
	for (const path of ['/account/settings', ...odd]) {
		const own = await page.request.get(path, { headers: { 'x-forwarded-host': 'evil.example' } });
		const words = await own.text();
		if (words.includes(email)) expect(own.headers()['cache-control'], path).toBe('private, no-store');
		expect(words, path).not.toContain('evil.example');
		const theirs = await (await visitor.request.get(path)).text();
		for (const secret of [email, lastName]) expect(theirs, path).not.toContain(secret);
	}
	for (const path of ['/courses/sweden/falsterbo?sort=newest', '/courses/sweden/falsterbo.data?sort=newest']) {
		const theirs = await (await visitor.request.get(path)).text();
		expect(theirs, path).toContain(lastName);
		expect(theirs, path).not.toContain(email);
	}
	await visitor.close();
}
