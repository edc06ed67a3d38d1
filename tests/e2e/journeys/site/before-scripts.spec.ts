import { expect, type Page } from '@playwright/test';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { holdAnswers } from '#tests/e2e/support/hold.ts';
import { writeReview } from '#tests/e2e/support/reviews.ts';
import { hydrated, test } from '#tests/e2e/support/test.ts';

/** Opens a page whose scripts stay away until somebody has been `early`. */
async function beEarly(page: Page, path: string, early: () => Promise<unknown>) {
	const release = await holdAnswers(page, '**/assets/*.js');
	await page.goto(path, { waitUntil: 'commit' });
	await early();
	release();
	await hydrated(page);
}

for (const width of [320, 390, 500, 768, 960, 1440]) {
	// A press that begins on the button and ends below it is none.
	test(`the button of a review stays where it is while its picker of photographs comes, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		const release = await holdAnswers(page, '**/assets/photograph-picker-*.js');
		await page.goto('/create-review', { waitUntil: 'commit' });
		const button = page.getByRole('button', { name: 'Submit Review' });
		const top = () => button.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
		await page.evaluate(() => document.fonts.ready);
		const places = new Set([await top()]);
		await hydrated(page);
		places.add(await top());
		release();
		await expect(page.getByLabel('Photographs', { exact: true })).toBeEnabled();
		places.add(await top());
		expect([...places]).toHaveLength(1);
	});
}

test.describe('what was done before the scripts came is taken up', () => {
	test('a country typed into a profile has its list', async ({ page }) => {
		await becomeMember(page, 'Early');
		await beEarly(page, '/account/profile', () => page.getByLabel('Home country').fill('swed'));
		await page.getByRole('option', { name: 'Sweden' }).click();
		await expect(page.getByLabel('Home country')).toHaveValue('Sweden');
	});

	test('a country stays in a profile that was refused', async ({ page }) => {
		await becomeMember(page, 'Refused');
		const country = page.getByLabel('Home country');
		const save = page.getByRole('button', { name: 'Save Profile' });
		const saved = page.getByText('Profile saved').first();
		await page.goto('/account/profile');
		await hydrated(page);
		await country.fill('swed');
		await page.getByRole('option', { name: 'Sweden' }).click();
		await save.click();
		await expect(saved).toBeVisible();
		await beEarly(page, '/account/profile', async () => {
			await page.getByLabel('Handicap').fill('a good one');
			await save.click();
			await expect(page.getByText('Please look again:')).toBeVisible();
		});
		await expect(country).toHaveValue('Sweden');
		await page.getByLabel('Handicap').fill('12.4');
		await save.click();
		await expect(saved).toBeVisible();
		await page.goto('/account/profile');
		await expect(country).toHaveValue('Sweden');
	});

	test('a day and a handicap narrow the list of courses', async ({ page }) => {
		const handicap = page.getByLabel('Handicap');
		await beEarly(page, '/find-course', async () => {
			await page.getByLabel('Open on').fill('2027-06-12');
			await handicap.fill('12.4');
		});
		await expect(page).toHaveURL(/date=2027-06-12&handicap=12\.4/);
		await expect(handicap).toHaveValue('12.4');
	});

	/** The browser believes that somebody is signed in; who it is is told when the answer is given. */
	async function holdWho(page: Page, url = '') {
		await page.context().addCookies([{ name: 'signed_in', value: '1', url }]);
		const told = Promise.withResolvers<void>();
		const asked = page.waitForRequest('**/auth/v1/user');
		await page.route('**/auth/v1/user', async (route) => {
			await told.promise;
			await route.continue();
		});
		return { asked, tell: told.resolve };
	}

	test('an address stays in the login form while it is found out who is signed in', async ({ page, baseURL }) => {
		const { asked, tell } = await holdWho(page, baseURL);
		const email = page.getByLabel('Email', { exact: true });
		const password = page.getByLabel('Password', { exact: true });
		await beEarly(page, '/auth/login', async () => {
			await email.fill('karin@golf.example');
			await password.fill('three long irons');
			await page.getByRole('heading', { level: 1 }).click();
		});
		await asked;
		await expect(page.getByText('Loading...')).toBeVisible();
		tell();
		await expect(page.getByText('Loading...')).toBeHidden();
		await expect(email).toHaveValue('karin@golf.example');
		await expect(password).toHaveValue('three long irons');
	});

	test('the login form is not taken away under a hand that goes in and out', async ({ page, baseURL }) => {
		const { asked } = await holdWho(page, baseURL);
		await beEarly(page, '/auth/login', () =>
			page.getByLabel('Email', { exact: true }).evaluate((field: HTMLElement) => {
				const { port1, port2 } = new MessageChannel();
				const end = performance.now() + 1500;
				let isIn = false;
				// As fast as it goes, so that it falls between what the page asks and what it then does.
				port1.onmessage = () => {
					if (isIn && !field.checkVisibility()) document.body.dataset.hand = 'pushed out';
					else if (performance.now() > end) document.body.dataset.hand = 'at rest';
					else {
						field[isIn ? 'blur' : 'focus']();
						isIn = document.activeElement === field;
						port2.postMessage('again');
					}
				};
				port2.postMessage('begin');
			}),
		);
		await asked;
		await expect(page.locator('body')).toHaveAttribute('data-hand', 'at rest');
	});

	test('a review is kept as a draft', async ({ page }) => {
		const words = 'Typed while the train stood in a tunnel.';
		await beEarly(page, '/create-review?course=ardfin', async () => {
			await page.getByLabel('Rating').selectOption('7');
			await page.getByLabel('Your Review').fill(words);
		});
		await page.reload();
		await expect(page.getByLabel('Your Review')).toHaveValue(words);
		await expect(page.getByLabel('Rating')).toHaveValue('7');
	});

	test('a draft of a review comes in beside what is typed, and puts nobody out of their field', async ({ page }) => {
		const text = page.getByLabel('Your Review');
		const kept = 'Written yesterday, at length.';
		await page.goto('/create-review?course=ardfin');
		await hydrated(page);
		await page.getByLabel('Rating').selectOption('7');
		await page.getByText('Add details').click();
		await page.getByLabel('Tees').fill('Yellow');
		await text.fill(kept);
		await beEarly(page, '/create-review?course=ardfin', () => text.focus());
		await expect(page.getByText('We kept what you wrote here before.')).toBeVisible();
		await expect(text).toBeFocused();
		await expect(text).toHaveValue(kept);
		await expect(page.getByLabel('Rating')).toHaveValue('7');
		await expect(page.getByLabel('Tees')).toHaveValue('Yellow');

		await beEarly(page, '/create-review?course=ardfin', async () => {
			await page.getByLabel('Your Name').fill('Eva');
			await text.fill('Typed today.');
		});
		for (const _ of ['as it comes to life', 'after another visit']) {
			await expect(page.getByText('We kept what you wrote here before.')).toBeVisible();
			await expect(page.getByLabel('Your Name')).toHaveValue('Eva');
			await expect(text).toHaveValue(`${kept}\n\nTyped today.`);
			await expect(page.getByLabel('Rating')).toHaveValue('7');
			await page.reload();
		}
		await page.getByRole('button', { name: 'Start afresh' }).click();
		await expect(text).toHaveValue('');
		await expect(page.getByLabel('Your Name')).toHaveValue('');
	});

	test('an address is typed to its end while the details of a review come to life', async ({ page }) => {
		const release = await holdAnswers(page, '**/assets/detail-fields-*.js');
		await page.goto('/create-review?course=ardfin');
		await hydrated(page);
		await page.getByText('Add details').click();
		const address = page.getByLabel('Your Email');
		await address.pressSequentially('eva.lund@');
		const come = page.waitForResponse('**/assets/detail-fields-*.js');
		release();
		await (await come).finished();
		await address.pressSequentially('golf.example', { delay: 20 });
		await expect(address).toHaveValue('eva.lund@golf.example');
		await page.getByLabel('Your Review').focus();
		await expect(address).toHaveValue('eva.lund@golf.example');
		await address.fill('no address');
		await page.getByRole('button', { name: 'Submit Review' }).click();
		await expect(address).toHaveAttribute('aria-invalid', 'true');
		await expect(address).toHaveValue('no address');
	});

	test('a review is sent for the course that the form was opened for', async ({ page }) => {
		await becomeMember(page, 'Hasty');
		// Asked for first of all of React's, and never answered.
		let held = 0;
		await page.route('**/assets/manifest-*.js', () => {
			held += 1;
		});
		await writeReview(page, { course: 'carnoustie', words: 'Sent from the train before anything had come.' });
		expect(held).toBeGreaterThan(0);
	});

	test('R08: a form that is pressed over and over before its rules came is sent once', async ({ page }) => {
		const release = await holdAnswers(page, '**/assets/checks-*.js');
		const posts: string[] = [];
		page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
		await page.goto('/auth/forgot-password');
		await hydrated(page);
		await page.getByLabel('Email', { exact: true }).fill('nobody@golf.example');
		const button = page.getByRole('button', { name: 'Send Reset Link' });
		for (const _ of 'twice') await button.click();
		release();
		await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
		expect(posts).toHaveLength(1);
	});

	test('no button is pushed away when the rest of its form comes to life', async ({ page }) => {
		const button = page.getByRole('button', { name: 'Submit Review' });
		const places: unknown[] = [];
		await beEarly(page, '/create-review?course=ardfin', async () => {
			await expect(button).toBeVisible();
			// Letters may move it as they come.
			await page.evaluate(() => document.fonts.ready);
			places.push(await button.boundingBox());
		});
		await expect(page.getByRole('button', { name: 'Add photographs' })).toBeEnabled();
		expect(await button.boundingBox()).toEqual(places[0]);
	});
});

test.describe('whoever has passed a list by keyboard before its code came', () => {
	/** Holds the code back; gives what lets it come. */
	async function holdList(page: Page) {
		const asked = page.waitForRequest('**/assets/live-combobox-*.js');
		const release = await holdAnswers(page, '**/assets/live-combobox-*.js');
		return async () => {
			await asked;
			const come = page.waitForResponse('**/assets/live-combobox-*.js');
			release();
			await (await come).finished();
			// The list at work has a field of its own for what is sent.
			await expect(page.locator('input[readonly][aria-hidden]')).toBeAttached();
			// And it has done what it does once it is there.
			await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
		};
	}

	test('is not called back into it', async ({ page }) => {
		const come = await holdList(page);
		await page.goto('/create-review?course=ardfin');
		await hydrated(page);
		await page.getByRole('combobox', { name: 'Golf Course' }).focus();
		await page.keyboard.press('Tab');
		await expect(page.getByLabel('Location')).toBeFocused();
		await come();
		await expect(page.getByLabel('Location')).toBeFocused();
		await expect(page.getByRole('combobox', { name: 'Golf Course' })).toHaveAttribute('aria-expanded', 'false');
		await expect(page.getByRole('combobox', { name: 'Golf Course' })).toHaveValue(/Ardfin/);
	});

	test('finds what was typed, where it is none of the first courses', async ({ page }) => {
		const come = await holdList(page);
		await page.goto('/create-review');
		await hydrated(page);
		const course = page.getByRole('combobox', { name: 'Golf Course' });
		await course.focus();
		await page.keyboard.type('ardfin');
		await page.keyboard.press('Tab');
		await come();
		await expect(page.getByLabel('Location')).toBeFocused();
		await expect(course).toHaveValue('ardfin');
		await course.click();
		await page.getByRole('option', { name: /Ardfin/ }).click();
		await expect(page.getByLabel('Location')).toHaveValue(/United Kingdom$/);
	});

	test('has chosen the first that was named', async ({ page }) => {
		await becomeMember(page, 'Swift');
		const come = await holdList(page);
		await page.goto('/account/profile');
		await hydrated(page);
		const country = page.getByLabel('Home country');
		await country.focus();
		await page.keyboard.type('swed');
		await page.keyboard.press('Tab');
		await expect(country).toHaveValue('Sweden');
		await come();
		await expect(country).not.toBeFocused();
		await expect(country).toHaveValue('Sweden');
	});
});
