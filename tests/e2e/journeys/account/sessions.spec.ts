import { type Browser, expect, type Page, request } from '@playwright/test';
import { becomeMember, type NewMember, signIn } from '#tests/e2e/support/accounts.ts';
import { aPhotograph } from '#tests/e2e/support/pictures.ts';
import { ownReviewId, writeReview } from '#tests/e2e/support/reviews.ts';
import { hydrated, test } from '#tests/e2e/support/test.ts';

test.use({ expectedErrors: [/net::ERR_FAILED|status of (403|409)/] });

/** Ends every session of a member, as another device of theirs does. */
async function endSessionsElsewhere(page: Page, { email, password }: NewMember) {
	const elsewhere = await request.newContext({ baseURL: new URL(page.url()).origin });
	const signedIn = await elsewhere.post('/auth/v1/token?grant_type=password', { data: { email, password } });
	expect(signedIn.status(), await signedIn.text()).toBe(200);
	const { access_token } = await signedIn.json();
	const headers = { Authorization: `Bearer ${access_token}` };
	expect((await elsewhere.post('/auth/v1/logout?scope=global', { headers })).status()).toBe(204);
	await elsewhere.dispose();
}

type MembersForm = {
	path: string;
	/** By label: what is typed. */
	typed: Record<string, string>;
	/** By label: what is typed and never kept. */
	secrets?: Record<string, string>;
	button: string;
};

const FORMS: Record<string, MembersForm> = {
	profile: {
		path: '/account/profile',
		typed: {
			'First name': 'Ingegerd',
			'Home country': 'Norway',
			'Handicap index': '11.8',
			'Public name': 'Fjeldgolfer',
		},
		button: 'Save Profile',
	},
	'a new address': {
		path: '/account/email',
		typed: { 'New address': 'elsewhere@golf.example' },
		secrets: { 'Present password': 'three long irons' },
		button: 'Change Email',
	},
	'a new password': {
		path: '/account/password',
		typed: {},
		secrets: {
			'Present password': 'three long irons',
			'New password': 'heather-and-wind',
			'Confirm new password': 'heather-and-wind',
		},
		button: 'Change Password',
	},
	'the edit of a review': {
		path: '/reviews/ID/edit',
		typed: {
			'Your Review': 'The wind came from the other side on the second day, and the greens were slower.',
			Pros: 'Turf that never holds water',
		},
		button: 'Save the review',
	},
	'the removal of a review': { path: '/reviews/ID/removal', typed: {}, button: 'Delete the review' },
	'a scorecard': { path: '/account/reviews/ID/scorecard', typed: {}, button: 'Send Scorecard' },
	'the wish list': { path: '/courses/sweden/falsterbo/like', typed: {}, button: 'Like this course' },
};

/** Some labels go on with what is said of their field. */
const labelled = (page: Page, label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}`));

for (const [name, { path, typed, secrets = {}, button }] of Object.entries(FORMS)) {
	test(`a session that ends in the middle of ${name}: the login leads back, and what was typed is there`, async ({
		page,
	}) => {
		const member = await becomeMember(page, 'Inga');
		let address = path;
		if (path.includes('ID')) {
			await writeReview(page, {
				course: 'falsterbo',
				words: 'Larks over the dunes, and a dry bounce on every fairway.',
			});
			address = path.replace('ID', await ownReviewId(page, 'Falsterbo'));
		}
		await page.goto(address);
		await hydrated(page);
		if ('Pros' in typed) await page.getByText('Add details').click();
		for (const [label, value] of Object.entries({ ...typed, ...secrets })) {
			await labelled(page, label).fill(value);
			// What is only typed into a list is not chosen.
			if (label === 'Home country') await page.getByRole('option', { name: value }).click();
		}
		if (name === 'a scorecard') await labelled(page, 'Picture').setInputFiles(await aPhotograph('card.jpg'));
		await endSessionsElsewhere(page, member);
		await page.getByRole('main').getByRole('button', { name: button }).first().click();
		await expect(page).toHaveURL(`/auth/login?redirectTo=${encodeURIComponent(address)}&said=required`);
		await expect(page.locator('[data-account]').first()).toHaveAttribute('data-account', 'out');
		await signIn(page, member);
		await expect(page).toHaveURL(address);
		for (const [label, value] of Object.entries(typed)) await expect(labelled(page, label)).toHaveValue(value);
		for (const label of Object.keys(secrets)) await expect(labelled(page, label)).toHaveValue('');
	});
}

test('a session that ended elsewhere: each link of the account leads to the login and back', async ({ page }) => {
	const member = await becomeMember(page, 'Inga');
	for (const [link, address] of [
		['Edit Profile', '/account/profile'],
		['Change Email', '/account/email'],
		['Reviews', '/account/reviews'],
	] as const) {
		await page.goto('/account/settings');
		await hydrated(page);
		await endSessionsElsewhere(page, member);
		await page.getByRole('main').getByRole('link', { name: link }).first().click();
		await expect(page).toHaveURL(`/auth/login?redirectTo=${encodeURIComponent(address)}&said=required`);
		await signIn(page, member);
		await expect(page).toHaveURL(address);
	}
});

/** Lets another tab of the same browser sign in as somebody else. */
async function becomeSomebodyElse(page: Page): Promise<NewMember> {
	const tab = await page.context().newPage();
	await page.context().clearCookies();
	const other = await becomeMember(tab, 'Otto');
	await tab.close();
	return other;
}

test('a form opened by one member is not sent as another without a word', async ({ page }) => {
	await becomeMember(page, 'Inga');
	await page.goto('/account/profile');
	await hydrated(page);
	await labelled(page, 'Handicap index').fill('11.8');
	const other = await becomeSomebodyElse(page);
	await page.getByRole('button', { name: 'Save Profile' }).click();
	const question = page.getByRole('dialog', { name: 'You are now signed in as Otto Ekdahl. Send it under that name?' });
	await question.getByRole('button', { name: 'Not now' }).click();
	await expect(labelled(page, 'Handicap index')).toHaveValue('11.8');
	await page.getByRole('button', { name: 'Save Profile' }).click();
	await question.getByRole('button', { name: 'Send it as Otto Ekdahl' }).click();
	await expect(page).toHaveURL('/account/settings?said=profile');
	await expect(page.locator('[data-member="email"]')).toHaveText(other.email);
});

async function plainPage(browser: Browser) {
	const context = await browser.newContext({ javaScriptEnabled: false });
	return context.newPage();
}

test('without JavaScript: both are asked on a page that keeps what was typed', async ({ browser, page }) => {
	await page.goto('/');
	const plain = await plainPage(browser);
	const inga = await becomeMember(plain, 'Inga');
	await plain.goto('/account/profile');
	await labelled(plain, 'Public name').fill('The golfer of the three lakes');
	await endSessionsElsewhere(page, inga);
	await plain.getByRole('button', { name: 'Save Profile' }).click();
	await expect(plain.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
	await expect(plain.getByText('The golfer of the three lakes')).toBeVisible();
	const opened = plain.context().waitForEvent('page');
	await plain.getByRole('link', { name: /Log in/ }).click();
	const login = await opened;
	await signIn(login, inga);
	await expect(login).toHaveURL(/\/account/);
	await login.close();
	await plain.getByRole('button', { name: 'Send it again' }).click();
	await expect(plain).toHaveURL('/account/settings?said=profile');

	await plain.goto('/account/profile');
	await labelled(plain, 'Public name').fill('The golfer of the four lakes');
	await becomeSomebodyElse(plain);
	await plain.getByRole('button', { name: 'Save Profile' }).click();
	await expect(plain.getByText('You are now signed in as Otto Ekdahl. Send it under that name?').first()).toBeVisible();
	await expect(plain.getByText('The golfer of the four lakes')).toBeVisible();
	await plain.getByRole('button', { name: 'Send it as Otto Ekdahl' }).click();
	await expect(plain).toHaveURL('/account/settings?said=profile');
	await plain.context().close();
});

const keptInBrowser = (page: Page) =>
	page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)).join('\n'));

test('the draft of a member goes with the sign-out, holds no name, and is nobody else’s', async ({ page }) => {
	await becomeMember(page, 'Inga');
	await page.goto('/create-review?course=falsterbo');
	await hydrated(page);
	await labelled(page, 'Your Review').fill('A caddie who knew every hare by name.');
	await expect.poll(() => keptInBrowser(page)).toContain('A caddie who knew');
	expect(await keptInBrowser(page)).not.toContain('Ekdahl');
	await becomeSomebodyElse(page);
	await page.reload();
	await hydrated(page);
	await expect(labelled(page, 'Your Review')).toHaveValue('');
	const bar = page.locator('header[data-bar]');
	await bar.locator('summary', { hasText: /^O$/ }).click();
	await bar.getByRole('button', { name: 'Sign out' }).click();
	await expect(page).toHaveURL('/');
	expect(await keptInBrowser(page)).not.toMatch(/caddie|Ekdahl|Inga/);
});

test('after a review was sent, Back makes no draft of it', async ({ page }) => {
	await becomeMember(page, 'Inga');
	await page.goto('/');
	await writeReview(page, { course: 'falsterbo', words: 'Two swans on the fourth tee refused to be hurried.' });
	await expect(page.locator('[data-member="letter"]'), 'the member is still there').toHaveText('I');
	await page.goBack();
	await expect(page).toHaveURL('/create-review?course=falsterbo');
	await hydrated(page);
	expect(await keptInBrowser(page)).not.toContain('Two swans');
});

for (const { what, path, typed, button } of [
	{ what: 'a form of the account', path: '/account/profile', typed: 'Public name', button: 'Save Profile' },
	{ what: 'the contact form', path: '/support/contact?category=general', typed: 'Subject', button: 'Send Message' },
	{ what: 'a form of one button', path: '/courses/sweden/falsterbo/like', typed: null, button: 'Like this course' },
]) {
	test(`a connection that is lost while ${what} is sent is said, and the page stays`, async ({ page }) => {
		await becomeMember(page, 'Inga');
		await page.goto(path);
		await hydrated(page);
		if (path.includes('contact')) {
			await labelled(page, 'Name').fill('Inga Ekdahl');
			await labelled(page, 'Email').fill('inga@golf.example');
			await labelled(page, 'Message').fill('It lies left of the fourth green.');
		}
		if (typed) await labelled(page, typed).fill('Left of the green');
		await page.route('**/*.data*', (route) => route.abort());
		await page.getByRole('main').getByRole('button', { name: button }).click();
		await expect(page.getByText('You are offline. What you wrote is kept.').first()).toBeVisible();
		await expect(page.getByText('unexpected error')).toHaveCount(0);
		if (typed) await expect(labelled(page, typed)).toHaveValue('Left of the green');
		await expect(page.getByRole('main').getByRole('button', { name: button })).toBeVisible();
	});
}
