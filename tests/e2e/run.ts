/** `npm run e2e`: starts the built site on a data folder of its own and runs Playwright against it. Arguments go to Playwright. */
import { spawn } from 'node:child_process';
import { requireBrowser } from '../support/browser.ts';
import { exitOf, startSite } from '../support/site.ts';

const browser = requireBrowser();
const site = await startSite();
try {
	const runner = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
		stdio: 'inherit',
		env: { ...process.env, E2E_ORIGIN: site.origin, E2E_DATA: site.dataDirectory, CHROMIUM: browser },
	});
	process.exitCode = await exitOf(runner);
} finally {
	await site.stop();
}
