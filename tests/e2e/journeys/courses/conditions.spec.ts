import { expect, type Page } from '@playwright/test';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { deskTest } from '#tests/e2e/support/editors.ts';
import { beUnhurried } from '#tests/e2e/support/reviews.ts';
import { expectAccessibleInBothThemes, hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED/] });

const answer = (page: Page, question: string, words: string) =>
	page.getByRole('group', { name: question, exact: true }).getByRole('radio', { name: words });
const now = (page: Page) => page.getByRole('region', { name: 'How it is now' });

/** The form of a course is open; what is sent reaches nobody from now on, until the context is unrouted. */
async function tellWithoutSignal(page: Page) {
	await answer(page, 'Greens', 'Poor').click();
	await page
		.context()
		.route('**/conditions*', (route) =>
			route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
		);
	await page.getByRole('button', { name: 'Send' }).click();
	await expect(page.getByText('1 conditions report is waiting to be sent.')).toBeVisible();
}

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
	await tellWithoutSignal(page);
	await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
	await context.unrouteAll({ behavior: 'wait' });
	await page.goto('/account/golf');
	await expect(page.getByText('1 conditions report that waited on this device.')).toBeVisible();
	await page.goto('/courses/sweden/halmstad');
	await expect(now(page)).toContainText('Greens poor');
});

test('N1, B5: a visitor’s report waits on the device, too, and is sent as a visitor’s whoever is signed in by then', async ({
	page,
	context,
}) => {
	await page.goto('/courses/sweden/visby-kronholmen/conditions');
	await hydrated(page);
	await beUnhurried(page, { ofOpener: true });
	await tellWithoutSignal(page);
	await expect(page.getByText('Without an account it cannot be taken back after that.')).toBeVisible();
	await becomeMember(page, 'Ebba');
	await context.unrouteAll({ behavior: 'wait' });
	await page.goto('/account/golf');
	await expect(page.getByText('1 conditions report that waited on this device.')).toBeVisible();
	await page.goto('/courses/sweden/visby-kronholmen');
	await expect(now(page)).toContainText('Greens poor');
	await expect(now(page)).toContainText(/one visitor’s word|\d+ golfers/);
});

/** Tells one thing of a course that a member has just played. */
async function tell(page: Page, course: string, greens: string, { scripts = true } = {}) {
	await page.goto(`/courses/sweden/${course}/conditions`);
	if (scripts) await hydrated(page);
	await beUnhurried(page, { ofOpener: true });
	await answer(page, 'Greens', greens).click();
	await page.getByRole('button', { name: 'Send' }).click();
	await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
}

test('N1: a member finds what was told of all courses in one place, on a phone and a wide screen', async ({ page }) => {
	await becomeMember(page, 'Yrsa');
	await page.goto('/account/reviews');
	await page.getByRole('link', { name: 'Your conditions reports' }).click();
	await expect(page.getByText('What you tell of courses stands here')).toBeVisible();
	await tell(page, 'falsterbo', 'Good');
	await tell(page, 'ljunghusen', 'Fair');
	await page.getByRole('link', { name: 'your conditions reports' }).click();
	const entries = page.getByRole('main').getByRole('article');
	await expect(entries).toHaveCount(2);
	await expect(entries.first()).toContainText('Ljunghusen');
	await expect(entries.first()).toContainText('Greens fair');
	await expect(entries.last()).toContainText('Falsterbo');
	await expect(entries.last()).toContainText('On the page of the course');
	await expectAccessibleInBothThemes(page);
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

	test('N1: a member takes back from the list of all that was told', async ({ page }) => {
		await becomeMember(page, 'Embla');
		await tell(page, 'falsterbo', 'Good', { scripts: false });
		await page.getByRole('link', { name: 'your conditions reports' }).click();
		await page.getByRole('link', { name: /^Take it back: Falsterbo/ }).click();
		await page.getByRole('button', { name: 'Take it back' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'It is taken back' })).toBeVisible();
		await page.getByRole('link', { name: 'Your conditions reports' }).click();
		await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
		await expect(page.getByText('What you tell of courses stands here')).toBeVisible();
	});

	test('N1: a visitor reports what somebody told, and takes back what was told by the visitor', async ({ page }) => {
		await page.goto('/courses/sweden/isaberg/conditions');
		await beUnhurried(page);
		await answer(page, 'Greens', 'Poor').click();
		await page.getByRole('button', { name: 'Send' }).click();
		await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
		const told = page.getByRole('region', { name: 'What golfers have told' });
		await told.getByRole('listitem').filter({ hasText: 'a visitor' }).first().getByRole('link').click();
		await expect(page.getByRole('main')).toContainText('What a golfer told of Isaberg');
		await expect(page.getByRole('main').locator('blockquote')).toHaveText('Greens poor');
		await page.goBack();
		await page.getByRole('link', { name: 'Take it back' }).click();
		await expect(page.getByRole('main')).toContainText('Greens poor');
		await page.getByRole('button', { name: 'Take it back' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'It is taken back' })).toBeVisible();
		await page.goto('/courses/sweden/isaberg/conditions');
		await expect(told.getByText('Greens poor')).toHaveCount(0);
	});
});

deskTest(
	'N1: a report that is held waits at the desk, and its sender reads how it stands',
	async ({ page, baseURL }) => {
		const sender = await visit(page.context().browser(), baseURL);
		await becomeMember(sender, 'Stina');
		await sender.goto('/courses/sweden/bastad/conditions');
		await hydrated(sender);
		// As a program does that fills in every field.
		await sender.locator('#conditions-second').evaluate((field: HTMLInputElement) => {
			field.value = 'golf';
		});
		await answer(sender, 'Greens', 'Good').click();
		await sender.getByRole('button', { name: 'Send' }).click();
		await expect(sender.getByText('An editor reads it before it is shown')).toBeVisible();
		const own = sender.getByRole('region', { name: 'What you have told' });
		await expect(own).toContainText('Waiting for an editor, and nobody else sees it');
		await expectAccessibleInBothThemes(sender);
		await page.goto('/desk?view=conditions');
		await page
			.getByRole('link', { name: /Båstad/ })
			.first()
			.click();
		await expect(page.getByRole('article', { name: 'The report of conditions' })).toContainText('Greens good');
		await expectAccessibleInBothThemes(page, 'desk/inbox/conditions/:id');
		await page.getByRole('button', { name: 'Publish' }).click();
		await expect(page.getByText(/^Decided\./)).toBeVisible();
		await expect
			.poll(async () => (await sender.request.get('/courses/sweden/bastad/conditions')).text(), { timeout: 60_000 })
			.toContain('On the page of the course');
		await sender.goto('/courses/sweden/bastad');
		await expect(now(sender)).toContainText('Greens good');
		await sender.goto('/courses/sweden/bastad/conditions');
		await own.getByRole('link', { name: 'Take it back' }).first().click();
		await expect(sender.getByRole('main')).toContainText('Greens good');
		await expectAccessibleInBothThemes(sender, 'courses/:country/:slug/conditions/:report/removal');
		await sender.getByRole('button', { name: 'Take it back' }).click();
		await expect(sender.getByRole('heading', { level: 1, name: 'It is taken back' })).toBeVisible();
		await sender.context().close();
	},
);
