import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '#database/schema/accounts.ts';
import { newClient } from '#tests/support/accounts.ts';
import { type AuthSite, startAuthSite } from '#tests/support/auth-site.ts';
import { loadRouteModules } from '#tests/support/route-modules.ts';
import { assembleBuild, type Module } from '#tests/support/tiny-build.tsx';
import { startTinySite, TINY_ORIGIN, type TinySite } from '#tests/support/tiny-site.ts';

const FORM = { Origin: TINY_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };

let auth: AuthSite;

beforeAll(async () => {
	auth = await startAuthSite();
});

afterAll(() => auth.close());

describe('a post to a member’s route', () => {
	it('is heard from a member', async () => {
		const cookie = await auth.signedIn('writer@golf.example');
		const answer = await auth.site.post('/mine', 'word=heard', { ...FORM, cookie });
		expect([answer.status, answer.headers.get('location')]).toEqual([303, '/paper?saved=heard']);
	});

	it('leads a visitor to the login, and back to the page that was posted from', async () => {
		const referer = `${TINY_ORIGIN}/paper?page=2`;
		const answer = await auth.site.post('/mine', 'word=unheard', { ...FORM, referer });
		expect(answer.status).toBe(303);
		expect(answer.headers.get('location')).toBe('/auth/login?redirectTo=%2Fpaper%3Fpage%3D2&said=required');
		expect(answer.headers.get('cache-control')).toBe('private, no-store');
	});

	it('S33: leads back to its own address where the page before is another site’s', async () => {
		const answer = await auth.site.post('/mine', '', { ...FORM, referer: 'https://evil.example/' });
		expect(answer.headers.get('location')).toBe('/auth/login?redirectTo=%2Fmine&said=required');
	});

	it('is answered in headers where React Router has sent it', async () => {
		const answer = await auth.site.post('/mine.data', '', FORM);
		expect(answer.status).toBe(204);
		expect(answer.headers.get('x-remix-redirect')).toBe('/auth/login?redirectTo=%2Fmine&said=required');
	});
});

describe('a post to an editor’s route', () => {
	it('S27, S29: is not found by a member, and heard from the next request on from one who has become an editor and shown the second factor', async () => {
		const email = 'editor@golf.example';
		const cookie = await auth.signedIn(email);
		const post = () => auth.site.post('/desk', 'word=heard', { ...FORM, cookie });
		expect((await post()).status).toBe(404);
		await auth.database.db.update(users).set({ role: 'editor' }).where(eq(users.email, email));
		expect((await post()).status).toBe(404);
		await auth.database.db.update(sessions).set({ secondFactorAt: new Date() });
		expect((await post()).status).toBe(303);
	});
});

describe('every route of the product', () => {
	let site: TinySite;
	let routes: { path: string; module: Module }[];
	const heard: string[] = [];

	beforeAll(async () => {
		routes = await loadRouteModules();
		const modules = routes.map(({ path, module: { handle } }): [string, Module] => [
			path,
			{ handle, loader: () => null, action: () => heard.push(path) && null },
		]);
		site = await startTinySite(auth.database.url, { TRUST_PROXY: '1' }, assembleBuild(Object.fromEntries(modules)));
	});

	afterAll(() => site.close());

	it('hears a visitor’s post only where its handle says that anyone may write', async () => {
		const answers = routes
			.filter(({ path }) => path !== '*')
			.map(async ({ path, module }) => {
				const { status } = await site.post(`/${path.replaceAll(/:\w+/g, '1')}`, '', {
					...FORM,
					'X-Forwarded-For': newClient().network,
				});
				const writes = module.handle?.desk === undefined ? (module.handle?.writes ?? 'nobody') : 'the desk';
				return { path, writes, status };
			});
		const seen = await Promise.all(answers);
		expect(seen.length).toBeGreaterThan(40);
		for (const { path, writes, status } of seen) {
			expect(heard.includes(path), path).toBe(writes === 'anyone' || writes === 'signed');
			if (writes === 'member') expect(status, path).toBe(303);
			if (writes === 'the desk') expect(status, path).toBe(303);
			if (writes === 'nobody') expect(status, path).toBe(405);
		}
	});
});
