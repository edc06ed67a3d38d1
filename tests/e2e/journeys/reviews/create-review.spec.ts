import { expect, type Page } from '@playwright/test';
import { beUnhurried } from '#tests/e2e/support/reviews.ts';
import { hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';

/** Fills everything but what a test leaves out. Each test reviews a course of its own, so that they may run at once. */
async function fill(page: Page, course: string, words: string) {
	await page.goto(`/create-review?course=${course}`);
	await page.getByLabel('Your Name').fill('Mats Ekdahl');
	await page.getByLabel('Date Played').fill('2026-08-02');
	await page.getByLabel('Rating').selectOption({ label: '8 / 10' });
	await page.getByLabel('Your Review').fill(words);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Review' });

test.describe('create a review', () => {
	test('says what each field wants, in the words of the specification', async ({ page }) => {
		await page.goto('/create-review');
		await hydrated(page);
		const trap = await page.getByLabel('Leave this empty').boundingBox();
		expect(trap?.x).toBeLessThan(-100);
		await submit(page).click();
		for (const message of [
			'Please provide your name.',
			'Please provide a date.',
			'Please select a golf course.',
			'Please provide a rating.',
			'Review must be at least 10 characters.',
		]) {
			await expect(page.getByText(message).first()).toBeVisible();
		}
		await expect(page.getByLabel('Your Name')).toHaveAttribute('aria-invalid', 'true');
		await page.getByLabel('Your Name').fill('A');
		await page.getByLabel('Your Review').fill('Too short');
		await submit(page).click();
		await expect(page.getByText('Please provide your name.').first()).toBeVisible();
		await expect(page.getByText('Review must be at least 10 characters.').first()).toBeVisible();
		await expect(page.getByLabel('Your Review')).toHaveValue('Too short');
		// Nothing of what is pasted is cut off: it is said how long a review may be.
		const long = 'A long walk. '.repeat(400);
		await page.getByLabel('Your Review').fill(long);
		await submit(page).click();
		await expect(page.getByText('Review must be at most 5,000 characters.').first()).toBeVisible();
		await expect(page.getByLabel('Your Review')).toHaveValue(long);
	});

	test('has ten ratings from 10 down to 1, and fills the location from the course', async ({ page }) => {
		await page.goto('/create-review');
		await hydrated(page);
		const rating = page.getByLabel('Rating').getByRole('option');
		await expect(rating).toHaveText([
			'Choose a rating',
			...Array.from({ length: 10 }, (_, index) => `${10 - index} / 10`),
		]);
		const course = page.getByRole('combobox', { name: 'Golf Course' });
		await expect(course).toHaveAttribute('placeholder', 'Select a golf course');
		await course.click();
		await course.pressSequentially('ardfin');
		await page.getByRole('option', { name: /Ardfin/ }).click();
		await expect(page.getByLabel('Location')).toHaveValue(/United Kingdom$/);
		await expect(page.getByLabel('Location')).toHaveAttribute('readonly', '');
	});

	test('one Tab leads out of the open list of courses', async ({ page }) => {
		await page.goto('/create-review');
		await hydrated(page);
		await page.getByRole('combobox', { name: 'Golf Course' }).click();
		await expect(page.getByRole('option').nth(1)).toBeVisible();
		await page.keyboard.press('Tab');
		await expect(page.getByLabel('Location')).toBeFocused();
	});

	test('a draft keeps its details through a way to another page and back', async ({ page }) => {
		await fill(page, 'carne', 'Left for the answers of others, and come back to.');
		await page.getByText('Add details').click();
		await page.getByLabel('Greens').selectOption('9');
		await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
		await expect(page).toHaveURL('/support/faq');
		await page.goBack();
		await expect(page.getByLabel('Your Review')).toHaveValue(/Left for the answers/);
		await page.reload();
		await hydrated(page);
		await expect(page.getByLabel('Greens')).toHaveValue('9');
	});

	test('R08: a double click, a reload and Back give one review', async ({ page }) => {
		const words = 'Double clicked on purpose, and still there is only one of me here.';
		await fill(page, 'halmstad', words);
		await beUnhurried(page);
		await submit(page).dblclick();
		await expect(page.getByText('Review submitted!').first()).toBeVisible();
		await expect(page).toHaveURL('/top-rated-courses');
		await page.goBack();
		await page.reload();
		await page.goto('/courses/sweden/halmstad');
		await expect(page.getByText(words)).toHaveCount(1);
	});

	test('R07: the same stamp posted twice at once is one review; with other words it is refused', async ({
		page,
		request,
		baseURL,
	}) => {
		await page.goto('/create-review?course=ardfin');
		await hydrated(page);
		await beUnhurried(page);
		const stamp = await page.locator('input[name="stamp"]').inputValue();
		const courseId = await page.locator('input[name="courseId"]').inputValue();
		const form = {
			stamp,
			courseId,
			location: 'Jura, United Kingdom',
			rating: '9',
			playDate: '2026-07-01',
			reviewText: 'Twenty of me at once, and one walked off the last green.',
			reviewerName: 'Twin Post',
		};
		const headers = { origin: baseURL ?? '' };
		const answers = await Promise.all(
			Array.from({ length: 20 }, () =>
				request.post('/create-review?course=ardfin', { headers, form, maxRedirects: 0 }),
			),
		);
		expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([303]));
		expect(new Set(answers.map((answer) => answer.headers().location)).size).toBe(1);
		const other = await request.post('/create-review?course=ardfin', {
			headers,
			form: { ...form, reviewText: 'Other words under the same stamp are another review.' },
			maxRedirects: 0,
		});
		expect(other.status()).toBe(422);
		await page.goto('/courses/united-kingdom/ardfin');
		await expect(page.getByText('Twenty of me at once')).toHaveCount(1);
	});

	test('S01, S02, S05, S06: what is typed is shown to the letter and nothing of it runs', async ({ page }) => {
		const markup =
			// biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is what is tested.
			'<script>alert(1)</script> "><img src=x onerror=alert(1)> {{7*7}} ${7*7} &lt;b&gt; </script><!--<script>';
		const words = `${markup} ${'o'.repeat(4_500)} \u202edrawkcab - Review by Admin`;
		await fill(page, 'bro-hof-slott', words);
		page.on('dialog', (dialog) => {
			throw new Error(`something ran: ${dialog.message()}`);
		});
		await beUnhurried(page);
		await submit(page).click();
		await expect(page.getByText('Review submitted!').first()).toBeVisible();
		// The home page first: it shows the newest three, and other journeys write reviews, too.
		for (const path of ['/', '/courses/sweden/bro-hof-slott', '/top-rated-courses?course=bro-hof-slott']) {
			await page.goto(path);
			await expect(page.getByText('<script>alert(1)</script>').first(), path).toBeVisible();
		}
		await page.setViewportSize(WIDTHS.phone);
		for (const path of ['/courses/sweden/bro-hof-slott', '/top-rated-courses?course=bro-hof-slott', '/']) {
			await page.goto(path);
			const widest = await page.evaluate(() => {
				const inside = [...document.querySelectorAll('dialog, dialog *')].map(
					(one) => one.getBoundingClientRect().right,
				);
				return Math.max(document.documentElement.scrollWidth, ...inside);
			});
			expect(Math.floor(widest), path).toBe(WIDTHS.phone.width);
		}
		await page.goto('/courses/sweden/bro-hof-slott');
		await expect(page.getByText(words)).toBeVisible();
		await expect(page.getByText('Mats Ekdahl')).toBeVisible();
		expect(await page.locator('img[src="x"]').count()).toBe(0);
	});

	test('S50, S51: grades and dates that cannot be are refused with the message of the field', async ({
		page,
		request,
		baseURL,
	}) => {
		await page.goto('/create-review?course=ardfin');
		const courseId = await page.locator('input[name="courseId"]').inputValue();
		const base = {
			courseId,
			location: 'Jura',
			reviewText: 'A perfectly good review of the place.',
			reviewerName: 'Una Grade',
			rating: '8',
			playDate: '2026-07-01',
		};
		const post = async (change: Record<string, string>) => {
			const { stamp } = await (await request.get('/api/stamp')).json();
			return request.post('/create-review', {
				headers: { origin: baseURL ?? '' },
				form: { ...base, ...change, stamp },
				maxRedirects: 0,
			});
		};
		for (const rating of ['0', '11', '5.5', '10 ', '-1', '1e1', 'NaN', 'null', '']) {
			const answer = await post({ rating });
			expect(answer.status(), rating).toBe(400);
			expect(await answer.text(), rating).toContain('Please provide a rating.');
		}
		for (const playDate of ['2999-01-01', '1800-01-01', '', 'not a date', '2026-02-30', '9999-99-99']) {
			const answer = await post({ playDate });
			expect(answer.status(), playDate).toBe(400);
			expect(await answer.text(), playDate).toMatch(
				/Please provide a date|cannot be in the future|cannot be before 1900/,
			);
		}
	});

	test.describe('when courses cannot be read', () => {
		test.use({ expectedErrors: [/status of 500/] });

		test('says so in a toast and the form stays', async ({ page }) => {
			await page.route('**/api/course-choices*', (route) => route.fulfill({ status: 500, body: '{}' }));
			await page.goto('/create-review');
			const course = page.getByRole('combobox', { name: 'Golf Course' });
			await course.click();
			await course.pressSequentially('ard');
			await expect(page.getByRole('alert').getByText('Failed to load golf courses. Please try again.')).toBeVisible();
		});
	});
});
