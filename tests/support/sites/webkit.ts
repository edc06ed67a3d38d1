import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { exitOf, freePort } from './site.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
/** Without a graphics card WebKitGTK ends in the transition from one page to the next. */
const NO_TRANSITIONS = '--features=-CrossDocumentViewTransitions';
const READY_WITHIN_MILLISECONDS = 60_000;

export const HOW_TO_INSTALL =
	'No WebKit on this machine, so its journeys are not walked. On Debian: apt-get install webkit2gtk-driver xvfb';

/** The path of WebKit's plain browser on this machine; null where it, its driver or a screen for it is missing. */
export function findWebKit(): string | null {
	const browser = globSync(BROWSERS).toSorted().at(-1);
	return browser && existsSync(DRIVER) && existsSync(SCREEN) ? browser : null;
}

export type WebKit = { driver: WebDriver; stop(): Promise<void> };

/** Starts a screen, the driver and a browser. Throws where one of them does not come up within a minute. */
export async function startWebKit(): Promise<WebKit> {
	const browser = findWebKit();
	if (browser === null) throw new Error(HOW_TO_INSTALL);
	const started: ChildProcess[] = [];
	const stop = async () => {
		for (const child of started.reverse()) {
			child.kill('SIGTERM');
			await exitOf(child);
		}
	};
	try {
		const { screen, display } = await startScreen();
		started.push(screen);
		const port = await freePort();
		const environment = {
			...process.env,
			DISPLAY: `:${display}`,
			// Containers have no bus for assistive technology, no rights for WebKit's own sandbox and no graphics card.
			NO_AT_BRIDGE: '1',
			WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
			WEBKIT_DISABLE_DMABUF_RENDERER: '1',
		};
		started.push(spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env: environment }));
		const driver = await openBrowser(`http://127.0.0.1:${port}`, browser);
		return {
			driver,
			stop: async () => {
				await driver.quit().catch(() => {});
				await stop();
			},
		};
	} catch (error) {
		await stop();
		throw error;
	}
}

/** Xvfb itself chooses a display that nobody has, and says its number. */
async function startScreen() {
	const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const told = screen.stdio[3];
	if (!told || !('on' in told)) throw new Error('Xvfb was started without a way to say its display');
	const display = await Promise.race([
		new Promise<string>((resolve) => told.on('data', (words: Buffer) => resolve(words.toString().trim()))),
		sleep(READY_WITHIN_MILLISECONDS, null, { ref: false }),
	]);
	if (display === null) throw new Error('Xvfb did not come up');
	return { screen, display };
}

async function openBrowser(server: string, binary: string): Promise<WebDriver> {
	const until = performance.now() + READY_WITHIN_MILLISECONDS;
	while (!(await fetch(`${server}/status`).catch(() => null))?.ok) {
		if (performance.now() > until) throw new Error('WebKitWebDriver did not come up');
		await sleep(50);
	}
	const capabilities = new Capabilities({
		browserName: 'MiniBrowser',
		'webkitgtk:browserOptions': { binary, args: ['--automation', NO_TRANSITIONS] },
	});
	return new Builder().usingServer(server).withCapabilities(capabilities).build();
}
