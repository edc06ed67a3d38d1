import { expect } from '@playwright/test';
import { PAGES } from '../support/pages.ts';
import { test } from '../support/test.ts';

test('S30: a public page is the same bytes for everyone and sets no cookie', async ({ request, baseURL }) => {
	const headers = {
		cookie: 'session=somebody; __Host-at=x',
		'accept-language': 'sv',
		'x-forwarded-host': 'evil.example',
	};
	for (const path of PAGES) {
		// Other journeys write: a page that changed between the two looks is looked at again.
		await expect(async () => {
			const plain = await request.get(path);
			const dressed = await request.get(`${path}${path.includes('?') ? '&' : '?'}utm_source=x`, { headers });
			// From an address that leads on another page is read in place of its own, here and by all that read this list.
			expect(plain.url()).toBe(`${baseURL}${path}`);
			expect(plain.headers()['set-cookie'], path).toBeUndefined();
			expect(dressed.headers()['set-cookie'], path).toBeUndefined();
			// Pages with a form that writes carry a stamp of their own each time.
			if (!plain.headers()['cache-control']?.includes('no-store')) {
				expect(await dressed.text(), path).toBe(await plain.text());
			}
			expect(await dressed.text(), path).not.toContain('evil.example');
		}).toPass({ timeout: 10_000 });
	}
});

test('S34: every kind of answer carries the security headers', async ({ request }) => {
	const paths = [
		'/',
		'/no-such-page',
		'/api/suggestions?q=golf',
		'/covers/v1/ljunghusen.svg',
		'/favicon.svg',
		'/healthz',
	];
	for (const path of paths) {
		const headers = (await request.get(path)).headers();
		expect(headers['x-content-type-options'], path).toBe('nosniff');
		expect(headers['referrer-policy'], path).toBe('same-origin');
		expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
		expect(headers['content-security-policy'], path).not.toContain('unsafe-inline');
		expect(headers['x-powered-by'], path).toBeUndefined();
	}
});

test('every list that ranks courses leads to the main parameters of the ranking', async ({ request }) => {
	for (const path of ['/', '/top-rated-courses', '/find-course', '/courses', '/courses/sweden']) {
		const [above] = (await (await request.get(path)).text()).split('<footer');
		expect(above, path).toContain('href="/how-we-rate"');
	}
});

test('a page that was not changed is answered with 304 and no body', async ({ request }) => {
	const first = await request.get('/how-we-rate');
	const again = await request.get('/how-we-rate', { headers: { 'if-none-match': first.headers().etag ?? '' } });
	expect(again.status()).toBe(304);
	expect((await again.body()).length).toBe(0);
});

test('S33: no parameter leads away from the site', async ({ request }) => {
	for (const target of [
		'https://evil.example',
		'//evil.example',
		'/\\evil.example',
		'javascript:alert(1)',
		'%0d%0aSet-Cookie:a=b',
	]) {
		for (const path of ['/create-review', '/top-rated-courses', '/newsletter']) {
			const answer = await request.get(`${path}?redirectTo=${encodeURIComponent(target)}`, { maxRedirects: 0 });
			expect(answer.headers().location ?? '').not.toContain('evil');
			expect(answer.status()).toBeLessThan(400);
		}
	}
});

test('S32: a form sent from another site is refused and changes nothing', async ({ request }) => {
	for (const headers of [
		{ origin: 'https://evil.example' },
		{ origin: 'null' },
		{ 'sec-fetch-site': 'cross-site' },
		{},
	] as Record<string, string>[]) {
		const answer = await request.post('/create-review', { headers, form: { courseId: '1', rating: '10' } });
		expect(answer.status()).toBe(403);
	}
});

test('R47: unknown paths are a designed 404 page', async ({ page }) => {
	const answer = await page.goto('/courses/sweden/no-such-course');
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
	await expect(page.getByText('404', { exact: true })).toBeVisible();
	await page.getByRole('link', { name: 'Return to Home' }).click();
	await expect(page).toHaveURL('/');
});

test('S38: a path that climbs, or that cannot be read, is not found by the built site either', async ({ request }) => {
	const paths = [
		'/%c0%ae',
		'/%E0%A4%A',
		'/%ff.data',
		'/x%00.css',
		'/a%5cb',
		'/.git/config',
		'/assets/..%2f..%2fpackage.json',
	];
	for (const path of paths) {
		const answer = await request.get(path, { maxRedirects: 0 });
		expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 404, 'no-store']);
		expect(await answer.text()).toContain('Oops! Page not found');
	}
});
