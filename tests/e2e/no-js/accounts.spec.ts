import { expect } from '@playwright/test';
import { confirmEmail, linkInLetter, newMember, signIn, signUp } from '../support/accounts.ts';
import { COURSE } from '../support/pages.ts';
import { aPhotograph } from '../support/pictures.ts';
import { test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('an account without JavaScript: sign up, confirm, sign in, write and sign out are plain posts', async ({
	page,
}) => {
	const rut = newMember('Rut');
	await signUp(page, rut);
	await expect(page.getByText('Please check your email for verification instructions')).toBeVisible();
	await confirmEmail(page, rut);
	await expect(page.getByText('Email confirmed')).toBeVisible();
	await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
	await page.goto('/auth/login');
	await signIn(page, { ...rut, password: 'wrong words' });
	await expect(page.getByText('Login failed')).toBeVisible();
	await expect(page.getByText('Invalid email or password')).toBeVisible();
	await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
	await signIn(page, rut);
	await expect(page.getByText('Signed in successfully')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Rut Ekdahl' })).toBeVisible();
	await page.goto(COURSE.path);
	await page.getByRole('link', { name: 'Your account' }).click();
	await expect(page.getByRole('heading', { name: 'Rut Ekdahl' })).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: 'Account Settings' }).click();
	await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
	await page.getByRole('link', { name: 'Change Picture' }).click();
	await page.getByLabel('Picture', { exact: true }).setInputFiles(await aPhotograph('rut.jpg'));
	await page.getByRole('button', { name: 'Save Picture' }).click();
	await expect(page.getByText('Profile saved')).toBeVisible();
	await expect(page.getByRole('region', { name: 'Profile' }).locator('img[src^="/pictures/"]')).toBeVisible();
	await page.goto('/account');
	await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
	await expect(page.getByText('You have been signed out')).toBeVisible();
	await page.goto('/account');
	await expect(page.getByText('Please log in to access this page')).toBeVisible();
});

test('P1: without JavaScript, too, another browser is asked for the password of the sign-up', async ({ page }) => {
	const siv = newMember('Siv');
	await signUp(page, siv);
	await page.context().clearCookies();
	await page.goto(await linkInLetter(page.request, siv, /Confirm/));
	await page.getByLabel('Password').fill('wrong words');
	await page.getByRole('button', { name: 'Confirm Email' }).click();
	await expect(page.getByText('That is not the password of this sign-up.').first()).toBeVisible();
	await page.getByLabel('Password').fill(siv.password);
	await page.getByRole('button', { name: 'Confirm Email' }).click();
	await expect(page.getByRole('heading', { name: 'Siv Ekdahl' })).toBeVisible();
});

test('the menu is whole on the narrowest phone', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await page.goto('/create-review');
	await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeInViewport({ ratio: 1 });
	const menu = page.getByRole('banner').locator('summary:visible').last();
	await expect(menu).toBeInViewport({ ratio: 1 });
	await menu.click();
	await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).last()).toBeInViewport({ ratio: 1 });
});
