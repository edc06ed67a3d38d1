import { expect, type Page } from '@playwright/test';
import { becomeMember, signIn } from '#tests/e2e/support/accounts.ts';
import { COURSE } from '#tests/e2e/support/pages.ts';
import { test, WIDTHS } from '#tests/e2e/support/test.ts';

/** A page without React, and one that React has hydrated. */
const KINDS = [COURSE.path, '/support/contact'];

const barOf = (page: Page) => page.getByRole('banner');
const avatarOf = (page: Page) => barOf(page).locator('summary[aria-label="Your account"]');

test('the avatar menu is worked by keyboard alone', async ({ page }) => {
	const una = await becomeMember(page, 'Una');
	for (const path of KINDS) {
		await page.goto(path);
		await expect(avatarOf(page)).toHaveText('U');
		await avatarOf(page).focus();
		await page.keyboard.press('Enter');
		await expect(barOf(page).getByText('Una Ekdahl')).toBeVisible();
		await expect(barOf(page).getByText(una.email)).toBeVisible();
		for (const name of ['Create Review', 'My golf', 'Account Settings']) {
			await page.keyboard.press('Tab');
			await expect(page.locator(':focus')).toHaveText(name);
		}
		await page.keyboard.press('Tab');
		await expect(page.locator(':focus')).toHaveText('Sign out');
		await page.keyboard.press('Escape');
		await expect(barOf(page).getByText(una.email)).toBeHidden();
		await expect(avatarOf(page)).toBeFocused();
	}
	await page.keyboard.press('Enter');
	for (const _ of [1, 2, 3]) await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/account/settings');
});

test.describe('a sign-out that fails', () => {
	test.use({ expectedErrors: [/a status of 500/] });

	test('Sign out says that it is at work, and takes no second press', async ({ page }) => {
		await becomeMember(page, 'Ulf');
		const answers = [
			{ json: { code: 'unexpected_failure', message: 'Out of order' }, words: 'Out of order' },
			{ json: {}, words: 'Failed to sign out' },
		];
		for (const [index, path] of KINDS.entries()) {
			const { json, words } = answers[index] ?? { json: {}, words: '' };
			await page.goto(path);
			let answer = () => {};
			const held = new Promise<void>((resolve) => {
				answer = resolve;
			});
			await page.route('**/auth/v1/logout**', async (route) => {
				await held;
				await route.fulfill({ status: 500, json });
			});
			await avatarOf(page).click();
			const button = barOf(page).locator('form button');
			await button.click();
			await expect(button).toHaveText('Signing out...');
			await expect(button).toBeDisabled();
			answer();
			await expect(page.getByText('Error signing out')).toBeVisible();
			await expect(page.getByText(words)).toBeVisible();
			await expect(button).toHaveText('Sign out');
			await expect(button).toBeEnabled();
			await page.unroute('**/auth/v1/logout**');
		}
	});
});

test('a session that has ended elsewhere is out in every tab, and the guard says so', async ({
	page,
	context,
	browser,
	baseURL,
	extraHTTPHeaders,
}) => {
	const ines = await becomeMember(page, 'Ines');
	const [reading, tool] = [await context.newPage(), await context.newPage()];
	await reading.goto(COURSE.path);
	await tool.goto('/account/profile');
	for (const tab of [reading, tool]) await expect(avatarOf(tab)).toHaveText('I');
	const entries = () => tool.evaluate(() => history.length);
	const before = await entries();

	const phone = await browser.newPage({ baseURL, extraHTTPHeaders });
	await phone.goto('/auth/login');
	await signIn(phone, ines);
	await expect(phone).toHaveURL('/');
	await phone.goto('/account/settings');
	const devices = phone.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
	await devices.filter({ hasNotText: 'This device' }).getByRole('button').click();
	await expect(devices).toHaveCount(1);
	await phone.close();

	await page.goto(COURSE.path);
	for (const tab of [page, reading]) {
		await expect(barOf(tab).getByRole('link', { name: 'Log In' }).first()).toBeVisible();
	}
	await expect(tool).toHaveURL(/\/auth\/login/);
	await expect(tool.getByText('Please log in to access this page').first()).toBeVisible();
	expect(await entries()).toBe(before);
});

test.describe('on a phone', () => {
	test.use({ viewport: WIDTHS.phone });

	test('the menu keeps Log In and Sign Up for members too, beside the avatar', async ({ page }) => {
		const tyra = await becomeMember(page, 'Tyra');
		for (const path of KINDS) {
			await page.goto(path);
			await expect(avatarOf(page)).toHaveText('T');
			await barOf(page).locator('summary[aria-label="Menu"]').click();
			const menu = page.getByRole('navigation', { name: 'Menu' });
			for (const name of ['Log In', 'Sign Up', 'Find Course', 'Contact Us']) {
				await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
			}
			await avatarOf(page).click();
			await expect(menu).toBeHidden();
			const email = barOf(page).getByText(tyra.email);
			await expect(email).toBeVisible();
			const box = await email.boundingBox();
			expect(box && box.x >= 0 && box.x + box.width <= WIDTHS.phone.width).toBe(true);
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(overflow).toBeLessThanOrEqual(0);
		}
	});
});
