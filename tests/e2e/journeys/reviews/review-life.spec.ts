import { expect, type Page } from '@playwright/test';
import { becomeMember, newMember } from '#tests/e2e/support/accounts.ts';
import { runBeside } from '#tests/e2e/support/beside.ts';
import { decideReview } from '#tests/e2e/support/decide.ts';
import { letterTo, linkIn } from '#tests/e2e/support/letters.ts';
import { COURSE } from '#tests/e2e/support/pages.ts';
import { beUnhurried, ownReviewId, sendReview, writeReview } from '#tests/e2e/support/reviews.ts';
import { expectAccessible, hydrated, test } from '#tests/e2e/support/test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save the review' });
const entry = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

test('ten seconds suffice: a grade, a date and one line are a review, and are deleted for good', async ({ page }) => {
	const words = 'Ten seconds on the way to the car park, and worth every one.';
	await becomeMember(page);
	await writeReview(page, { course: 'portmarnock', words });
	await page.goto('/courses/ireland/portmarnock');
	await entry(page, words).getByRole('link', { name: 'Edit or delete' }).click();
	await page.getByRole('link', { name: 'Delete this review' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delete your review?');
	await expectAccessible(page, 'reviews/:id/removal');
	await page.getByRole('button', { name: 'Delete the review' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your review is deleted');
	await expectAccessible(page);
	await page.goto('/courses/ireland/portmarnock');
	await expect(page.getByText(words)).toHaveCount(0);
	await page.goto('/account/reviews');
	await expect(page.getByText('You have not reviewed a course yet.')).toBeVisible();
});

test('what is held says why, waits among one’s own reviews, and is published when an editor agrees', async ({
	page,
}) => {
	// A letter and a command beside the site.
	test.slow();
	const words = 'The green fees stand on www.lahinch.example and were right to the euro.';
	const member = await becomeMember(page);
	await writeReview(page, { course: 'lahinch-old', words });
	await expect(page.getByText('It waits for an editor.')).toBeVisible();
	await expect(page.getByText(/There is a link or an email address in it/)).toBeVisible();
	await expectAccessible(page);
	await page.goto('/courses/ireland/lahinch-old');
	await expect(page.getByText(words)).toHaveCount(0);
	const id = await ownReviewId(page, 'Lahinch');
	await expect(page.getByText('Waiting for an editor')).toBeVisible();
	await expect(page.getByText(/There is a link or an email address in it/)).toBeVisible();
	await expectAccessible(page);
	await decideReview(id, 1);
	await letterTo(page.request, member.email, /Lahinch/);
	await page.goto('/courses/ireland/lahinch-old');
	await expect(page.getByText(words)).toBeVisible();
});

test('R4: a round that a partner vouches for is noted, then verifies its review, and is said as a status', async ({
	page,
}) => {
	await becomeMember(page);
	const grant = 'tests/e2e/support/grant.ts';
	const bookingOf = async (day: string) => (await runBeside(grant, 'booking', 'barseback', day)).trim();
	const said = page.getByRole('main').getByRole('status');
	const confirm = page.getByRole('button', { name: 'Yes, I played' });
	await page.goto(await bookingOf('2026-07-14'));
	await expectAccessible(page);
	await confirm.click();
	await expect(said.filter({ hasText: 'Noted. Your review of that day will be verified.' })).toBeVisible();
	await expectAccessible(page);
	const words = 'Pines first, and then the sound all the way home.';
	await writeReview(page, { course: 'barseback', words, playDate: '2026-07-16' });
	await page.goto(await bookingOf('2026-07-16'));
	await confirm.click();
	await expect(said.filter({ hasText: 'Your review of that day is verified.' })).toBeVisible();
	await page.goto('/courses/sweden/barseback');
	await expect(entry(page, words)).not.toContainText('Not verified');
});

test.describe('an edit', () => {
	test.use({ permissions: ['geolocation'], geolocation: { latitude: 55.3885, longitude: 12.9195, accuracy: 20 } });

	test('S57: takes the check mark off, and says so before', async ({ page }) => {
		const words = 'Checked in at the first tee, and honest about the second.';
		await becomeMember(page);
		await page.goto(`${COURSE.path}/check-in`);
		await page.getByRole('button', { name: 'Check in here' }).click();
		await expect(page.getByText('You are checked in.')).toBeVisible();
		const playDate = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
		await writeReview(page, { course: COURSE.slug, words, playDate });
		await page.goto(`${COURSE.path}?verified=yes`);
		await entry(page, words).getByRole('link', { name: 'Edit or delete' }).click();
		await expect(page.getByText(/It carries the green check mark/)).toBeVisible();
		await expectAccessible(page, 'reviews/:id/edit');
		await hydrated(page);
		await page.getByText('Add details').click();
		await page.getByLabel('Tees').fill('Yellow');
		await page.getByLabel('Walked or rode').selectOption('walked');
		await page.getByLabel('Price paid').fill('85');
		await page.getByLabel('Currency').selectOption('EUR');
		await page.getByLabel('Rating').selectOption('6');
		await save(page).click();
		await expect(page.getByRole('status').getByText('Saved. It stands on the page of the course.')).toBeVisible();
		await page.goto(COURSE.path);
		await expect(entry(page, words)).toContainText('Not verified');
		await expect(entry(page, words)).toContainText(/Yellow.*walked.*€85/);
		await expect(entry(page, words)).toContainText('6 out of 10');
	});
});

test.describe('two tabs', () => {
	test.use({ expectedErrors: [/status of 409/] });

	test('R09: the second is shown both texts, and nothing is lost', async ({ page, context }) => {
		const words = 'Written once, before anybody thought of a second tab.';
		await becomeMember(page);
		await writeReview(page, { course: 'valderrama', words });
		const id = await ownReviewId(page, 'Valderrama');
		const other = await context.newPage();
		for (const tab of [page, other]) {
			await tab.goto(`/reviews/${id}/edit`);
			await hydrated(tab);
		}
		await other.getByLabel('Your Review').fill('The first tab to be saved has these words.');
		await save(other).click();
		await expect(other.getByRole('status').getByText('Saved. It stands on the page of the course.')).toBeVisible();
		await page.getByLabel('Your Review').fill('The second tab to be saved has other words.');
		await save(page).click();
		const both = page.getByRole('region', { name: 'The review was changed elsewhere' });
		// Whoever pressed the button far below is taken there, and hears it.
		await expect(both.getByRole('heading', { level: 2 })).toBeFocused();
		await expect(both.getByRole('heading', { level: 2 })).toBeInViewport();
		await expect(both).toContainText('The first tab to be saved has these words.');
		await expect(both).toContainText('The second tab to be saved has other words.');
		await expect(page.getByLabel('Your Review')).toHaveValue('The second tab to be saved has other words.');
		await expectAccessible(page);
		await save(page).click();
		await expect(page.getByRole('status').getByText('Saved. It stands on the page of the course.')).toBeVisible();
		await page.goto('/courses/spain/valderrama');
		await expect(page.getByText('The second tab to be saved has other words.')).toBeVisible();
		await other.close();
	});
});

test('what is rejected says why, and is edited and sent again', async ({ page }) => {
	// Two letters and two commands beside the site.
	test.slow();
	const member = await becomeMember(page);
	await writeReview(page, { course: 'kytaja', words: 'The starter at the second tee is a fool, and I know his name.' });
	const id = await ownReviewId(page, 'Kyt');
	const why = 'It insults a person who can be known.';
	await decideReview(id, 1, why);
	expect((await letterTo(page.request, member.email, /Kyt/)).text).toContain(why);
	await page.goto('/courses/finland/kytaja');
	await expect(page.getByText('The starter at the second tee')).toHaveCount(0);
	await page.goto('/account/reviews');
	await expect(page.getByText('Rejected', { exact: true })).toBeVisible();
	await expect(page.getByText(`Harm to persons: ${why}`)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('link', { name: /^Edit and send again/ }).click();
	await expect(page.getByText('An editor has rejected it: Harm to persons.')).toBeVisible();
	await expectAccessible(page);
	await hydrated(page);
	await page.getByLabel('Your Review').fill('The start at the second tee was slow, and nobody said why.');
	await page.getByRole('button', { name: 'Send again' }).click();
	await expect(page.getByText('It waits for an editor.')).toBeVisible();
	await expect(page.getByText(/An editor rejected an earlier version/)).toBeVisible();
	await decideReview(id, 2);
	await page.goto('/courses/finland/kytaja');
	await expect(page.getByText('The start at the second tee was slow')).toBeVisible();
});

test('S26: a visitor edits and deletes by the link of the letter alone', async ({ page }) => {
	const words = 'Left without an account, and with an address for the link.';
	const { email } = newMember('Visitor');
	await page.goto('/create-review?course=morfontaine');
	await hydrated(page);
	await page.getByLabel('Your Name').fill('Vera Besuch');
	await page.getByLabel('Date Played').fill('2026-07-07');
	await page.getByLabel('Rating').selectOption('9');
	await page.getByLabel('Your Review').fill(words);
	await page.getByText('Add details').click();
	await page.getByLabel('Your Email').fill(email);
	await beUnhurried(page);
	await sendReview(page);
	const letter = await letterTo(page.request, email, /Your review of Morfontaine/);
	const link = linkIn(letter, '/reviews/\\d+/edit');
	await page.goto(link.replace(/\?.*/, ''));
	await expect(page).toHaveURL(/\/auth\/login/);
	await page.goto(link);
	await hydrated(page);
	await page.getByLabel('Your Review').fill('Changed by the link of a letter, from a bench in the sun.');
	await save(page).click();
	await expect(page.getByRole('status').getByText('Saved. It stands on the page of the course.')).toBeVisible();
	await page.goto('/courses/france/morfontaine');
	await expect(page.getByText('Changed by the link of a letter')).toBeVisible();
	await page.goto(link);
	await page.getByRole('link', { name: 'Delete this review' }).click();
	await page.getByRole('button', { name: 'Delete the review' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your review is deleted');
	await page.goto(link);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
	await expectAccessible(page);
});
