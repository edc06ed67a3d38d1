import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '#database/schema/accounts.ts';
import { issueStamp, stampFor } from '#domain/shared/forms/stamp.ts';
import { faultsIn } from '#tests/e2e/crawl/page-rules.ts';
import { newClient } from '#tests/support/facts/accounts.ts';
import { type AuthSite, startAuthSite } from '#tests/support/sites/auth-site.ts';
import { loadRouteModules } from '#tests/support/sites/route-modules.ts';
import { assembleBuild, type Module } from '#tests/support/sites/tiny-build.tsx';
import { startTinySite, TINY_ORIGIN, TINY_SECRET, type TinySite } from '#tests/support/sites/tiny-site.ts';

const FORM = { Origin: TINY_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };

let auth: AuthSite;

/** A member: the cookies of a sign-in, and the stamp of a form that they have opened. */
async function openedBy(email: string) {
	const cookie = await auth.signedIn(email);
	return { cookie, stamp: await auth.stampOf(email) };
}

const bodyOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

beforeAll(async () => {
	auth = await startAuthSite();
});

afterAll(() => auth.close());

describe('a post to a member’s route', () => {
	it('is heard from the member who opened the form', async () => {
		const { cookie, stamp } = await openedBy('writer@golf.example');
		const answer = await auth.site.post('/mine', bodyOf({ word: 'heard', stamp }), { ...FORM, cookie });
		expect([answer.status, answer.headers.get('location')]).toEqual([303, '/paper?saved=heard']);
	});

	it('leads a visitor who has typed nothing to the login, and back to the page that was posted from', async () => {
		const referer = `${TINY_ORIGIN}/paper?page=2`;
		const answer = await auth.site.post('/mine', '', { ...FORM, referer });
		expect(answer.status).toBe(303);
		expect(answer.headers.get('location')).toBe('/auth/login?redirectTo=%2Fpaper%3Fpage%3D2&flash=required');
		expect(answer.headers.get('cache-control')).toBe('private, no-store');
	});

	it('keeps for a visitor what was typed, but no secret, and tells the browser that nobody is signed in', async () => {
		const words = 'Larks over the dunes, and a dry bounce.';
		const body = bodyOf({ words, currentPassword: 'three long irons' });
		const answer = await auth.site.post('/mine', body, { ...FORM, cookie: 'signed_in=1; __Host-rt=of-old' });
		expect(answer.status).toBe(403);
		const html = await answer.text();
		expect(html).toContain(`<blockquote>${words}</blockquote>`);
		expect(html).toContain('href="/auth/login?redirectTo=%2Fmine&amp;flash=required"');
		expect(html).not.toContain('three long irons');
		expect(html).toContain('<label>Present password<input type="password" name="currentPassword" required');
		expect(await faultsIn(html)).toEqual([]);
		const gone = answer.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'));
		expect(gone.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['__Host-at', '__Host-rt', 'signed_in']);
	});

	it('S33: leads back to its own address where the page before is another site’s', async () => {
		const answer = await auth.site.post('/mine', '', { ...FORM, referer: 'https://evil.example/' });
		expect(answer.headers.get('location')).toBe('/auth/login?redirectTo=%2Fmine&flash=required');
	});

	it('is answered in headers where React Router has sent it', async () => {
		const answer = await auth.site.post('/mine.data', '', FORM);
		expect(answer.status).toBe(204);
		expect(answer.headers.get('x-remix-redirect')).toBe('/auth/login?redirectTo=%2Fmine&flash=required');
		expect(answer.headers.getSetCookie().join()).toContain('signed_in=; Path=/; SameSite=Lax; Secure; Max-Age=0');
	});
});

describe('a form that somebody else has opened', () => {
	const QUESTION = 'You are now signed in as other@golf.example. Send it under that name?';

	it('is asked about, with what was typed, and sent as the present member by the button there', async () => {
		const opener = await openedBy('opener@golf.example');
		const { cookie } = await openedBy('other@golf.example');
		const words = 'A caddie who knew every hare by name.';
		const body = bodyOf({ word: 'asked', words, stamp: opener.stamp });
		for (const path of ['/mine', '/form']) {
			const asked = await auth.site.post(path, body, { ...FORM, cookie });
			expect(asked.status).toBe(409);
			const html = await asked.text();
			expect(html).toContain(QUESTION);
			expect(html).toContain('Send it as other@golf.example</button>');
			expect(html).toContain(`<blockquote>${words}</blockquote>`);
			const inputs = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
			const again = bodyOf(Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value])));
			const sent = await auth.site.post(path, again, { ...FORM, cookie });
			expect([sent.status, sent.headers.get('location')]).toEqual([303, '/paper?saved=asked']);
		}
	});

	it('is asked about by a script in its own words', async () => {
		const opener = await openedBy('opener-too@golf.example');
		const cookie = await auth.signedIn('another@golf.example');
		const answer = await auth.site.post('/mine.data', bodyOf({ stamp: opener.stamp }), { ...FORM, cookie });
		expect(answer.status).toBe(409);
		expect(await answer.json()).toMatchObject({
			detail: 'You are now signed in as another@golf.example. Send it under that name?',
			name: 'another@golf.example',
			stamp: expect.any(String),
		});
	});

	it('is no less asked about where a visitor has opened it, or nobody says who', async () => {
		const cookie = await auth.signedIn('late@golf.example');
		const stamp = stampFor({ secret: TINY_SECRET, now: () => new Date(), viewer: { kind: 'visitor' } });
		for (const [path, fields] of [
			['/mine', { stamp }],
			['/form', { stamp }],
			['/mine', {}],
			['/mine', { stamp: issueStamp(TINY_SECRET, new Date()) }],
			['/mine', { stamp: `${stamp}x` }],
		] as const) {
			expect((await auth.site.post(path, bodyOf(fields), { ...FORM, cookie })).status, path).toBe(409);
		}
	});

	it('is not a visitor’s once its member has signed out', async () => {
		const { stamp } = await openedBy('gone@golf.example');
		const words = bodyOf({ word: 'Written as a member', stamp });
		expect((await auth.site.post('/form', words, FORM)).status).toBe(403);
	});

	it('is whoever’s where anyone may write and the form is nobody’s', async () => {
		const cookie = await auth.signedIn('anyone@golf.example');
		for (const body of ['word=heard', bodyOf({ word: 'heard', stamp: issueStamp(TINY_SECRET, new Date()) })]) {
			for (const headers of [FORM, { ...FORM, cookie }]) {
				expect((await auth.site.post('/form', body, headers)).status).toBe(303);
			}
		}
	});
});

describe('a post to an editor’s route', () => {
	it('S27, S29: is not found by a member, and heard from the next request on from one who has become an editor and shown the second factor', async () => {
		const email = 'editor@golf.example';
		const { cookie, stamp } = await openedBy(email);
		const post = () => auth.site.post('/desk', bodyOf({ word: 'heard', stamp }), { ...FORM, cookie });
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

	it('hears of a member’s forms only those that say who has opened them: a new one cannot forget it', async () => {
		heard.length = 0;
		const cookie = await auth.signedIn('walker@golf.example');
		const members = routes.filter(({ module: { handle } }) => handle?.writes === 'member' && handle.desk === undefined);
		expect(members.length).toBeGreaterThan(10);
		for (const { path } of members) {
			const { status } = await site.post(`/${path.replaceAll(/:\w+/g, '1')}`, '', {
				...FORM,
				cookie,
				'X-Forwarded-For': newClient().network,
			});
			expect(status, path).toBe(409);
		}
		expect(heard).toEqual([]);
	});
});
