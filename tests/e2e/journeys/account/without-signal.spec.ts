import { rm } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { becomeMember, sessionRenewed } from '#tests/e2e/support/accounts.ts';
import { expectAccessibleInBothThemes, hydrated, test } from '#tests/e2e/support/test.ts';
import { startKillableBrowser } from '#tests/support/sites/killable-browser.ts';
import { logWithoutSignal } from '#tests/support/sites/without-signal.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED/] });

const ROUND = '/courses/sweden/falsterbo/round';
const REFUSAL = '<main><p id="round-day-error">The day was washed out.</p></main>';
const WAITS = '1 round is waiting to be sent.';

/** Those of the diary: what waits has no day by itself. */
const rounds = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Falsterbo', has: page.locator('time') });

/** Fills in the form of a round that is open, and saves it. */
async function save(page: Page, notes: string) {
	await page.getByText('Add score, tees').click();
	await page.getByLabel('Private notes').fill(notes);
	await page.getByRole('button', { name: 'Save' }).click();
}

/** A member saves a round that waits on the device; what is sent reaches nobody until the context is unrouted. */
async function saveWithoutSignal(page: Page, notes: string) {
	await becomeMember(page, 'Signe');
	await page.goto(ROUND);
	await hydrated(page);
	await page
		.context()
		.route('**/round*', (route) =>
			route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
		);
	await save(page, notes);
	await expect(page.getByText(WAITS)).toBeVisible();
}

test('B5: a round whose answer is lost waits, is its member’s alone, and is sent once', async ({ page, context }) => {
	await becomeMember(page, 'Signe');
	await page.goto(ROUND);
	await hydrated(page);
	// With the cookies from before it the session would be ended as a stolen one.
	await sessionRenewed(page);
	const cookies = await context.cookies();
	// The site has it, and nobody hears so.
	await context.route('**/round*', async (route) => {
		if (route.request().method() !== 'POST') return route.fallback();
		await route.fetch({ maxRedirects: 0 });
		await route.abort('connectionreset');
	});
	await save(page, 'Three-wood at the fifth.');
	await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
	await expect(page.getByText(WAITS)).toBeVisible();
	await expectAccessibleInBothThemes(page);

	// Whoever else signs in on the phone neither sees nor sends it.
	await context.clearCookies();
	await becomeMember(page, 'Per');
	await page.goto('/account/golf');
	await hydrated(page);
	await expect(page.getByText('waiting')).toHaveCount(0);
	await sessionRenewed(page);

	await context.clearCookies();
	await context.addCookies(cookies);
	await page.goto('/account/golf');
	await expect(page.getByText(WAITS)).toBeVisible();
	await context.unrouteAll({ behavior: 'wait' });
	// Two tabs at once.
	const other = await context.newPage();
	await Promise.all([page.reload(), other.goto('/account/golf')]);
	for (const tab of [page, other]) {
		await expect(tab.getByText(WAITS)).toHaveCount(0);
		await expect(rounds(tab)).toHaveCount(1);
	}
	await other.close();

	// One that is refused says why, and is mended in its form.
	await context.route('**/round*', async (route) => {
		if (route.request().method() !== 'POST') return route.fallback();
		if (isLost) return route.abort('connectionreset');
		await route.fulfill({ status: 400, contentType: 'text/html', body: REFUSAL });
	});
	let isLost = true;
	await page.goto(ROUND);
	await hydrated(page);
	await save(page, 'Rain from the ninth on.');
	await expect(page.getByText(WAITS)).toBeVisible();
	isLost = false;
	await page.goto('/account/golf');
	await expect(page.getByText('1 round could not be sent.')).toBeVisible();
	await expect(page.getByText('The day was washed out.')).toBeVisible();
	await context.unrouteAll({ behavior: 'wait' });
	await page.getByRole('button', { name: /^Edit: Falsterbo, / }).click();
	await expect(page.getByLabel('Private notes')).toHaveValue('Rain from the ninth on.');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('Your 2nd round at Falsterbo')).toBeVisible();
	await page.goto('/account/golf');
	await expect(rounds(page)).toHaveCount(2);
	await expect(page.getByText('could not be sent')).toHaveCount(0);
});

test('B5: a round that is sent after a page was read stands on it', async ({ page, context }) => {
	await saveWithoutSignal(page, 'A driver at the first.');
	await context.unrouteAll({ behavior: 'wait' });

	const arrived = Promise.withResolvers<void>();
	await page.route('**/*.js', async (route) => {
		await arrived.promise;
		await route.fallback();
	});
	await page.goto('/account/golf', { waitUntil: 'commit' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(rounds(page)).toHaveCount(0);
	const other = await context.newPage();
	await other.goto('/account/golf');
	await expect(rounds(other)).toHaveCount(1);
	await other.close();
	arrived.resolve();
	await expect(rounds(page)).toHaveCount(1);
});

test('B5: what is typed stays in its form when what waited is sent meanwhile', async ({ page, context }) => {
	await saveWithoutSignal(page, 'Nine holes before the rain.');
	await page.goto(ROUND);
	await hydrated(page);
	await page.getByText('Add score, tees').click();
	await page.getByLabel('Private notes').fill('Nine more after it.');
	await context.unrouteAll({ behavior: 'wait' });
	const other = await context.newPage();
	await other.goto('/account/golf');
	await expect(rounds(other)).toHaveCount(1);
	await other.close();
	await expect(page.getByLabel('Private notes')).toHaveValue('Nine more after it.');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('Your 2nd round at Falsterbo')).toBeVisible();
});

test('B5: a round that is logged without signal is sent once the killed browser is opened again', async ({
	page,
	baseURL: origin = '',
}) => {
	await becomeMember(page, 'Signe');
	const cookies = await page.context().cookies();
	const profile = await makeTemporaryFolder();
	const first = await startKillableBrowser({ profile, origin, cookies });
	try {
		await logWithoutSignal(first.page, origin, { course: 'sweden/falsterbo', notes: 'Wind from the sea.' });
	} finally {
		await first.kill();
	}
	const second = await startKillableBrowser({ profile, origin, cookies });
	try {
		await second.page.goto(`${origin}/account/golf`);
		await expect(rounds(second.page)).toHaveCount(1);
		// The book opens as it was last seen, while its member is signed in.
		await expect.poll(() => keptBook(second.page)).toContain('Falsterbo');
		await second.page.context().setOffline(true);
		await second.page.goto(`${origin}/account/golf`);
		await expect(rounds(second.page)).toHaveCount(1);
		await second.page.context().setOffline(false);
		await second.page.goto(`${origin}/guides`);
		await second.page.getByLabel('Your account').click();
		await second.page.getByRole('button', { name: 'Sign out' }).click();
		await expect(second.page.getByText('You have been signed out')).toBeVisible();
		expect(await keptBook(second.page)).toBe('');
	} finally {
		await second.kill();
		await rm(profile, { recursive: true, force: true });
	}
});

/** The kept page of a member's book; empty where none is kept. */
const keptBook = (page: Page) =>
	page.evaluate(async () => (await (await caches.match('/account/golf', { ignoreVary: true }))?.text()) ?? '');
