import { expect, type Locator, type Page } from '@playwright/test';
import { becomeMember, signIn } from '#tests/e2e/support/accounts.ts';
import { codeNow, openBeside, deskTest as test } from '#tests/e2e/support/editors.ts';
import { letterTo } from '#tests/e2e/support/letters.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/e2e/support/test.ts';

const MOST_STEPS = 160;

/** Goes to something by the Tab key alone, and sees that it is seen there. */
async function tabTo(page: Page, target: Locator) {
	for (let steps = 0; steps < MOST_STEPS; steps++) {
		if (await target.evaluate((element) => element === document.activeElement && element.matches(':focus-visible')))
			return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`${target} is out of reach of the Tab key`);
}

async function press(page: Page, target: Locator) {
	await tabTo(page, target);
	await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, words: string) {
	await tabTo(page, target);
	await page.keyboard.type(words);
}

/** A day soon to come whose number is its month's, as it is typed whichever of the two comes first. */
function comingDay(): string {
	const soon = new Date(Date.now() + 3 * 86_400_000);
	const months = Array.from({ length: 12 }, (_, at) => at);
	const days = [0, 1].flatMap((later) => months.map((at) => Date.UTC(soon.getUTCFullYear() + later, at, at + 1)));
	const [year, month, day] = new Date(days.find((time) => time > soon.getTime()) ?? 0)
		.toISOString()
		.slice(0, 10)
		.split('-');
	return `${day}${month}${year}`;
}

const room = (page: Page, name: string) => page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first();
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 }));

test.describe('an editor with a keyboard alone', () => {
	test.use({ storageState: undefined });
	test('S29: shows the code at sign-in, and takes a member and a course in hand', async ({ page, chief, browser }) => {
		test.slow();
		const theirs = await openBeside(browser);
		const member = await becomeMember(theirs, 'Ingegerd');
		await page.goto('/auth/login?redirectTo=/desk');
		await signIn(page, chief);
		await heading(page).toHaveText('Second factor');
		await expectAccessible(page, 'desk/second-factor');
		await type(page, page.getByLabel('Code from the app'), codeNow(chief.key, 1));
		await page.keyboard.press('Enter');
		await heading(page).toHaveText('Inbox');

		await press(page, room(page, 'Members'));
		await type(page, page.getByLabel('Address, name or handle'), member.email);
		await page.keyboard.press('Enter');
		await expect(link(page, 'Ingegerd Ekdahl')).toBeVisible();
		await expectAccessible(page);
		await press(page, link(page, 'Ingegerd Ekdahl'));
		await heading(page).toContainText('Ingegerd Ekdahl');
		await expectAccessible(page, 'desk/members/:id');
		await press(page, link(page, 'Suspend…'));
		await heading(page).toHaveText('Suspend a member');
		await expectAccessible(page, 'desk/members/:id/suspension');
		await tabTo(page, page.getByLabel('Ground'));
		await page.keyboard.type('Posing');
		await type(
			page,
			page.getByLabel('Your words to the member'),
			'The president of the club writes that she is not you.',
		);
		await type(page, page.getByLabel('Until'), comingDay());
		await press(page, button(page, 'Suspend'));
		await expect(page.getByText('Suspended. The member has been signed out and written to.')).toBeVisible();
		expect((await letterTo(page.request, member.email, /is suspended until/)).text).toContain('/appeals/new?to=');
		// With the next request the sessions of the suspended are over.
		await theirs.goto('/account');
		await expect(theirs).toHaveURL(/\/auth\/login/);
		await theirs.context().close();
		await press(page, button(page, 'Lift the suspension'));
		await expect(page.getByText('The suspension is lifted, and the member has been told.')).toBeVisible();
		await press(page, link(page, 'Change the role…'));
		await heading(page).toHaveText('Role');
		await expectAccessible(page, 'desk/members/:id/role');
		await press(page, button(page, 'Make an editor'));
		await expect(page.getByText('Editor now, once a second factor is set.')).toBeVisible();
		await letterTo(page.request, member.email, /You are an editor/);
		await walkCourse(page);
	});
});

/** The pages of a course that change it for good are looked at, and left. */
async function walkCourse(page: Page) {
	await press(page, room(page, 'Courses'));
	await type(page, page.getByRole('searchbox').first(), 'falkenberg');
	await page.keyboard.press('Enter');
	await press(page, link(page, /Falkenberg/));
	await heading(page).toContainText('Falkenberg');
	await type(page, page.getByLabel('Architect'), 'A keyboard');
	await page.keyboard.press('Enter');
	await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
	await expectAccessible(page);
	await press(page, link(page, 'Merge'));
	await heading(page).toContainText('Merge courses');
	await expectAccessible(page);
	await press(page, room(page, 'Figures'));
	await heading(page).toHaveText('Figures');
	await expect(page.getByRole('heading', { name: 'Jobs failed' })).toBeVisible();
	await expectAccessibleInBothThemes(page);
}
