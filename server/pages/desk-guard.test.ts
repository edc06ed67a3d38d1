import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { sessions, users } from '#database/schema/accounts.ts';
import type { Role } from '#domain/shared/context.ts';
import { newClient, PASSWORD } from '#tests/support/facts/accounts.ts';
import { type AuthSite, cookiesOf, OWN_PAGE, startAuthSite } from '#tests/support/sites/auth-site.ts';
import { loadRouteModules } from '#tests/support/sites/route-modules.ts';
import { assembleBuild, type Module } from '#tests/support/sites/tiny-build.tsx';
import { startTinySite, TINY_ORIGIN, type TinySite } from '#tests/support/sites/tiny-site.ts';

const FORM = { Origin: TINY_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };
const SECRET_WORDS = 'what only editors read';

let auth: AuthSite;
let site: TinySite;
let routes: { path: string; module: Module }[];

beforeAll(async () => {
	auth = await startAuthSite();
	routes = await loadRouteModules();
	const modules = routes.map(({ path, module: { handle } }): [string, Module] => [
		path,
		path.endsWith('*')
			? { handle, loader: () => Promise.reject(new Response(null, { status: 404 })) }
			: { handle, loader: () => SECRET_WORDS, action: () => SECRET_WORDS },
	]);
	const settings = { TRUST_PROXY: '1', AUTH_SIGNING_KEY: auth.key };
	site = await startTinySite(auth.database.url, settings, assembleBuild(Object.fromEntries(modules)));
});

afterAll(async () => {
	await site.close();
	await auth.close();
});

/** The cookies of somebody of a role; `proven` where the second factor was shown, so many minutes ago. */
async function signedIn(email: string, role: Role, proven: number | null = null): Promise<string> {
	await auth.member(email);
	const body = { email, password: PASSWORD };
	const cookie = cookiesOf(await auth.call('/token?grant_type=password', { body, headers: OWN_PAGE }));
	const { db } = auth.database;
	const [user] = await db.update(users).set({ role }).where(eq(users.email, email)).returning();
	const secondFactorAt = proven === null ? null : new Date(Date.now() - proven * 60_000);
	await db
		.update(sessions)
		.set({ secondFactorAt })
		.where(eq(sessions.userId, user?.id ?? ''));
	return cookie;
}

const deskRoutes = () => routes.filter(({ path }) => /^desk(?:\/|$)/.test(path));
const addressOf = (path: string) => `/${path.replaceAll(/:\w+|\*/g, '1')}`;
/** Every address of the desk, with the one that is no page of the application's. */
const deskAddresses = () => [
	...deskRoutes().map(({ path }) => addressOf(path)),
	deskPaths.map('SE', [{ latitude: 59.3, longitude: 18 }]),
];
/** Nothing lives at what no other route of the desk has. */
const isPage = (path: string) => !path.endsWith('*');

/** Everything of an answer that a stranger could tell two addresses apart by. */
async function seen(path: string, init: RequestInit) {
	// From a network of its own, so that no limit answers in the place of the page.
	const from = { 'X-Forwarded-For': newClient().network };
	const answer = await site.get(path, { ...init, headers: { ...init.headers, ...from } });
	const headers = Object.fromEntries(answer.headers);
	for (const name of ['date', 'age', 'x-request-id', 'content-length', 'etag']) delete headers[name];
	const body = (await answer.text()).replaceAll(/Reference [\w-]+/g, '');
	const bare = path.replace(/\.data$|\/$/, '');
	const own = new RegExp(
		[bare, encodeURIComponent(bare)].map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'),
		'gi',
	);
	return {
		status: answer.status,
		location: answer.headers.get('location') ?? answer.headers.get('x-remix-redirect'),
		headers: JSON.stringify(headers).replaceAll(own, ''),
		body: body.replaceAll(own, ''),
	};
}

const WAYS: { name: string; of: (path: string) => string; init: RequestInit }[] = [
	{ name: 'GET', of: (path) => path, init: {} },
	{ name: 'HEAD', of: (path) => path, init: { method: 'HEAD' } },
	{ name: 'data', of: (path) => `${path}.data`, init: {} },
	{ name: 'with a slash', of: (path) => `${path}/`, init: {} },
	{ name: 'in capitals', of: (path) => path.toUpperCase(), init: {} },
	{ name: 'POST', of: (path) => path, init: { method: 'POST', headers: FORM, body: 'words=x' } },
	{ name: 'POST of data', of: (path) => `${path}.data`, init: { method: 'POST', headers: FORM, body: '' } },
	{
		name: 'POST of JSON',
		of: (path) => path,
		init: { method: 'POST', headers: { ...FORM, 'Content-Type': 'application/json' }, body: '{}' },
	},
	{ name: 'PUT', of: (path) => path, init: { method: 'PUT', headers: FORM, body: '' } },
	{ name: 'DELETE', of: (path) => path, init: { method: 'DELETE', headers: FORM } },
];

describe('every route of the desk', () => {
	it('is one that its handle guards', () => {
		expect(deskRoutes().length).toBeGreaterThan(4);
		for (const { path, module } of deskRoutes()) expect(module.handle?.desk, path).toMatch(/^(?:editor|chief|role)$/);
		for (const { path, module } of routes) {
			if (module.handle?.writes === 'editor' || module.handle?.fresh) expect(module.handle.desk, path).toBeDefined();
		}
	});

	it.each([
		['a visitor', null, '/desk/no-such-page'],
		['a member', 'member', '/no-such-page'],
		['a reviewer', 'reviewer', '/no-such-page'],
	] as const)(
		'S26, S27, S31: is to %s as an address without a page, in each method and spelling',
		async (who, role, nowhere) => {
			const cookie = role === null ? '' : await signedIn(`${role}@golf.example`, role, 0);
			for (const address of deskAddresses()) {
				for (const { name, of, init } of WAYS) {
					const asked = { ...init, headers: { ...init.headers, ...(cookie && { cookie }) } };
					const [there, other] = await Promise.all([seen(of(address), asked), seen(of(nowhere), asked)]);
					const { location: _, ...alike } = there;
					expect(alike, `${name} ${address} as ${who}`).toEqual({
						status: other.status,
						headers: other.headers,
						body: other.body,
					});
					expect(there.status).not.toBe(429);
					expect(there.body).not.toContain(SECRET_WORDS);
				}
			}
		},
		60_000,
	);

	it('leads whoever is signed out to the login, and from there back to the page that was asked for', async () => {
		for (const address of [...deskAddresses(), '/desk/no-such-page', '/desk?view=mine']) {
			const login = `/auth/login?redirectTo=${encodeURIComponent(address)}&flash=required`;
			expect(await seen(address, {}), address).toMatchObject({ status: 303, location: login });
			expect(await seen(address, { method: 'POST', headers: FORM, body: '' })).toMatchObject({
				status: 303,
				location: login,
			});
			// What was written stays on the page that leads there.
			const written = await seen(address, { method: 'POST', headers: FORM, body: 'words=A+sentence+of+an+editor' });
			expect(written).toMatchObject({ status: 403, location: null });
			// Without the address itself, which is taken out of what is seen.
			expect(written.body).toContain('href="/auth/login?redirectTo=&amp;flash=required"');
			expect(written.body).toContain('<blockquote>A sentence of an editor</blockquote>');
		}
		// A session that ends while a form of the desk is open: back to the page of the form.
		const headers = { ...FORM, Referer: `${TINY_ORIGIN}/desk/inbox/review/7?view=mine` };
		const posted = await seen('/desk/inbox/review/7/notes', { method: 'POST', headers, body: '' });
		expect(posted.location).toBe('/auth/login?redirectTo=%2Fdesk%2Finbox%2Freview%2F7%3Fview%3Dmine&flash=required');
	});

	it('asks an editor for the second factor before it shows or does anything', async () => {
		const cookie = await signedIn('unproven@golf.example', 'chief');
		for (const { path, module } of deskRoutes()) {
			if (module.handle?.desk === 'role') continue;
			const address = addressOf(path);
			const read = await site.get(address, { headers: { cookie } });
			expect(read.headers.get('location'), path).toBe(`/desk/second-factor?next=${encodeURIComponent(address)}`);
			const write = await site.post(address, '', { ...FORM, cookie, 'X-Forwarded-For': newClient().network });
			if (module.handle?.writes) expect(write.headers.get('location'), path).toBe('/desk/second-factor');
			expect((await read.text()) + (await write.text())).not.toContain(SECRET_WORDS);
		}
	});

	it('opens to an editor who has shown it, but for what is the chief editor’s, which does not exist', async () => {
		const cookie = await signedIn('editor@golf.example', 'editor', 1);
		for (const { path, module } of deskRoutes()) {
			const answer = await site.get(addressOf(path), { headers: { cookie } });
			expect(answer.status, path).toBe(module.handle?.desk === 'chief' || !isPage(path) ? 404 : 200);
			if (answer.status === 200) expect(answer.headers.get('cache-control')).toBe('private, no-store');
		}
	});

	it('asks again before dangerous steps once a quarter of an hour has passed', async () => {
		const cookie = await signedIn('slow@golf.example', 'editor', 16);
		const dangerous = deskRoutes().filter(({ module }) => module.handle?.fresh && module.handle.desk === 'editor');
		expect(dangerous.length).toBeGreaterThan(0);
		for (const { path } of dangerous) {
			const answer = await site.get(addressOf(path), { headers: { cookie } });
			expect(answer.headers.get('location'), path).toContain('/desk/second-factor?next=');
		}
		expect((await site.get('/desk', { headers: { cookie } })).status).toBe(200);
	});

	it('S29: is closed with the next request once the role is gone', async () => {
		const cookie = await signedIn('former@golf.example', 'editor', 0);
		expect((await site.get('/desk', { headers: { cookie } })).status).toBe(200);
		await auth.database.db.update(users).set({ role: 'member' }).where(eq(users.email, 'former@golf.example'));
		expect((await site.get('/desk', { headers: { cookie } })).status).toBe(404);
	});
});
