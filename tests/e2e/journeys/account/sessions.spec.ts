import { type Browser, expect, type Page, request } from '@playwright/test';
import { becomeMember, type NewMember, sessionRenewed, signIn } from '#tests/e2e/support/accounts.ts';
import { runBeside } from '#tests/e2e/support/beside.ts';
import { CHECKED, type FIRST, MEMBER_FORMS, type MemberForm } from '#tests/e2e/support/member-forms.ts';
import { COURSE } from '#tests/e2e/support/pages.ts';
import { aPhotograph } from '#tests/e2e/support/pictures.ts';
import { beUnhurried, ownReviewId, sendReview, writePhotographed, writeReview } from '#tests/e2e/support/reviews.ts';
import { hydrated, test } from '#tests/e2e/support/test.ts';

test.use({ expectedErrors: [/net::ERR_FAILED|status of (403|409)/] });

/** As the member's other device does. */
async function endSessionsElsewhere(page: Page, { email, password }: NewMember) {
	const elsewhere = await request.newContext({ baseURL: new URL(page.url()).origin });
	const signedIn = await elsewhere.post('/auth/v1/token?grant_type=password', { data: { email, password } });
	expect(signedIn.status(), await signedIn.text()).toBe(200);
	const { access_token } = await signedIn.json();
	const headers = { Authorization: `Bearer ${access_token}` };
	const ended = await elsewhere.post('/auth/v1/logout?scope=global', { headers });
	expect(ended.ok(), await ended.text()).toBe(true);
	await elsewhere.dispose();
}

/** Some labels go on with what is said of their field. */
const labelled = (page: Page, label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}`));

const REVIEWED = { course: 'vasatorp', words: 'Larks over the dunes, and a dry bounce on every fairway.' };

/** Makes what has to be there before a form is, for the member of the page. Resolves to what stands in its address by that name. */
const PREPARE: Record<keyof typeof FIRST, (page: Page, member: NewMember, form: MemberForm) => Promise<string>> = {
	review: async (page) => {
		await writeReview(page, REVIEWED);
		return ownReviewId(page, 'Vasatorp');
	},
	sample: (page) => sampleReviewId(page),
	club: async (page, { email }) => {
		await runBeside(GRANT, 'representative', email, 'ljunghusen');
		return sampleReviewId(page);
	},
	vote: async (page) => {
		const id = await sampleReviewId(page);
		await press(page, MEMBER_FORMS['reviews/:id/helpful-vote'], id);
		return id;
	},
	like: (page) => press(page, MEMBER_FORMS['courses/:country/:slug/like']),
	follow: (page) => press(page, MEMBER_FORMS['follow/*']),
	played: (page) => press(page, MEMBER_FORMS['courses/:country/:slug/played']),
	avatar: (page) => press(page, MEMBER_FORMS['account/avatar']),
	subscription: (page) => press(page, MEMBER_FORMS['account/newsletter']),
	photograph: async (page, { email }, { path }) => {
		await photographed(page, path);
		await runBeside(GRANT, 'badge', email);
		return '';
	},
	cover: async (page, member, form) => {
		await PREPARE.photograph(page, member, form);
		return press(page, { path: form.path, button: 'Make it the cover' });
	},
	round: async (page) => {
		await press(page, MEMBER_FORMS['courses/:country/:slug/round']);
		await expect(page).toHaveURL(/saved=\d+$/);
		return new URL(page.url()).searchParams.get('saved') ?? '';
	},
	trip: async (page) => {
		await press(page, MEMBER_FORMS['account/trips/new']);
		await expect(page).toHaveURL(/\/trips\/\d+$/);
		return /\d+$/.exec(page.url())?.[0] ?? '';
	},
	told: async (page) => {
		await press(page, MEMBER_FORMS['courses/:country/:slug/conditions']);
		const own = page.getByRole('region', { name: 'What you have told' });
		const address = await own.getByRole('link', { name: 'Take it back' }).first().getAttribute('href');
		return /\d+/.exec(address ?? '')?.[0] ?? '';
	},
	list: async (page) => {
		await press(page, MEMBER_FORMS['courses/:country/:slug/list']);
		await expect(page).toHaveURL(/added=\d+/);
		return new URL(page.url()).searchParams.get('added') ?? '';
	},
	shown: (page) => listOfAnother(page),
	liked: async (page) => press(page, MEMBER_FORMS['lists/:slug/like'], await listOfAnother(page)),
	booking: async () => (await runBeside(GRANT, 'booking', 'falsterbo', '2026-08-02')).trim(),
};

const GRANT = 'tests/e2e/support/grant.ts';

/** Somebody else makes a public list with Falsterbo on it; the last part of its address. */
async function listOfAnother(page: Page): Promise<string> {
	const context = await page
		.context()
		.browser()
		?.newContext({ baseURL: process.env.E2E_ORIGIN, storageState: undefined });
	if (!context) throw new Error('no browser to open a page in');
	const other = await context.newPage();
	await becomeMember(other);
	await press(other, MEMBER_FORMS['courses/:country/:slug/list']);
	await expect(other).toHaveURL(/added=\d+/);
	const id = new URL(other.url()).searchParams.get('added');
	await other.goto(`/account/lists/${id}/edit`);
	await other.getByRole('radio', { name: 'Everybody' }).check();
	await other.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(other).toHaveURL(`/account/lists/${id}?saved=yes`);
	await context.close();
	return `links-worth-a-ferry-${id}`;
}

async function sampleReviewId(page: Page): Promise<string> {
	await page.goto(COURSE.path);
	return ((await page.locator('article[id^="review-"]').last().getAttribute('id')) ?? '').replace('review-', '');
}

const addressOf = ({ path, first }: MemberForm, made: string) => (first ? path.replace(/[A-Z]{5,}/, made) : path);

/** Sends a form that is another one's beginning. */
async function press(page: Page, form: MemberForm | undefined, made = ''): Promise<string> {
	if (!form) throw new Error('no such form');
	await page.goto(addressOf({ ...form, first: 'sample' }, made));
	await fill(page, form);
	// The page may renew its session meanwhile.
	const sent = page.waitForResponse(
		(answer) => answer.request().method() === 'POST' && answer.status() < 400 && !answer.url().includes('/auth/v1/'),
	);
	await buttonOf(page, form).click();
	await sent;
	return made;
}

const buttonOf = (page: Page, { button }: MemberForm) =>
	page.getByRole('main').getByRole('button', { name: button }).first();

/** A visitor leaves a review with a photograph of the course that the page is about; it is in its gallery. */
async function photographed(page: Page, path: string) {
	const visitor = await page.context().browser()?.newPage();
	if (!visitor) throw new Error('no browser to open a page in');
	const course = path.replace('/cover', '');
	await writePhotographed(visitor, {
		course: {
			slug: course.split('/').at(-1) ?? '',
			path: course,
			words: 'A green in a quarry, and the sea behind it.',
		},
		colours: ['#3a7a4d'],
	});
	await visitor.context().close();
}

async function fill(page: Page, { typed = {}, secrets = {}, file }: MemberForm) {
	await hydrated(page);
	if ('Pros' in typed) await page.getByText('Add details').click();
	for (const [label, value] of Object.entries({ ...typed, ...secrets })) {
		const field = labelled(page, label);
		if (value === CHECKED) await field.check();
		else if (await field.evaluate((element) => element.matches('select'))) await field.selectOption(value);
		else await field.fill(value);
		// What is only typed into a list is not chosen.
		if (label === 'Home country') await page.getByRole('option', { name: value }).click();
	}
	if (file) await labelled(page, file).setInputFiles(await aPhotograph('card.jpg'));
}

test.describe('a session that ends in the middle: the login leads back, and what was typed is there, or said to be lost', () => {
	test.use({ permissions: ['geolocation'], geolocation: { latitude: 55.3885, longitude: 12.9195, accuracy: 20 } });

	for (const [route, form] of Object.entries(MEMBER_FORMS)) {
		test(`of ${route}`, async ({ page }) => {
			// Some need letters, photographs and commands beside the site first.
			test.slow();
			const { typed = {}, secrets = {}, file, first } = form;
			const member = await becomeMember(page, 'Inga');
			const address = addressOf(form, first ? await PREPARE[first](page, member, form) : '');
			await page.goto(address);
			await fill(page, form);
			await sessionRenewed(page);
			await endSessionsElsewhere(page, member);
			await buttonOf(page, form).click();
			await expect(page).toHaveURL(`/auth/login?redirectTo=${encodeURIComponent(address)}&flash=required`);
			await expect(page.locator('[data-account]').first()).toHaveAttribute('data-account', 'out');
			await signIn(page, member);
			await expect(page).toHaveURL(address);
			// It is shown for a while only.
			const said = file ? 'Choose your file again' : 'What you wrote is here again';
			if (file || Object.keys(typed).length > 0) await expect(page.getByText(said).first()).toBeVisible();
			for (const [label, value] of Object.entries(typed)) {
				if (value === CHECKED) await expect(labelled(page, label)).toBeChecked();
				else await expect(labelled(page, label)).toHaveValue(value);
			}
			for (const label of [...Object.keys(secrets), ...(file ? [file] : [])])
				await expect(labelled(page, label)).toHaveValue('');
			await expect(buttonOf(page, form)).toBeVisible();
		});
	}
});

test('a session that ended elsewhere: each link of the account leads to the login and back', async ({ page }) => {
	const member = await becomeMember(page, 'Inga');
	for (const [link, address] of [
		['Edit Profile', '/account/profile'],
		['Change Email', '/account/email'],
		['Reviews', '/account/reviews'],
	] as const) {
		await page.goto('/account/settings');
		await hydrated(page);
		await sessionRenewed(page);
		await endSessionsElsewhere(page, member);
		await page.getByRole('main').getByRole('link', { name: link }).first().click();
		await expect(page).toHaveURL(`/auth/login?redirectTo=${encodeURIComponent(address)}&flash=required`);
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
	await sessionRenewed(page);
	const other = await becomeSomebodyElse(page);
	await page.getByRole('button', { name: 'Save Profile' }).click();
	const question = page.getByRole('dialog', { name: 'You are now signed in as Otto Ekdahl. Send it under that name?' });
	await question.getByRole('button', { name: 'Not now' }).click();
	await expect(labelled(page, 'Handicap index')).toHaveValue('11.8');
	await page.getByRole('button', { name: 'Save Profile' }).click();
	await question.getByRole('button', { name: 'Send it as Otto Ekdahl' }).click();
	await expect(page).toHaveURL('/account/settings?flash=profile');
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
	await expect(plain).toHaveURL('/account/settings?flash=profile');

	await plain.goto('/account/profile');
	await labelled(plain, 'Public name').fill('The golfer of the four lakes');
	await becomeSomebodyElse(plain);
	await plain.getByRole('button', { name: 'Save Profile' }).click();
	await expect(plain.getByText('You are now signed in as Otto Ekdahl. Send it under that name?').first()).toBeVisible();
	await expect(plain.getByText('The golfer of the four lakes')).toBeVisible();
	await plain.getByRole('button', { name: 'Send it as Otto Ekdahl' }).click();
	await expect(plain).toHaveURL('/account/settings?flash=profile');
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
	await sessionRenewed(page);
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
	await writeReview(page, { course: 'rya', words: 'Two swans on the fourth tee refused to be hurried.' });
	await expect(page.locator('[data-member="letter"]'), 'the member is still there').toHaveText('I');
	await page.goBack();
	await expect(page).toHaveURL('/create-review?course=rya');
	await hydrated(page);
	expect(await keptInBrowser(page)).not.toContain('Two swans');
});

test('a review that was sent is no draft any more before the page that thanks has a script', async ({ page }) => {
	const words = 'Two herons on the seventh tee refused to be hurried.';
	await becomeMember(page, 'Inga');
	await page.route(
		({ searchParams }) => searchParams.has('done'),
		(route) => route.fulfill({ contentType: 'text/html', body: '<p>Review submitted!</p>' }),
	);
	await page.goto('/create-review?course=rya');
	await hydrated(page);
	await labelled(page, 'Date Played').fill('2026-08-02');
	await labelled(page, 'Rating').selectOption('8');
	await labelled(page, 'Your Review').fill(words);
	await expect.poll(() => keptInBrowser(page)).toContain(words);
	await beUnhurried(page);
	await sendReview(page);
	expect(await keptInBrowser(page)).not.toContain(words);
	await page.goBack();
	await hydrated(page);
	expect(await keptInBrowser(page)).not.toContain(words);
});

for (const { what, path, typed, button } of [
	{ what: 'a form of the account', path: '/account/profile', typed: 'Public name', button: 'Save Profile' },
	{ what: 'the contact form', path: '/support/contact?category=general', typed: 'Subject', button: 'Send Message' },
	{ what: 'a form of one button', path: '/courses/sweden/falsterbo/like', typed: null, button: 'I want to play it' },
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
