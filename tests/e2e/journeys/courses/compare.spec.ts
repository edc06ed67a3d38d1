import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';

const tray = (page: Page) => page.getByRole('region', { name: 'Courses to compare' });
const LISTS = { 'find page': '/find-course?q=links', 'top rated': '/top-rated-courses' };

for (const [list, address] of Object.entries(LISTS)) {
	test(`compare from the list without leaving it: ${list}`, async ({ page }) => {
		await page.goto(address);
		await hydrated(page);
		const entries = page.getByRole('article');
		await expect(tray(page)).toHaveCount(0);
		for (const place of [0, 1]) {
			await entries
				.nth(place)
				.getByRole('link', { name: /^Compare / })
				.or(entries.nth(place).getByRole('button', { name: /^Compare / }))
				.click();
			await expect(entries.nth(place).getByRole('button', { name: /^Compare /, pressed: true })).toBeVisible();
		}
		await expect(page).toHaveURL(address);
		await expect(tray(page).getByRole('listitem')).toHaveCount(2);
		await expect(page.locator('[data-toasts="plain"]')).toContainText('2 of 4');
		await tray(page).getByRole('link', { name: 'Open the comparison' }).click();
		await expect(page).toHaveURL(/\/compare\?course=[\w-]+&course=[\w-]+$/);
		await expect(page.getByRole('columnheader')).toHaveCount(3);
		await expect(tray(page)).toBeHidden();
	});
}

test('the tray stays through pages and visits, and follows what another tab does', async ({ page, context }) => {
	await page.goto('/courses/sweden/ljunghusen');
	await page.getByRole('link', { name: 'Compare', exact: true }).click();
	await expect(tray(page).getByText('Ljunghusen')).toBeVisible();
	await expect(page).toHaveURL('/courses/sweden/ljunghusen');
	await page.goto('/guides');
	await expect(tray(page).getByText('Ljunghusen')).toBeVisible();
	const other = await context.newPage();
	await other.goto('/courses/sweden/falsterbo');
	await other.getByRole('button', { name: 'Compare', exact: true }).click();
	await expect(tray(page).getByRole('listitem')).toHaveCount(2);
	await other.close();
	await tray(page).getByRole('button', { name: 'Take out Ljunghusen' }).click();
	await expect(tray(page).getByRole('button', { name: 'Take out Falsterbo' })).toBeFocused();
	await tray(page).getByRole('button', { name: 'Take out Falsterbo' }).click();
	await expect(tray(page)).toBeHidden();
	await expect(page.getByRole('main')).toBeFocused();
});

test('by keyboard: a course goes in by Enter and out by the space bar, and a fifth is refused', async ({ page }) => {
	await page.goto('/find-course?q=links');
	await hydrated(page);
	const entries = page.getByRole('article');
	await entries
		.first()
		.getByRole('link', { name: /^Compare / })
		.press('Enter');
	await expect(tray(page).getByRole('listitem')).toHaveCount(1);
	for (const place of [1, 2, 3, 4]) {
		await entries
			.nth(place)
			.getByRole('button', { name: /^Compare / })
			.press('Enter');
		await expect(tray(page).getByRole('listitem')).toHaveCount(Math.min(4, place + 1));
	}
	await expect(page.getByText('The tray is full')).toBeVisible();
	await entries
		.first()
		.getByRole('button', { name: /^Compare / })
		.press('Space');
	await expect(tray(page).getByRole('listitem')).toHaveCount(3);
	await expect(entries.first().getByRole('button', { name: /^Compare /, pressed: false })).toBeFocused();
});

test('what is added and removed in the comparison is so in the tray, and a comparison that was sent replaces nothing', async ({
	page,
}) => {
	await page.goto('/compare?course=ljunghusen&course=falsterbo');
	await hydrated(page);
	await page.getByRole('button', { name: 'Keep these in my tray' }).click();
	await expect(page.getByRole('button', { name: 'Keep these in my tray' })).toBeHidden();
	await page.getByRole('link', { name: 'Remove Ljunghusen' }).click();
	await expect(page).toHaveURL('/compare?course=falsterbo');
	await expect(page.getByRole('region', { name: 'Your tray' })).toBeHidden();
	// The address changes first, and the tray with the page.
	await expect.poll(() => page.evaluate(() => localStorage.getItem('fescue:compare'))).not.toContain('ljunghusen');
	await page.goto('/compare?course=bro-hof-slott');
	const own = page.getByRole('region', { name: 'Your tray' });
	await expect(own.getByRole('link', { name: 'Add Falsterbo' })).toBeVisible();
	await expect(own.getByRole('button', { name: 'Put these in my tray instead' })).toBeVisible();
	await own.getByRole('link', { name: 'Add Falsterbo' }).click();
	await expect(page).toHaveURL('/compare?course=bro-hof-slott&course=falsterbo');
	await page.goto('/compare');
	await expect(own.getByRole('link', { name: 'Add Falsterbo' })).toBeVisible();
	await own.getByRole('link', { name: 'Open the comparison' }).click();
	await expect(page).toHaveURL('/compare?course=falsterbo');
});

test('where the browser keeps nothing, Compare leads to the comparison', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('refused', 'SecurityError');
			},
		});
	});
	await page.goto('/courses/sweden/ljunghusen');
	await page.getByRole('link', { name: 'Compare', exact: true }).click();
	await expect(page).toHaveURL('/compare?course=ljunghusen');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('links gather the courses: those nearby and alike are offered', async ({ page }) => {
		await page.goto('/courses/sweden/ljunghusen');
		await page.getByRole('link', { name: 'Compare', exact: true }).click();
		await expect(page).toHaveURL('/compare?course=ljunghusen');
		const offered = page.getByRole('region', { name: 'Nearby and similar' }).getByRole('link');
		await offered.first().click();
		await expect(page.getByRole('columnheader')).toHaveCount(3);
		await offered.first().click();
		await expect(page.getByRole('columnheader')).toHaveCount(4);
		await expect(page.getByRole('rowheader', { name: 'Facts from' })).toBeVisible();
		await expect(page.getByRole('link', { name: 'Share this comparison' })).toHaveAttribute(
			'href',
			/^\/compare\?course=ljunghusen&course=.+&course=.+/,
		);
	});
});

test.describe('long names', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });
	const LONG = [
		{ slug: 'ljunghusen', name: 'Arabella Golf Mallorca · Golf Son Quint Pitch & Putt Executive Course' },
		{ slug: 'falsterbo', name: 'Donaudampfschifffahrtsgesellschaftsgolfplatz Oberösterreich' },
		{ slug: 'hirono', name: '廣野ゴルフ倶楽部廣野ゴルフ倶楽部廣野ゴルフ倶楽部', lang: 'ja' },
		{ slug: 'bro-hof-slott', name: 'Royal and Ancient Golf Club of Saint Andrews, Old Course at the Links' },
	];

	for (const [width, viewport] of Object.entries(WIDTHS)) {
		test(`fit the tray, ${width}, which axe finds nothing in and which hides nothing at the page’s end`, async ({
			page,
		}) => {
			await page.setViewportSize(viewport);
			await page.addInitScript((kept) => localStorage.setItem('fescue:compare', kept), JSON.stringify(LONG));
			await page.goto('/guides');
			await expect(tray(page)).toBeVisible();
			const unfold = tray(page).getByRole('button', { name: '4 of 4 courses' });
			if (await unfold.isVisible()) {
				await expect(tray(page).getByRole('list')).toBeHidden();
				await unfold.click();
			}
			await expect(tray(page).getByRole('button', { name: /^Take out/ })).toHaveCount(4);
			const { left, right } = await tray(page).evaluate((element) => {
				const edges = [...element.querySelectorAll('button, a, bdi')].map((one) => one.getBoundingClientRect());
				return { left: Math.min(...edges.map((one) => one.left)), right: Math.max(...edges.map((one) => one.right)) };
			});
			expect(left).toBeGreaterThanOrEqual(0);
			expect(right).toBeLessThanOrEqual(viewport.width);
			await expectAccessibleInBothThemes(page);
			await page.setViewportSize(viewport);
			if (await unfold.isVisible()) await unfold.click();
			await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
			const [foot, top] = await page.evaluate(() => [
				document.querySelector('footer')?.getBoundingClientRect().bottom,
				document.querySelector('[data-tray]')?.getBoundingClientRect().top,
			]);
			expect(Math.round(foot ?? 0)).toBeLessThanOrEqual(Math.round(top ?? 0));
		});
	}

	test('two columns fit on a phone beside the names of the facts, and more scroll under them', async ({ page }) => {
		await page.setViewportSize(WIDTHS.phone);
		await page.goto('/compare?course=ljunghusen&course=falsterbo');
		const frame = page.getByRole('region', { name: 'Comparison' });
		const overflow = () => frame.evaluate((element) => element.scrollWidth - element.clientWidth);
		expect(await overflow()).toBeLessThanOrEqual(1);
		await page.goto('/compare?course=ljunghusen&course=falsterbo&course=bro-hof-slott&course=gleneagles-kings');
		expect(await overflow()).toBeGreaterThan(100);
		const rating = page.getByRole('rowheader', { name: 'Rating' });
		const before = await rating.boundingBox();
		await frame.evaluate((element) => element.scrollBy({ left: 200, behavior: 'instant' }));
		expect(await rating.boundingBox()).toEqual(before);
	});
});
