import { expect, type Page } from '@playwright/test';
import { holdAnswers } from '#tests/e2e/support/hold.ts';
import { expectAccessible, test, WIDTHS } from '#tests/e2e/support/test.ts';

const SKANE = '/find-course?view=map&box=12.4,55.2,14.6,56.4';

const SWEDEN = '/find-course?view=map&country=sweden';

const markers = (page: Page) => page.locator('[data-marker]:visible');
const map = (page: Page) => page.getByRole('application');
/** The count that the list says, in words. */
const count = (page: Page) => page.getByRole('status').filter({ hasText: /courses?/ });

/** Clusters of the first picture, which shows the world until the map knows where the courses of its country are. */
const ofTheWorld = (page: Page) => page.locator('[data-marker^="2."]');

async function open(page: Page, path: string) {
	await page.goto(path);
	await expect(markers(page).first()).toBeVisible();
	await map(page).scrollIntoViewIfNeeded();
}

/** The middle of the map, in pixels of the window. */
async function middle(page: Page) {
	const box = await map(page).boundingBox();
	if (!box) throw new Error('there is no map');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const [name, viewport] of Object.entries(WIDTHS)) {
	test.describe(`the map, ${name}`, () => {
		test.use({ viewport, hasTouch: name === 'phone', contextOptions: { reducedMotion: 'reduce' } });

		test('moved by hand it narrows the list, in one entry of the history', async ({ page }) => {
			await page.goto('/find-course');
			await page.getByRole('link', { name: 'Map View' }).click();
			await expect(page).toHaveURL('/find-course?view=map');
			await expect(markers(page).first()).toBeVisible();
			await map(page).scrollIntoViewIfNeeded();
			const { x, y } = await middle(page);
			await page.mouse.move(x, y);
			await page.mouse.down();
			await page.mouse.move(x - 80, y + 20, { steps: 5 });
			await page.mouse.up();
			await expect(page).toHaveURL(/view=map&box=|box=.*view=map/);
			await expect(page.getByRole('link', { name: /part of the map/ })).toBeVisible();
			const before = page.url();
			await page.getByRole('button', { name: 'Zoom in' }).click();
			await expect(page).not.toHaveURL(before);
			await page.goBack();
			await expect(page).toHaveURL('/find-course');
		});

		test('an address shows the same part again, and a course its card', async ({ page }) => {
			await open(page, SKANE);
			await expect(count(page)).toContainText(/\d+ courses?/);
			// Markers are made from the last to the first: the first is another one a frame later.
			const first = page.locator('[data-marker][aria-pressed]:visible').first();
			const course = page.locator(`[data-marker="${await first.getAttribute('data-marker')}"]`);
			await course.focus();
			await page.keyboard.press('Enter');
			await expect(course).toHaveAttribute('aria-pressed', 'true');
			const card = page.getByRole('region', { name: 'Map' }).getByRole('heading', { level: 2 });
			await expect(card).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(card).toBeHidden();
			await expect(course).toBeFocused();
		});

		test('no marker lies under a button, and each is called first by what it shows, once', async ({ page }) => {
			await open(page, '/find-course?view=map');
			await page.getByRole('button', { name: 'Zoom in' }).click();
			const buttons = page
				.getByRole('region', { name: 'Map' })
				.getByRole('button')
				.and(page.locator(':not([data-marker])'));
			await expect(buttons).toHaveCount(4);
			const frame = await map(page).boundingBox();
			for (const button of await buttons.all()) {
				const box = await button.boundingBox();
				// What stands beyond the frame is cut off by it: a button outside of it covers none.
				expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(frame?.y ?? 0);
			}
			const facesNow = () =>
				markers(page).evaluateAll((all) =>
					all.map((one) => ({ shown: one.textContent ?? '', name: one.ariaLabel ?? '' })),
				);
			// The map is still gliding closer, and asks for what is there when it rests.
			await expect.poll(async () => (await facesNow()).length).toBeGreaterThan(5);
			const faces = await facesNow();
			expect(faces.filter(({ shown, name }) => !name.startsWith(shown))).toEqual([]);
		});

		test('axe finds nothing', async ({ page }) => {
			await open(page, SKANE);
			await expectAccessible(page);
		});
	});
}

test.describe('the map by keyboard', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	test('arrows move it, plus and minus zoom it, Home shows everything', async ({ page }) => {
		await open(page, '/find-course?view=map');
		await map(page).focus();
		await page.keyboard.press('ArrowRight');
		await expect(page).toHaveURL(/box=/);
		// Drawn over land and markers, as the frame's own outline would not be.
		await expect
			.poll(() => map(page).evaluate((frame) => getComputedStyle(frame, '::after').outlineStyle))
			.toBe('solid');
		for (const key of ['+', '+', '-', 'ArrowUp']) {
			const before = page.url();
			await page.keyboard.press(key);
			await expect(page).not.toHaveURL(before);
		}
		await page.keyboard.press('Home');
		await expect(page).toHaveURL('/find-course?view=map');
	});

	test('Tab goes from marker to marker, and Enter opens a cluster', async ({ page }) => {
		await open(page, SWEDEN);
		await expect(ofTheWorld(page)).toHaveCount(0);
		await map(page).focus();
		await page.keyboard.press('Tab');
		const focused = page.locator('[data-marker]:focus');
		await expect(focused).toHaveAccessibleName(/course|out of 10|Not yet rated/);
		await markers(page).filter({ hasText: /^\d+$/ }).first().focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/box=/);
		await expect(map(page)).toBeFocused();
	});

	test('no marker that the keyboard comes to lies under the card of another', async ({ page }) => {
		await open(page, SKANE);
		const course = page.locator('[data-marker][aria-pressed]:visible').first();
		await course.focus();
		await page.keyboard.press('Enter');
		const card = page.getByRole('region', { name: 'Map' }).getByRole('heading', { level: 2 });
		await expect(card).toBeVisible();
		const focused = page.locator('[data-marker]:focus');
		// From the card back through the markers; the first press leads from its own links and buttons to the last of them.
		await expect(async () => {
			await page.keyboard.press('Shift+Tab');
			await expect(focused).toHaveCount(1, { timeout: 500 });
		}).toPass();
		const all = await markers(page).count();
		for (let at = 0; at < all && (await focused.count()) === 1; at += 1) {
			// The map comes to a marker at its edge with the next frame, and takes the focus itself where the marker goes with that.
			await expect.poll(() => page.evaluate(overFocusedMarker)).toBe('Map');
			await page.keyboard.press('Shift+Tab');
		}
		await expect(card).toBeHidden();
	});

	test('stays on the map when the marker that it is on goes', async ({ page }) => {
		const release = await holdAnswers(page, /course-clusters\?.*zoom=[3-9]/);
		await open(page, SWEDEN);
		await ofTheWorld(page).first().focus();
		release();
		await expect(ofTheWorld(page)).toHaveCount(0);
		await expect(map(page)).toBeFocused();

		await page.keyboard.press('Tab');
		await expect(page.locator('[data-marker]:focus')).toHaveCount(1);
		for (let at = 0; at < 4; at++) await page.keyboard.press('ArrowRight');
		await expect(map(page)).toBeFocused();
	});
});

/** What lies on top at the middle of the marker that has the focus; the map, where none has. */
function overFocusedMarker() {
	const marker = document.activeElement?.closest('[data-marker]');
	if (!marker) return 'Map';
	const { x, y, width, height } = marker.getBoundingClientRect();
	return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('section')?.ariaLabel;
}

test('names towns and courses from the scale of a region on, for eyes alone', async ({ page }) => {
	const names = (look: string) => page.locator(`[aria-hidden="true"] > [data-name="${look}"]`);
	await open(page, '/find-course?view=map');
	await expect(names('country').filter({ hasText: 'Brazil' })).toBeVisible();
	await expect(names('city').or(names('course'))).toHaveCount(0);
	await page.goto(SKANE);
	await expect(names('city').filter({ hasText: 'Malmö' })).toBeVisible();
	await expect(names('course').first()).toBeVisible();
});

test.describe('the map in colours that a reader has forced', () => {
	test.use({ contextOptions: { forcedColors: 'active' } });

	test('keeps its own, by which land and sea differ', async ({ page }) => {
		await open(page, SKANE);
		const [sea, land] = await map(page).evaluate((frame) => {
			const canvas = frame.querySelector('canvas');
			return [getComputedStyle(frame).backgroundColor, canvas && getComputedStyle(canvas).fill];
		});
		expect([sea, land]).toEqual(['rgb(118, 148, 155)', 'rgb(251, 248, 239)']);
	});
});

test('the wheel scrolls the page until the map was pressed', async ({ page }) => {
	await open(page, '/find-course?view=map');
	const { x, y } = await middle(page);
	await page.mouse.move(x, y);
	await page.mouse.wheel(0, 60);
	await expect(page.getByText(/to zoom with the wheel/)).toBeVisible();
	await expect(page).toHaveURL('/find-course?view=map');
	await map(page).focus();
	await page.mouse.wheel(0, -200);
	await expect(page).toHaveURL(/box=/);
});

test.describe('the map by touch', () => {
	test.use({ viewport: WIDTHS.phone, hasTouch: true, isMobile: true });

	test('one finger scrolls the page, two move and zoom the map, and it says so', async ({ page }) => {
		await open(page, '/find-course?view=map');
		await expect(page.getByText('One finger scrolls the page, two move the map.')).toBeVisible();
		const touch = await fingersOn(page);
		const scrolled = () => page.evaluate(() => scrollY);
		const before = await scrolled();
		await touch([[0, 60]], [[0, 30]], [[0, 0]], [[0, -40]]);
		await expect.poll(scrolled).toBeGreaterThan(before);
		await expect(page).not.toHaveURL(/box=/);

		// While it still scrolls, the browser asks nobody about fingers.
		await expect.poll(() => scrolledInAFrame(page)).toBe(0);
		await map(page).scrollIntoViewIfNeeded();
		const again = await fingersOn(page);
		await page.evaluate(() =>
			addEventListener('touchstart', ({ touches, defaultPrevented }) => {
				if (touches.length > 1) document.body.dataset.twoFingers = defaultPrevented ? 'of the map' : 'of the page';
			}),
		);
		const steps = [0, 15, 40, 70].map((step): [number, number][] => [
			[-20 + step, 0],
			[20 + step, 0],
		]);
		await again(...steps);
		await expect(page.locator('body')).toHaveAttribute('data-two-fingers', 'of the map');
		await expect(page).toHaveURL(/box=/);
		const wide = page.url();
		await again(
			...[20, 30, 50, 80].map((step): [number, number][] => [
				[-step, 0],
				[step, 0],
			]),
		);
		await expect(page).not.toHaveURL(wide);
		expect(widthOf(page.url())).toBeLessThan(widthOf(wide));
	});

	test('one finger moves it where it fills the screen', async ({ page }) => {
		await open(page, '/find-course?view=map');
		await page.getByRole('button', { name: 'Full screen' }).tap();
		await expect(page.getByRole('dialog', { name: 'Map' })).toBeVisible();
		const touch = await fingersOn(page);
		await touch([[0, 0]], [[20, 0]], [[40, 0]], [[70, 0]]);
		await expect(page).toHaveURL(/box=/);
	});
});

/** How many pixels the page moves by itself between two frames. */
const scrolledInAFrame = (page: Page) =>
	page.evaluate(() => {
		const before = scrollY;
		return new Promise<number>((resolve) =>
			requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY - before))),
		);
	});

/** Puts fingers on the middle of the map, where each step has them, and takes them off. */
async function fingersOn(page: Page) {
	const { x, y } = await middle(page);
	const session = await page.context().newCDPSession(page);
	return async (...steps: [number, number][][]) => {
		for (const [at, points] of steps.entries()) {
			await session.send('Input.dispatchTouchEvent', {
				type: at === 0 ? 'touchStart' : 'touchMove',
				touchPoints: points.map(([right, down], id) => ({ x: x + right, y: y + down, id })),
			});
		}
		await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	};
}

for (const [name, has] of [
	['the screen', true],
	['the window, where a browser has no full screen for it', false],
] as const) {
	test(`the map fills ${name}: nothing else is in reach, and it leads back`, async ({ page }) => {
		if (!has) await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));
		await open(page, SKANE);
		await page.getByRole('button', { name: 'Full screen' }).click();
		const full = page.getByRole('dialog', { name: 'Map' });
		await expect(full).toBeVisible();
		const [width, height] = await page.evaluate(() => [innerWidth, innerHeight]);
		await expect.poll(() => full.boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
		await expect(page.locator('[inert] [type="search"]')).toHaveCount(1);
		await expectAccessible(page);
		if (has) await page.getByRole('button', { name: 'Leave full screen' }).click();
		else await page.keyboard.press('Escape');
		await expect(full).toBeHidden();
		await expect(page.getByRole('button', { name: 'Full screen' })).toBeFocused();
		await expect(page.locator('[inert]')).toHaveCount(0);
	});
}

/** Degrees from west to east of the box in an address. */
function widthOf(address: string): number {
	const [west = 0, , east = 0] = (new URL(address).searchParams.get('box') ?? '').split(',').map(Number);
	return (east - west + 360) % 360;
}

test.describe('without a connection', () => {
	test.use({ expectedErrors: [/ERR_FAILED/] });

	test('the map says that markers are missing, and tries again', async ({ page }) => {
		await page.route('**/api/course-clusters*', (route) => route.abort());
		await page.goto(SKANE);
		await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
		await page.unroute('**/api/course-clusters*');
		await page.getByRole('button', { name: 'Try again' }).press('Enter');
		await expect(markers(page).first()).toBeVisible();
		await expect(page.getByText('could not be loaded')).toBeHidden();
		await expect(map(page)).toBeFocused();
	});
});

test('typing and filters lead the map along', async ({ page }) => {
	await open(page, SKANE);
	await page.getByRole('searchbox').first().pressSequentially('st andrews', { delay: 20 });
	await expect(page).toHaveURL(/q=st\+andrews/);
	await expect(page).not.toHaveURL(/box=/);
	await expect(markers(page).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a box narrows the list, and an outline leads to continents and countries', async ({ page }) => {
		await page.goto(SKANE);
		await expect(page.getByRole('link', { name: /part of the map/ })).toBeVisible();
		await expect(page.getByText('Höllviken, Sweden').first()).toBeVisible();
		const outline = page.getByRole('region', { name: 'Map' });
		await outline.getByRole('link', { name: 'Europe' }).click();
		await outline.getByRole('link', { name: 'Sweden' }).click();
		await expect(page).toHaveURL(/country=sweden/);
		await expect(page).toHaveURL(/view=map/);
	});
});
