/**
 * `npm run e2e:webkit`: starts the built site and walks its main journeys in WebKit, the engine of Safari, as Debian brings it: driven
 * by WebKitWebDriver on a screen of its own (Xvfb). Where it is not installed it says how to install it, and is content.
 */
import { spawn } from 'node:child_process';
import { exitOf, startSite } from '../support/sites/site.ts';
import { findWebKit, HOW_TO_INSTALL } from '../support/sites/webkit.ts';

const found = findWebKit();
if (found === null) console.log(HOW_TO_INSTALL);
else await walk();

async function walk() {
	const site = await startSite();
	try {
		const runner = spawn(
			process.execPath,
			['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.webkit.config.ts', ...process.argv.slice(2)],
			{ stdio: 'inherit', env: { ...process.env, E2E_ORIGIN: site.origin, E2E_DATA: site.dataDirectory } },
		);
		process.exitCode = await exitOf(runner);
	} finally {
		await site.stop();
	}
}
