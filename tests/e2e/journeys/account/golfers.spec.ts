import { expect } from '@playwright/test';
import { faultsIn, missingIn, structuredDataIn } from '#tests/e2e/crawl/page-rules.ts';
import { becomeMember, confirmEmail, newMember, signUp } from '#tests/e2e/support/accounts.ts';
import { writeReview } from '#tests/e2e/support/reviews.ts';
import { expectAccessible, hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';

test('P4, P6: a member edits the profile and turns the public page on, changes its address and turns it off', async ({
	page,
}) => {
	const ada = newMember('Ada');
	const handle = `ada-${ada.email.replace(/\D/g, '').slice(0, 4)}x${ada.email.slice(4, 9)}`.replace(/[^a-z0-9-]/g, '');
	await signUp(page, ada);
	await confirmEmail(page, ada);

	await page.goto('/account/profile');
	await hydrated(page);
	await page.getByLabel('Home country').fill('swed');
	await page.getByRole('option', { name: 'Sweden' }).click();
	await page.getByLabel('Handicap index').fill('60');
	await page.getByLabel('Public name').fill('✓ Ada');
	await page.getByLabel('Show my public page').check();
	await page.getByRole('button', { name: 'Save Profile' }).click();
	await expect(page.getByLabel('Handicap index')).toBeFocused();
	await expect(page.getByText('Your public page needs an address.')).toBeVisible();
	await expectAccessible(page);

	await page.getByLabel('Handicap index').fill('+1.2');
	await page.getByLabel('Public name').fill('<b>Ada</b> of the Heath');
	await page.getByLabel('Address of your public page').fill(handle);
	await page.getByRole('button', { name: 'Save Profile' }).click();
	await expect(page).toHaveURL('/account/settings?flash=profile');
	await expect(page.getByText('+1.2')).toBeVisible();

	await page.getByRole('link', { name: `/golfers/${handle}` }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Ada</b> of the Heath');
	await expect(page.getByText('Sweden · 0 reviews of 0 courses')).toBeVisible();
	await expectAccessible(page, 'golfers/:handle');
	expect(await (await page.request.get('/sitemaps/golfers.xml')).text()).toContain(`/golfers/${handle}<`);

	await page.goto('/account/profile');
	await expect(page.getByLabel('Home country')).toHaveValue('Sweden');
	await page.getByLabel('Address of your public page').fill(`${handle}-2`);
	await page.getByRole('button', { name: 'Save Profile' }).click();
	await expect(page).toHaveURL('/account/settings?flash=profile');
	expect((await page.request.get(`/golfers/${handle}`)).status()).toBe(404);
	expect((await page.request.get(`/golfers/${handle}-2`)).status()).toBe(200);

	await page.goto('/account/shown-golf');
	await page.getByLabel('How many courses').check();
	await page.getByLabel('A map of the courses').check();
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page).toHaveURL('/account/settings?flash=golf');
	await page.getByRole('link', { name: `/golfers/${handle}-2` }).click();
	await expect(page.getByText('courses played')).toBeVisible();
	await expect(page.getByAltText(/^Map of the courses that/)).toHaveJSProperty('complete', true);
	await expectAccessible(page, 'golfers/:handle');

	await page.goto('/account/shown-golf');
	await page.getByLabel('How many courses').uncheck();
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page).toHaveURL('/account/settings?flash=golf');
	await page.goto(`/golfers/${handle}-2`);
	await expect(page.getByAltText(/^Map of the courses that/)).toBeVisible();
	await expect(page.getByText('courses played')).toHaveCount(0);

	await page.goto('/account/profile');
	await page.getByLabel('Show my public page').uncheck();
	await page.getByRole('button', { name: 'Save Profile' }).click();
	await expect(page).toHaveURL('/account/settings?flash=profile');
	expect((await page.request.get(`/golfers/${handle}-2`)).status()).toBe(404);
});

test('P6, S01, S07: a golfer’s page is whole: head, valid HTML, structured data, at every width', async ({
	page,
	baseURL,
}) => {
	const bo = await becomeMember(page, 'Bo');
	const handle = `bo-${bo.email.slice(3, 13)}`;
	const name = '</script><b>Bo</b>';
	await page.goto('/account/profile');
	await page.getByLabel('Public name').fill(name);
	await page.getByLabel('Address of your public page').fill(handle);
	await page.getByLabel('Show my public page').check();
	await page.getByRole('button', { name: 'Save Profile' }).click();
	await expect(page).toHaveURL('/account/settings?flash=profile');
	const words = 'Level lies, long shadows, and the smell of seaweed on the twelfth.';
	await writeReview(page, { course: 'falsterbo', words });

	const answer = await page.request.get(`/golfers/${handle}`);
	expect(answer.headers()['set-cookie']).toBeUndefined();
	const html = await answer.text();
	expect(missingIn(html)).toEqual([]);
	expect(await faultsIn(html)).toEqual([]);
	const address = `${baseURL}/golfers/${handle}`;
	expect(html).toContain(`<link rel="canonical" href="${address}"`);
	expect(structuredDataIn(html)).toMatchObject([
		{
			'@context': 'https://schema.org',
			'@type': 'ProfilePage',
			url: address,
			mainEntity: { '@type': 'Person', '@id': address, name, alternateName: handle, url: address },
		},
		{
			'@context': 'https://schema.org',
			'@type': 'BreadcrumbList',
			itemListElement: [
				{ '@type': 'ListItem', position: 1, name: 'Home', item: `${baseURL}/` },
				{ '@type': 'ListItem', position: 2, name },
			],
		},
	]);
	for (const size of Object.values(WIDTHS)) {
		await page.setViewportSize(size);
		await page.goto(`/golfers/${handle}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
		await expect(page.getByText(words)).toBeVisible();
		await expectAccessible(page);
	}
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the profile is edited all the same, and an unticked box stays so', async ({ page }) => {
		const per = newMember('Per');
		await page.goto('/auth/signup');
		await page.getByLabel('First name').fill('Per');
		await page.getByLabel('Last name').fill('Ekdahl');
		await page.getByLabel('Email', { exact: true }).fill(per.email);
		await page.getByLabel('Password', { exact: true }).fill(per.password);
		await page.getByLabel('Confirm password').fill(per.password);
		await page.getByRole('checkbox').check();
		await page.getByRole('button', { name: 'Create Account' }).click();
		await confirmEmail(page, per);
		await page.goto('/account/profile');
		await page.getByRole('combobox', { name: 'Home country' }).selectOption('Norway');
		await page.getByLabel('Handicap index').fill('scratch');
		await page.getByLabel('Show my public page').check();
		await page.getByRole('button', { name: 'Save Profile' }).click();
		await expect(page.getByText('Please give a handicap index')).toBeVisible();
		await expect(page.getByRole('combobox', { name: 'Home country' })).toHaveValue('NO');
		await page.getByLabel('Handicap index').fill('0');
		await page.getByLabel('Show my public page').uncheck();
		await page.getByRole('button', { name: 'Save Profile' }).click();
		await expect(page.getByText('Your public page is off.')).toBeVisible();
		await expect(page.getByText('Norway', { exact: true })).toBeVisible();
	});
});
