import { expect, type Page } from '@playwright/test';
import { formatDate } from '#app/lib/format/format-day.ts';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { runBeside } from '#tests/e2e/support/beside.ts';
import { writeReview } from '#tests/e2e/support/reviews.ts';
import { expectAccessible, hydrated, test } from '#tests/e2e/support/test.ts';
import { unlikeWords } from '#tests/support/facts/unlike-words.ts';

const GRANT = 'tests/e2e/support/grant.ts';

/** Each test uses a course of its own, so that they may run at once. */
const COURSE = { path: '/courses/south-africa/fancourt-links', slug: 'fancourt-links', name: 'Fancourt, The Links' };

/** Presses the quiet button of a page that is the same for everyone, once the script has said whether it is pressed. */
async function follow(page: Page, name: string) {
	const button = page.getByRole('button', { name: `Follow ${name}`, exact: true });
	await expect(button).toHaveAttribute('aria-pressed', 'false');
	await button.click();
	await expect(button).toHaveAttribute('aria-pressed', 'true');
}

test('L4: what is new since last week of a course, a country and a golfer that a member follows', async ({
	page,
	browser,
	baseURL,
}) => {
	test.slow();
	const other = await browser.newPage({ baseURL });
	const bo = await becomeMember(other, 'Bo');
	const handle = `bo-${bo.email.slice(3, 13)}`;
	await other.goto('/account/profile');
	await other.getByLabel('Public name').fill('Bo of the dunes');
	await other.getByLabel('Address of your public page').fill(handle);
	await other.getByLabel('Show my public page').check();
	await other.getByRole('button', { name: 'Save Profile' }).click();
	await expect(other).toHaveURL('/account/settings?flash=profile');

	const { email } = await becomeMember(page, 'Ada');
	await page.goto(COURSE.path);
	await follow(page, COURSE.name);
	await page.goto('/courses/south-africa');
	await follow(page, 'South Africa');
	await page.goto(`/golfers/${handle}`);
	await follow(page, 'Bo of the dunes');
	await page.reload();
	await expect(page.getByRole('button', { name: 'Follow Bo of the dunes' })).toHaveAttribute('aria-pressed', 'true');

	await page.goto('/account/golf');
	await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'News' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Since you were here');
	expect((await runBeside(GRANT, 'absence', email, '7')).trim()).toBe('1');
	const words = unlikeWords();
	await writeReview(other, { course: COURSE.slug, words });

	await page.goto('/account/news');
	const news = page.getByRole('main').getByRole('listitem').filter({ hasText: words });
	await expect(news).toHaveCount(1);
	await expect(news.getByText('8 out of 10, by Bo of the dunes')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Before that' })).toHaveCount(0);
	await expectAccessible(page);
	await news.getByRole('link', { name: COURSE.name }).click();
	await expect(page).toHaveURL(new RegExp(`${COURSE.path}\\?review=\\d+#review-\\d+$`));

	await page.goto('/account/news');
	await page.getByRole('link', { name: 'What you follow' }).click();
	await hydrated(page);
	await page.getByRole('button', { name: 'Open a private feed' }).click();
	const feed = await page.getByLabel('Address of your feed').inputValue();
	const read = await other.request.get(feed);
	expect(read.headers()).toMatchObject({
		'cache-control': 'private, no-store',
		'referrer-policy': 'strict-origin',
		'x-robots-tag': 'noindex, nofollow, noarchive',
	});
	expect(await read.text()).toContain(words);
	await page.getByRole('button', { name: 'Close the feed' }).click();
	await expect(page.getByRole('button', { name: 'Open a private feed' })).toBeVisible();
	expect((await other.request.get(feed)).status()).toBe(404);
	for (const name of ['Bo of the dunes', 'South Africa', COURSE.name]) {
		await page.getByRole('button', { name: `Follow no longer: ${name}` }).click();
		await expect(page.getByRole('button', { name: `Follow no longer: ${name}` })).toHaveCount(0);
	}
	await page.getByRole('link', { name: 'What is new' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Since you were here');
	await expect(page.getByText(words)).toHaveCount(0);
	await other.close();
});

test('L4: the club’s word of a course that a member follows is news until it is taken back', async ({
	page,
	browser,
	baseURL,
}) => {
	test.slow();
	const slug = 'durban-country-club';
	const path = `/courses/south-africa/${slug}`;
	// A day of its own, so that the journey finds what it has announced itself.
	const day = new Date(Date.now() + Math.ceil(2 + 300 * Math.random()) * 86_400_000).toISOString().slice(0, 10);
	const club = await browser.newPage({ baseURL });
	const { email } = await becomeMember(club, 'Klara');
	await runBeside(GRANT, 'representative', email, slug);
	await becomeMember(page, 'Ada');
	await page.goto(path);
	await follow(page, 'Durban Country Club');

	await club.goto(`${path}/announcements`);
	await hydrated(club);
	await club.getByLabel('What you announce').selectOption('aeration');
	await club.getByLabel('First day').fill(day);
	await club.getByLabel('Last day').fill(day);
	await club.getByRole('button', { name: 'Announce', exact: true }).click();
	await expect(club.getByText('Announced. It stands on the page of the course')).toBeVisible();

	await page.goto('/account/news');
	const words = `Aeration ${formatDate(day)}, says the club`;
	const news = page.getByRole('main').getByRole('listitem').filter({ hasText: words });
	await expect(news).toHaveCount(1);
	await expect(news).toContainText('Announced');
	await expectAccessible(page);
	await news.getByRole('link').first().click();
	await expect(page).toHaveURL(path);

	await club.getByRole('button', { name: `End now: ${words}` }).click();
	await expect(club.getByText('Ended. It stands nowhere any more.')).toBeVisible();
	await page.goto('/account/news');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Since you were here');
	await expect(page.getByText(words)).toHaveCount(0);
	await club.close();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('L4: following is a small page that leads back, and is ended there', async ({ page }) => {
		await becomeMember(page, 'Solveig');
		await page.goto('/areas/fife');
		await page.getByRole('button', { name: 'Follow Fife' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fife');
		await page.getByRole('button', { name: 'Follow', exact: true }).click();
		await expect(page).toHaveURL('/areas/fife');
		await page.goto('/account/following');
		await expect(page.getByRole('main').getByRole('link', { name: 'Fife' })).toBeVisible();
		await page.goto('/areas/fife');
		await page.getByRole('button', { name: 'Follow Fife' }).click();
		await page.getByRole('button', { name: 'Follow no longer' }).click();
		await page.goto('/account/following');
		await expect(page.getByRole('button', { name: /^Follow no longer/ })).toHaveCount(0);
		await page.goto('/account/news');
		await expect(page.getByText('stand here, day by day')).toBeVisible();
	});
});
