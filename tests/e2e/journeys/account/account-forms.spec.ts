import { expect, type Page } from '@playwright/test';
import { hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';

test.use({ expectedErrors: [/net::ERR_FAILED/] });

/** Sends the form while its answer is held back, then lets the connection break. */
async function sendInVain(page: Page, { idle, busy }: { idle: string; busy: string }) {
	await hydrated(page);
	const held = Promise.withResolvers<void>();
	await page.route('**/*.data*', async (route) => {
		if (route.request().method() !== 'POST') return route.fallback();
		await held.promise;
		return route.abort();
	});
	const button = page.getByRole('main').getByRole('button', { name: idle });
	await button.click();
	await expect(page.getByRole('main').getByRole('button', { name: busy })).toBeVisible();
	held.resolve();
	await expect(button).toBeVisible();
}

test('the login form: its words, its links, and what it says when nobody answers', async ({ page }) => {
	await page.goto('/auth/login');
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
	await expect(main.getByLabel('Remember me for 30 days')).not.toBeChecked();
	await expect(main.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/auth/forgot-password');
	await expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/signup');
	await main.getByLabel('Email', { exact: true }).fill('karin@golf.example');
	await main.getByLabel('Password', { exact: true }).fill('three long irons');
	await sendInVain(page, { idle: 'Sign In', busy: 'Signing In...' });
	await expect(page.getByText('Login failed').first()).toBeVisible();
	await expect(page.getByText('You are offline. What you wrote is kept.').first()).toBeVisible();
	await expect(main.getByLabel('Email', { exact: true })).toHaveValue('karin@golf.example');
	await sendInVain(page, { idle: 'Sign In', busy: 'Signing In...' });
	await expect(page.locator('[data-toast]'), 'what is said again takes the place of what was said').toHaveCount(1);
});

test('the sign-up form: its words, its links, and what it says when nobody answers', async ({ page }) => {
	await page.goto('/auth/signup');
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 1 })).toHaveText('Create an Account');
	await expect(main.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/legal/terms');
	await expect(main.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/legal/privacy');
	await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
	await expect(main.getByText('I am at least 16 years old')).toBeVisible();
	for (const [label, text] of [
		['First name', 'Karin'],
		['Last name', 'Ekdahl'],
		['Email', 'karin@golf.example'],
		['Password', 'three long irons'],
		['Confirm password', 'three long irons'],
	] as const) {
		await main.getByLabel(label, { exact: true }).fill(text);
	}
	await main.getByRole('checkbox').check();
	await sendInVain(page, { idle: 'Create Account', busy: 'Creating Account...' });
	await expect(page.getByText('Signup failed').first()).toBeVisible();
	await expect(page.getByText('You are offline. What you wrote is kept.').first()).toBeVisible();
});

test('the form for a new password: its words, its failure, and another try after success', async ({ page }) => {
	await page.goto('/auth/forgot-password');
	const main = page.getByRole('main');
	await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
	await main.getByLabel('Email', { exact: true }).fill('nobody.of.ours@golf.example');
	await sendInVain(page, { idle: 'Send Reset Link', busy: 'Sending...' });
	await expect(page.getByText('Password reset failed').first()).toBeVisible();
	await expect(page.getByText('You are offline. What you wrote is kept.').first()).toBeVisible();
	await page.unroute('**/*.data*');
	await main.getByRole('button', { name: 'Send Reset Link' }).click();
	await expect(main.getByRole('heading', { name: 'Check your email' })).toBeVisible();
	await expect(main.getByRole('link', { name: 'Return to login' })).toHaveAttribute('href', '/auth/login');
	await expect(main.getByRole('link', { name: 'Sign in' })).toBeVisible();
	// The page came as a document: before its script is there the link opens another one, whose focus is the browser's.
	await hydrated(page);
	await main.getByRole('link', { name: 'Try another email' }).click();
	await expect(main.getByLabel('Email', { exact: true })).toBeFocused();
});

test('what is said at the edge of a phone’s screen lies on no button of what has just been sent', async ({ page }) => {
	await page.setViewportSize(WIDTHS.phone);
	await page.goto('/auth/forgot-password');
	await hydrated(page);
	await page.getByLabel('Email').fill('nobody@golf.example');
	await page.getByRole('button', { name: 'Send Reset Link' }).click();
	await expect(page.getByText('Reset link sent')).toBeVisible();
	const panel = page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button'));
	await expect(panel).toHaveText(['Try another email', 'Return to login', 'Sign in']);
	const covered = await panel.evaluateAll((links) => {
		const isOnTop = (link: Element) => {
			const { x, y, width, height } = link.getBoundingClientRect();
			return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
		};
		return links.filter((link) => !isOnTop(link)).map((link) => link.textContent);
	});
	expect(covered).toEqual([]);
	// It was there all the while.
	await expect(page.getByText('Reset link sent')).toBeVisible();
});

test('what is said at the edge of a wide screen lies on nothing that has the focus, not even at the end of the page', async ({
	page,
}) => {
	await page.setViewportSize(WIDTHS.wide);
	await page.goto('/auth/login');
	await hydrated(page);
	await page.getByLabel('Email').fill('nobody@golf.example');
	await page.getByLabel('Password').fill('heather-and-wind');
	await page.getByRole('button', { name: 'Sign In' }).click();
	await expect(page.locator('[data-toast]')).toBeVisible();
	const last = page.getByText('Language: English');
	await last.focus();
	const isOnTop = await last.evaluate((element) => {
		const { x, y, width, height } = element.getBoundingClientRect();
		return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
	});
	expect(isOnTop).toBe(true);
	await expect(page.locator('[data-toast]')).toBeVisible();
});
