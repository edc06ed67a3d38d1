import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { beUnhurried } from './reviews.ts';

export type FormJourney = {
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

export const FORMS = {
	newsletter: {
		path: '/newsletter',
		button: 'Subscribe',
		address: 'Your email address',
		fill: async () => {},
		refusal: 'Please enter a valid email address.',
		letter: /Please confirm/,
		done: (page) => page.getByText('Thank you for subscribing to our newsletter!').first(),
	},
	contact: {
		path: '/support/contact?category=technical',
		button: 'Send Message',
		address: 'Email',
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
		path: '/become-reviewer',
		button: 'Submit Application',
		address: 'Email',
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
		path: '/find-course/suggest',
		button: 'Send Suggestion',
		address: 'Your email',
		fill: async (page) => {
			await page.getByLabel('Course name').fill('Nowhere Links');
			await page.getByLabel('Country').selectOption('SE');
		},
		refusal: 'Please provide the name of the course.',
		done: (page) => page.getByRole('heading', { name: 'Thank you for your suggestion' }),
		letter: /Thank you for your suggestion/,
	},
} as const satisfies Record<string, FormJourney>;

export const someone = () => `reader.${randomBytes(5).toString('hex')}@example.com`;

/** Opens a form, fills it as slowly as a person does, and leaves the button to the journey. */
export async function fillAll(page: Page, form: FormJourney, email: string) {
	await page.goto(form.path);
	await form.fill(page);
	await addressOf(page, form).fill(email);
	await beUnhurried(page);
}

export const addressOf = (page: Page, { address }: FormJourney) =>
	page.getByRole('main').getByLabel(address, { exact: false }).first();
export const buttonOf = (page: Page, { button }: FormJourney) =>
	page.getByRole('main').getByRole('button', { name: button });
