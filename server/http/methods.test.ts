import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberCallList } from '#app/features/data-calls/members/member-calls.ts';
import { callList } from '#app/features/data-calls/openapi.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { loadRouteModules } from '#tests/support/sites/route-modules.ts';
import { assembleBuild, type Module } from '#tests/support/sites/tiny-build.tsx';
import { startTinySite, type TinySite } from '#tests/support/sites/tiny-site.ts';

const EVERY = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];
const SOME_ID = '0b9f6a52-4b1c-4f0e-9d43-0d9f0a7c2a11';

/** What is no page, by an address of each kind, and what may be asked of it. */
const OTHERS: Record<string, string> = {
	'/healthz': 'GET, HEAD',
	'/readyz': 'GET, HEAD',
	'/robots.txt': 'GET, HEAD',
	'/sitemap.xml': 'GET, HEAD',
	'/.well-known/security.txt': 'GET, HEAD',
	'/.well-known/change-password': 'GET, HEAD',
	'/assets/tiny.css': 'GET, HEAD',
	'/assets/of-another-build.js': 'GET, HEAD',
	'/account/export': 'GET, HEAD',
	[`/pictures/${SOME_ID}-large.webp`]: 'GET, HEAD',
	'/api/stamp': 'GET, HEAD',
	'/api/suggestions?q=st': 'GET, HEAD',
	'/api/pictures': 'POST',
	[`/api/pictures/${SOME_ID}`]: 'GET, HEAD',
	'/api/openapi.json': 'GET, HEAD, OPTIONS',
	'/api/reviews': 'POST',
	'/auth/v1/.well-known/jwks.json': 'GET, HEAD',
	'/auth/v1/signup': 'POST',
	'/auth/v1/token': 'POST',
	'/auth/v1/verify': 'GET, HEAD, POST',
	'/auth/v1/user': 'DELETE, GET, HEAD, PUT',
	[`/auth/v1/sessions/${SOME_ID}`]: 'DELETE',
};
for (const [name, { path }] of callList())
	if (name !== 'submitReview') OTHERS[path.replace('{id}', '1')] = 'GET, HEAD, OPTIONS';
for (const [path, calls] of Map.groupBy(memberCallList(), ([, call]) => call.path)) {
	const methods = calls.flatMap(([, { method }]) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
	OTHERS[path.replace('{id}', '1')] = methods.sort().join(', ');
}

let test: TestDatabase;
let site: TinySite;
let pages: { path: string; allowed: string }[];

beforeAll(async () => {
	test = await openTestDatabase();
	const routes = await loadRouteModules();
	const modules = routes.map(({ path, module: { handle } }): [string, Module] => [
		path,
		{ handle, loader: () => null, action: () => null },
	]);
	site = await startTinySite(test.url, {}, assembleBuild(Object.fromEntries(modules)));
	pages = routes.map(({ path, module: { handle } }) => ({
		path: path === '*' ? '/no/such/page' : `/${path.replaceAll(/:\w+/g, '1')}`,
		allowed: handle?.writes && !handle.desk ? 'GET, HEAD, POST' : 'GET, HEAD',
	}));
});
afterAll(async () => {
	await site.close();
	await test.close();
});

/** What an address answers to a method, and which it says it allows. */
async function ask(method: string, path: string) {
	const said = await site.raw(`${method} ${path} HTTP/1.1\r\nHost: golf.test\r\nConnection: close\r\n\r\n`);
	return {
		status: Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1]),
		allow: /^allow: (.*)\r$/im.exec(said)?.[1],
		said,
	};
}

describe('S36: a method that an address does not take is 405 with those that it takes', () => {
	it.each(Object.entries(OTHERS))('%s takes %s', async (path, allowed) => {
		for (const method of EVERY) {
			const { status, allow } = await ask(method, path);
			if (allowed.split(', ').includes(method)) expect(status, method).not.toBe(405);
			else expect({ status, allow }, method).toEqual({ status: 405, allow: allowed });
		}
	});

	it('every page', async () => {
		expect(pages.length).toBeGreaterThan(60);
		for (const { path, allowed } of pages) {
			for (const method of ['PUT', 'OPTIONS']) {
				const { status, allow } = await ask(method, path);
				expect({ path, status, allow }).toEqual({ path, status: 405, allow: allowed });
			}
		}
	});
});

describe('an address below /api at which nothing is', () => {
	it.each(EVERY)('says so to a program of any site: %s', async (method) => {
		const { status, said } = await ask(method, '/api/no-such-call?q=1');
		expect(status).toBe(404);
		expect(said).toMatch(/^content-type: application\/problem\+json\r$/im);
		expect(said).toMatch(/^access-control-allow-origin: \*\r$/im);
	});

	it('leaves the connection for the next call', async () => {
		const slip = 'GET /api/no-such-call HTTP/1.1\r\nHost: golf.test\r\n';
		const said = await site.raw(`${slip}\r\n${slip}Connection: close\r\n\r\n`);
		expect(said.match(/HTTP\/1\.1 404/g)).toHaveLength(2);
	});
});

it('/.well-known/change-password leads to the page of the password', async () => {
	const answer = await site.get('/.well-known/change-password');
	expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account/password']);
});
