/**
 * `npm run e2e`: starts the built site on a data folder of its own and runs Playwright against it. Arguments go to Playwright. With
 * `E2E_ORIGIN` the site that runs there is taken as it is, such as that of `npm run dev`, on the data of `DATA_DIRECTORY`.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { requireBrowser } from '../support/sites/browser.ts';
import { exitOf, startSite } from '../support/sites/site.ts';

const browser = requireBrowser();
const running = process.env.E2E_ORIGIN;
const site = running ? runningSite(running) : await startSite();
try {
	const runner = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
		stdio: 'inherit',
		env: { ...process.env, E2E_ORIGIN: site.origin, E2E_DATA: site.dataDirectory, CHROMIUM: browser },
	});
	process.exitCode = await exitOf(runner);
} finally {
	await site.stop();
}

function runningSite(origin: string) {
	return { origin, dataDirectory: resolve(process.env.DATA_DIRECTORY ?? 'data'), stop: async () => {} };
}
