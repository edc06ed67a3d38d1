import { expect, type Page } from '@playwright/test';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { aHeic, aPhotograph, broken, tooLarge } from '#tests/e2e/support/pictures.ts';
import { beUnhurried, ownReviewId, writeReview } from '#tests/e2e/support/reviews.ts';
import { expectAccessible, hydrated, test } from '#tests/e2e/support/test.ts';

async function write(page: Page, course: string, words: string) {
	await page.goto(`/create-review?course=${course}`);
	await page.getByLabel('Your Name').fill('Mats Ekdahl');
	await page.getByLabel('Date Played').fill('2026-08-02');
	await page.getByLabel('Rating').selectOption({ label: '8 / 10' });
	await page.getByLabel('Your Review').fill(words);
}

const picker = (page: Page) => page.getByRole('group', { name: /Photographs/ });
const choose = async (page: Page, files: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) => {
	const field = picker(page).getByLabel('Photographs', { exact: true });
	// The picker comes to life late, and takes nothing until then; files are given to a disabled field all the same.
	await expect(field).toBeEnabled();
	await field.setInputFiles(files);
};
const submit = async (page: Page) => {
	await beUnhurried(page);
	await page.getByRole('button', { name: 'Submit Review' }).click();
};

test.describe('photographs of a review', () => {
	// Chromium tells of a picture that is opened as a page what it would have to run in it, and may not.
	test.use({ expectedErrors: [/net::ERR_FAILED|Applying inline style violates|Blocked script execution in .*\.webp/] });

	test('are chosen, described, put in order, sent ahead and shown on the course page', async ({ page }) => {
		// Three pictures are made meanwhile, on a machine that may be busy.
		test.slow();
		await write(page, 'kingsbarns', 'Six holes along the sea and a wind that knew my name, with proof.');
		await choose(page, [await aPhotograph('first.jpg', '#3a7a4d'), await aPhotograph('second.jpg', '#2a4a8d')]);
		await choose(page, [await aPhotograph('third.jpg', '#8d4a2a')]);
		const items = picker(page).getByRole('listitem');
		await expect(items).toHaveCount(3);
		await expect(items.getByText('Ready.')).toHaveCount(3, { timeout: 60_000 });
		await page.getByLabel('What is to be seen in photograph 1?').fill('The twelfth, from the tee');
		await page.getByRole('button', { name: 'Move photograph 1 back' }).click();
		await expect(page.getByLabel('What is to be seen in photograph 2?')).toHaveValue('The twelfth, from the tee');
		await page.getByRole('button', { name: 'Remove photograph 3' }).click();
		await expect(items).toHaveCount(2);
		await expectAccessible(page);
		await submit(page);
		await expect(page.getByText('Review submitted!').first()).toBeVisible();

		await page.goto('/courses/united-kingdom/kingsbarns');
		const gallery = page.getByRole('region', { name: 'Photographs' });
		await expect(gallery.getByRole('img')).toHaveCount(2);
		await expect(gallery.getByRole('img', { name: 'The twelfth, from the tee' })).toBeVisible();
		await expect(gallery.getByText('2 August 2026').first()).toBeVisible();
		// It is no cover until somebody who may has said so.
		await expect(page.locator('main header img[src*="-medium.webp"]')).toHaveCount(0);
		await gallery.getByRole('link').first().click();
		const viewer = page.getByRole('dialog', { name: /Photographs of/ });
		await expect(viewer.getByText('1 of 2')).toBeVisible();
		await expectAccessible(page);
		await page.keyboard.press('ArrowRight');
		await expect(viewer.getByText('2 of 2')).toBeVisible();
		await viewer.getByRole('button', { name: 'Previous photograph' }).click();
		await expect(viewer.getByText('1 of 2')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(viewer).toHaveCount(0);

		await page.route('**/assets/photograph-viewer-*.js', (route) => route.abort());
		await page.reload();
		await gallery.getByRole('link').first().click();
		await expect(page).toHaveURL(/large\.webp$/);
	});

	test('R6: a HEIC, a broken, a too large and a seventh one say what to do, and the rest is kept', async ({ page }) => {
		await write(page, 'muirfield', 'The bunkers are deeper than the pictures of them, some of which failed.');
		await choose(page, [aHeic(), tooLarge(), broken(), await aPhotograph('good.jpg')]);
		await expect(page.getByText(/IMG_0042.HEIC.*Export it as JPEG/)).toBeVisible();
		await expect(page.getByText(/panorama.jpg.*larger than 15 MB/)).toBeVisible();
		await expect(page.getByText(/broken.jpg.*damaged/)).toBeVisible();
		await expect(picker(page).getByText('Ready.')).toHaveCount(1, { timeout: 60_000 });
		// What is refused has neither a number nor a place of the six.
		await expect(page.getByLabel('What is to be seen in photograph 1?')).toBeVisible();
		await expect(picker(page).getByText(/[Pp]hotograph 2/)).toHaveCount(0);
		const more = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => aPhotograph(`more-${at}.jpg`)));
		await choose(page, more);
		await expect(page.getByText(/more-6.jpg.*up to 6/)).toBeVisible();
		await expect(page.getByLabel('What is to be seen in photograph 6?')).toBeVisible();
		await expectAccessible(page);
		await submit(page);
		await expect(page.getByText(/so the form was not sent/)).toBeFocused();
		await submit(page);
		await expect(page.getByText('Review submitted!').first()).toBeVisible();
	});

	test('one whose connection was lost is sent again by one press, and the button that adds stays', async ({ page }) => {
		await write(page, 'turnberry-ailsa', 'A lighthouse, an island, and a photograph that took two tries to arrive.');
		await page.route('**/api/pictures', (route) => route.abort());
		await choose(page, [await aPhotograph('lost.jpg')]);
		await expect(page.getByText(/lost.jpg.*connection was lost/)).toBeVisible();
		await page.unroute('**/api/pictures');
		await page.getByRole('button', { name: 'Try again: lost.jpg' }).press('Enter');
		await expect(page.getByRole('button', { name: 'Add photographs' })).toBeFocused();
		await expect(picker(page).getByText('Ready.')).toBeVisible({ timeout: 60_000 });
		await choose(page, await Promise.all([2, 3, 4, 5, 6].map((at) => aPhotograph(`place-${at}.jpg`))));
		await expect(page.getByText('Remove one to add another.')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Add photographs' })).toBeDisabled();
	});

	test('one that is lost again on the way with the form keeps it back again', async ({ page }) => {
		await write(page, 'walton-heath-old', 'Heather, gorse, and a photograph that was lost on the way twice over.');
		let lost = Promise.resolve();
		await page.route('**/api/pictures', async (route) => {
			await lost;
			await route.abort();
		});
		await choose(page, [await aPhotograph('twice.jpg')]);
		const keptBack = page.getByText(/so the form was not sent/);
		await expect(page.getByText(/twice.jpg.*connection was lost/)).toBeVisible();
		await submit(page);
		await expect(keptBack).toBeFocused();
		const line = Promise.withResolvers<void>();
		lost = line.promise;
		await page.getByRole('button', { name: 'Try again: twice.jpg' }).click();
		await expect(keptBack).toHaveCount(0);
		await submit(page);
		await expect(page.getByText(/still on their way/)).toBeVisible();
		line.resolve();
		await expect(keptBack).toBeFocused();
		await page.getByRole('button', { name: 'Remove twice.jpg' }).click();
		await submit(page);
		await expect(page.getByText('Review submitted!').first()).toBeVisible();
	});

	test('those of a draft are there after the page was thrown away, and go with it', async ({ page }) => {
		await write(page, 'cruden-bay', 'Kept with its photograph, on a phone that had no room for the page.');
		await choose(page, [await aPhotograph('kept.jpg')]);
		await expect(picker(page).getByText('Ready.')).toBeVisible({ timeout: 60_000 });
		await page.getByLabel('What is to be seen in photograph 1?').fill('The dunes, from above');
		await page.reload();
		await expect(page.getByLabel('What is to be seen in photograph 1?')).toHaveValue('The dunes, from above');
		await expect(picker(page).getByText('Ready.')).toBeVisible();
		await expect(picker(page).getByRole('img', { name: 'The dunes, from above' })).toBeVisible();
		// A visitor is not served it before its review is published: a plain box stands for it, no broken picture.
		await expect(picker(page).locator('img')).toHaveCount(0);
		await page.getByRole('button', { name: 'Start afresh' }).click();
		await expect(picker(page).getByRole('listitem')).toHaveCount(0);
		await page.reload();
		await hydrated(page);
		await expect(picker(page).getByRole('button', { name: 'Add photographs' })).toBeEnabled();
		await expect(picker(page).getByRole('listitem')).toHaveCount(0);
	});

	test('a form that is sent while they are on their way waits for them', async ({ page }) => {
		await write(page, 'carnoustie', 'Sent with one press while the photograph was still going up the line.');
		const line = Promise.withResolvers<void>();
		await page.route('**/api/pictures', async (route) => {
			await line.promise;
			await route.continue();
		});
		await choose(page, [await aPhotograph('slow.jpg')]);
		await submit(page);
		await expect(page.getByText(/still on their way/)).toBeVisible();
		line.resolve();
		await expect(page.getByText('Review submitted!').first()).toBeVisible();
	});

	test('a form that is sent while one of them fails stays, and says so', async ({ page }) => {
		await write(page, 'royal-dornoch', 'Kept back until its writer knew that the photograph had not come.');
		const line = Promise.withResolvers<void>();
		await page.route('**/api/pictures', async (route) => {
			await line.promise;
			await route.continue();
		});
		await choose(page, [broken()]);
		await submit(page);
		await expect(page.getByText(/still on their way/)).toBeVisible();
		line.resolve();
		await expect(page.getByText(/so the form was not sent/)).toBeVisible();
		await expect(page.getByText(/broken.jpg.*damaged/)).toBeVisible();
		await expectAccessible(page);
		await page.getByRole('button', { name: 'Remove broken.jpg' }).click();
		await submit(page);
		await expect(page.getByText('Review submitted!').first()).toBeVisible();
	});
});

test('a round of today leads to the check-in; its review gets a photograph later, loses it, and sends a scorecard', async ({
	page,
}) => {
	// A new member, three pages that are saved, and a picture that is made meanwhile.
	test.slow();
	await becomeMember(page);
	const playDate = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
	await writeReview(page, { course: 'torekov', words: 'Round before the rain, and home before the dog.', playDate });
	const checkIn = page.getByRole('link', { name: 'Check in', exact: true });
	await expect(checkIn).toHaveAttribute('href', '/courses/sweden/torekov/check-in');
	const id = await ownReviewId(page, 'Torekov');
	const open = async () => {
		await page.goto(`/reviews/${id}/edit`);
		await hydrated(page);
	};
	const save = async () => {
		await page.getByRole('button', { name: 'Save the review' }).click();
		await expect(page.getByText('Saved. It stands on the page of the course.')).toBeVisible();
	};
	await open();
	await choose(page, [await aPhotograph('later.jpg')]);
	await expect(picker(page).getByText('Ready.')).toBeVisible({ timeout: 60_000 });
	await page.getByLabel('What is to be seen in photograph 1?').fill('The rain, behind the fourth');
	await save();
	const shown = page.getByRole('img', { name: 'The rain, behind the fourth' });
	await page.goto('/courses/sweden/torekov');
	await expect(shown.first()).toBeVisible();
	await open();
	await page.getByRole('button', { name: 'Remove photograph 1' }).click();
	await save();
	await page.goto('/courses/sweden/torekov');
	await expect(page.getByText('home before the dog')).toBeVisible();
	await expect(shown).toHaveCount(0);

	await page.goto('/account/reviews');
	await page.getByRole('link', { name: /^Send a scorecard/ }).click();
	await page.getByLabel('Picture of the scorecard').setInputFiles(await aPhotograph('card.jpg'));
	await page.getByRole('button', { name: 'Send Scorecard' }).click();
	await expect(page.getByText('Your scorecard is being examined.')).toBeVisible();
	await expectAccessible(page);
});
