import { expect, type Page } from '@playwright/test';
import { becomeMember, confirmedMember, signIn } from '#tests/e2e/support/accounts.ts';
import { letterTo } from '#tests/e2e/support/letters.ts';
import { COURSE } from '#tests/e2e/support/pages.ts';
import { beUnhurried } from '#tests/e2e/support/reviews.ts';
import { expectAccessible, hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';

/** Each test uses a course of its own, so that they may run at once. */
const course = (slug: string, country = 'sweden') => `/courses/${country}/${slug}`;

const firstReview = (page: Page) => page.getByRole('article').first();
const HELPFUL = { name: /^Helpful/ };

test.describe('helpful', () => {
	test('S28: counts once, is kept, and is taken back in place', async ({ page, browser, baseURL }) => {
		await becomeMember(page);
		await page.goto(COURSE.path);
		// Newer ones may come before it meanwhile.
		const id = await firstReview(page).getAttribute('id');
		const helpful = (tab: Page) => tab.locator(`#${id}`).getByRole('button', HELPFUL);
		/** The button once the script has said what the member has pressed before. */
		const marked = (tab: Page, pressed: boolean) =>
			expect(helpful(tab)).toHaveAttribute('aria-pressed', String(pressed));
		await marked(page, false);
		const before = Number((await helpful(page).textContent())?.match(/\d+/)?.[0]);
		await helpful(page).click();
		await marked(page, true);
		await expect(helpful(page)).toHaveText(new RegExp(`Helpful\\s*${before + 1}`));
		await expect(page).toHaveURL(COURSE.path);
		await page.reload();
		await marked(page, true);

		const visitor = await browser.newPage({ baseURL });
		await visitor.goto(COURSE.path);
		await expect(helpful(visitor)).toHaveText(new RegExp(`Helpful\\s*${before + 1}`));
		await expect(helpful(visitor)).not.toHaveAttribute('aria-pressed');
		await visitor.close();

		await helpful(page).click();
		await marked(page, false);
		await expect(helpful(page)).toHaveText(new RegExp(`Helpful\\s*${before}`));
	});

	test('asks a visitor to log in, and comes back to the review in its dialog', async ({ page }) => {
		const member = await confirmedMember(page);
		await page.goto('/top-rated-courses?course=bro-hof-slott');
		await page.locator('dialog a[href*="review="]').first().click();
		const dialog = page.getByRole('dialog').last();
		await dialog.getByRole('button', { name: /^Helpful/ }).click();
		await expect(page).toHaveURL(/\/auth\/login\?redirectTo=/);
		await signIn(page, member);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was this review helpful?');
		await expectAccessible(page, 'reviews/:id/helpful-vote');
		await page.getByRole('button', { name: 'Yes, it was helpful' }).click();
		await expect(page).toHaveURL(/\/top-rated-courses\?course=bro-hof-slott&review=\d+/);
		const again = page
			.getByRole('dialog')
			.last()
			.getByRole('button', { name: /^Helpful/ });
		await expect(again).toHaveAttribute('aria-pressed', 'true');
		await expect(again).toHaveText(/Helpful\s*1/);
	});
});

/** The names of the courses that some pages list. */
async function namesOn(page: Page, pages: readonly string[]): Promise<string[]> {
	const names: string[] = [];
	for (const at of pages) {
		await page.goto(at);
		names.push(...(await page.locator('main article h3').allTextContents()));
	}
	return [...new Set(names)];
}

test.describe('the marks of a course', () => {
	test.use({ expectedErrors: [/net::ERR_FAILED/], hasTouch: true });

	test('are made for a visitor after login, and fill the lists', async ({ page }) => {
		// A whole evening of marks, one after the other.
		test.slow();
		const member = await confirmedMember(page);
		await page.goto(course('bro-hof-slott'));
		await page.getByRole('button', { name: 'Want to play: Bro Hof Slott' }).click();
		await expect(page).toHaveURL(/\/auth\/login\?redirectTo=/);
		await signIn(page, member);
		await expect(page).toHaveURL(course('bro-hof-slott'));
		const wish = page.getByRole('button', { name: 'Want to play: Bro Hof Slott' });
		await expect(wish).toHaveAttribute('aria-pressed', 'true');
		await page.goto(course('bro-hof-slott/like'));
		await expectAccessible(page, 'courses/:country/:slug/like');
		await page.goto(course('bro-hof-slott/played'));
		await expectAccessible(page, 'courses/:country/:slug/played');
		await page.getByRole('button', { name: 'I have played it' }).click();
		await expect(wish).toHaveAttribute('aria-pressed', 'true');
		await page.goto('/account/courses');
		for (const name of ['Want to play', 'Played']) {
			const list = page.getByRole('region', { name });
			await expect(list.getByRole('link', { name: 'Bro Hof Slott' })).toBeVisible();
			await expect(list.getByText('1 course in 1 country')).toBeVisible();
		}
		await expectAccessible(page);

		// On a phone, more than fifty at once.
		await page.setViewportSize(WIDTHS.phone);
		const names = await namesOn(page, ['/courses/sweden', '/courses/sweden?page=2', '/courses/sweden?page=3']);
		await page.goto('/account/courses');
		await page.getByRole('link', { name: 'Add many courses' }).tap();
		await hydrated(page);
		const lines = ['lahinch', ...names.map((name) => `${name}, Sweden`), 'blorpqx'];
		await page.getByLabel('Names of courses, one a line').fill(lines.join('\n'));
		await page.getByRole('button', { name: 'Look them up' }).tap();
		await expect(page.getByRole('heading', { name: `${lines.length} lines: ` })).toBeFocused();
		const counted = page.getByRole('button', { name: /^Mark \d+ as played$/ });
		const before = Number((await counted.textContent())?.match(/\d+/)?.[0]);
		expect(before).toBeGreaterThanOrEqual(50);
		await page
			.getByRole('group', { name: 'Line 1: “lahinch”' })
			.getByRole('radio', { name: 'Lahinch, Old Course' })
			.tap();
		await expect(counted).toHaveText(`Mark ${before + 1} as played`);
		await expectAccessible(page, 'account/courses/add');
		await counted.tap();
		await expect(page.getByText(`${before + 1} courses are marked as played.`)).toBeVisible();
		// What is still open is there, and keeps nothing from being marked.
		await expect(page.getByRole('group', { name: '“blorpqx”' })).toBeVisible();
		await page.getByRole('link', { name: 'Your courses', exact: true }).tap();
		await expect(page.getByRole('region', { name: 'Played' }).getByText(/^\d+ courses in 2 countries$/)).toBeVisible();

		// What is ticked beside a map stays ticked when the map is moved to where the course is not.
		await page.goto('/account/courses/add/map?box=-2.9,56.3,-2.7,56.4');
		await hydrated(page);
		await page.getByRole('checkbox', { name: 'St Andrews, Old Course' }).check();
		await page.getByRole('application').focus();
		await expect(async () => {
			await page.keyboard.press('ArrowRight');
			await expect(page.getByRole('checkbox', { name: 'St Andrews, New Course' })).toHaveCount(0, { timeout: 500 });
		}).toPass();
		// Once the map stands, the address follows it no more.
		let address = '';
		await expect(async () => {
			const before = address;
			address = page.url();
			expect(address).toBe(before);
		}).toPass({ intervals: [1_000] });
		await page.getByRole('button', { name: 'Mark 1 as played' }).tap();
		await expect(page.getByText('1 course is marked as played.')).toBeVisible();
	});

	test('work in place, in the dialog of a course and on fifty courses of a list', async ({ page }) => {
		await becomeMember(page);
		await page.goto('/top-rated-courses?course=hirono');
		const wish = page.getByRole('dialog').getByRole('button', { name: 'Want to play: Hirono' });
		await expect(wish).toHaveAttribute('aria-pressed', 'false');
		// What does not get through is set back, and said.
		await page.route('**/hirono/like', (route) => route.fulfill({ status: 429 }));
		await wish.click();
		await expect(page.getByText('Not marked')).toBeVisible();
		await expect(wish).toHaveAttribute('aria-pressed', 'false');
		await page.unroute('**/hirono/like');
		// What nobody answers stays as it was pressed, and waits; another tap that gets through takes its place.
		await page.route('**/hirono/like', (route) => route.abort());
		await wish.click();
		await expect(page.getByText('You are offline. It is marked once there is a connection.')).toBeVisible();
		await expect(wish).toHaveAttribute('aria-pressed', 'true');
		await page.unroute('**/hirono/like');
		await wish.click();
		await expect(wish).toHaveAttribute('aria-pressed', 'false');
		await wish.click();
		await expect(wish).toHaveAttribute('aria-pressed', 'true');
		await wish.press('Enter');
		await expect(wish).toHaveAttribute('aria-pressed', 'false');

		let tapped = 0;
		for (const at of ['/find-course', '/find-course?view=grid&page=2', '/top-rated-courses?page=9']) {
			await page.goto(at);
			const marks = page.getByRole('main').getByRole('button', { name: /^Played: / });
			await expect(marks.last()).toHaveAttribute('aria-pressed', 'false');
			const ids = new Set(await marks.evaluateAll((all) => all.map((one) => one.closest('form')?.dataset.course)));
			for (const mark of await marks.all()) await mark.click();
			await expect(page.getByRole('button', { name: /^Played: /, pressed: false })).toHaveCount(0);
			const kept = () =>
				page.request.get(`/account/marks?courses=${[...ids].join(',')}`).then((answer) => answer.json());
			await expect.poll(async () => (await kept()).played.length).toBe(ids.size);
			tapped += ids.size;
		}
		expect(tapped).toBeGreaterThanOrEqual(50);
		await page.reload();
		await expect(page.getByRole('button', { name: /^Played: /, pressed: true })).not.toHaveCount(0);

		// The ring of a place, which only its reader sees, follows the marks.
		await page.goto('/courses/sweden');
		const ring = page.getByText(/^You have played \d+ of \d+\. Only you see this ring\.$/);
		await expect(ring).toBeVisible();
		const before = await ring.textContent();
		await page
			.getByRole('button', { name: /^Played: / })
			.first()
			.click();
		await expect(ring).not.toHaveText(before ?? '');
		await expectAccessible(page);
	});
});

test('a visitor reports a review, and reads the acknowledgement', async ({ page }) => {
	const email = `reporter.${Date.now()}@example.com`;
	await page.goto(course('falsterbo'));
	await firstReview(page)
		.getByRole('link', { name: /^Report/ })
		.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report');
	await hydrated(page);
	await page.getByRole('button', { name: 'Send Report' }).click();
	for (const message of ['Please select a reason.', 'Please confirm that you report in good faith.']) {
		await expect(page.getByText(message).first()).toBeVisible();
	}
	await page.getByLabel('Reason').selectOption('harm');
	await page.getByLabel('What is wrong with it?').fill('It gives away where the green keeper lives.');
	await page.getByLabel('Name', { exact: true }).fill('Eva Lund');
	await page.getByLabel('Email', { exact: true }).fill(email);
	await page.getByRole('checkbox').check();
	await beUnhurried(page);
	await page.getByRole('button', { name: 'Send Report' }).click();
	const heading = page.getByRole('heading', { name: /Your report has the number/ });
	await expect(heading).toBeVisible();
	const reference = (await heading.textContent())?.match(/[\w]{4}-[\w]{4}/)?.[0] ?? '';
	const { text: letter } = await letterTo(page.request, email, /received your report/);
	expect(letter).toContain(reference);
	expect(letter).toContain('how to object');
	expect(letter).not.toContain('green keeper');
});

test.describe('check-in', () => {
	test.use({ permissions: ['geolocation'], geolocation: { latitude: 55.3885, longitude: 12.9195, accuracy: 20 } });

	test('near the course verifies the review of the day, which a round of the day is made', async ({ page }) => {
		await becomeMember(page);
		const awake = Promise.withResolvers<void>();
		await page.route(/entry\.client/, async (route) => {
			await awake.promise;
			await route.continue();
		});
		await page.goto(COURSE.path);
		await page.getByRole('link', { name: /Check in/ }).click();
		await expect(page.getByRole('button', { name: 'Check in here' })).toBeDisabled();
		awake.resolve();
		await page.getByRole('button', { name: 'Check in here' }).click();
		await expect(page.getByRole('status').getByText('You are checked in.')).toBeVisible();
		await expectAccessible(page, 'courses/:country/:slug/check-in');
		await page.getByRole('link', { name: 'Log this round' }).click();
		await page.getByText('Add score, tees, partners, a grade').click();
		await expectAccessible(page, 'courses/:country/:slug/round');
		await page.getByRole('button', { name: 'Save' }).click();
		await expect(page.getByText('Your 1st round at Ljunghusen')).toBeVisible();
		await page.getByRole('link', { name: 'Edit the round' }).click();
		const notes = 'Written on the bench beside the last green, with sand in the shoes.';
		await page.getByLabel('Private notes').fill(notes);
		await page.getByRole('radio', { name: '9', exact: true }).last().check();
		await expectAccessible(page, 'account/rounds/:id/edit');
		await page.getByRole('button', { name: 'Make it a review' }).click();
		const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
		await expect(page.getByLabel('Date Played')).toHaveValue(today);
		await expect(page.getByLabel('Rating')).toHaveValue('9');
		await expect(page.getByLabel('Your Review')).toHaveValue(notes);
		await beUnhurried(page);
		await page.getByRole('button', { name: 'Submit Review' }).click();
		await expect(page.getByText('Review submitted!').first()).toBeVisible();
		await page.goto(`${COURSE.path}?verified=yes`);
		await expect(page.getByText('Verified: checked in at the course on the day').first()).toBeVisible();
		await expect(page.getByText('with sand in the shoes')).toBeVisible();
		await page.goto('/account/golf');
		// Check-in, review and round are one.
		await expect(page.getByRole('region', { name: 'Diary' }).getByRole('listitem')).toHaveCount(1);
		await expectLifeMap(page);
		await page.getByRole('link', { name: /^All of \d{4}$/ }).click();
		await expect(page.getByText('new course', { exact: true })).toBeVisible();
		await expectAccessible(page, 'account/golf/:year');
		await page.getByRole('link', { name: /^Edit: Ljunghusen/ }).click();
		await page.getByRole('link', { name: 'Remove this round' }).click();
		await expectAccessible(page, 'account/rounds/:id/removal');
		await page.getByRole('button', { name: 'Remove the round' }).click();
		await expect(page.getByText('The round is removed.')).toBeVisible();
		await expect(page.getByRole('link', { name: /^Your review: Ljunghusen/ })).toBeVisible();
	});

	test('far from the course says so, and verifies nothing; golfers like me are a press away', async ({ page }) => {
		await becomeMember(page);
		await page.goto(course('royal-county-down', 'united-kingdom'));
		await page.getByRole('link', { name: /Check in/ }).click();
		await page.getByRole('button', { name: 'Check in here' }).click();
		await expect(page.getByText(/too far from the course/)).toBeVisible();
		await page.goto('/account/profile');
		await page.getByLabel('Handicap').fill('31.4');
		await page.getByRole('button', { name: 'Save Profile' }).click();
		await expect(page).toHaveURL(/flash=/);
		await page.goto(COURSE.path);
		await page.getByRole('link', { name: 'Golfers like me' }).click();
		await expect(page).toHaveURL(`${COURSE.path}?band=29%2B#reviews`);
		await expect(page.getByLabel('Reviewer’s handicap')).toHaveValue('29+');
	});
});

test('reviews are sorted, filtered and searched by addresses', async ({ page }) => {
	await page.goto(COURSE.path);
	await page.getByRole('link', { name: 'Lowest' }).click();
	await expect(page).toHaveURL(`${COURSE.path}?sort=lowest#reviews`);
	await page.getByRole('link', { name: 'More reviews' }).click();
	await expect(page).toHaveURL(/after=\d+/);
	await page.getByRole('link', { name: 'First page' }).click();
	await page.getByText('Filter and search reviews').click();
	await page.getByLabel('Words in the review').fill('wind');
	await page.getByRole('button', { name: 'Show reviews' }).click();
	await expect(page).toHaveURL(/sort=lowest.*words=wind/);
	await expect(page.getByRole('article').first()).toContainText(/wind/i);
	await expect(page.getByText(/^\d+ reviews found$/)).toBeVisible();
	await expect(page.getByLabel('Words in the review')).toHaveValue('wind');
	await page.getByRole('link', { name: 'Show all', exact: true }).click();
	await expect(page).toHaveURL(`${COURSE.path}#reviews`);
});

test('a review’s address is copied where the device has no way of sharing', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(COURSE.path);
	await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
	const share = firstReview(page).getByRole('link', { name: /^Share/ });
	await share.click();
	await expect(page.getByText('Link copied')).toBeVisible();
	const first = await page.getByText('Link copied').elementHandle();
	await share.click();
	// What is said again takes the place of what was said before.
	await expect.poll(() => first?.evaluate((words) => words.isConnected)).toBe(false);
	await expect(page.getByText('Link copied')).toHaveCount(1);
	await expect
		.poll(() => page.evaluate(() => navigator.clipboard.readText()))
		.toMatch(/\/courses\/sweden\/ljunghusen\?review=\d+#review-\d+$/);
});

test('nothing on the page of a course is wider than a phone', async ({ page }) => {
	await page.setViewportSize(WIDTHS.phone);
	await page.goto(COURSE.path);
	await page.getByText('Filter and search reviews').click();
	const widest = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(widest).toBe(WIDTHS.phone.width);
});

/** The map of the one course that was played: it is moved by keys, and says which course it is. */
async function expectLifeMap(page: Page) {
	const map = page.getByRole('application', { name: /^Map of your courses/ });
	await map.focus();
	await page.keyboard.press('+');
	await page.keyboard.press('Home');
	await page.keyboard.press('Enter');
	const card = page.getByRole('region', { name: 'Course here' });
	await expect(card.getByRole('link', { name: 'Ljunghusen' })).toBeVisible();
	await expect(card.getByText('Played')).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(card).toBeHidden();
	await expect(map).toBeFocused();
}
