import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './tests/support/sites/browser.ts';

/** A journey with a site of its own, and those of editors, who sign in once for all that a worker does. */
const OWN_SITE = '**/journeys/site/first-day.spec.ts';
const DESK = ['journeys/desk/*', 'journeys/courses/covers.*', 'journeys/site/plain-posts.*', 'a11y/desk-pages.*'].map(
	(path) => `**/${path}`,
);

const origin = process.env.E2E_ORIGIN ?? 'http://127.0.0.1:3100';

/** Run by `npm run e2e`, which finds the browser and starts the built site on a data folder of its own. */
export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: 'test-results',
	fullyParallel: true,
	// One more than cores: a journey waits for pictures, letters and seconds that pass more than for the processor.
	workers: 3,
	retries: 0,
	// Limits, which no journey comes near: on a machine with other work a long one takes four times as long.
	timeout: 90_000,
	expect: { timeout: 15_000 },
	forbidOnly: Boolean(process.env.CI),
	// What is long comes first: at the end the short ones fill the time until the last worker is done.
	projects: [
		{ name: 'a site of its own', testMatch: OWN_SITE },
		{ name: 'the desk', testMatch: DESK },
		{ name: 'readers and members', testIgnore: [OWN_SITE, ...DESK] },
	],
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
	use: {
		baseURL: origin,
		locale: 'en-GB',
		timezoneId: 'Europe/Stockholm',
		viewport: { width: 1440, height: 900 },
		// To write each step down costs time that a journey which passes gives away: `npm run e2e -- NAME --trace on` does it.
		trace: 'off',
		// A service worker's own requests are not the page's: only the journey that is about it has one.
		serviceWorkers: 'block',
		launchOptions: { executablePath: process.env.CHROMIUM, args: BROWSER_ARGUMENTS },
	},
});
