import { describe, expect, it } from 'vitest';
import { fillKeptPages } from './offline-answer.ts';
import { changesMember, isOwnPage, isReadingPage, kindOf, mayKeep } from './rules.ts';
import { asItHolds, SAID_UNTIL } from './said-until.ts';

const ORIGIN = 'https://golf.example';
const ask = (path: string, mode: RequestMode = 'navigate', method = 'GET') =>
	kindOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

describe('what the service worker looks after', () => {
	it.each(['/', '/guides/winter-golf', '/courses/sweden/ystad?page=2', '/support/faq'])('pages: %s', (path) => {
		expect(ask(path)).toBe('page');
	});

	it.each(['/assets/boot-abc.js', '/assets/sans-abc.woff2', '/covers/v1/ystad.svg'])('named files: %s', (path) => {
		expect(ask(path, 'no-cors')).toBe('file');
	});

	it.each([
		['/api/suggestions?q=a', 'cors'],
		['/api/openapi.json', 'navigate'],
		['/auth/v1/user', 'cors'],
		['/rest/v1/courses', 'cors'],
		['/rest/v1/courses', 'navigate'],
		['/auth/login', 'navigate'],
		['/account', 'navigate'],
		['/account/reviews', 'navigate'],
		['/desk', 'navigate'],
		['/guides/winter-golf.data', 'cors'],
		['/_.data?_routes=root', 'navigate'],
		['/feeds/guides.xml', 'navigate'],
		['/sw.js', 'same-origin'],
		['https://elsewhere.example/', 'navigate'],
		['https://elsewhere.example/assets/a.js', 'no-cors'],
	] as const)('S30: and never %s', (path, mode) => {
		expect(ask(path, mode)).toBeNull();
	});

	it('a member’s own pages, however they are opened, and nothing below or beside them', () => {
		for (const path of ['/account/golf', '/account/courses', '/account/golf?page=2']) expect(ask(path)).toBe('own');
		expect(ask('/account/golf.data?_routes=root', 'cors')).toBe('own-data');
		for (const path of ['/account/golf/2026', '/account/courses.csv', '/account/settings'])
			expect(ask(path)).toBeNull();
		expect(ask('/account/golf', 'cors')).toBeNull();
	});

	it('nor anything that is sent', () => {
		expect(ask('/guides', 'navigate', 'POST')).toBeNull();
	});
});

/** An answer as a fetch gives it: what a constructor makes has no type. */
function answer(
	headers: Record<string, string>,
	changes: { status?: number; redirected?: boolean; type?: string } = {},
) {
	const made = new Response('', { headers, status: changes.status ?? 200 });
	return Object.defineProperties(made, {
		type: { value: changes.type ?? 'basic' },
		redirected: { value: changes.redirected ?? false },
	});
}
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const PUBLIC = { ...HTML, 'Cache-Control': 'public, max-age=0, must-revalidate' };

describe('what may be kept', () => {
	it('is a finished public page', () => {
		expect(mayKeep(answer(PUBLIC))).toBe(true);
	});

	it.each([
		['private', { ...HTML, 'Cache-Control': 'private, no-store' }],
		['not to be stored', { ...HTML, 'Cache-Control': 'no-store' }],
		['public and yet not to be stored', { ...HTML, 'Cache-Control': 'public, no-store' }],
		['silent about it', HTML],
		['no page', { 'Content-Type': 'application/json', 'Cache-Control': 'public' }],
	])('S30: is nothing that is %s', (_, headers) => {
		expect(mayKeep(answer(headers))).toBe(false);
	});

	it.each([{ status: 404 }, { status: 503 }, { redirected: true }, { type: 'opaque' }])(
		'nor an answer with %o',
		(changes) => {
			expect(mayKeep(answer(PUBLIC, changes))).toBe(false);
		},
	);

	it('is read, not worked with', () => {
		expect(isReadingPage('<html lang="en"><body><main>data-hydrates</main>')).toBe(true);
		expect(isReadingPage('<html lang="en"><body data-hydrates="true"><main>')).toBe(false);
	});
});

describe('a member’s own page', () => {
	const OWN = { ...HTML, 'Cache-Control': 'private, no-store' };

	it('is kept, and nothing that the site gives in its place', () => {
		expect(isOwnPage(answer(OWN))).toBe(true);
		for (const changes of [{ status: 404 }, { status: 503 }, { redirected: true }, { type: 'opaqueredirect' }])
			expect(isOwnPage(answer(OWN, changes))).toBe(false);
	});

	it.each([
		['/auth/v1/logout?scope=global', 'POST', true],
		['/auth/v1/token?grant_type=password', 'POST', true],
		['/auth/login', 'POST', true],
		['/account/sign-out', 'POST', true],
		['/account/sessions/removal', 'POST', true],
		['/auth/v1/token?grant_type=refresh_token', 'POST', false],
		['/auth/v1/user', 'GET', false],
		['/account/golf', 'GET', false],
		['/courses/sweden/ystad/round', 'POST', false],
		['https://elsewhere.example/auth/login', 'POST', false],
	])('%s by %s makes it go: %s', (path, method, goes) => {
		expect(changesMember({ method, url: new URL(path, ORIGIN).href }, ORIGIN)).toBe(goes);
	});
});

describe('the offline page', () => {
	const html =
		'<section class="k" hidden="" data-kept-pages="" aria-labelledby="x"><h2 id="x">Kept</h2><ul></ul></section>';

	it('lists what is kept', () => {
		expect(fillKeptPages(html, [{ path: '/courses/sweden/ystad?sort=lowest&page=2', title: 'Ystad &amp; more' }])).toBe(
			'<section class="k" data-kept-pages="" aria-labelledby="x"><h2 id="x">Kept</h2><ul><li><a href="/courses/sweden/ystad?sort=lowest&amp;page=2">Ystad &amp; more</a></li></ul></section>',
		);
	});

	it('shows no empty list', () => {
		expect(fillKeptPages(html, [])).toBe(html);
	});
});

describe('a kept page that says how something is now', () => {
	const HTML =
		'<p class="x">Before</p><section class="band" data-now="true" aria-labelledby="now"><h2>Now</h2><p>Greens good</p></section>' +
		'<ul><li><p class="where" data-now="true">Greens fair, today</p><p>After</p></li></ul>';
	const kept = () => new Response(HTML, { headers: { [SAID_UNTIL]: '2026-05-28T22:00:00Z', ETag: '"a"' } });

	it('is as it was until that is over, and then without it', async () => {
		const [before, at] = [Date.parse('2026-05-28T21:59:59Z'), Date.parse('2026-05-28T22:00:00Z')];
		expect(await (await asItHolds(kept(), before)).text()).toBe(HTML);
		const over = await asItHolds(kept(), at);
		expect(await over.text()).toBe('<p class="x">Before</p><ul><li><p>After</p></li></ul>');
		expect(over.headers.get('ETag')).toBeNull();
		expect(await (await asItHolds(new Response(HTML), at)).text()).toBe(HTML);
	});
});
