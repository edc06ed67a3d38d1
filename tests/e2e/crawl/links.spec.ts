import { expect } from '@playwright/test';
import { PAGES } from '../support/pages.ts';
import { test } from '../support/test.ts';

const KINDS_SEEN_ENOUGH = 40;

test('every internal link of every page answers', async ({ request, baseURL }) => {
	test.setTimeout(120_000);
	const asked = new Map<string, number>();
	const broken: string[] = [];
	const waiting = [...PAGES.filter((path) => path !== '/no-such-page')] as string[];
	const perKind = new Map<string, number>();
	for (const path of waiting) {
		const answer = await request.get(path, { maxRedirects: 0 });
		asked.set(path, answer.status());
		if (answer.status() >= 400) broken.push(`${path} answered ${answer.status()}`);
		if (!answer.headers()['content-type']?.includes('text/html')) continue;
		for (const [, href = ''] of (await answer.text()).matchAll(/<(?:a|link)\b[^>]*?\shref="([^"]+)"/g)) {
			const url = new URL(href.replaceAll('&amp;', '&'), baseURL + path);
			const address = url.pathname + url.search;
			if (url.origin !== baseURL || asked.has(address) || waiting.includes(address)) continue;
			// A catalogue has thousands of courses: enough of each kind of address shows that they answer.
			const kind = url.pathname.split('/').slice(0, 2).join('/') + [...url.searchParams.keys()].sort().join('&');
			const seen = perKind.get(kind) ?? 0;
			perKind.set(kind, seen + 1);
			if (seen < KINDS_SEEN_ENOUGH) waiting.push(address);
		}
	}
	expect(broken).toEqual([]);
	expect(asked.size).toBeGreaterThan(100);
});

test('every page has one heading of the first level, a title, a description and a canonical address', async ({
	page,
}) => {
	for (const path of PAGES.filter((address) => address !== '/no-such-page')) {
		await page.goto(path);
		await expect(page.locator('h1'), path).toHaveCount(1);
		expect(await page.title(), path).toMatch(/\S · Fescue$/);
		await expect(page.locator('meta[name="description"]'), path).toHaveAttribute('content', /.{40,}/);
		await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute('href', /^http/);
	}
});
