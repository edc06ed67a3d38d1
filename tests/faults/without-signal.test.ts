import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cookie, Page } from '@playwright/test';
import { expect, it, onTestFinished } from 'vitest';
import { startKillableBrowser } from '#tests/support/sites/killable-browser.ts';
import { logWithoutSignal } from '#tests/support/sites/without-signal.ts';
import { noteFigure } from './support/figures.ts';
import { signIn, signUpConfirmed } from './support/members.ts';
import { startSiteProcess } from './support/site-process.ts';
import { tellDatabase } from './support/tell-database.ts';
import { trialFolder, withDatabaseOf } from './support/trial-folder.ts';

const TRIES = Number(process.env.FAULT_ROUNDS ?? 100);
const EMAIL = 'karin@golf.example';
/** Within which the queue has begun to send, or is in the middle of it. */
const MIDDLE_MILLISECONDS = 1_500;
const WAITS = /waiting to be sent/;

/** Cookies of a member who signed in long ago. */
async function cookiesOf(origin: string, url: string): Promise<Cookie[]> {
	await signUpConfirmed(origin, url, EMAIL);
	const { Cookie: pairs } = await signIn(origin, EMAIL);
	return [...pairs.split('; '), 'signed_in=1'].map((pair) => {
		const [name = '', value = ''] = pair.split(/=(.*)/);
		const day = Date.now() / 1_000 + 86_400;
		return {
			name,
			value,
			domain: '127.0.0.1',
			path: '/',
			expires: day,
			httpOnly: false,
			secure: false,
			sameSite: 'Lax',
		};
	});
}

/** Whether the device has something to send. */
const isWaiting = (page: Page) =>
	page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'fescue-waits'));

it('B5: a round logged without signal is there once, however the browser is killed before it is sent and while it is', async () => {
	const dataDirectory = trialFolder();
	const profile = trialFolder();
	const site = await startSiteProcess({ dataDirectory });
	onTestFinished(async () => void (await site.kill('SIGTERM')));
	const { origin } = site;
	await withDatabaseOf(dataDirectory, async (url) => {
		const cookies = await cookiesOf(origin, url);
		/** Opens the browser, does something in it, and kills it. */
		const inBrowser = async (work: (page: Page) => Promise<unknown>) => {
			const browser = await startKillableBrowser({ profile, origin, cookies });
			try {
				await work(browser.page);
			} finally {
				await browser.kill();
			}
		};
		const found: number[] = [];
		for (let at = 0; at < TRIES; at += 1) {
			const notes = `Round ${at} of the wind.`;
			await inBrowser((page) => logWithoutSignal(page, origin, { course: 'sweden/falsterbo', notes }));
			if (at % 2 === 1) {
				await inBrowser(async (page) => {
					page.goto(`${origin}/account/golf`).catch(() => {});
					await sleep(randomInt(MIDDLE_MILLISECONDS));
				});
			}
			await inBrowser(async (page) => {
				await page.goto(`${origin}/account/golf`);
				await expect.poll(() => isWaiting(page), { timeout: 60_000 }).toBe(false);
				await page.getByText(WAITS).waitFor({ state: 'detached' });
			});
			const [row] = await tellDatabase<{ count: string }>(url, 'select count(*) from rounds where notes = $1', [notes]);
			found.push(Number(row?.count));
		}
		const once = found.filter((count) => count === 1).length;
		noteFigure(
			'B5',
			`${once} of ${TRIES} rounds logged without signal are there once, with the browser killed before each was sent, and in every other try while it was`,
		);
		expect(once).toBe(TRIES);
	});
});
