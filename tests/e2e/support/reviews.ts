import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openerIn } from '#app/lib/forms/written.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import { aPhotograph } from './pictures.ts';

const UNHURRIED_MILLISECONDS = 10_000;

/**
 * A form that comes back within three seconds is held: this one is sent with the stamp of one that was opened a while ago,
 * however often the page is rendered anew meanwhile. It is nobody's, unless it is to be `ofOpener`.
 */
export async function beUnhurried(page: Page, { ofOpener = false } = {}) {
	const secret = await readFile(join(process.env.E2E_DATA ?? '', 'secret'), 'utf8');
	const field = page.locator('input[name="stamp"]').first();
	const opener = ofOpener ? openerIn(await field.inputValue()) : '';
	const stamp = issueStamp(secret, new Date(Date.now() - UNHURRIED_MILLISECONDS), opener);
	await field.evaluate((input: HTMLInputElement, older) => {
		input.value = older;
		input.form?.addEventListener('formdata', ({ formData }) => formData.set('stamp', older));
	}, stamp);
}

export type WrittenReview = { course: string; words: string; rating?: string; playDate?: string; name?: string };

/** Writes the least that a review is: a grade, a date and a line; a member's name is known. */
export async function writeReview(page: Page, { course, words, rating = '8', playDate, name }: WrittenReview) {
	await page.goto(`/create-review?course=${course}`);
	if (name) await page.getByLabel('Your Name').fill(name);
	await page.getByLabel('Date Played').fill(playDate ?? '2026-08-02');
	await page.getByLabel('Rating').selectOption(rating);
	await page.getByLabel('Your Review').fill(words);
	await beUnhurried(page);
	await sendReview(page);
}

export async function sendReview(page: Page) {
	await page.getByRole('button', { name: 'Submit Review' }).click();
	await expect(page.getByText('Review submitted!').first()).toBeVisible();
}

/** The id of the member's own review of a course, from the list in the account. */
export async function ownReviewId(page: Page, courseName: string): Promise<string> {
	await page.goto('/account/reviews');
	const link = page.getByRole('link', { name: new RegExp(`^Edit.*: ${courseName}`) });
	return /\/reviews\/(\d+)\/edit/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
}

type Photographed = { course: { slug: string; path: string; words: string }; colours: string[] };

/** Writes a visitor's review of a course with a photograph of each colour, and waits until they are in its gallery. */
export async function writePhotographed(page: Page, { course, colours }: Photographed) {
	await page.goto(`/create-review?course=${course.slug}`);
	await page.getByLabel('Your Name').fill('Mats Ekdahl');
	await page.getByLabel('Date Played').fill('2026-08-02');
	await page.getByLabel('Rating').selectOption({ label: '8 / 10' });
	await page.getByLabel('Your Review').fill(course.words);
	const field = page.getByRole('group', { name: /Photographs/ }).getByLabel('Photographs', { exact: true });
	await expect(field).toBeEnabled();
	await field.setInputFiles(await Promise.all(colours.map((colour, at) => aPhotograph(`${at}.jpg`, colour))));
	await expect(page.getByText('Ready.')).toHaveCount(colours.length, { timeout: 60_000 });
	await beUnhurried(page);
	await sendReview(page);
	await page.goto(course.path);
	await expect(page.getByRole('region', { name: 'Photographs' }).getByRole('img')).toHaveCount(colours.length);
}
