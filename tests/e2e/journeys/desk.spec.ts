import { expect, type Page } from '@playwright/test';
import { becomeMember } from '../support/accounts.ts';
import { becomeEditor, codeNow } from '../support/editors.ts';
import { letterTo, linkIn } from '../support/letters.ts';
import { ownReviewId, writeReview } from '../support/reviews.ts';
import { expectAccessible, test, WIDTHS } from '../support/test.ts';

/** What stands in the inbox for a course, opened by keys alone. */
async function openByKeys(page: Page, course: string) {
	await page.goto('/desk?view=review');
	const line = page.getByRole('link', { name: course });
	await expect(line).toBeVisible();
	for (let steps = 0; steps < 50; steps++) {
		await page.keyboard.press('j');
		if (await line.evaluate((link) => link === document.activeElement)) break;
	}
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(course);
}

test('an editor is asked for a code, decides by keys alone, and the golfer gets letter and page', async ({
	page,
	browser,
	baseURL,
	extraHTTPHeaders,
}) => {
	test.slow();
	// Contexts of their own: axe looks at no page that was opened without one.
	const someone = async () => (await browser.newContext({ baseURL, extraHTTPHeaders })).newPage();
	const [golfer, other] = [await someone(), await someone()];
	const words = 'The green fees stand on www.royalportrush.example and were right to the penny.';
	const member = await becomeMember(golfer);
	await writeReview(golfer, { course: 'royal-portrush-dunluce', words });
	const id = await ownReviewId(golfer, 'Royal Portrush, Dunluce');
	const editor = await becomeEditor(page);
	await expectAccessible(page);

	await openByKeys(page, 'Royal Portrush, Dunluce');
	await expect(page.getByText(words)).toBeVisible();
	await expectAccessible(page);
	await page.setViewportSize(WIDTHS.phone);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTHS.phone.width);
	await page.setViewportSize(WIDTHS.wide);

	// Undone within ten seconds, nothing has happened.
	await page.keyboard.press('a');
	await expect(page.getByText(/^Decided\./)).toBeVisible();
	await page.keyboard.press('u');
	await expect(page).toHaveURL(`/desk/inbox/review/${id}`);
	await expect(page.getByText('Nobody has taken this on.')).toBeVisible();

	await page.keyboard.press('3');
	await page.keyboard.press('r');
	await page.keyboard.type('The page it names sells rounds.');
	await page.keyboard.press('Control+Enter');
	await expect(page.getByText(/^Decided\./)).toBeVisible();
	await expectAccessible(page);
	const letter = await letterTo(page.request, member.email, /was not published/);
	expect(letter.text).toContain('Advertising or spam');
	expect(letter.text).toContain('The page it names sells rounds.');
	await golfer.goto('/account/reviews');
	await expect(golfer.getByText('Advertising or spam: The page it names sells rounds.')).toBeVisible();

	// The golfer objects by the link of the letter; for this editor the objection is none to decide.
	await golfer.goto(linkIn(letter, '/appeals/new'));
	await golfer.getByLabel('Why is the decision wrong?').fill('It is the page of the club itself, which sells nothing.');
	await expectAccessible(golfer);
	await golfer.getByRole('button', { name: 'Object' }).click();
	await expect(golfer.getByRole('heading', { level: 1 })).toHaveText('Your objection has come');
	await letterTo(page.request, member.email, /received your objection/);
	await page.goto('/desk?view=appeal');
	await expect(page.getByText('Nothing waits here.')).toBeVisible();

	await becomeEditor(other);
	await other.goto('/desk?view=appeal');
	await other.getByRole('link', { name: 'Against “review rejected”' }).first().click();
	await expectAccessible(other);
	await other.getByLabel('Words').fill('It is the page of the club.');
	await other.getByRole('button', { name: 'Take it back' }).click();
	await letterTo(page.request, member.email, /Your objection was right/);
	await golfer.goto('/courses/united-kingdom/royal-portrush-dunluce');
	await expect(golfer.getByText(words)).toBeVisible();

	// At the next sign-in the code is asked for again, and the desk is shut until then.
	await page.context().clearCookies();
	await page.goto('/auth/login?redirectTo=/desk');
	await page.getByLabel('Email', { exact: true }).fill(editor.email);
	await page.getByLabel('Password', { exact: true }).fill(editor.password);
	await page.getByRole('button', { name: 'Sign In' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second factor');
	await expectAccessible(page);
	await page.getByLabel('Code from the app').fill(codeNow(editor.key, 1));
	await page.getByRole('button', { name: 'Open the desk' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');
	await Promise.all([golfer.context().close(), other.context().close()]);
});

test('S27, S31: to everybody else the desk is a page that is not there, and no script names it', async ({
	request,
}) => {
	const nowhere = await (await request.get('/no-such-page')).text();
	for (const path of ['/desk', '/desk/inbox/review/1', '/desk/second-factor', '/desk/courses', '/desk/log']) {
		const answer = await request.get(path);
		expect([answer.status(), await answer.text()]).toEqual([404, nowhere]);
	}
	const login = await (await request.get('/auth/login')).text();
	const scripts = new Set([...`${nowhere}${login}`.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address));
	expect(scripts.size).toBeGreaterThan(3);
	for (const script of scripts)
		expect(await (await request.get(script)).text(), script).not.toMatch(/routes\/desk|["'`]\/desk/);
	expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/desk');
});
