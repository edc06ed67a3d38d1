import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** What a headless Chromium needs inside a container, and what keeps it from calling home. */
export const BROWSER_ARGUMENTS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** The path of a Chromium on this machine, or null. `CHROMIUM` names another one. */
export function findBrowser(): string | null {
	if (process.env.CHROMIUM) return process.env.CHROMIUM;
	for (const name of NAMES) {
		const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
		if (found.status === 0) return found.stdout.trim();
	}
	const own = chromium.executablePath();
	return existsSync(own) ? own : null;
}

/** A Chromium's path; installs one if there is none. Throws with words that say what to do when that fails. */
export function requireBrowser(): string {
	const found = findBrowser();
	if (found) return found;
	for (const [command, ...args] of installers()) {
		try {
			execFileSync(command, args, {
				stdio: 'inherit',
				timeout: 10 * 60_000,
				env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
			});
		} catch {
			continue;
		}
		const installed = findBrowser();
		if (installed) return installed;
	}
	throw new Error(
		'No browser for the end-to-end tests. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM to the path of one.',
	);
}

/** Debian's package where we may install it, else Playwright's own download. */
function installers(): [string, ...string[]][] {
	const debian: [string, ...string[]][] =
		process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
			? [['sh', '-c', 'apt-get update -q && apt-get install -y -q --no-install-recommends chromium fonts-liberation']]
			: [];
	return [...debian, ['npx', 'playwright', 'install', 'chromium']];
}
