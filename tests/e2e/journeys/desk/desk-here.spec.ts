import { expect } from '@playwright/test';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { openBeside, deskTest as test } from '#tests/e2e/support/editors.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/e2e/support/test.ts';

/** Farther from the course than any check-in reaches. */
const STANDS = { latitude: 54.3178, longitude: -5.8847, accuracy: 12 };

test('a golfer who is turned away says "I am here", and an editor reads where', async ({ page, browser }) => {
	const golfer = await openBeside(browser);
	await golfer.context().grantPermissions(['geolocation']);
	await golfer.context().setGeolocation(STANDS);
	const { email } = await becomeMember(golfer);
	await golfer.goto('/courses/united-kingdom/royal-county-down/check-in');
	await golfer.getByRole('button', { name: 'Check in here' }).click();
	await expect(golfer.getByText(/too far from the course/)).toBeVisible();
	await expectAccessible(golfer, 'courses/:country/:slug/check-in');
	await golfer.getByRole('button', { name: 'I am here' }).click();
	await expect(golfer.getByRole('status').getByText(/Our editors will look at where you are/)).toBeVisible();
	await expect(golfer.getByRole('button', { name: 'Check in here' })).toBeHidden();
	await golfer.context().close();

	await page.goto('/desk?view=suggestion');
	await page.getByRole('main').getByRole('link', { name: 'Royal County Down' }).first().click();
	await expect(page.getByText(/“I am here”: a member .* stood at 54\.31780, -5\.88470, known to 12 m/)).toBeVisible();
	await expect(page.getByText(email)).toBeVisible();
	await expectAccessibleInBothThemes(page, 'desk/inbox/suggestion/:id');
	await page.getByRole('definition').getByRole('link', { name: 'Royal County Down' }).click();
	await expect(page).toHaveURL(/\/desk\/courses\/\d+$/);
	await expect(page.getByLabel('Latitude')).toHaveValue(/^54\.2/);
});
