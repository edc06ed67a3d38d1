import { expect } from '@playwright/test';
import { serveApp } from '#tests/phone-app/serve-app.ts';
import { confirmedMember } from '../../support/accounts.ts';
import { test, WIDTHS } from '../../support/test.ts';

const port = Number(process.env.E2E_APP_PORT);

/** Near Falsterbo, where links lie side by side. */
const HERE = { latitude: 55.395, longitude: 12.86 };

test.describe('an app of another origin, on a phone', () => {
	test.skip(!port, 'a site that runs already has to name the app in APP_ORIGINS');

	test('lists nearby courses on a map, opens one, signs in, marks it played and posts a review', async ({
		browser,
		baseURL,
		page: ofSite,
		extraHTTPHeaders,
	}) => {
		const member = await confirmedMember(ofSite, 'Ingrid');
		const app = await serveApp(port, baseURL ?? '');
		const context = await browser.newContext({
			viewport: WIDTHS.phone,
			hasTouch: true,
			extraHTTPHeaders,
			geolocation: HERE,
			permissions: ['geolocation'],
		});
		try {
			const page = await context.newPage();
			const wrong: string[] = [];
			page.on('pageerror', ({ message }) => wrong.push(message));
			page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
			await page.goto(app.origin);
			expect(new URL(page.url()).origin).not.toBe(baseURL);
			const said = page.getByRole('status');

			await page.getByRole('button', { name: 'Courses near me' }).tap();
			await expect(said).toHaveText(/^\d+ courses near you\.$/);
			const markers = page.getByRole('group', { name: 'Map of courses near you' }).getByRole('link');
			const listed = page.locator('#courses').getByRole('button');
			expect(await listed.count()).toBeGreaterThan(1);
			expect(await markers.count()).toBe(await listed.count());
			// The last that was drawn lies over the others.
			const name = (await listed.last().textContent())?.replace(/, [\d.]+ km$/, '') ?? '';
			await markers.last().tap();
			await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

			const played = page.getByRole('button', { name: 'I have played it' });
			await played.tap();
			await expect(said).toHaveText('Sign in first.');
			await page.getByLabel('Email').fill(member.email);
			await page.getByLabel('Password').fill('not the password');
			await page.getByRole('button', { name: 'Sign in' }).tap();
			await expect(said).toHaveText('Invalid login credentials');
			await page.getByLabel('Password').fill(member.password);
			await page.getByRole('button', { name: 'Sign in' }).tap();
			await expect(said).toHaveText('Welcome, Ingrid.');

			await played.tap();
			await expect(said).toHaveText('Marked as played.');
			await expect(played).toHaveAttribute('aria-pressed', 'true');

			await page.getByLabel('Grade').selectOption('9');
			await page.getByLabel('Your review').fill('Wind from three sides and larks all the way home.');
			await page.getByRole('button', { name: 'Send review' }).tap();
			await expect(said).toHaveText('Thank you for your review.');
			await expect(page.locator('#mine').getByRole('listitem')).toHaveText(`${name}: 9/10, published`);
			// Chromium writes of the wrong password by itself.
			expect(wrong.filter((words) => !/status of 400/.test(words))).toEqual([]);

			// The site knows the member's book, and the app's page has left no cookie there.
			expect(await context.cookies(baseURL)).toEqual([]);
			await ofSite.goto('/auth/login?redirectTo=%2Faccount%2Fcourses');
			await ofSite.getByLabel('Email', { exact: true }).fill(member.email);
			await ofSite.getByLabel('Password', { exact: true }).fill(member.password);
			await ofSite.getByRole('button', { name: 'Sign In' }).click();
			const inBook = ofSite.getByRole('main').getByRole('listitem').filter({ hasText: name });
			await expect(inBook).toContainText('marked as played');
			await inBook.getByRole('button', { name: 'Take the mark back' }).click();
			await expect(inBook).not.toContainText('marked as played');
			await expect(inBook.getByRole('link', { name })).toBeVisible();
		} finally {
			await context.close();
			await app.close();
		}
	});
});
