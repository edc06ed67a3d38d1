import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './tests/support/sites/browser.ts';

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
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
	use: {
		baseURL: origin,
		locale: 'en-GB',
		timezoneId: 'Europe/Stockholm',
		viewport: { width: 1440, height: 900 },
		// The pages of a trace can be opened and looked into: it needs no pictures of each moment beside them.
		trace: { mode: 'retain-on-failure', screenshots: false },
		// A service worker's own requests are not the page's: only the journey that is about it has one.
		serviceWorkers: 'block',
		launchOptions: { executablePath: process.env.CHROMIUM, args: BROWSER_ARGUMENTS },
	},
});
