import { expect, type Page } from '@playwright/test';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { beUnhurried } from '#tests/e2e/support/reviews.ts';
import { expectAccessibleInBothThemes, hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED/] });

const answer = (page: Page, question: string, words: string) =>
	page.getByRole('group', { name: question, exact: true }).getByRole('radio', { name: words });
const now = (page: Page) => page.getByRole('region', { name: 'How it is now' });

test('N1: on a phone a visitor tells how a course is in six taps, and its page says so at once', async ({ page }) => {
	await page.setViewportSize(WIDTHS.phone);
	await page.goto('/courses/sweden/barseback');
	await page.getByRole('link', { name: 'How is it now?' }).click();
	await hydrated(page);
	// The form is read for a while before it is answered.
	await beUnhurried(page);
	await answer(page, 'Greens', 'Good').click();
	await answer(page, 'Fairways', 'Good').click();
	await answer(page, 'Bunkers', 'Fair').click();
	await answer(page, 'Pace of the round', '4½ h').click();
	await page.getByRole('button', { name: 'Send' }).click();
	await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
	await page.getByRole('link', { name: 'Back to the course' }).click();
	await expect(now(page)).toContainText('Greens good · Fairways good · Bunkers fair · Pace 4 h 30');
	await expect(now(page)).toContainText(/today, (one visitor’s word|\d+ golfers)/);
	await expectAccessibleInBothThemes(page);
});

test('N1: an empty report is refused with what is wrong, and a member’s is of one golfer', async ({ page }) => {
	await becomeMember(page, 'Maj');
	await page.goto('/courses/sweden/falsterbo/conditions');
	await hydrated(page);
	await page.getByRole('button', { name: 'Send' }).click();
	await expect(page.getByText('Please choose an answer to one question at least.')).toBeVisible();
	await beUnhurried(page);
	await page.getByText('Temporary greens, aeration').click();
	await answer(page, 'Aeration', 'Just done').click();
	await answer(page, 'Day', 'Yesterday').click();
	await page.getByRole('button', { name: 'Send' }).click();
	await page.getByRole('link', { name: 'Back to the course' }).click();
	await expect(now(page)).toContainText('Greens just aerated');
	await expect(now(page)).toContainText(/yesterday, \d+ golfer/);
});

test('N1, B5: a member’s report without a connection waits on the device and is sent once there is one', async ({
	page,
	context,
}) => {
	await becomeMember(page, 'Tora');
	await page.goto('/courses/sweden/halmstad/conditions');
	await hydrated(page);
	await beUnhurried(page, { ofOpener: true });
	await answer(page, 'Greens', 'Poor').click();
	await context.route('**/conditions*', (route) =>
		route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
	);
	await page.getByRole('button', { name: 'Send' }).click();
	await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
	await expect(page.getByText('1 conditions report is waiting to be sent.')).toBeVisible();
	await context.unrouteAll({ behavior: 'wait' });
	await page.goto('/account/golf');
	await expect(page.getByText('1 conditions report that waited on this device.')).toBeVisible();
	await page.goto('/courses/sweden/halmstad');
	await expect(now(page)).toContainText('Greens poor');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('N1: a report is a plain form', async ({ page }) => {
		await page.goto('/courses/sweden/rya/conditions');
		await beUnhurried(page);
		await answer(page, 'Greens', 'Fair').click();
		await page.getByRole('button', { name: 'Send' }).click();
		await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
		await page.goto('/courses/sweden/rya');
		await expect(now(page)).toContainText('Greens fair');
	});
});
