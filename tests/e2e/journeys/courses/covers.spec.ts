import { expect, type Page } from '@playwright/test';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { openBeside, deskTest as test } from '#tests/e2e/support/editors.ts';
import { writePhotographed } from '#tests/e2e/support/reviews.ts';
import { expectAccessible, expectAccessibleInBothThemes, WIDTHS } from '#tests/e2e/support/test.ts';

const gallery = (page: Page) => page.getByRole('region', { name: 'Photographs' });
const face = (page: Page) => page.locator('main header img[src*="-medium.webp"]');
const idIn = async (page: Page, at: number) =>
	/pictures\/([\da-f-]{36})-/.exec((await gallery(page).getByRole('link').nth(at).getAttribute('href')) ?? '')?.[1] ??
	'';

/** Opens a page until its first picture is the photograph, or drawn: a decision takes ten seconds, and kept pages go then. */
const expectFace = (page: Page, path: string, id: string | null) =>
	expect(async () => {
		await page.goto(path);
		if (id === null) await expect(face(page)).toHaveCount(0, { timeout: 1_000 });
		else await expect(face(page)).toHaveAttribute('src', new RegExp(id), { timeout: 1_000 });
	}).toPass({ timeout: 60_000 });

test('R6: a newcomer’s photograph is the cover once an editor has said so at the desk, and not after the yes is taken back', async ({
	page,
	browser,
}) => {
	test.slow();
	const course = {
		slug: 'gullane-no-1',
		path: '/courses/united-kingdom/gullane-no-1',
		words: 'Up the hill, along the top of it, and the whole firth below.',
	};
	const outside = await openBeside(browser);
	await writePhotographed(outside, { course, colours: ['#3a7a4d', '#2a4a8d'] });
	await expect(face(outside)).toHaveCount(0);
	// Nothing of the choice is seen by those who have none.
	await expect(outside.getByRole('button', { name: /^Cover of the course/ })).toHaveCount(0);
	const [first, second] = [await idIn(outside, 0), await idIn(outside, 1)];

	await page.goto(`/desk/inbox/photograph/${first}`);
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Keep, and make it the cover' }).click();
	await expect(page.getByText(/^Decided\./)).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).click();
	await page.getByRole('button', { name: 'Keep, and make it the cover' }).click();
	await expect(page.getByText(/^Decided\./)).toBeVisible();
	await expectFace(outside, course.path, first);
	await expect(async () => {
		await outside.goto('/find-course?q=gullane+no+1');
		await expect(outside.locator(`main img[src*="${first}"]`)).toHaveJSProperty('complete', true, { timeout: 1_000 });
	}).toPass();

	// Several to choose from, on the course's page at the desk.
	await page.goto(`/desk/inbox/photograph/${first}`);
	await expect(page.getByText('The cover.')).toBeVisible();
	await page.goto('/desk/courses?q=gullane+no+1');
	await page.getByRole('link', { name: 'Gullane No. 1', exact: true }).first().click();
	const covers = page.getByRole('region', { name: 'Cover' });
	await expect(covers.getByRole('listitem')).toHaveCount(2);
	await expectAccessibleInBothThemes(page);
	await page.setViewportSize(WIDTHS.phone);
	await expectAccessible(page);
	await covers.getByRole('button', { name: /^Make it the cover/ }).click();
	await expect(page.getByText(/^Decided\./)).toBeVisible();
	await expectFace(outside, course.path, second);
	await page.reload();
	await expect(covers.getByText('It takes the place of the cover when that goes.')).toBeVisible();
	await covers
		.getByRole('listitem')
		.first()
		.getByRole('button', { name: /^Not the cover any more/ })
		.click();
	await expectFace(outside, course.path, first);
	await outside.context().close();
});

test('R6: a reviewer with the badge chooses by one press in the gallery, and on a page without JavaScript', async ({
	page,
	browser,
}) => {
	test.slow();
	const course = {
		slug: 'lundin',
		path: '/courses/united-kingdom/lundin',
		words: 'The old railway line runs through the middle and nobody minds.',
	};
	const outside = await openBeside(browser);
	await writePhotographed(outside, { course, colours: ['#8d4a2a', '#2a8d4a'] });
	const [first, second] = [await idIn(outside, 0), await idIn(outside, 1)];

	const theirs = await openBeside(browser);
	const member = await becomeMember(theirs, 'Birgit');
	await theirs.goto(`${course.path}/cover`);
	await expect(theirs.getByText('Editors and reviewers with the badge choose')).toBeVisible();
	await expect(theirs.getByRole('button', { name: /Make it the cover/ })).toHaveCount(0);
	await page.goto(`/desk/members?q=${member.email}`);
	await page
		.getByRole('link', { name: /Birgit/ })
		.first()
		.click();
	const badge = page.getByRole('region', { name: 'Badge' });
	await badge.getByLabel('Your words to the member').fill('Welcome among the reviewers.');
	await badge.getByRole('button', { name: 'Give the badge' }).click();
	await expect(page.getByText('The member has the badge and has been told.')).toBeVisible();

	await theirs.goto(course.path);
	const presses = gallery(theirs).getByRole('button', { name: /^Cover of the course: / });
	await expect(presses).toHaveCount(2);
	await expectAccessibleInBothThemes(theirs);
	await presses.first().click();
	await expect(presses.first()).toHaveAttribute('aria-pressed', 'true');
	await expectFace(theirs, course.path, first);
	await expect(presses.first()).toHaveAttribute('aria-pressed', 'true');
	await presses.first().click();
	await expect(presses.first()).toHaveAttribute('aria-pressed', 'false');
	await expectFace(theirs, course.path, null);

	await theirs.goto(`${course.path}/cover`);
	await expectAccessible(theirs, 'courses/:country/:slug/cover');
	const plain = await browser.newContext({
		storageState: await theirs.context().storageState(),
		javaScriptEnabled: false,
	});
	const without = await plain.newPage();
	await without.goto(course.path);
	await without.getByRole('link', { name: 'Choose the cover of the course' }).click();
	await without
		.getByRole('button', { name: /^Make it the cover/ })
		.nth(1)
		.click();
	await expect(without.getByText('The cover.')).toBeVisible();
	await expectFace(without, course.path, second);
	for (const one of [outside.context(), theirs.context(), plain]) await one.close();
});
