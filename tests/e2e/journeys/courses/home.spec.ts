import { expect } from '@playwright/test';
import { hydrated, isReact, scriptsOf, test, WIDTHS } from '#tests/e2e/support/test.ts';

test.describe('the home page', () => {
	test('turns its bar from clear to white past ten pixels', async ({ page }) => {
		await page.goto('/');
		const bar = page.getByRole('banner');
		const background = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
		expect(await background()).toBe('rgba(0, 0, 0, 0)');
		await page.evaluate(() => scrollTo(0, 10));
		await page.waitForTimeout(400);
		expect(await background()).toBe('rgba(0, 0, 0, 0)');
		await page.evaluate(() => scrollTo(0, 11));
		await expect.poll(background).toBe('rgb(255, 255, 255)');
		await page.goto('/how-we-rate');
		await expect.poll(background).toBe('rgb(255, 255, 255)');
	});

	test('ships no React until something is touched', async ({ page }) => {
		const scripts = scriptsOf(page);
		await page.goto('/');
		await page.waitForLoadState('networkidle');
		await page.getByRole('heading', { level: 1 }).hover();
		await expect.poll(() => scripts).toEqual(['boot', 'fetch-ahead']);
		await page.getByRole('combobox', { name: 'Course or country' }).click();
		await expect.poll(() => scripts.filter(isReact)).toHaveLength(1);
	});

	test('fetches the pages that are pointed at ahead of the click, two a view at most', async ({ page }) => {
		const ahead: string[] = [];
		page.on('request', async (request) => {
			const purpose = (await request.allHeaders())['sec-purpose'];
			if (purpose?.includes('prefetch')) ahead.push(new URL(request.url()).pathname);
		});
		// Of a pointer that lies over the page from the start, the script comes with the page.
		const waiting = page.waitForEvent('request', (request) => request.url().includes('fetch-ahead'));
		await page.goto('/how-we-rate');
		const links = page.getByRole('contentinfo').getByRole('link');
		await links.first().hover();
		await waiting;
		for (const link of (await links.all()).slice(0, 6)) {
			await link.hover();
			// As long as a hand rests on a link; the third and all after it are to stay without effect.
			await page.waitForTimeout(150);
		}
		await expect(page.locator('link[rel="prefetch"]')).toHaveCount(2);
		await expect.poll(() => ahead).toHaveLength(2);
	});

	for (const [reducedMotion, carried] of [
		['no-preference', 'true'],
		['reduce', 'false'],
	] as const) {
		test(`is carried over into the next page: ${carried}, where the reader has asked for ${reducedMotion}`, async ({
			page,
		}) => {
			await page.emulateMedia({ reducedMotion });
			await page.goto('/');
			await page.evaluate(() =>
				addEventListener('pageswap', ({ viewTransition }) => {
					sessionStorage.setItem('carried', String(viewTransition !== null));
				}),
			);
			await page.getByRole('list').getByRole('article').first().getByRole('link').first().click();
			await page.waitForURL(/\/courses\/[^/]+\/[^/]+$/);
			expect(await page.evaluate(() => sessionStorage.getItem('carried'))).toBe(carried);
		});
	}

	test('fetches the covers of its list on a phone as they come in from the side, and keeps its height', async ({
		page,
	}) => {
		const covers = new Set<string>();
		page.on('request', (request) => /\/covers\/(?!.*\/scene\/)/.test(request.url()) && covers.add(request.url()));
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto('/');
		const list = page.locator('#top-courses');
		const height = () => list.evaluate((element) => element.getBoundingClientRect().height);
		await page.waitForLoadState('networkidle');
		const heights = new Set([await height()]);
		expect(covers.size).toBeLessThanOrEqual(1);
		await list.scrollIntoViewIfNeeded();
		await expect.poll(() => covers.size).toBeGreaterThan(1);
		expect(covers.size).toBeLessThan(6);
		for (const card of await list.getByRole('listitem').all()) {
			await card.evaluate((element) =>
				element.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' }),
			);
			await expect
				.poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
				.toBeGreaterThan(0);
			heights.add(await height());
		}
		expect(covers.size).toBe(6);
		expect([...heights]).toHaveLength(1);
	});

	test('cuts no focus ring off at the lower edge of its list, which scrolls sideways alone', async ({ page }) => {
		for (const size of [WIDTHS.phone, WIDTHS.wide]) {
			await page.setViewportSize(size);
			await page.goto('/');
			const list = page.locator('#top-courses');
			const link = list.getByRole('link', { name: /^Compare/ }).first();
			// The ring is drawn by the keyboard's focus alone.
			await page.keyboard.press('Tab');
			await link.focus();
			const ring = await link.evaluate((element) => {
				const { outlineOffset, outlineWidth } = getComputedStyle(element);
				return (
					element.getBoundingClientRect().bottom + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
				);
			});
			const edge = await list.evaluate((element) => element.getBoundingClientRect().bottom);
			expect(ring).toBeLessThanOrEqual(edge);
			expect(await list.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
		}
	});

	test('offers five courses in an empty search box, searches the catalogue when typed into, all by keyboard', async ({
		page,
	}) => {
		await page.goto('/');
		const box = page.getByRole('combobox', { name: 'Course or country' });
		await box.click();
		await expect(page.getByRole('option')).toHaveCount(5);
		await box.pressSequentially('norway');
		await expect(page.getByRole('group', { name: 'Countries' }).getByRole('option')).toContainText(['Norway']);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('option')).toHaveCount(0);
		await box.fill('');
		const last = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === 'bro hof');
		await box.pressSequentially('bro hof');
		await last;
		// Its club, which has two courses, stands above them.
		await expect(page.getByRole('group', { name: 'Places' }).getByRole('option', { name: /Bro Hof/ })).toHaveCount(1);
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowDown');
		const course = page
			.getByRole('group', { name: 'Courses' })
			.getByRole('option', { name: /Bro Hof/ })
			.first();
		await expect(course).toHaveAttribute('aria-selected', 'true');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/top-rated-courses\?course=bro-hof/);
		await expect(page.getByRole('dialog', { name: /Bro Hof/ })).toBeVisible();
	});

	test('one Tab leads out of the suggestions, however low the window is', async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 300 });
		await page.goto('/');
		const box = page.getByRole('combobox', { name: 'Course or country' });
		await box.click();
		await box.pressSequentially('golf');
		await expect(page.getByRole('option').first()).toBeVisible();
		await page.keyboard.press('Tab');
		await expect(page.getByLabel('Date')).toBeFocused();
	});

	test('a country suggestion leads to the ranking of that country', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('combobox', { name: 'Course or country' }).click();
		await page.getByRole('combobox', { name: 'Course or country' }).pressSequentially('japan');
		await page.getByRole('group', { name: 'Countries' }).getByRole('option', { name: /Japan/ }).click();
		await expect(page).toHaveURL('/top-rated-courses?country=japan');
		await expect(page.getByText(/Japan/).first()).toBeVisible();
	});

	test('Search Course takes text, date and handicap to the find page', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('combobox', { name: 'Course or country' }).fill('links');
		await page.getByLabel('Date').fill('2027-06-12');
		await page.getByLabel('Handicap').fill('12.4');
		await page.getByRole('button', { name: 'Search Course' }).click();
		await expect(page).toHaveURL('/find-course?q=links&date=2027-06-12&handicap=12.4');
	});

	for (const written of ['+2.1', '-2.1']) {
		test(`Search Course takes a handicap better than scratch, written ${written}, to where it is said`, async ({
			page,
		}) => {
			await page.goto('/');
			await page.getByLabel('Handicap').fill(written);
			await page.getByRole('button', { name: 'Search Course' }).click();
			await expect(page.getByText('Suits a handicap of +2.1').first()).toBeVisible();
			await expect(page.getByLabel('Handicap')).toHaveValue('+2.1');
		});
	}

	test('the carousel shows three at a time and wraps round', async ({ page }) => {
		await page.goto('/');
		const cards = page
			.getByRole('region', { name: 'Top Rated Courses' })
			.or(page.locator('section', { hasText: 'Top Rated Courses' }))
			.first()
			.getByRole('article');
		await expect(cards).toHaveCount(6);
		await expect(cards.nth(2)).toContainText('Vistabella Golf');
		await expect(cards.nth(2)).toContainText('Featured');
		const inView = async () => {
			const seen: number[] = [];
			for (const [index, card] of (await cards.all()).entries()) {
				const box = await card.boundingBox();
				if (box && box.x >= 0 && box.x + box.width <= 1440) seen.push(index);
			}
			return seen;
		};
		await expect.poll(inView).toEqual([0, 1, 2]);
		await page.getByRole('button', { name: 'Next courses' }).click();
		await expect.poll(inView).toEqual([3, 4, 5]);
		await page.getByRole('button', { name: 'Next courses' }).click();
		await expect.poll(inView).toEqual([0, 1, 2]);
		await page.getByRole('button', { name: 'Previous courses' }).click();
		await expect.poll(inView).toEqual([3, 4, 5]);
	});

	test('the claim of all courses is followed by the number that is here, as it is counted above', async ({ page }) => {
		await page.goto('/');
		const counted = (await page.locator('main .kicker').first().textContent())?.match(/^[\d,]+/)?.[0];
		expect(counted).toBeTruthy();
		await expect(page.getByText(`35,000 courses in 195 countries (here: ${counted} so far).`)).toBeVisible();
	});

	test('the newsletter form thanks in an alert and is cleared', async ({ page }) => {
		await page.goto('/');
		const email = page.getByLabel('Your email address');
		await email.fill('Reader@Example.com');
		await page.getByRole('button', { name: 'Subscribe' }).click();
		await expect(page.getByRole('alert').getByText('Thank you for subscribing to our newsletter!')).toBeVisible();
		await expect(email).toHaveValue('');
	});
});

test.describe('the bar on a phone', () => {
	test.use({ viewport: WIDTHS.phone });

	test('opens a stacked menu with the three groups and both buttons; choosing a link closes it', async ({ page }) => {
		await page.goto('/top-rated-courses');
		await hydrated(page);
		const menu = page.getByRole('navigation', { name: 'Menu' });
		await expect(menu).toBeHidden();
		await page.getByRole('banner').locator('summary[aria-label="Menu"]').click();
		for (const words of [
			'Discover',
			'Community',
			'Help',
			'Find Course',
			'Become a Reviewer',
			'Contact Us',
			'Log In',
			'Sign Up',
		]) {
			await expect(menu.getByText(words, { exact: true })).toBeVisible();
		}
		await menu.getByRole('link', { name: 'Find Course' }).click();
		await expect(page).toHaveURL('/find-course');
		await expect(menu).toBeHidden();
	});

	test('closes the menu when the focus goes on, so that nothing has it beneath', async ({ page }) => {
		await page.goto('/');
		const summary = page.getByRole('banner').locator('summary[aria-label="Menu"]');
		await summary.press('Enter');
		const menu = page.getByRole('navigation', { name: 'Menu' });
		await menu.getByRole('link').last().focus();
		await expect(menu).toBeVisible();
		await page.keyboard.press('Tab');
		await expect(menu).toBeHidden();
		await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
	});
});

test('a page that was reached on the client wakes its islands too', async ({ page }) => {
	await page.goto('/find-course');
	await hydrated(page);
	await page.getByRole('banner').getByRole('link', { name: 'Fescue' }).click();
	await expect(page).toHaveURL('/');
	await page.getByRole('combobox', { name: 'Course or country' }).click();
	await expect(page.getByRole('option')).toHaveCount(5);
	await page.getByRole('button', { name: 'Next courses' }).click();
	await expect(page.getByRole('status').getByText('Courses 4 to 6 of 6')).toBeAttached();
});
