import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';

test('look', async ({ page, browser, baseURL }) => {
	await becomeMember(page);
	await page.goto('/account/trips/new?q=links+in+scotland');
	await hydrated(page);
	await page.screenshot({ path: '/tmp/hF-new.png', fullPage: true });
	await page.getByLabel('Name of the trip').fill('Four days in Scotland');
	await page.getByLabel('First day').fill('2027-06-11');
	for (let at = 0; at < 4; at++) await page.getByRole('checkbox').nth(at).check();
	await page.getByRole('button', { name: 'Make the trip' }).click();
	await page.getByText('The link').first().waitFor();
	const link = await page.getByLabel('Address to send to your friends').inputValue();
	const friends = [];
	for (const [n, name] of ['Anna', 'Per', 'Tom', 'Mei'].entries()) {
		const context = await browser.newContext({
			baseURL,
			viewport: WIDTHS.phone,
			colorScheme: n % 2 ? 'dark' : 'light',
		});
		const friend = await context.newPage();
		await friend.goto(link);
		if (n === 0) await friend.screenshot({ path: '/tmp/hF-join.png', fullPage: true });
		await friend.getByLabel('Your name').fill(name);
		await friend.getByRole('button', { name: 'Vote with this name' }).click();
		await friend.getByText('You vote as').waitFor();
		for (let at = 0; at < 4; at++)
			await friend
				.getByRole('article')
				.nth(at)
				.getByRole('radio')
				.nth((at + n) % 3)
				.check();
		if (n === 1) await friend.getByLabel('I have played it').first().check();
		await friend.getByRole('button', { name: 'Send my votes' }).click();
		await friend.getByText('Your votes are stored.').waitFor();
		friends.push(friend);
	}
	await friends[0]?.reload();
	await friends[0]?.screenshot({ path: '/tmp/hF-phone.png', fullPage: true });
	await friends[3]?.screenshot({ path: '/tmp/hF-phone-dark.png', fullPage: true });
	await page.reload();
	await hydrated(page);
	await page.screenshot({ path: '/tmp/hF-desk.png', fullPage: true });
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.screenshot({ path: '/tmp/hF-desk-dark.png', fullPage: true });
	await page.emulateMedia({ colorScheme: 'light' });
	await page.pdf({ path: '/tmp/hF.pdf', format: 'A4' });
	const id = /trips\/(\d+)/.exec(page.url())?.[1];
	await page.goto(`/account/trips/${id}/edit`);
	await page.screenshot({ path: '/tmp/hF-edit.png', fullPage: true });
	await page.goto(`/find-course?q=links+in+scotland`);
	await page.screenshot({ path: '/tmp/hF-find.png' });
});
