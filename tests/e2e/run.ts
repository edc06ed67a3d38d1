/**
 * `npm run e2e`: starts the built site on a data folder of its own and runs Playwright against it. Arguments go to Playwright. With
 * `E2E_ORIGIN` the site that runs there is taken as it is, such as that of `npm run dev`, on the data of `DATA_DIRECTORY`.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { requireBrowser } from '../support/sites/browser.ts';
import { exitOf, freePort, startSite } from '../support/sites/site.ts';

const browser = requireBrowser();
const running = process.env.E2E_ORIGIN;
/** Where a journey answers as Overpass does; of a site that runs already it is told from outside, if at all. */
const overpassPort = running ? process.env.E2E_OVERPASS : String(await freePort());
const OVERPASS_URL = `http://127.0.0.1:${overpassPort}/api/interpreter`;
/** Where a journey serves an app of another origin; a site that runs already has to name `http://localhost:PORT` in APP_ORIGINS. */
const appPort = running ? process.env.E2E_APP_PORT : String(await freePort());
const APP_ORIGINS = `http://localhost:${appPort}`;
const site = running ? runningSite(running) : await startSite({ OVERPASS_URL, APP_ORIGINS });
try {
	const runner = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
		stdio: 'inherit',
		env: {
			...process.env,
			E2E_ORIGIN: site.origin,
			E2E_DATA: site.dataDirectory,
			E2E_OVERPASS: overpassPort,
			E2E_APP_PORT: appPort,
			CHROMIUM: browser,
		},
	});
	process.exitCode = await exitOf(runner);
} finally {
	await site.stop();
}

function runningSite(origin: string) {
	return { origin, dataDirectory: resolve(process.env.DATA_DIRECTORY ?? 'data'), stop: async () => {} };
}
