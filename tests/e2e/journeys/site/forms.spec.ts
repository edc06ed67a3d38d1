import { expect } from '@playwright/test';
import { addressOf, buttonOf, FORMS, fillAll, someone } from '#tests/e2e/support/forms.ts';
import { lettersTo, letterTo, linkIn } from '#tests/e2e/support/letters.ts';
import { expectAccessible, hydrated, test } from '#tests/e2e/support/test.ts';

const OFFLINE = 'You are offline. What you wrote is kept.';

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled });
		for (const [name, form] of Object.entries(FORMS)) {
			test(`the form of the ${name} is taken and acknowledged by letter`, async ({ page }) => {
				const email = someone();
				await fillAll(page, form, email);
				await buttonOf(page, form).click();
				await expect(form.done(page)).toBeVisible();
				expect((await letterTo(page.request, email, form.letter)).text).toContain(new URL(page.url()).host);
				if (javaScriptEnabled) await expectAccessible(page);
			});

			test(`the form of the ${name} says what is missing`, async ({ page }) => {
				await page.goto(form.path);
				await buttonOf(page, form).click();
				await expect(page.getByText(form.refusal).first()).toBeVisible();
				if (javaScriptEnabled) await expectAccessible(page);
			});
		}
	});
}

for (const [name, form] of Object.entries(FORMS)) {
	test(`R08: the form of the ${name}, pressed twice, is taken once`, async ({ page }) => {
		const email = someone();
		await fillAll(page, form, email);
		await buttonOf(page, form).dblclick();
		await expect(form.done(page)).toBeVisible();
		await letterTo(page.request, email, form.letter);
		expect(await lettersTo(page.request, email)).toHaveLength(1);
	});

	test.describe('without a connection', () => {
		test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch/] });
		test(`the form of the ${name} keeps what was typed, and can be sent later`, async ({ page, context }) => {
			const email = someone();
			await fillAll(page, form, email);
			// The rules come with the first touch; a form that was never touched online cannot be checked.
			await hydrated(page);
			await page.waitForLoadState('networkidle');
			await context.setOffline(true);
			await buttonOf(page, form).click();
			await expect(page.getByText(OFFLINE).first()).toBeVisible();
			await expect(addressOf(page, form)).toHaveValue(email);
			await context.setOffline(false);
			await buttonOf(page, form).click();
			await expect(form.done(page)).toBeVisible();
		});
	});
}

test('S1: the newsletter is confirmed by a button, once, and left by a button or by a mail program', async ({
	page,
}) => {
	const email = someone();
	await page.goto('/newsletter');
	await addressOf(page, FORMS.newsletter).fill(email);
	await page.getByRole('button', { name: 'Subscribe' }).click();
	const confirmation = linkIn(await letterTo(page.request, email, /Please confirm/), '/newsletter/confirmation');
	await page.goto(confirmation);
	await expect(page.getByLabel('Email')).toHaveValue(email);
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Confirm my subscription' }).click();
	await expect(page.getByRole('heading', { name: 'Welcome to the club room' })).toBeVisible();
	await page.goto(confirmation);
	await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
	const removal = linkIn(await letterTo(page.request, email, /^Welcome/), '/newsletter/removal');
	await page.goto(removal);
	await page.getByRole('button', { name: 'Unsubscribe' }).click();
	await expect(page.getByRole('heading', { name: 'The subscription has ended' })).toBeVisible();
	const oneClick = await page.request.post(removal, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 });
	expect(oneClick.status()).toBe(200);
});

test('P7: an application is withdrawn by the button behind its letter’s link', async ({ page }) => {
	const form = FORMS.application;
	const email = someone();
	await fillAll(page, form, email);
	await buttonOf(page, form).click();
	await expect(form.done(page)).toBeVisible();
	const link = linkIn(await letterTo(page.request, email, form.letter), '/become-reviewer/withdrawal');
	await page.goto(link);
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Withdraw my application' }).click();
	await expect(page.getByRole('heading', { name: 'Your application is withdrawn' })).toBeVisible();
	await page.goto(link);
	await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('S54: a form whose hidden field was filled in is answered like any other, and nothing is mailed', async ({
	page,
}) => {
	const form = FORMS.contact;
	const email = someone();
	await fillAll(page, form, email);
	await page.locator('input[name="second_message"]').evaluate((field: HTMLInputElement) => {
		field.value = 'spam';
	});
	await buttonOf(page, form).click();
	await expect(form.done(page)).toBeVisible();
	// A letter posted after it has come, so its own would have, too.
	const other = someone();
	await fillAll(page, form, other);
	await buttonOf(page, form).click();
	await letterTo(page.request, other, form.letter);
	expect(await lettersTo(page.request, email)).toEqual([]);
});
