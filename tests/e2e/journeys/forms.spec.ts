import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { lettersTo, letterTo, linkIn } from '../support/letters.ts';
import { beUnhurried } from '../support/reviews.ts';
import { expectAccessible, test } from '../support/test.ts';

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

type FormJourney = {
	path: string;
	button: string;
	/** Fills every field but the address. */
	fill: (page: Page) => Promise<void>;
	address: string;
	/** A message of the empty form. */
	refusal: string;
	/** What the page says once the form was taken. */
	done: (page: Page) => ReturnType<Page['getByText']>;
	letter: RegExp;
};

const FORMS: Record<string, FormJourney> = {
	newsletter: {
		...{ path: '/newsletter', button: 'Subscribe', address: 'Your email address' },
		...{ fill: async () => {}, refusal: 'Please enter a valid email address.', letter: /Please confirm/ },
		done: (page) => page.getByText('Thank you for subscribing to our newsletter!').first(),
	},
	contact: {
		...{ path: '/support/contact?category=technical', button: 'Send Message', address: 'Email' },
		fill: async (page) => {
			await page.getByLabel('Name', { exact: true }).fill('Karin Lind');
			await page.getByLabel('Subject').fill('A lost ball');
			await page.getByLabel('Message', { exact: true }).fill('It lies left of the fourth green.');
		},
		refusal: 'Message must be at least 10 characters.',
		done: (page) => page.getByRole('heading', { name: /Your reference number is [\w-]{9}/ }),
		letter: /We have your message/,
	},
	application: {
		...{ path: '/become-reviewer', button: 'Submit Application', address: 'Email' },
		fill: async (page) => {
			await page.getByLabel('First name').fill('Karin');
			await page.getByLabel('Last name').fill('Lind');
			await page.getByLabel('Country').fill('Sweden');
			await page.getByLabel('Handicap').fill('12.4');
			await page.locator('select[name="yearsPlaying"]').selectOption('11-20');
			await page.locator('select[name="playFrequency"]').selectOption('weekly');
			await page.locator('textarea[name="favoriteCourses"]').fill('Ljunghusen, Falsterbo and Bro Hof');
			await page.locator('textarea[name="whyJoin"]').fill('I have kept a notebook of every course since I was twelve.');
		},
		refusal: 'Please provide your handicap.',
		done: (page) => page.getByRole('heading', { name: 'Application Submitted!' }),
		letter: /Your application/,
	},
	suggestion: {
		...{ path: '/find-course/suggest', button: 'Send Suggestion', address: 'Your email' },
		fill: async (page) => {
			await page.getByLabel('Course name').fill('Nowhere Links');
			await page.getByLabel('Country').selectOption('SE');
		},
		refusal: 'Please provide the name of the course.',
		done: (page) => page.getByRole('heading', { name: 'Thank you for your suggestion' }),
		letter: /Thank you for your suggestion/,
	},
};

const someone = () => `reader.${randomBytes(5).toString('hex')}@example.com`;

async function fillAll(page: Page, form: FormJourney, email: string) {
	await page.goto(form.path);
	await form.fill(page);
	await addressOf(page, form).fill(email);
	await beUnhurried(page);
}

const addressOf = (page: Page, { address }: FormJourney) =>
	page.getByRole('main').getByLabel(address, { exact: false }).first();
const buttonOf = (page: Page, { button }: FormJourney) => page.getByRole('main').getByRole('button', { name: button });

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled });
		for (const [name, form] of Object.entries(FORMS)) {
			test(`the form of the ${name} is taken and acknowledged by letter`, async ({ page }) => {
				const email = someone();
				await fillAll(page, form, email);
				await buttonOf(page, form).click();
				await expect(form.done(page)).toBeVisible();
				expect((await letterTo(page.request, email, form.letter)).text).toContain('127.0.0.1');
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
			await page.waitForLoadState('networkidle');
			await context.setOffline(true);
			await buttonOf(page, form).click();
			await expect(page.getByText(UNEXPECTED).first()).toBeVisible();
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
	await addressOf(page, FORMS.newsletter as FormJourney).fill(email);
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
	const form = FORMS.application as FormJourney;
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
	const form = FORMS.contact as FormJourney;
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
