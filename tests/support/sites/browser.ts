import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The same Chromium without windows and a screen: journeys take two thirds of the time in it. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

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

/** The same for pages that draw by WebGL, which a processor can do as well. */
export const DRAWING_ARGUMENTS = [
	...BROWSER_ARGUMENTS.filter((argument) => argument !== '--disable-gpu'),
	...['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
];

/** The path of the first of these on this machine, or of Playwright's own, or null. `CHROMIUM` names another one. */
function findBrowser(names: readonly string[]): string | null {
	if (process.env.CHROMIUM) return process.env.CHROMIUM;
	for (const name of names) {
		const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
		if (found.status === 0) return found.stdout.trim();
	}
	const own = chromium.executablePath();
	return existsSync(own) ? own : null;
}

/** The path of a Chromium to test in; installs one if there is none. Throws with words that say what to do when that fails. */
export const requireBrowser = () => requireOneOf([SHELL, ...WHOLE], [SHELL, 'chromium']);

/** The same of one that draws as a reader's does, for what measures how fast that is. */
export const requireWholeBrowser = () => requireOneOf(WHOLE, ['chromium']);

function requireOneOf(names: readonly string[], packages: readonly string[]): string {
	const found = findBrowser(names);
	if (found) return found;
	for (const [command, ...args] of installers(packages)) {
		try {
			execFileSync(command, args, {
				stdio: 'inherit',
				timeout: 10 * 60_000,
				env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
			});
		} catch {
			continue;
		}
		const installed = findBrowser(names);
		if (installed) return installed;
	}
	throw new Error(
		'No browser for the end-to-end tests. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM to the path of one.',
	);
}

/** Debian's packages where we may install them, each if the one before is not to be had, else Playwright's own download. */
function installers(packages: readonly string[]): [string, ...string[]][] {
	const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
	const debian = packages.map((name): [string, ...string[]] => [
		'sh',
		'-c',
		`apt-get update -q && apt-get install -y -q --no-install-recommends ${name} fonts-liberation`,
	]);
	return [...(mayInstall ? debian : []), ['npx', 'playwright', 'install', 'chromium']];
}
