import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { becomeMember, type NewMember } from './accounts.ts';
import { runBeside } from './beside.ts';
import { test } from './test.ts';

/** Appoints a member as whoever runs the machine does, by `npm run make-editor` beside the running site. */
export async function makeEditor(email: string, ...words: string[]): Promise<string> {
	return runBeside('cli/make-editor.ts', email, ...words);
}

/** The code that an authenticator app with that key shows now, or so many steps of half a minute from now. */
export const codeNow = (key: string, steps = 0) =>
	new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** An editor with the key of the authenticator app, and the cookies of a browser that has shown its code. */
export type Editor = NewMember & { key: string; cookies: Awaited<ReturnType<BrowserContext['storageState']>> };

/** A new member who is made an editor, or with `--chief` a chief editor, and sets the second factor, on the first page of the desk. */
export async function becomeEditor(page: Page, ...words: string[]): Promise<NewMember & { key: string }> {
	const member = await becomeMember(page, 'Edith');
	await makeEditor(member.email, ...words);
	await page.goto('/desk');
	const key = await setSecondFactor(page, member);
	await page.getByRole('link', { name: 'I have kept them' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');
	return { ...member, key };
}

/** Sets the second factor that the desk asks a new editor for; gives the app's key, on the page of the recovery codes. */
export async function setSecondFactor(page: Page, { password }: NewMember): Promise<string> {
	await page.getByLabel('Password').fill(password);
	await page.getByRole('button', { name: 'Go on' }).click();
	const key = ((await page.locator('form p > code').textContent()) ?? '').replaceAll(' ', '');
	await page.getByLabel('Code from the app').fill(codeNow(key));
	await page.getByRole('button', { name: 'Confirm' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your recovery codes');
	return key;
}

async function signedInEditor(browser: Browser, network: string, ...words: string[]): Promise<Editor> {
	const context = await browser.newContext({
		baseURL: process.env.E2E_ORIGIN,
		locale: 'en-GB',
		storageState: undefined,
		extraHTTPHeaders: { 'x-forwarded-for': network },
	});
	const editor = await becomeEditor(await context.newPage(), ...words);
	const cookies = await context.storageState();
	await context.close();
	return { ...editor, cookies };
}

/**
 * Journeys at the desk: their page is a chief editor's, who has signed in and shown the second factor once for all journeys
 * of a worker, and so has a colleague.
 */
export const deskTest = test.extend<{ storageState: Editor['cookies'] }, { chief: Editor; colleague: Editor }>({
	chief: [
		async ({ browser }, use, { workerIndex }) =>
			use(await signedInEditor(browser, `10.60.1.${workerIndex}`, '--chief')),
		{ scope: 'worker', timeout: 90_000 },
	],
	colleague: [
		async ({ browser }, use, { workerIndex }) => use(await signedInEditor(browser, `10.60.2.${workerIndex}`)),
		{ scope: 'worker', timeout: 90_000 },
	],
	storageState: ({ chief }, use) => use(chief.cookies),
});

/** A page in another browser beside the chief editor's: nobody's yet, or with cookies a colleague's. */
export async function openBeside(browser: Browser, cookies?: Editor['cookies']): Promise<Page> {
	// What is not named here, the journey's own browser would lend.
	const context = await browser.newContext({ storageState: cookies, javaScriptEnabled: true });
	return context.newPage();
}
