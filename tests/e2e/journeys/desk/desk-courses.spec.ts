import { expect } from '@playwright/test';
import { deskTest as test } from '#tests/e2e/support/editors.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/e2e/support/test.ts';

const FILE = `id,name,locality,country,iso2,continent,lat,lng
desk-1,Lommabäckens Golfklubb,Lomma,Sweden,SE,Europe,55.68,13.08
desk-2,H8,Lomma,Sweden,SE,Europe,55.69,13.09
`;

test('R09: an editor finds a course with a slip, puts it right, and reads and imports a file', async ({ page }) => {
	await page.goto('/desk/courses?q=ljunghussen');
	await page.getByRole('link', { name: 'Ljunghusen' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ljunghusen');

	// What is refused names its field, and nothing that was typed is lost.
	await page.getByLabel('Architect').fill('Douglas Brasier');
	await page.getByLabel('Par', { exact: false }).first().fill('7100');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByRole('link', { name: 'Par: a whole number from 27 to 80.' })).toBeVisible();
	await expect(page.getByLabel('Architect')).toHaveValue('Douglas Brasier');
	await expectAccessible(page);
	await page.getByLabel('Par', { exact: false }).first().fill('71');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
	await expect(page.getByRole('row', { name: /^Architect .*Douglas Brasier$/ })).toBeVisible();

	// A refused booking link comes back as it was typed.
	await page.getByLabel('Link', { exact: true }).fill('http://tees.example');
	await page.getByLabel('Name of a new partner').fill('Tees and Times');
	await page.getByRole('button', { name: 'Set the link' }).click();
	await expect(page.getByText('Link: an address that begins with https://.')).toBeVisible();
	await expect(page.getByLabel('Link', { exact: true })).toHaveValue('http://tees.example');
	await expect(page.getByLabel('Name of a new partner')).toHaveValue('Tees and Times');
	await expectAccessibleInBothThemes(page, 'desk/courses/:id/partner-links');
	// C3: a good one leads to the day that a search asks for.
	await page.getByLabel('Link', { exact: true }).fill('https://tees.example/?day={date}');
	await page.getByLabel('Its website').fill('https://tees.example');
	await page.getByRole('button', { name: 'Set the link' }).click();
	await expect(page.getByText('Tees and Times: https://tees.example/?day={date}')).toBeVisible();
	await page.goto('/find-course?q=ljunghusen&date=2027-06-12');
	const booking = page.getByRole('link', { name: 'Book 12 June 2027 with Tees and Times' });
	await expect(booking).toHaveAttribute('href', 'https://tees.example/?day=2027-06-12');
	await expect(page.getByText('Links to book lead to that day.')).toBeVisible();
	await expectAccessibleInBothThemes(page);
	await page.goto('/desk/courses?q=ljunghussen');
	await page.getByRole('link', { name: 'Ljunghusen' }).click();
	await page.getByRole('link', { name: /club representatives?$/ }).click();
	await page.getByLabel('E-mail address of the member').fill('nobody@golf.example');
	await page.getByRole('button', { name: 'Appoint' }).click();
	await expect(page.getByText('No member with a confirmed account has this address.')).toBeVisible();
	await expectAccessibleInBothThemes(page);

	await page.goto('/desk/courses/import');
	await page.getByLabel('File').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
	await page.getByLabel('Name').fill('desk-journey');
	await page.getByRole('button', { name: 'Read it' }).click();
	await expect(page.getByText('desk-journey: table, UTF-8, parted by commas')).toBeVisible({ timeout: 60_000 });
	await expect(page.getByText('2 rows: 1 taken, 0 merged, 1 refused')).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Import it' }).click();
	await expect(page.getByText('Written: 1 new course, 0 filled up.')).toBeVisible({ timeout: 60_000 });
	await expectAccessible(page, 'desk/courses/import/:file');
	expect((await page.request.get(page.url())).status()).toBe(404);
	await page.goto('/courses/sweden/lommabackens-golfklubb');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lommabäckens Golfklubb');
});
