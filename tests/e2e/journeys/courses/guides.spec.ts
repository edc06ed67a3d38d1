import { expect } from '@playwright/test';
import { scriptsOf, test, WIDTHS } from '#tests/e2e/support/test.ts';

const GUIDE = '/guides/links-golf-around-the-baltic';

test.describe('guides', () => {
	test('lead from the magazine’s index to an article, from there to a course and to the next article', async ({
		page,
	}) => {
		await page.goto('/guides');
		expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(8);
		await page.getByRole('link', { name: 'Links golf around the Baltic' }).click();
		await expect(page).toHaveURL(GUIDE);
		await expect(page.getByRole('heading', { level: 1, name: 'Links golf around the Baltic' })).toBeVisible();
		await expect(page.getByText('By Fescue')).toBeVisible();
		await expect(page.getByText('3 September 2026')).toBeVisible();
		await expect(page.getByText(/^\d+ minutes to read$/).first()).toBeVisible();
		await page.getByRole('link', { name: 'Heathland explained' }).click();
		await expect(page).toHaveURL('/guides/heathland-explained');
		await page.goBack();
		await page.getByRole('complementary', { name: 'Falsterbo' }).getByRole('link').click();
		await expect(page).toHaveURL('/courses/sweden/falsterbo');
	});

	test('are found by the name they had before, too', async ({ page, request }) => {
		const answer = await request.get('/guides/what-a-slope-rating-means', { maxRedirects: 0 });
		expect(answer.status()).toBe(301);
		await page.goto('/guides/what-a-slope-rating-means');
		await expect(page).toHaveURL('/guides/what-a-slope-number-means');
		expect((await request.get('/guides/what-a-slope-once-meant')).status()).toBe(404);
	});

	test('tell machines what they are', async ({ page, baseURL, request }) => {
		await page.goto(GUIDE);
		const data = await page.locator('script[type="application/ld+json"]').allTextContents();
		const [article, crumbs] = data.map((text) => JSON.parse(text));
		expect(article).toMatchObject({ '@type': 'Article', headline: 'Links golf around the Baltic' });
		expect(article.mentions.length).toBe(await page.getByRole('article').getByRole('complementary').count());
		expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + GUIDE);
		const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
		const answer = await request.get(picture ?? '');
		expect(answer.headers()['content-type']).toBe('image/png');
	});

	test('have lines of at most seventy letters', async ({ page }) => {
		for (const viewport of Object.values(WIDTHS)) {
			await page.setViewportSize(viewport);
			await page.goto(GUIDE);
			await page.evaluate(() => document.fonts.ready);
			const longest = await page.evaluate(() => {
				const lines: number[] = [];
				for (const paragraph of document.querySelectorAll('article p')) {
					const style = getComputedStyle(paragraph);
					if (paragraph.closest('header, aside, nav')) continue;
					const height = Number.parseFloat(style.lineHeight);
					const rows = Math.round(paragraph.getBoundingClientRect().height / height);
					// The mean of the full lines, which says more than the one that happens to be full of i and l.
					if (rows > 3) lines.push((paragraph.textContent ?? '').length / rows);
				}
				return Math.max(...lines);
			});
			expect(longest).toBeGreaterThan(20);
			expect(longest).toBeLessThanOrEqual(70);
		}
	});

	test('need no JavaScript and ship no React', async ({ page }) => {
		const scripts = scriptsOf(page);
		await page.goto(GUIDE);
		await page.waitForLoadState('networkidle');
		// A pointer over the page brings what fetches ahead; Chromium's lies there from the start, or does not.
		await page.getByRole('heading', { level: 1 }).hover();
		await expect.poll(() => scripts).toEqual(['boot', 'fetch-ahead']);
		await expect(page.locator('[data-island]')).toHaveCount(0);
	});

	test('print as an article: no bar, no contents, no other guides', async ({ page }) => {
		await page.goto(GUIDE);
		await page.emulateMedia({ media: 'print' });
		await expect(page.getByRole('banner')).toBeHidden();
		await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
		await expect(page.getByText('Read next')).toBeHidden();
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	});

	test('a guide that does not exist is not found', async ({ page }) => {
		const answer = await page.goto('/guides/there-is-none');
		expect(answer?.status()).toBe(404);
		await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
	});

	test('the feeds are named on every page, and answer', async ({ page, request }) => {
		await page.goto('/');
		for (const href of await page
			.locator('link[type="application/atom+xml"]')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
			const answer = await request.get(href);
			expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
			const problems = await page.evaluate(
				(text) => new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('parsererror').length,
				await answer.text(),
			);
			expect(problems).toBe(0);
		}
		expect(await (await request.get('/feeds/guides.xml')).text()).toContain(
			'<title>Links golf around the Baltic</title>',
		);
	});

	test('the site map names the guides, and every sheet of it answers', async ({ request }) => {
		const index = await (await request.get('/sitemap.xml')).text();
		const sheets = [...index.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address);
		expect(sheets.length).toBeGreaterThanOrEqual(2);
		const texts = await Promise.all(sheets.map(async (sheet) => (await request.get(sheet)).text()));
		expect(texts.join('')).toContain(`${GUIDE}</loc><lastmod>2026-09-03</lastmod>`);
		expect(texts.join('')).toContain('/courses/sweden/falsterbo</loc>');
	});
});
