import { expect, type Page } from '@playwright/test';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { deskTest } from '#tests/e2e/support/editors.ts';
import { aPhotograph, broken } from '#tests/e2e/support/pictures.ts';
import { beUnhurried } from '#tests/e2e/support/reviews.ts';
import { expectAccessibleInBothThemes, hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';
import { visit } from '#tests/e2e/support/visit.ts';

const greens = (page: Page, words: string) =>
	page.getByRole('group', { name: 'Greens', exact: true }).getByRole('radio', { name: words });
const field = (page: Page) => page.getByLabel('Photograph (optional)');
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();
const shown = (page: Page) =>
	page.getByRole('region', { name: 'How it is now' }).getByRole('img', { name: /^Photograph 1: how it looked on / });

/** Opens the page again until its sizes are made, by a job. */
async function expectShown(page: Page, path: string) {
	await expect(async () => {
		await page.goto(path);
		await expect(shown(page)).toBeVisible({ timeout: 1_000 });
	}).toPass({ timeout: 60_000 });
}

test('N1: on a phone a golfer shows how it looks, leaves a photograph out, and sends another one', async ({ page }) => {
	await page.setViewportSize(WIDTHS.phone);
	await page.goto('/courses/sweden/flommen/conditions');
	await hydrated(page);
	await beUnhurried(page);
	await greens(page, 'Good').click();
	const picture = page.getByRole('img', { name: 'The photograph that is sent' });
	await field(page).setInputFiles(await aPhotograph('wrong.jpg', '#8d4a2a'));
	await expect(picture).toBeVisible();
	await page.getByRole('button', { name: 'Send none' }).click();
	await expect(picture).toBeHidden();
	await expect(field(page)).toBeFocused();
	expect(await field(page).evaluate(({ files }: HTMLInputElement) => files?.length)).toBe(0);
	// As large as phones make them; what is sent is no larger than what we keep.
	const large = await aPhotograph('large.jpg', '#3a7a4d', 4_000);
	await field(page).setInputFiles(large);
	await expect(picture).toBeVisible();
	await expect
		.poll(() => field(page).evaluate(({ files }: HTMLInputElement) => files?.[0]?.size))
		.toBeLessThan(large.buffer.length);
	await expectAccessibleInBothThemes(page);
	await send(page);
	await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
	await expectShown(page, '/courses/sweden/flommen');
	await expectAccessibleInBothThemes(page);
	await page.goto('/courses/sweden/flommen/conditions');
	await expect(page.getByRole('img', { name: /^Photograph of number \d+: how it looked/ }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('N1: what is no picture is said at its field, and one that is fine waits for the answer that is missing', async ({
		page,
	}) => {
		await page.goto('/courses/sweden/ringenas/conditions');
		await beUnhurried(page);
		await greens(page, 'Poor').click();
		await field(page).setInputFiles(broken());
		await send(page);
		await expect(page.getByText('This picture is damaged or cut off')).toBeVisible();
		await expect(greens(page, 'Poor')).toBeChecked();
		await page.getByRole('group', { name: 'Greens', exact: true }).getByRole('radio').first().click();
		await field(page).setInputFiles(await aPhotograph('good.jpg'));
		await send(page);
		await expect(page.getByText('Please choose an answer to one question at least.')).toBeVisible();
		await expect(page.getByLabel('Send the photograph that you had chosen')).toBeChecked();
		await greens(page, 'Poor').click();
		await send(page);
		await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
		await expectShown(page, '/courses/sweden/ringenas');
	});
});

test.describe('without a connection', () => {
	test.use({ expectedErrors: [/ERR_CONNECTION_RESET|ERR_FAILED/] });

	test('N1, B5: a photograph waits on the device with its report', async ({ page, context }) => {
		await becomeMember(page, 'Siv');
		await page.goto('/courses/sweden/vasatorp/conditions');
		await hydrated(page);
		await beUnhurried(page, { ofOpener: true });
		await greens(page, 'Fair').click();
		await field(page).setInputFiles(await aPhotograph('fair.jpg'));
		await expect(page.getByRole('img', { name: 'The photograph that is sent' })).toBeVisible();
		await context.route('**/conditions*', (route) =>
			route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
		);
		await send(page);
		await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
		await context.unrouteAll({ behavior: 'wait' });
		await page.goto('/account/golf');
		await expect(page.getByText('1 conditions report that waited on this device.')).toBeVisible();
		await expectShown(page, '/courses/sweden/vasatorp');
	});
});

deskTest(
	'N1: an editor looks at a photograph that readers see already, and lets it stand',
	async ({ page, baseURL }) => {
		const sender = await visit(page.context().browser(), baseURL);
		await sender.goto('/courses/sweden/torekov/conditions');
		await hydrated(sender);
		await beUnhurried(sender);
		await greens(sender, 'Good').click();
		await field(sender).setInputFiles(await aPhotograph('torekov.jpg'));
		await expect(sender.getByRole('img', { name: 'The photograph that is sent' })).toBeVisible();
		await send(sender);
		await expect(sender.getByRole('heading', { name: 'Sent' })).toBeVisible();
		await expectShown(sender, '/courses/sweden/torekov');
		await page.goto('/desk?view=conditions');
		const line = page.getByRole('listitem').filter({ hasText: 'Torekov' });
		await expect(line).toContainText('with a photograph');
		await line.getByRole('link', { name: /Torekov/ }).click();
		const thing = page.getByRole('article', { name: 'The report of conditions' });
		await expect(thing.getByRole('img', { name: 'The photograph that came with it' })).toBeVisible();
		await expectAccessibleInBothThemes(page, 'desk/inbox/conditions/:id');
		await page.getByRole('button', { name: 'Let it stand' }).click();
		await expect(page.getByText(/^Decided\./)).toBeVisible();
		await sender.reload();
		await expect(shown(sender)).toBeVisible();
		await sender.context().close();
	},
);
