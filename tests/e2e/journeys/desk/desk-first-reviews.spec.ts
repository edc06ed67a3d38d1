import { expect } from '@playwright/test';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { openBeside, deskTest as test } from '#tests/e2e/support/editors.ts';
import { writeReview } from '#tests/e2e/support/reviews.ts';
import { expectAccessibleInBothThemes } from '#tests/e2e/support/test.ts';
import { unlikeWords } from '#tests/support/facts/unlike-words.ts';

const COURSE = 'gumbalde';
const WORKING = `/courses/sweden/${COURSE}/rating`;
/** How often something of the page stands in its HTML. */
const timesIn = (html: string, words: string) => html.split(words).length - 1;

test.describe('without JavaScript at the desk', () => {
	test.use({ javaScriptEnabled: false });
	test('an editor has read the first review of an account: it counts whole, unless the editor takes that back', async ({
		page,
		browser,
		chief,
	}) => {
		test.setTimeout(120_000);
		const golfer = await openBeside(browser);
		await becomeMember(golfer, 'Torun');
		const words = unlikeWords();
		await writeReview(golfer, { course: COURSE, words });
		const halved = async () => timesIn(await (await golfer.request.get(WORKING)).text(), 'first review ever');
		const before = await halved();
		expect(before).toBeGreaterThan(0);

		await page.goto('/desk');
		await page.getByRole('link', { name: 'First reviews to read' }).click();
		const mine = page.getByRole('listitem').filter({ hasText: words });
		const axe = await openBeside(browser, chief.cookies);
		await axe.goto(page.url());
		await expectAccessibleInBothThemes(axe, 'desk/first-reviews');
		await mine.getByRole('button', { name: /^Read, it is fine/ }).click();
		await expect(page.getByText(/^Decided\. It takes effect/)).toBeVisible();
		await expect(mine).toHaveCount(0);
		await page.getByRole('button', { name: 'Undo' }).click();
		// Undoing leads to the review itself, where it is decided too.
		await expect(page.getByText('First review of an account, published')).toBeVisible();
		await expect(page.getByText(words)).toBeVisible();
		expect(await halved()).toBe(before);
		await axe.goto(page.url());
		await expectAccessibleInBothThemes(axe, 'desk/inbox/review/:id');
		await page.getByRole('button', { name: 'Read, it is fine' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('First reviews to read');
		await expect.poll(halved, { timeout: 60_000 }).toBe(before - 1);
		await page.goto('/desk/log?kind=review');
		await expect(page.getByRole('heading', { name: 'Review read' }).first()).toBeVisible();
		await Promise.all([golfer, axe].map((one) => one.context().close()));
	});
});
