import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import {
	becomeMember,
	confirmEmail,
	linkInLetter,
	type NewMember,
	signIn,
	signUp,
} from '#tests/e2e/support/accounts.ts';
import { aPhotograph, broken } from '#tests/e2e/support/pictures.ts';
import { writeReview } from '#tests/e2e/support/reviews.ts';
import { test } from '#tests/e2e/support/test.ts';

async function leaveForGood(page: Page, { password }: NewMember, reviews: 'kept' | 'deleted') {
	await page.goto('/account/settings');
	await page.getByRole('link', { name: 'Delete Account' }).click();
	await page.getByLabel('Your reviews').selectOption(reviews);
	await page.getByLabel('Present password').fill(password);
	await page.getByRole('button', { name: 'Delete Account for Good' }).click();
	await expect(page).toHaveURL('/auth/login?flash=deleted');
}

/** Unlike each other, and without digits: what might be a copy or somebody's number is held. */
const WORDS = {
	kept: 'The wind off the water on the ninth is a club more than you think.',
	deleted: 'Bunkers as deep as quarries, and a starter who wished us luck with them.',
};

for (const choice of ['kept', 'deleted'] as const) {
	test(`S25: who leaves has the reviews ${choice}, and the address is free again`, async ({ page }) => {
		test.slow();
		const asta = await becomeMember(page, 'Asta');
		const usedLink = await linkInLetter(page.request, asta, /Confirm/);
		const words = WORDS[choice];
		await writeReview(page, { course: 'falsterbo', words });
		const list = '/courses/sweden/falsterbo?sort=newest';
		const review = page.getByRole('article').filter({ hasText: words });
		await page.goto(list);
		await expect(review).toContainText('Asta Ekdahl');

		await leaveForGood(page, asta, choice);
		await page.goto(list);
		if (choice === 'deleted') await expect(page.getByText(words)).toHaveCount(0);
		else {
			await expect(review).toContainText('Anonymous Golfer');
			await expect(review).not.toContainText('Asta');
		}
		await signUp(page, asta);
		// The letter of the first sign-up lies in the same mailbox until the second one comes.
		await expect.poll(() => linkInLetter(page.request, asta, /Confirm/), { timeout: 20_000 }).not.toBe(usedLink);
		await confirmEmail(page, asta);
		await page.goto('/account/reviews');
		await expect(page.getByText(words)).toHaveCount(0);
	});
}

test('P4: an avatar stands in the settings, on the public page, with a review and in the download, until it is removed', async ({
	page,
}) => {
	test.slow();
	const sven = await becomeMember(page, 'Sven');
	const handle = `sven-${sven.email.slice(5, 15)}`;
	await page.goto('/account/profile');
	await page.getByLabel('Address of your public page').fill(handle);
	await page.getByLabel('Show my public page').check();
	await page.getByRole('button', { name: 'Save Profile' }).click();
	await page.getByRole('link', { name: 'Change Picture' }).click();
	await page.getByLabel('Picture', { exact: true }).setInputFiles(broken());
	await page.getByRole('button', { name: 'Save Picture' }).click();
	await expect(page.getByLabel('Picture', { exact: true })).toHaveAttribute('aria-invalid', 'true');
	await page.getByLabel('Picture', { exact: true }).setInputFiles(await aPhotograph('sven.jpg'));
	await page.getByRole('button', { name: 'Save Picture' }).click();
	await expect(page).toHaveURL('/account/settings?flash=profile');
	const words = 'Pines on both sides, water in front of the greens, and no wind at all.';
	await writeReview(page, { course: 'valderrama', words });

	const places = [
		['/account/settings', page.getByRole('region', { name: 'Profile' })],
		[`/golfers/${handle}`, page.locator('main header').first()],
		['/courses/spain/valderrama?sort=newest', page.getByRole('article').filter({ hasText: words })],
	] as const;
	const pictureIn = (place: Locator) => place.locator('img[src^="/pictures/"]').first();
	for (const [path, place] of places) {
		await page.goto(path);
		await pictureIn(place).scrollIntoViewIfNeeded();
		await expect.poll(() => pictureIn(place).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(80);
	}
	await page.goto('/account/settings');
	const started = page.waitForEvent('download');
	await page.getByRole('link', { name: 'Download my data' }).click();
	const download = await started;
	expect(download.suggestedFilename()).toMatch(/^fescue-\d{4}-\d\d-\d\d\.zip$/);
	const files = unzipSync(new Uint8Array(await readFile(await download.path())));
	const book = ['book.json', 'marks.csv', 'rounds.csv'];
	expect(Object.keys(files)).toEqual(['data.json', ...book, 'pictures/', 'pictures/avatar.webp']);
	const data = JSON.parse(Buffer.from(files['data.json'] ?? []).toString('utf8'));
	expect(data.account).toMatchObject({ email: sven.email, data: { first_name: 'Sven', last_name: 'Ekdahl' } });
	expect(data.reviews).toMatchObject([{ content: words, rating: 8, datePlayed: '2026-08-02' }]);
	expect(data.sessions).toHaveLength(1);
	await page.getByRole('link', { name: 'Restore Book' }).click();
	await page.getByLabel('File', { exact: true }).setInputFiles(await download.path());
	await page.getByRole('button', { name: 'Restore Book' }).click();
	// The round that the review tells of.
	await expect(page.getByText('0 rounds added, 1 there already.')).toBeVisible();

	await page.goto('/account/avatar');
	await page.getByRole('button', { name: 'Remove the picture' }).click();
	await expect(page).toHaveURL('/account/settings?flash=profile');
	for (const [path, place] of places) {
		await page.goto(path);
		await expect(place).toBeVisible();
		await expect(pictureIn(place)).toHaveCount(0);
	}
});

test('S23: an address is changed at the new one, and undone from the old one', async ({ page }) => {
	const liv = await becomeMember(page, 'Liv');
	const moved = { ...liv, email: `moved.${liv.email}` };
	await page.goto('/account/settings');
	await page.getByRole('link', { name: 'Change Email' }).click();
	await page.getByLabel('New address').fill(moved.email);
	await page.getByLabel('Present password').fill('not this one');
	await page.getByRole('button', { name: 'Change Email' }).click();
	await expect(page.getByText('That is not your present password.').first()).toBeVisible();
	await page.getByLabel('Present password').fill(liv.password);
	await page.getByRole('button', { name: 'Change Email' }).click();
	await expect(page).toHaveURL('/account/settings?flash=email-asked');

	await page.goto(await linkInLetter(page.request, moved, /Confirm your new email address/));
	await expect(page.getByLabel('Email', { exact: true })).toHaveValue(moved.email);
	await page.getByRole('button', { name: 'Confirm New Address' }).click();
	await expect(page).toHaveURL('/account/settings?flash=email-changed');
	await expect(page.getByRole('main').getByText(moved.email)).toBeVisible();

	await page.goto(await linkInLetter(page.request, liv, /is changing/));
	await page.getByRole('button', { name: 'Undo the Change' }).click();
	await expect(page).toHaveURL('/auth/login?flash=undone');
	for (const gone of [moved, liv]) {
		await signIn(page, gone);
		await expect(page.getByText('Invalid email or password').first()).toBeVisible();
		await page.goto('/auth/login');
	}
	await page.goto(await linkInLetter(page.request, liv, /Choose a new password/));
	await page.getByLabel('New password', { exact: true }).fill('back at the first tee');
	await page.getByLabel('Confirm new password').fill('back at the first tee');
	await page.getByRole('button', { name: 'Set New Password' }).click();
	await expect(page).toHaveURL('/auth/login?flash=reset');
	await signIn(page, { ...liv, password: 'back at the first tee' });
	await expect(page).toHaveURL('/');
});
