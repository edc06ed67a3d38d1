import { expect } from '@playwright/test';
import { holdAnswers } from '#tests/e2e/support/hold.ts';
import { hydrated, test } from '#tests/e2e/support/test.ts';

test.describe('find golf courses', () => {
	test('typing narrows the list at once, and Back goes where it was', async ({ page }) => {
		await page.goto('/');
		await page.goto('/find-course');
		await hydrated(page);
		const box = page.locator('#find-q');
		await box.pressSequentially('hollviken', { delay: 30 });
		await expect(page).toHaveURL(/q=hollviken/);
		await expect(page.getByText('Höllviken, Sweden').first()).toBeVisible();
		await expect(box).toHaveValue('hollviken');
		await expect(box).toBeFocused();
		await page.goBack();
		await expect(page).toHaveURL('/find-course');
		await expect(box).toHaveValue('');
		await page.goBack();
		await expect(page).toHaveURL('/');
	});

	test('has two views and keeps the rest of the address', async ({ page }) => {
		await page.goto('/find-course?continent=Asia');
		await page.getByRole('link', { name: 'Grid View' }).click();
		await expect(page).toHaveURL(/continent=Asia/);
		await expect(page).toHaveURL(/view=grid/);
		await page.getByRole('link', { name: 'List View' }).click();
		await expect(page).not.toHaveURL(/view=grid/);
		await expect(page.getByRole('link', { name: /View Details/ })).toHaveCount(24);
	});

	test('View Details opens the details', async ({ page }) => {
		await page.goto('/find-course?q=ljunghusen');
		await page
			.getByRole('link', { name: /View Details/ })
			.first()
			.click();
		await expect(page).toHaveURL(/\/top-rated-courses\?course=ljunghusen/);
		await expect(page.getByRole('dialog', { name: 'Ljunghusen' })).toBeVisible();
	});

	test('says what to do when nothing matches', async ({ page }) => {
		await page.goto('/find-course?q=no-such-course-anywhere');
		await expect(page.getByText('No courses found matching your criteria.')).toBeVisible();
		await expect(page.getByText('Try adjusting your search or filters.')).toBeVisible();
	});

	test('S07: what is typed is text, not a pattern and not a query', async ({ request }) => {
		for (const q of [
			"' OR 1=1--",
			"'; drop table courses",
			'%',
			'_',
			'\\',
			'%27',
			'{{7*7}}',
			'<script>alert(1)</script>',
		]) {
			const answer = await request.get(`/find-course?q=${encodeURIComponent(q)}`);
			expect(answer.status(), q).toBe(200);
			const html = await answer.text();
			expect(html, q).toContain('Find Golf Courses');
			expect(html, q).not.toContain('<script>alert(1)');
			if (/[%_\\]/.test(q) && q.length === 1) expect(html, q).toContain('No courses found matching your criteria.');
		}
	});

	test('a missing course can be suggested', async ({ page }) => {
		await page.goto('/find-course');
		await page.getByRole('link', { name: 'Suggest a Course' }).click();
		await expect(page).toHaveURL('/find-course/suggest');
		await page.getByRole('button', { name: /Suggest|Send/ }).click();
		await expect(page.getByText('Please provide the name of the course.').first()).toBeVisible();
		await page.getByLabel(/name/i).first().fill('Vallgårda Golfbana');
		await page.getByLabel('Country').selectOption({ label: 'Sweden' });
		await page.getByRole('button', { name: /Suggest|Send/ }).click();
		await expect(page.getByText(/thank you/i).first()).toBeVisible();
	});

	test('filters narrow the list, say their counts, and are taken off one by one', async ({ page }) => {
		await page.goto('/find-course?country=united-kingdom');
		await hydrated(page);
		const sheet = page.getByText('Filters', { exact: true });
		if (await sheet.isVisible()) await sheet.click();
		const links = page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: /^Links/ });
		const count = /\d+/.exec((await links.textContent()) ?? '')?.[0];
		await links.click();
		await expect(page).toHaveURL(/terrain=links/);
		await expect(page.getByRole('status').filter({ hasText: `${count} courses` })).toBeVisible();
		await page.getByRole('link', { name: 'Take off Links' }).click();
		await expect(page).toHaveURL('/find-course?country=united-kingdom');
	});

	test('C3: says what date and handicap did, and takes each off again', async ({ page }) => {
		await page.goto('/find-course?date=2026-01-12&handicap=18&q=links');
		await expect(page.getByText('Open on 12 January 2026:')).toBeVisible();
		await expect(page.getByText('Suits a handicap of 18').first()).toBeVisible();
		await page.getByRole('link', { name: 'Fit for my handicap' }).click();
		await expect(page).toHaveURL(/sort=fit/);
		await page.getByRole('link', { name: 'Take off the marks' }).click();
		await expect(page).not.toHaveURL(/handicap|sort/);
		await page.getByRole('link', { name: 'Show all seasons' }).click();
		await expect(page).toHaveURL('/find-course?q=links');
	});

	test('C3: a handicap is typed to its end, however slowly and whatever the list does meanwhile', async ({ page }) => {
		await page.goto('/find-course?country=sweden');
		await hydrated(page);
		const handicap = page.getByLabel('Handicap');
		for (const key of ['1', '2', '.', '4']) {
			await handicap.press(key);
			const typed = await handicap.inputValue();
			await expect(page).toHaveURL((url) => url.searchParams.get('handicap') === typed);
			await expect(page.getByText(`Suits a handicap of ${Number(typed)}`, { exact: true }).first()).toBeVisible();
		}
		await expect(handicap).toHaveValue('12.4');

		const release = await holdAnswers(page, '**/find-course.data?*handicap=2&*');
		const asked = page.waitForRequest('**/find-course.data?*handicap=2&*');
		await handicap.fill('2');
		await asked;
		await handicap.press('End');
		await handicap.press('4');
		release();
		await expect(page).toHaveURL(/handicap=24/);
		await expect(handicap).toHaveValue('24');
		await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('');
		await expect(page).not.toHaveURL(/country/);
		await expect(handicap).toHaveValue('24');
		await page.goBack();
		await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('sweden');
	});

	test('C3: a handicap that is taken back before its list has come is taken back from the list too', async ({
		page,
	}) => {
		await page.goto('/find-course?country=norway');
		await page.goto('/find-course?country=sweden');
		await hydrated(page);
		const handicap = page.getByLabel('Handicap');
		const release = await holdAnswers(page, '**/find-course.data?*handicap=2*');
		const asked = page.waitForRequest('**/find-course.data?*handicap=2*');
		await handicap.fill('2');
		await asked;
		const without = page.waitForResponse((answer) =>
			/find-course\.data\?country=sweden(?!.*handicap)/.test(answer.url()),
		);
		await handicap.fill('');
		await without;
		release();
		await expect(page).toHaveURL('/find-course?country=sweden');
		await handicap.fill('18');
		await expect(page.getByText('Suits a handicap of 18').first()).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL('/find-course?country=sweden');
		await expect(handicap).toHaveValue('');
		await page.goBack();
		await expect(page).toHaveURL('/find-course?country=norway');
	});

	test('sorts by distance only when asked to, with the place rounded', async ({ page, context }) => {
		await context.grantPermissions(['geolocation']);
		await context.setGeolocation({ latitude: 55.406789, longitude: 12.931234 });
		await page.goto('/find-course');
		await hydrated(page);
		await page.getByRole('button', { name: 'Distance from me' }).click();
		await expect(page).toHaveURL(/sort=distance&near=55.41_12.93/);
		await expect(page.getByText(/^\d+ km away$/).first()).toBeVisible();
		await page.getByRole('link', { name: 'Forget my place' }).click();
		await expect(page).toHaveURL('/find-course');
	});

	test('whoever goes on before the browser has told the place is left where they are', async ({ page }) => {
		await page.addInitScript(() => {
			navigator.geolocation.getCurrentPosition = (found) => {
				const coords = { latitude: 55.4, longitude: 12.9 } as GeolocationCoordinates;
				addEventListener('told', () => found({ coords } as GeolocationPosition));
				document.body.dataset.asked = 'yes';
			};
		});
		await page.goto('/find-course');
		await hydrated(page);
		await page.getByRole('button', { name: 'Distance from me' }).click();
		await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');
		await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('sweden');
		await expect(page).toHaveURL('/find-course?country=sweden');
		await page.evaluate(() => dispatchEvent(new Event('told')));
		await page.getByRole('link', { name: 'Grid View' }).click();
		await expect(page).toHaveURL('/find-course?country=sweden&view=grid');
	});

	test('S60: combinations nobody links to are answered, and none is kept', async ({ request }) => {
		const address = '/find-course?page=100000&sort=name;--&price=9&terrain=links.links&facilities=constructor&near=x';
		const answer = await request.get(address);
		expect(answer.status()).toBe(200);
		expect(await answer.text()).toContain('View Details');
		expect((await request.get('/find-course?terrain=links&holes=18')).status()).toBe(200);
	});
});
