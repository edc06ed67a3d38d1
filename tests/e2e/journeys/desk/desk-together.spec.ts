import { expect, type Page } from '@playwright/test';
import { openBeside, deskTest as test } from '#tests/e2e/support/editors.ts';
import { buttonOf, FORMS, type FormJourney, fillAll, someone } from '#tests/e2e/support/forms.ts';
import { letterTo } from '#tests/e2e/support/letters.ts';
import { expectAccessibleInBothThemes } from '#tests/e2e/support/test.ts';

/** Sends a form once for each of the names, all from one address. */
async function sendEach(page: Page, form: FormJourney, email: string, field: string, names: readonly string[]) {
	for (const name of names) {
		await fillAll(page, form, email);
		await page.getByLabel(field).fill(name);
		await buttonOf(page, form).click();
		await expect(form.done(page)).toBeVisible();
	}
}

/** From the line of an item in the inbox to the page of those like it, each of which has its box there. */
async function openGroup(page: Page, kind: string, names: readonly string[]) {
	await page.goto(`/desk?view=${kind}`);
	await page
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { name: names[0] }) })
		.getByRole('link', { name: 'Decide together with those like it' })
		.click();
	for (const name of names) await expect(page.getByRole('checkbox', { name })).toBeChecked();
}

const two = (name: string) => [`${name} A ${Date.now()}`, `${name} B ${Date.now()}`];
const news = (page: Page) => page.getByText(/^Decided\./);

/** Presses a button that decides all of the group that are ticked: on a site that has run for long, more than were just sent. */
async function decideAll(page: Page, button: string) {
	const all = await page.getByRole('checkbox').count();
	await page.getByRole('button', { name: button }).click();
	await expect(news(page)).toContainText(`All ${all} take effect`);
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('two messages of one reader are answered with one press, undone together, and answered again', async ({
		page,
		browser,
		chief,
	}) => {
		test.setTimeout(180_000);
		const [reader, axe, eva] = [await openBeside(browser), await openBeside(browser, chief.cookies), someone()];
		const names = two('A lost ball');
		await sendEach(reader, FORMS.contact, eva, 'Subject', names);
		await openGroup(page, 'message', names);
		await expect(page.getByText('same author').first()).toBeVisible();
		await page.getByText(`All of it: ${names[1]}`).click();
		await expect(page.getByText(eva).filter({ visible: true })).toHaveCount(1);

		// Both ways are seen on a laptop's screen, and axe finds nothing; it is a script itself, and looks beside.
		await axe.setViewportSize({ width: 1280, height: 900 });
		await axe.goto(page.url());
		for (const name of ['Send the answer to each', 'Close without an answer'])
			await expect(axe.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
		for (const whole of await axe.getByText(/^All of it/).all()) await whole.click();
		await expectAccessibleInBothThemes(axe, 'desk/together/:kind/:id');

		await page.getByRole('button', { name: 'Send the answer to each' }).click();
		await expect(page.getByText('Please write your answer.')).toBeVisible();
		await page.getByLabel('Words').fill('Both balls are at the desk of the club.');
		await decideAll(page, 'Send the answer to each');
		await page.getByRole('button', { name: 'Undo' }).click();

		// One that is left out waits on.
		await openGroup(page, 'message', names);
		await page.getByRole('checkbox', { name: names[1] }).uncheck();
		await page.getByLabel('Words').fill('The first ball is at the desk of the club.');
		await page.getByRole('button', { name: 'Send the answer to each' }).click();
		await expect(news(page)).toBeVisible();
		expect((await letterTo(reader.request, eva, /^Re: your message/)).text).toContain('The first ball');
		await page.goto('/desk?view=message');
		await expect(page.getByRole('link', { name: names[1] })).toBeVisible();
		await expect(page.getByRole('link', { name: names[0] })).toHaveCount(0);
		await Promise.all([reader, axe].map((one) => one.context().close()));
	});
});

test('missing courses that one reader suggests are declined together, with one ground', async ({ page, browser }) => {
	test.setTimeout(120_000);
	const [reader, eva] = [await openBeside(browser), someone()];
	const names = two('Nowhere Links');
	await sendEach(reader, FORMS.suggestion, eva, 'Course name', names);
	await openGroup(page, 'suggestion', names);
	// A course that is missing is made by itself.
	await expect(page.getByRole('button', { name: 'They are put right' })).toHaveCount(0);
	await page.getByLabel('Words').fill('There is no course of that name.');
	await page.getByRole('button', { name: 'Decline' }).click();
	await expect(page.getByText('Please choose a ground.')).toBeVisible();
	await expectAccessibleInBothThemes(page);
	await page.getByLabel('We could not find it').check();
	await decideAll(page, 'Decline');
	await letterTo(reader.request, eva, /your suggestion/i);
	await reader.context().close();
});
