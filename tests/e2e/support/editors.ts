import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { becomeMember, type NewMember } from './accounts.ts';

/** Appoints a member as whoever runs the machine does, by `npm run make-editor` beside the running site. */
export async function makeEditor(email: string, ...words: string[]): Promise<string> {
	const env = {
		...process.env,
		...{ NODE_ENV: 'production', FESCUE_MODE: 'local', DATA_DIRECTORY: process.env.E2E_DATA, DATABASE_URL: '' },
	};
	const { stdout } = await promisify(execFile)(process.execPath, ['cli/make-editor.ts', email, ...words], { env });
	return stdout;
}

/** The code that an authenticator app with that key shows now, or so many steps of half a minute from now. */
export const codeNow = (key: string, steps = 0) =>
	new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** A new member who is made an editor, or with `--chief` a chief editor, and sets the second factor, on the first page of the desk. */
export async function becomeEditor(page: Page, ...words: string[]): Promise<NewMember & { key: string }> {
	const member = await becomeMember(page, 'Edith');
	await makeEditor(member.email, ...words);
	await page.goto('/desk');
	await page.getByLabel('Password').fill(member.password);
	await page.getByRole('button', { name: 'Go on' }).click();
	const key = ((await page.locator('form p > code').textContent()) ?? '').replaceAll(' ', '');
	await page.getByLabel('Code from the app').fill(codeNow(key));
	await page.getByRole('button', { name: 'Confirm' }).click();
	await page.getByRole('link', { name: 'I have kept them' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');
	return { ...member, key };
}
