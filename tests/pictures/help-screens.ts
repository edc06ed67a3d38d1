import type { Page } from '@playwright/test';

/** What the picture of a help article shows, by the name in the article's front matter. */
export type Screen = {
	/** As somebody who is logged in. */
	member: boolean;
	path: string;
	/** What is done before the picture is taken. */
	prepare?: (page: Page) => Promise<void>;
	/** What stands at the top of the picture; else the page begins there. */
	from?: string;
	/** Pixels above that, where the small line over a heading is to be seen. */
	room?: number;
};

const visitor = (path: string, rest: Partial<Screen> = {}): Screen => ({ member: false, path, ...rest });
const member = (path: string, rest: Partial<Screen> = {}): Screen => ({ member: true, path, ...rest });

export const HELP_SCREENS: Record<string, Screen> = {
	signup: visitor('/auth/signup', { from: 'main h1', room: 56 }),
	login: visitor('/auth/login', { from: 'main h1', room: 56 }),
	'find-course': visitor('/find-course?q=links', { from: 'main form' }),
	'course-page': visitor('/courses/sweden/ljunghusen', { from: 'main h1', room: 56 }),
	'create-review': visitor('/create-review?course=ljunghusen', { prepare: fillReview, from: 'main h1', room: 56 }),
	'review-photographs': visitor('/create-review?course=ljunghusen', { prepare: openDetails, from: 'main details' }),
	offline: visitor('/offline', { from: 'main h1', room: 56 }),
	'account-settings': member('/account/profile', { from: 'main h1', room: 56 }),
	'account-security': member('/account/settings', { from: '#sessions' }),
	'account-reviews': member('/account/courses', { from: 'main h1' }),
	'review-status': member('/account/reviews', { from: 'main h1' }),
	'account-data': member('/account/deletion', { from: 'main h1', room: 56 }),
};

export const REVIEW =
	'Firm, fast and honest. The wind off the sound decides most of the questions, and the greens the rest.';

async function fillReview(page: Page) {
	await page.getByLabel('Your Name').fill('Karin Ekdahl');
	await page.getByLabel('Rating', { exact: true }).selectOption('9');
	await page.getByLabel('Date Played').fill('2026-06-12');
	await page.getByLabel('Your Review').fill(REVIEW);
	await page.getByLabel('Your Review').blur();
}

async function openDetails(page: Page) {
	await page.locator('main details summary').first().click();
}
