import { expect, type Page } from '@playwright/test';
import { faultsIn, missingIn, structuredDataIn } from '#tests/e2e/crawl/page-rules.ts';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { deskTest } from '#tests/e2e/support/editors.ts';
import { expectAccessible, expectAccessibleInBothThemes, hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';
import { visit } from '#tests/e2e/support/visit.ts';

const FALSTERBO = '/courses/sweden/falsterbo';

/** Begins a list with a course from its page, and gives its number. */
async function beginList(page: Page, title: string, note = ''): Promise<string> {
	await page.goto(`${FALSTERBO}/list`);
	await page.getByLabel('Title of the new list').fill(title);
	await page.getByLabel('Note').fill(note);
	await page.getByRole('button', { name: 'Add to the list' }).click();
	await expect(page).toHaveURL(/added=\d+/);
	return new URL(page.url()).searchParams.get('added') ?? '';
}

async function openTo(page: Page, id: string, readers: 'Whoever has its link' | 'Everybody', words = '') {
	await page.goto(`/account/lists/${id}/edit`);
	await page.getByRole('radio', { name: readers }).check();
	if (words) await page.getByLabel('Words').fill(words);
	await page.getByLabel(/^Show it on my public page/).check();
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page).toHaveURL(`/account/lists/${id}?saved=yes`);
}

test('L2: a list is begun from a course, put in order by keyboard, shown to everybody and counted for its reader', async ({
	page,
	baseURL,
}) => {
	test.slow();
	await becomeMember(page, 'Karin');
	const courses: [string, string][] = [
		['Ljunghusen', '/courses/sweden/ljunghusen'],
		['Vasatorp', '/courses/sweden/vasatorp'],
	];
	await page.goto(FALSTERBO);
	await page.getByRole('main').getByRole('button', { name: 'Add to a list: Falsterbo' }).first().click();
	await expect(page).toHaveURL(/falsterbo\/list\?$|falsterbo\/list$/);
	await hydrated(page);
	await page.getByRole('button', { name: 'Add to the list' }).click();
	await expect(page.getByText('Title must be at least 2 characters.').first()).toBeVisible();
	await expectAccessible(page, 'courses/:country/:slug/list');
	const id = await beginList(page, 'Links worth a ferry', 'Go when the geese are there.');
	for (const [, path] of courses) {
		await page.goto(`${path}/list`);
		await page.getByRole('button', { name: 'Add to the list' }).click();
		await expect(page.getByText('It is on Links worth a ferry.')).toBeVisible();
	}

	await page.goto(`/account/lists/${id}`);
	await hydrated(page);
	await expectAccessibleInBothThemes(page, 'account/lists/:id');
	await page.setViewportSize(WIDTHS.wide);
	await page.getByLabel('Note on Vasatorp').fill('Stay the night.');
	const up = page.getByRole('button', { name: 'Move Vasatorp up' });
	await up.focus();
	await page.keyboard.press('Enter');
	await expect(page.getByLabel('Place of Vasatorp')).toHaveValue('2');
	await expect(up).toBeFocused();
	await expect(page.getByLabel('Note on Vasatorp')).toHaveValue('Stay the night.');
	await page.getByLabel('Place of Ljunghusen').fill('1');
	await page.getByLabel('Place of Ljunghusen').press('Enter');
	await expect(page.getByText('Saved.')).toBeVisible();
	await expect(page.getByRole('main').locator('ol > li p > a')).toHaveText(['Ljunghusen', 'Falsterbo', 'Vasatorp']);

	await openTo(page, id, 'Everybody', 'In the order in which I would go again.');
	await expectAccessible(page, 'account/lists/:id');
	await page.goto(`/account/lists/${id}/edit`);
	await expectAccessible(page, 'account/lists/:id/edit');
	await page.goto('/account/lists');
	await expect(page.getByText('0 of 3 played')).toBeVisible();

	const at = `/lists/links-worth-a-ferry-${id}`;
	const answer = await page.request.get(at);
	expect(answer.headers()['set-cookie']).toBeUndefined();
	const html = await answer.text();
	expect(missingIn(html)).toEqual([]);
	expect(await faultsIn(html)).toEqual([]);
	expect(html).toContain(`<link rel="canonical" href="${baseURL}${at}"`);
	expect(structuredDataIn(html)[0]).toMatchObject({
		'@type': 'ItemList',
		numberOfItems: 3,
		itemListElement: [{ position: 1, name: 'Ljunghusen' }, { name: 'Falsterbo' }, { name: 'Vasatorp' }],
	});
	expect(await (await page.request.get('/sitemaps/pages.xml')).text()).toContain(`${at}<`);
	await page.goto('/lists');
	await page.getByRole('main').locator(`a[href="${at}"]`).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Links worth a ferry');
	await expect(page.getByText('You have played 0 of 3.')).toBeVisible();
	await page.getByRole('button', { name: 'Played: Falsterbo' }).click();
	await expect(page.getByText('You have played 1 of 3.')).toBeVisible();
	const rows = page.getByRole('main').locator('ol > li:visible h2');
	await page.getByRole('radio', { name: 'Not yet 2' }).check();
	await expect(rows).toHaveText(['Ljunghusen', 'Vasatorp']);
	// A mark moves nothing until the next choice.
	await page.getByRole('button', { name: 'Played: Vasatorp' }).click();
	await expect(page.getByRole('radio', { name: 'Not yet 1' })).toBeChecked();
	await expect(rows).toHaveText(['Ljunghusen', 'Vasatorp']);
	await page.getByRole('radio', { name: 'Played 2' }).check();
	await expect(rows).toHaveText(['Falsterbo', 'Vasatorp']);
	await expectAccessibleInBothThemes(page, 'lists/:slug');
	await page.getByRole('navigation', { name: 'List or map' }).getByRole('link', { name: 'Map' }).click();
	await expect(page).toHaveURL(`${at}?view=map`);
	await page.getByRole('button', { name: 'Zoom in' }).click();
	await expectAccessibleInBothThemes(page, 'lists/:slug');
	const picture = await page.request.get(`${at}/map.svg`);
	expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
	await page.goto('/account/golf');
	await expect(page.getByRole('listitem').filter({ hasText: 'Links worth a ferry' })).toContainText('2 of 3');

	const visitor = await visit(page.context().browser(), baseURL);
	await visitor.goto('/lists/a-former-title-'.concat(id));
	await expect(visitor).toHaveURL(at);
	await expect(visitor.getByText('Go when the geese are there.')).toBeVisible();
	await expect(visitor.getByText(/^You have played/)).toBeHidden();
	await becomeMember(visitor, 'Olof');
	await visitor.goto(at);
	const like = visitor.getByRole('button', { name: /^Like/ });
	for (const [isOn, words] of [
		['false', 'Like'],
		['true', 'Like · 1'],
		['false', 'Like'],
		['true', 'Like · 1'],
	] as const) {
		if (words !== 'Like' || (await like.getAttribute('aria-pressed')) === 'true') await like.click();
		await expect(like).toHaveAttribute('aria-pressed', isOn);
		await expect(like).toHaveText(words);
	}
	await expect(visitor).toHaveURL(at);
	await visitor.goto(`${at}/like`);
	await expect(visitor.getByRole('button', { name: 'Take my like back' })).toBeVisible();
	await expectAccessible(visitor, 'lists/:slug/like');
	await visitor.goto(at);
	await visitor.getByRole('button', { name: 'Add all to my wish list' }).click();
	await expect(visitor.getByText('3 courses of it are not on your wish list yet.')).toBeVisible();
	await expectAccessible(visitor, 'lists/:slug/wishes');
	await visitor.getByRole('main').getByRole('button', { name: 'Add all to my wish list' }).click();
	await expect(visitor).toHaveURL(at);
	await expect(visitor.getByRole('button', { name: 'Want to play: Vasatorp' })).toHaveAttribute('aria-pressed', 'true');
	await visitor.getByRole('button', { name: 'Copy', exact: true }).click();
	await expectAccessible(visitor, 'lists/:slug/copy');
	await visitor.getByRole('button', { name: 'Copy the list' }).click();
	await expect(visitor.getByText('Only you see this list.')).toBeVisible();
	await expect(visitor.getByRole('main').locator('ol > li p > a')).toHaveText(['Ljunghusen', 'Falsterbo', 'Vasatorp']);
	await expect(visitor.getByLabel('Note on Falsterbo')).toHaveValue('');
	await visitor.goto(at);
	await visitor.getByRole('link', { name: 'Report' }).click();
	await expect(visitor.getByRole('main').getByText('Links worth a ferry')).toBeVisible();
	await visitor.context().close();

	await page.goto(`/account/lists/${id}/removal`);
	await expectAccessible(page, 'account/lists/:id/removal');
	await page.getByRole('button', { name: 'Remove the list' }).click();
	await expect(page.getByText('The list is removed.')).toBeVisible();
	for (const gone of [at, `${at}?view=map`, `${at}/map.svg`]) expect((await page.request.get(gone)).status()).toBe(404);
});

test('L2: all courses of a guide, of a ranking and of a golf area go on the wish list together, and are taken back', async ({
	page,
}) => {
	await becomeMember(page, 'Karin');
	for (const at of ['/guides/links-golf-around-the-baltic', '/courses/ireland', '/areas/fife']) {
		await page.goto(at);
		await page.getByRole('link', { name: 'Add all to want to play' }).click();
		const ticked = page.getByRole('checkbox', { checked: true });
		await expect(ticked.nth(1)).toBeAttached();
		await hydrated(page);
		const count = await ticked.count();
		await page.getByRole('button', { name: `Put ${count} on my wish list` }).click();
		await expect(page.getByText(`${count} courses are on your wish list.`)).toBeVisible();
		await page.getByRole('button', { name: 'Undo' }).click();
		await expect(page.getByText(`Taken back: ${count} courses.`)).toBeVisible();
	}
	await page.goto('/account/golf');
	await expect(page.getByText('Your rounds stand here, day by day.')).toBeVisible();
});

test('L2: a list by link is read by whoever has it, kept nowhere, and closed at once', async ({ page, baseURL }) => {
	await becomeMember(page, 'Karin');
	const id = await beginList(page, 'For the four of us');
	await openTo(page, id, 'Whoever has its link');
	const link =
		(await page
			.getByRole('main')
			.getByRole('link', { name: /lists\/shared\?link=/ })
			.getAttribute('href')) ?? '';
	expect(link).toMatch(/^\/lists\/shared\?link=[\w-]{22}$/);
	await expect(page.getByRole('main').getByRole('link', { name: 'Share', exact: true })).toHaveAttribute('href', link);
	await page.goto(link);
	await expect(page.getByText('You have played 0 of 1.')).toBeVisible();
	await expectAccessible(page, 'lists/shared');
	const visitor = await visit(page.context().browser(), baseURL);
	const opened = await visitor.goto(link);
	expect(opened?.headers()['cache-control']).toContain('no-store');
	expect(await visitor.content()).toContain('noindex');
	const picture = await visitor.request.get(link.replace('?', '/map.svg?'));
	expect(picture.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'image/svg+xml' });
	// Nothing that machines are told, and no address on the page, has the link in it.
	expect((await visitor.locator('head').innerHTML()).includes(link.split('=')[1] ?? '?')).toBe(false);
	await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('For the four of us');
	await page.goto(`/account/lists/${id}/edit`);
	await page.getByRole('radio', { name: 'Only me' }).check();
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page).toHaveURL(`/account/lists/${id}?saved=yes`);
	for (const gone of [link, `${link}&view=map`, link.replace('?', '/map.svg?')])
		expect((await visitor.goto(gone))?.status()).toBe(404);
	await visitor.context().close();
});

deskTest('L2: a list with an address in it waits for an editor, who publishes it', async ({ page, baseURL }) => {
	const owner = await visit(page.context().browser(), baseURL);
	await becomeMember(owner, 'Karin');
	const title = `Ferries ${Date.now().toString(36)}`;
	const id = await beginList(owner, title);
	await openTo(owner, id, 'Everybody', 'Book at https://ferries.example today.');
	await expect(owner.getByText('It waits for an editor: nobody else reads it yet.')).toBeVisible();
	const at = `/lists/${title.toLowerCase().replace(' ', '-')}-${id}`;
	expect((await owner.request.get(at)).status()).toBe(404);
	await page.goto('/desk?view=list');
	await page.getByRole('link', { name: title }).click();
	await expect(page.getByRole('article', { name: 'The list' })).toContainText('https://ferries.example');
	await expectAccessibleInBothThemes(page, 'desk/inbox/list/:id');
	await page.getByRole('button', { name: 'Publish' }).click();
	await expect(page.getByText(/^Decided\./)).toBeVisible();
	await expect.poll(async () => (await owner.request.get(at)).status(), { timeout: 60_000 }).toBe(200);
	await owner.context().close();
});
