import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { sheetsOf } from '#tests/e2e/support/sheets.ts';
import { expectAccessible, expectAccessibleInBothThemes, hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';

/** A day far enough ahead, in June, when every course of Scotland is open: trips begin on no day that is past. */
const year = new Date().getUTCFullYear() + 1;
const FIRST_DAY = `${year}-06-11`;

const TICKS = 4;
/** From search to calendar, for four courses (L3). */
const MOST_TAPS = 20;

/** Presses things and counts how often. */
function countTaps() {
	const taps: string[] = [];
	return {
		taps,
		tap: async (what: Locator) => {
			await what.click();
			taps.push(String(what));
		},
	};
}

/** The whole address that the member sends to friends. */
const linkOn = (page: Page) => page.getByLabel('Address to send to your friends').inputValue();

/** A member's trip with four courses, made without the search page. */
async function planTrip(page: Page, title: string) {
	await becomeMember(page);
	await page.goto('/account/trips/new?q=links+in+scotland');
	await hydrated(page);
	await page.getByLabel('Name of the trip').fill(title);
	await page.getByLabel('First day').fill(FIRST_DAY);
	for (let at = 0; at < TICKS; at++) await page.getByRole('checkbox').nth(at).check();
	await page.getByRole('button', { name: 'Make the trip' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
	return linkOn(page);
}

/** Somebody opens the link, says who they are and votes on all courses at once. */
async function joinAndVote(friend: Page, link: string, { name, votes }: { name: string; votes: readonly string[] }) {
	await friend.goto(link);
	await friend.getByLabel('Your name').fill(name);
	await friend.getByRole('button', { name: 'Vote with this name' }).click();
	await expect(friend.getByText(`You vote as ${name}.`)).toBeVisible();
	for (const [at, vote] of votes.entries()) {
		await friend.getByRole('article').nth(at).getByRole('radio', { name: vote, exact: true }).check();
	}
	await friend.getByRole('button', { name: 'Send my votes' }).click();
	await expect(friend.getByText('Your votes are stored.')).toBeVisible();
}

const openBrowser = async (browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) =>
	(await browser.newContext(options)).newPage();

test('L3: four days in Scotland with three friends, from search to calendar in at most 20 taps', async ({ page }) => {
	await becomeMember(page);
	const { tap, taps } = countTaps();
	await page.goto('/find-course');
	await hydrated(page);
	await tap(page.locator('#find-q'));
	await page.keyboard.type('links in scotland');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/links.* in Scotland/i);
	await expect(page).toHaveURL(/q=links(\+|%20)in(\+|%20)scotland/);
	await tap(page.getByRole('link', { name: 'Plan a trip with these' }));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan a trip');
	await hydrated(page);
	await expectAccessibleInBothThemes(page);
	for (let at = 0; at < TICKS; at++) await tap(page.getByRole('checkbox').nth(at));
	await tap(page.getByLabel('First day'));
	await page.getByLabel('First day').fill(FIRST_DAY);
	await expect(page.getByLabel('Name of the trip')).toHaveValue('Golf in Scotland');
	await tap(page.getByRole('button', { name: 'Make the trip' }));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golf in Scotland');
	await expect(page.getByRole('article')).toHaveCount(TICKS);
	await hydrated(page);
	await tap(page.getByRole('button', { name: 'Share the link' }));
	const download = page.waitForEvent('download');
	await tap(page.getByRole('link', { name: 'Add to calendar' }));
	const file = await (await download).createReadStream();
	const text = (await file.toArray()).join('');
	const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
	expect(events.map(({ startDate }) => startDate.toString())).toEqual(
		[11, 12, 13, 14].map((day) => `${year}-06-${day}`),
	);
	expect(text).not.toContain('/trips/');
	// On paper, each of the four days has a sheet of its own.
	expect(await sheetsOf(page)).toBe(4);
	expect(taps.length, taps.join('\n')).toBeLessThanOrEqual(MOST_TAPS);
});

test('L3: five browsers settle four courses, each with a name typed and no account', async ({
	page,
	browser,
	baseURL,
}) => {
	const link = await planTrip(page, 'Settled by five');
	const plain = { baseURL, javaScriptEnabled: false };
	const five = [
		{ name: 'Anna', votes: ['Yes', 'Yes', 'Maybe', 'Yes'], options: { baseURL } },
		{ name: 'Per', votes: ['Yes', 'Yes', 'Yes', 'No'], options: { baseURL, viewport: WIDTHS.phone } },
		{ name: 'Tom', votes: ['Maybe', 'Yes', 'No', 'Yes'], options: plain },
		{ name: 'Mei', votes: ['Yes', 'No', 'Yes', 'Yes'], options: { ...plain, viewport: WIDTHS.phone } },
		{ name: 'Sven', votes: ['Yes', 'Yes', 'Yes', 'Yes'], options: { baseURL } },
	];
	const friends = await Promise.all(five.map(({ options }) => openBrowser(browser, options)));
	await Promise.all(five.map((one, at) => joinAndVote(friends[at] as Page, link, one)));
	await page.reload();
	for (const [at, stop] of (await page.getByRole('article').all()).entries()) {
		for (const { name, votes } of five) {
			await expect(stop.getByRole('listitem').filter({ hasText: name })).toContainText(votes[at] ?? '');
		}
	}
	const [anna, , tom] = friends as [Page, Page, Page];
	await expectAccessibleInBothThemes(anna, 'trips/:link');
	await tom.goto(link);
	await expect(tom.getByText('You vote as Tom.')).toBeVisible();
	await tom.getByRole('button', { name: 'Leave the trip' }).click();
	await expect(tom.getByLabel('Your name')).toBeVisible();
	await tom.getByLabel('Your name').fill('anna');
	await tom.getByRole('button', { name: 'Vote with this name' }).click();
	await expect(tom.getByText('Somebody of that name travels along already.')).toBeVisible();
	await expect(tom.getByLabel('Your name')).toHaveValue('anna');
	await expect(tom.getByAltText('Map of the courses, numbered as in the list')).not.toHaveJSProperty('naturalWidth', 0);
	for (const name of ['Zoom in', 'Zoom out', 'Show all of them']) await page.getByRole('button', { name }).click();
	await page.getByRole('application', { name: /^Map of these courses/ }).press('Enter');
	await expectAccessibleInBothThemes(page, 'account/trips/:id');
	await Promise.all(friends.map((friend) => friend.context().close()));
});

test('L3: a closed link is closed at once, and its address is told to nobody', async ({ page, browser, baseURL }) => {
	const link = await planTrip(page, 'Closed at once');
	const friend = await openBrowser(browser, { baseURL });
	const opened = await friend.goto(link);
	expect(opened?.headers()).toMatchObject({
		'cache-control': 'private, no-store',
		'referrer-policy': 'strict-origin',
		'x-robots-tag': 'noindex, nofollow, noarchive',
	});
	const heard = friend.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/courses/'));
	await friend.getByRole('article').first().getByRole('link').first().click();
	expect((await (await heard).allHeaders()).referer ?? '').not.toContain('/trips/');
	await page.getByRole('button', { name: 'Close the link' }).click();
	await expect(page.getByText('The link is closed')).toBeVisible();
	for (const address of [link, `${link}/trip.ics`, `${link}/trip.gpx`, `${link}/map.svg`])
		expect((await friend.request.get(address)).status()).toBe(404);
	await page.getByRole('button', { name: 'Open it with a new address' }).click();
	await expect(page.getByText('Whoever has it reads the trip')).toBeVisible();
	const renewed = await linkOn(page);
	expect(renewed).not.toBe(link);
	expect((await friend.request.get(link)).status()).toBe(404);
	expect((await friend.request.get(renewed)).status()).toBe(200);
	await friend.context().close();
});

test('L3: a member changes days, order and courses of a trip, and removes it', async ({ page }) => {
	await planTrip(page, 'Changed and removed');
	await page.getByRole('link', { name: 'Change days and order' }).click();
	await hydrated(page);
	await expectAccessible(page, 'account/trips/:id/edit');
	await page.getByLabel('Days', { exact: true }).fill('40');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('Days must be a whole number from 1 to 21.')).toBeVisible();
	await page.getByLabel('Days', { exact: true }).fill('3');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed and removed');
	await expect(page.getByRole('article')).toHaveCount(TICKS);

	await page.getByRole('link', { name: 'Change days and order' }).click();
	await hydrated(page);
	const words = page.getByLabel(/^A few words on/).first();
	await words.fill('Arrival in Edinburgh');
	await page
		.getByRole('button', { name: /^Keep the words on/ })
		.first()
		.click();
	await expect(words).toHaveValue('Arrival in Edinburgh');
	await page
		.getByRole('button', { name: /^Take off/ })
		.first()
		.click();
	await expect(page.getByRole('button', { name: /^Take off/ })).toHaveCount(TICKS - 1);
	await page.getByRole('link', { name: 'Back to the trip' }).click();
	await expect(page.getByText('Arrival in Edinburgh')).toBeVisible();

	await page.getByRole('link', { name: 'Add courses' }).click();
	await hydrated(page);
	await page.getByLabel('Courses', { exact: true }).fill('gullane');
	await page.getByRole('button', { name: 'Search courses' }).click();
	await page
		.getByRole('checkbox', { name: /Gullane/ })
		.first()
		.check();
	await expectAccessible(page, 'account/trips/:id/courses');
	await page.getByRole('button', { name: 'Add to the trip' }).click();
	await expect(page.getByRole('article').filter({ hasText: 'Gullane' })).toHaveCount(1);

	await page.goto('/courses/united-kingdom/gleneagles-kings/trip');
	await hydrated(page);
	await expectAccessible(page, 'courses/:country/:slug/trip');
	await page.getByRole('button', { name: 'Add to the trip' }).click();
	await expect(page.getByRole('article').filter({ hasText: 'Gleneagles' })).toHaveCount(1);

	await page.getByRole('link', { name: 'Change days and order' }).click();
	await page.getByRole('link', { name: 'Remove Changed and removed' }).click();
	await expectAccessible(page, 'account/trips/:id/removal');
	await page.getByRole('button', { name: 'Remove the trip' }).click();
	await expect(page.getByText('The trip is removed.')).toBeVisible();
	await expect(page.getByText('Your trips stand here.')).toBeVisible();
});
