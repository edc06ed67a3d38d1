import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test('S27, S31: to everybody else the desk is a page that is not there, and no script names it', async ({
	request,
}) => {
	const nowhere = await (await request.get('/no-such-page')).text();
	for (const path of ['/desk', '/desk/inbox/review/1', '/desk/second-factor', '/desk/courses', '/desk/log']) {
		const answer = await request.get(path);
		expect([answer.status(), await answer.text()]).toEqual([404, nowhere]);
	}
	const login = await (await request.get('/auth/login')).text();
	const scripts = new Set([...`${nowhere}${login}`.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address));
	expect(scripts.size).toBeGreaterThan(3);
	for (const script of scripts)
		expect(await (await request.get(script)).text(), script).not.toMatch(/routes\/desk|["'`]\/desk/);
	expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/desk');
});
