import { expect } from '@playwright/test';
import { becomeMember, signIn } from '../support/accounts.ts';
import { becomeEditor, codeNow } from '../support/editors.ts';
import { test } from '../support/test.ts';

const ADDRESSES = ['/desk', '/desk/inbox/review/1', '/desk/second-factor', '/desk/courses', '/desk/log', '/desk/none'];

test('S27: a member without a role finds nothing at the desk, also after the login that it leads to', async ({
	page,
}) => {
	await page.goto('/desk/log');
	await expect(page.getByRole('main').getByText('Authentication Required')).toBeVisible();
	await becomeMember(page);
	const nowhere = await (await page.request.get('/no-such-page')).text();
	for (const path of ADDRESSES) {
		const answer = await page.request.get(path);
		expect([answer.status(), await answer.text()]).toEqual([404, nowhere]);
	}
});

test('S27, S31: to a visitor all addresses of the desk are one login, and no script names it', async ({ request }) => {
	for (const path of ADDRESSES) {
		const answer = await request.get(path, { maxRedirects: 0 });
		const login = `/auth/login?redirectTo=${encodeURIComponent(path)}&flash=required`;
		expect([answer.status(), answer.headers().location, await answer.text()]).toEqual([303, login, '']);
	}
	const nowhere = await (await request.get('/no-such-page')).text();
	const login = await (await request.get('/auth/login')).text();
	const scripts = new Set([...`${nowhere}${login}`.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address));
	expect(scripts.size).toBeGreaterThan(3);
	for (const script of scripts)
		expect(await (await request.get(script)).text(), script).not.toMatch(/routes\/desk|["'`]\/desk/);
	expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/desk');
});

test('an editor who is signed out is led to the login, and from there to the page of the desk', async ({
	page,
	context,
}) => {
	const editor = await becomeEditor(page);
	await context.clearCookies();
	await page.goto('/desk/courses?q=isaberg');
	await signIn(page, editor);
	// The code that was shown when the second factor was set counts once.
	await page.getByLabel('Code').fill(codeNow(editor.key, 1));
	await page.getByRole('button', { name: 'Open the desk' }).click();
	await expect(page).toHaveURL('/desk/courses?q=isaberg');
});
