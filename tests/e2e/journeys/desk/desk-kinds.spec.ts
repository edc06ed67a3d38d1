import { expect, type Page } from '@playwright/test';
import { becomeMember, type NewMember } from '#tests/e2e/support/accounts.ts';
import { expectWaysSeen } from '#tests/e2e/support/desk-bar.ts';
import { openBeside, deskTest as test } from '#tests/e2e/support/editors.ts';
import { buttonOf, FORMS, type FormJourney, fillAll, someone } from '#tests/e2e/support/forms.ts';
import { letterTo } from '#tests/e2e/support/letters.ts';
import { aPhotograph } from '#tests/e2e/support/pictures.ts';
import { beUnhurried, ownReviewId, sendReview, writeReview } from '#tests/e2e/support/reviews.ts';
import { expectAccessibleInBothThemes, hydrated } from '#tests/e2e/support/test.ts';

const PLAYED = 'Isaberg';
const HELD = 'Hook';
/** Longer than any screen. */
const WORDS = Array(30).fill('A card worth keeping, and a lake that keeps the balls.').join(' ');

/** An editor's browser that runs no scripts, and one that does. */
type Editors = [Page, Page];

/** A round with a photograph and a scorecard, and beside it a review that is held for its link. */
async function sendAsGolfer(page: Page) {
	await page.goto('/create-review?course=isaberg');
	await page.getByLabel('Date Played').fill('2026-08-02');
	await page.getByLabel('Rating').selectOption('8');
	await page.getByLabel('Your Review').fill(WORDS);
	const photographs = page.getByRole('group', { name: /Photographs/ }).getByLabel('Photographs', { exact: true });
	// The picker comes to life late, and takes nothing until then; files are given to a disabled field all the same.
	await expect(photographs).toBeEnabled();
	await photographs.setInputFiles(await aPhotograph('lake.jpg'));
	await expect(page.getByText('Ready.')).toBeVisible({ timeout: 60_000 });
	await page.getByLabel('What is to be seen in photograph 1?').fill('The lake by the ninth');
	await beUnhurried(page);
	await sendReview(page);
	const id = await ownReviewId(page, PLAYED);
	await page.goto(`/account/reviews/${id}/scorecard`);
	await page.getByLabel('Picture of the scorecard').setInputFiles(await aPhotograph('card.jpg'));
	await page.getByRole('button', { name: 'Send Scorecard' }).click();
	await expect(page.getByText('Your scorecard is being examined.')).toBeVisible();
	await expectAccessibleInBothThemes(page, 'account/reviews/:id/scorecard');
	await writeReview(page, {
		course: 'hook-smaland',
		words: 'Times are booked on www.hook.example, by whoever is up first.',
	});
	return { id, held: await ownReviewId(page, HELD) };
}

async function sendAsReader(page: Page, { applicant, eva, course }: Record<'applicant' | 'eva' | 'course', string>) {
	await send(page, FORMS.application, applicant, () => page.getByLabel('Last name').fill('Nordlund'));
	await send(page, FORMS.contact, eva, () => page.getByLabel('Subject').fill(course));
	await send(page, FORMS.suggestion, eva, () => page.getByLabel('Course name').fill(course));
}

async function send(page: Page, form: FormJourney, email: string, change: () => Promise<void>) {
	await fillAll(page, form, email);
	await change();
	await buttonOf(page, form).click();
	await expect(form.done(page)).toBeVisible();
}

/** A reader reports the golfer's review. */
async function report(page: Page, id: string, email: string) {
	await page.goto(`/reports/new?review=${id}`);
	await page.getByLabel('Reason').selectOption('harm');
	await page.getByLabel('What is wrong with it?').fill('It says too much of the lake.');
	await page.getByLabel('Name', { exact: true }).fill('Eva Lund');
	await page.getByLabel('Email', { exact: true }).fill(email);
	await page.getByRole('checkbox').check();
	await beUnhurried(page);
	await page.getByRole('button', { name: 'Send Report' }).click();
	await expect(page.getByRole('heading', { name: /Your report has the number/ })).toBeVisible();
}

/**
 * The page of an item that waits; axe, which is a script itself, looks at it in the editor's other browser. On a laptop's
 * screen both ways to decide are seen without scrolling, however much stands beside them.
 */
async function openItem([page, axe]: Editors, route: string, title: string | RegExp, ways: readonly string[]) {
	const [, , kind] = route.split('/');
	const line = page.getByRole('main').getByRole('link', { name: title }).first();
	// A photograph comes to the desk once its sizes are made.
	await expect(async () => {
		await page.goto(`/desk?view=${kind}`);
		await expect(line).toBeVisible({ timeout: 1_000 });
	}).toPass({ timeout: 60_000 });
	await line.click();
	await expectWaysSeen(axe, page.url(), ways);
	await expectAccessibleInBothThemes(axe, route);
}

async function decide(page: Page, button: string, words = '', ground = '') {
	if (ground) await page.getByLabel(ground).check();
	if (words) await page.getByLabel('Words').fill(words);
	await page.getByRole('button', { name: button }).click();
	await expect(page.getByText(/^Decided\./)).toBeVisible();
}

/** What an editor makes of everything; the review's page was opened before its author changed it. */
async function decideAll(editors: Editors, course: string) {
	const [page] = editors;
	await openItem(editors, 'desk/inbox/photograph/:id', PLAYED, ['Keep', 'Take it down']);
	await decide(page, 'Take it down', 'A face can be known in it.', 'Harm to persons');
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(PLAYED);
	await decide(page, 'Take it down', 'A face can be known in it.', 'Harm to persons');
	await openItem(editors, 'desk/inbox/scorecard/:id', PLAYED, ['Accept: it verifies', 'Decline']);
	await decide(page, 'Accept: it verifies');
	await openItem(editors, 'desk/inbox/report/:id', PLAYED, ['Dismiss: it stays', 'Uphold: take it down']);
	await decide(page, 'Dismiss: it stays', 'Lakes are for everybody.');
	await openItem(editors, 'desk/inbox/application/:id', 'Karin Nordlund', ['Accept: give the badge', 'Decline']);
	await decide(page, 'Accept: give the badge', 'Welcome.');
	await openItem(editors, 'desk/inbox/message/:id', course, ['Send the answer', 'Close without an answer']);
	await openItem(editors, 'desk/inbox/suggestion/:id', course, ['Take it up', 'Decline']);
	await page.getByRole('button', { name: 'Make it a course' }).click();
	await expect(page.getByText(/^Decided\. Whoever sent it/)).toBeVisible();
}

test.describe('without JavaScript at the desk', () => {
	test.use({ javaScriptEnabled: false });
	test('S58: what golfers send is decided, and comes back to their mailboxes and pages', async ({
		page,
		browser,
		chief,
	}) => {
		// Everything that golfers send, in one sitting: signing up again for each kind would take longer.
		test.setTimeout(300_000);
		const [golfer, reader] = [await openBeside(browser), await openBeside(browser)];
		const axe = await openBeside(browser, chief.cookies);
		const member = await becomeMember(golfer);
		const [eva, course] = [someone(), `Nowhere Links ${Date.now()}`];
		const [{ id, held }] = await Promise.all([
			sendAsGolfer(golfer),
			sendAsReader(reader, { applicant: member.email, eva, course }),
		]);
		await report(reader, id, eva);

		// The golfer changes the words while the editor reads them.
		await page.goto(`/desk/inbox/review/${held}`);
		await expectWaysSeen(axe, page.url(), ['Publish', 'Reject']);
		await golfer.goto(`/reviews/${held}/edit`);
		await hydrated(golfer);
		await golfer.getByLabel('Your Review').fill('Times are booked on www.hook.example, by whoever pays me.');
		await golfer.getByRole('button', { name: 'Save the review' }).click();
		await expect(golfer.getByText(/^Saved\./).first()).toBeVisible();
		await decide(page, 'Publish');
		await decideAll([page, axe], course);

		await expectLetters(reader, member, eva);
		await page.goto('/desk');
		await expect(page.getByText('it has changed meanwhile')).toBeVisible();
		await page.getByRole('button', { name: 'I have seen it' }).click();
		await golfer.goto('/account/reviews');
		await expect(golfer.getByText('Waiting for an editor')).toBeVisible();
		await expect(golfer.getByText('Verified: an editor has seen the scorecard')).toBeVisible();
		await reader.goto('/courses/sweden/isaberg');
		const review = reader.getByRole('article').filter({ hasText: WORDS });
		await expect(review.getByText('Reviewer', { exact: true })).toBeVisible();
		const photograph = reader.getByRole('img', { name: 'The lake by the ninth' });
		await expect(photograph).toHaveCount(0);
		await restorePhotograph([page, axe]);
		await letterTo(reader.request, member.email, /A photograph of Isaberg stands again/);
		await reader.reload();
		await expect(photograph.first()).toBeVisible();
		await Promise.all([golfer, reader, axe].map((one) => one.context().close()));
	});
});

/** The chief editor puts back what was taken down, though nobody has objected. */
async function restorePhotograph([page, axe]: Editors) {
	await page.goto('/desk/log?kind=photograph');
	await page
		.getByRole('link', { name: /^Restore/ })
		.first()
		.click();
	await axe.goto(page.url());
	await expectAccessibleInBothThemes(axe, 'desk/log/:id/restoration');
	await page.getByLabel('Why, for the log').fill('The face is a statue’s.');
	await page.getByRole('button', { name: 'Restore the photograph' }).click();
	await expect(page.getByRole('heading', { name: 'Photograph restored' }).first()).toBeVisible();
}

async function expectLetters({ request }: Page, { email }: NewMember, eva: string) {
	const removed = await letterTo(request, email, /A photograph of Isaberg was removed/);
	expect(removed.text).toContain('A face can be known in it.');
	expect(removed.text).toContain('/appeals/new?to=');
	await letterTo(request, email, /You are a reviewer/);
	expect((await letterTo(request, email, /Your scorecard of/)).text).toContain('green check mark');
	expect((await letterTo(request, eva, /has decided about your report/)).text).toContain('Lakes are for everybody.');
	await letterTo(request, eva, /is in the catalogue/);
}
