import { expect, type Page } from '@playwright/test';
import { becomeMember, type NewMember } from '#tests/e2e/support/accounts.ts';
import { expectWaysSeen } from '#tests/e2e/support/desk-bar.ts';
import { openBeside, deskTest as test } from '#tests/e2e/support/editors.ts';
import { letterTo, linkIn } from '#tests/e2e/support/letters.ts';
import { ownReviewId, writeReview } from '#tests/e2e/support/reviews.ts';
import { expectAccessible, expectAccessibleInBothThemes, WIDTHS } from '#tests/e2e/support/test.ts';

const COURSE = 'Royal Portrush, Dunluce';

/** What stands in the inbox for a course, opened by keys alone. */
async function openByKeys(page: Page) {
	await page.goto('/desk?view=review');
	const line = page.getByRole('link', { name: COURSE });
	await expect(line).toBeVisible();
	for (let steps = 0; steps < 50; steps++) {
		await page.keyboard.press('j');
		if (await line.evaluate((link) => link === document.activeElement)) break;
	}
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(COURSE);
}

/** The golfer objects; whoever has decided does not see it, and the colleague takes the decision back. */
async function object(golfer: Page, { email }: NewMember, [decider, other]: [Page, Page]) {
	await golfer.getByLabel('Why is the decision wrong?').fill('It is the page of the club itself, which sells nothing.');
	await expectAccessibleInBothThemes(golfer, 'appeals/new');
	await golfer.getByRole('button', { name: 'Object' }).click();
	await expect(golfer.getByRole('heading', { level: 1 })).toHaveText('Your objection has come');
	await letterTo(golfer.request, email, /received your objection/);
	await decider.goto('/desk?view=appeal');
	await expect(decider.getByText('Nothing waits here.')).toBeVisible();
	await other.goto('/desk?view=appeal');
	await other.getByRole('link', { name: 'Against “review rejected”' }).click();
	await expect(other).toHaveURL(/\/desk\/inbox\/appeal\//);
	await expectWaysSeen(other, other.url(), ['The decision stands', 'Take it back']);
	await expectAccessibleInBothThemes(other, 'desk/inbox/appeal/:id');
	await other.getByLabel('Words').fill('It is the page of the club.');
	await other.getByRole('button', { name: 'Take it back' }).click();
	await letterTo(golfer.request, email, /Your objection was right/);
}

test.use({ expectedErrors: [/status of 409/] });

test('R09: of two editors one decides, by keys alone, and the golfer gets letter and page', async ({
	page,
	browser,
	chief,
	colleague,
}) => {
	// Two decisions wait their ten seconds, and a letter follows each.
	test.slow();
	const [golfer, other] = [await openBeside(browser), await openBeside(browser, colleague.cookies)];
	const words = 'The green fees stand on www.royalportrush.example and were right to the penny.';
	const member = await becomeMember(golfer);
	await writeReview(golfer, { course: 'royal-portrush-dunluce', words });
	const id = await ownReviewId(golfer, COURSE);

	await openByKeys(page);
	await expect(page.getByText(words)).toBeVisible();
	await expectAccessible(page, 'desk/inbox/review/:id');
	await page.setViewportSize(WIDTHS.phone);
	await expect
		.poll(() => page.evaluate(() => document.documentElement.scrollWidth))
		.toBeLessThanOrEqual(WIDTHS.phone.width);
	await page.setViewportSize(WIDTHS.wide);
	await other.goto(`/desk/inbox/review/${id}`);
	await other.getByLabel('Words').fill('These words are not lost.');

	// Undone within ten seconds, nothing has happened.
	await page.keyboard.press('a');
	await expect(page.getByText(/^Decided\./)).toBeVisible();
	// The script that hears the keys has run when the page is loaded.
	await page.waitForLoadState();
	await page.keyboard.press('u');
	await expect(page).toHaveURL(`/desk/inbox/review/${id}`);
	await expect(page.getByText('Nobody has taken this on.')).toBeVisible();
	await page.waitForLoadState();

	await page.keyboard.press('3');
	await page.keyboard.press('r');
	await page.keyboard.type('The page it names sells rounds.');
	await page.keyboard.press('Control+Enter');
	await expect(page.getByText(/^Decided\./)).toBeVisible();

	// The colleague, with the same page open, comes second.
	await other.getByRole('button', { name: 'Publish' }).click();
	await expect(other.getByText(`${chief.firstName} ${chief.lastName} has just decided this`)).toBeVisible();
	await expect(other.getByLabel('Words')).toHaveValue('These words are not lost.');

	const letter = await letterTo(page.request, member.email, /was not published/);
	expect(letter.text).toContain('Advertising or spam');
	expect(letter.text).toContain('The page it names sells rounds.');
	await golfer.goto('/account/reviews');
	await expect(golfer.getByText('Advertising or spam: The page it names sells rounds.')).toBeVisible();

	await golfer.goto(linkIn(letter, '/appeals/new'));
	await object(golfer, member, [page, other]);
	await golfer.goto('/courses/united-kingdom/royal-portrush-dunluce');
	await expect(golfer.getByText(words)).toBeVisible();
	await Promise.all([golfer.context().close(), other.context().close()]);
});
