import { spawn } from 'node:child_process';
import { type BrowserContext, type Cookie, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, requireBrowser } from './browser.ts';

/** A browser on a profile that outlives it, as a phone's does. */
export type KillableBrowser = {
	page: Page;
	/** Ends all its processes at once: it can put nothing in order. */
	kill: () => Promise<void>;
};

type Start = {
	/** The folder of the profile. */
	profile: string;
	origin: string;
	/** Of a member who signed in long ago: a browser that is killed has not written down those of the last half minute. */
	cookies: Cookie[];
};

export async function startKillableBrowser({ profile, origin, cookies }: Start): Promise<KillableBrowser> {
	const words = ['--headless', ...BROWSER_ARGUMENTS, `--user-data-dir=${profile}`, '--remote-debugging-port=0'];
	// In a group of its own, which is killed as one.
	const child = spawn(requireBrowser(), words, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
	const ended = new Promise((resolve) => child.once('exit', resolve));
	const kill = async () => {
		if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
		await ended;
	};
	try {
		const browser = await chromium.connectOverCDP(await addressIn(child.stderr));
		const [context] = browser.contexts() as [BrowserContext];
		await context.addCookies(cookies);
		// A session that is renewed has other cookies, which the next browser would not know.
		await context.addInitScript(() => {
			if (location.protocol !== 'about:') localStorage.setItem('fescue:auth:due', String(Date.now() + 3_600_000));
		});
		const page = await context.newPage();
		page.setDefaultTimeout(60_000);
		await page.goto(`${origin}/healthz`);
		return { page, kill };
	} catch (error) {
		await kill();
		throw error;
	}
}

/** The address at which the browser listens, which is the first thing that it says. */
function addressIn(said: NodeJS.ReadableStream): Promise<string> {
	return new Promise((resolve, reject) => {
		let text = '';
		said.on('data', (part) => {
			text += String(part);
			const [, address] = /DevTools listening on (ws:\S+)/.exec(text) ?? [];
			if (address) resolve(address);
		});
		said.once('end', () => reject(new Error(`the browser ended before it listened: ${text}`)));
	});
}
