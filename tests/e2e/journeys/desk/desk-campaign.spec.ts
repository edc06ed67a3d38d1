import { expect } from '@playwright/test';
import { deskTest as test } from '#tests/e2e/support/editors.ts';
import { writeReview } from '#tests/e2e/support/reviews.ts';
import { expectAccessibleInBothThemes, hydrated } from '#tests/e2e/support/test.ts';
import { unlikeWords } from '#tests/support/facts/unlike-words.ts';

test('four visitors who all give one are held as a campaign, the page says so, and an editor lets them stand', async ({
	page,
	browser,
}) => {
	test.setTimeout(180_000);
	const mark = Date.now();
	const texts = [unlikeWords(), unlikeWords(), unlikeWords(), unlikeWords()];
	const name = `Thornmere ${mark}`;
	const file = `id,name,country,lat,lng\nt:${mark},${name},IE,${52 + (mark % 1000) / 1000},-8.${mark % 1000}\n`;
	await page.goto('/desk/courses/import');
	await page.getByLabel('File').setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) });
	await page.getByLabel('Name').fill(`thornmere-${mark}`);
	await page.getByRole('button', { name: 'Read it' }).click();
	await page.getByRole('button', { name: 'Import it' }).click();
	await expect(page.getByText(/^Written: 1 new course/)).toBeVisible({ timeout: 60_000 });

	const network = `10.71.${mark % 250}.${Math.floor(mark / 250) % 250}`;
	const context = await browser.newContext({
		storageState: undefined,
		extraHTTPHeaders: { 'x-forwarded-for': network },
	});
	const golfer = await context.newPage();
	for (const words of texts)
		await writeReview(golfer, { course: `thornmere-${mark}`, words, rating: '1', name: 'Maeve Burke' });
	const course = `/courses/ireland/thornmere-${mark}`;
	await golfer.goto(course);
	await expect(golfer.getByText(/^What is new of this course waits for editors until/)).toBeVisible();
	await expect(golfer.getByText(texts[0] ?? '')).toHaveCount(0);

	await page.goto('/desk?view=campaign');
	await page.getByRole('link', { name: new RegExp(name) }).click();
	await expect(page.getByRole('heading', { name: '4 reviews' })).toBeVisible();
	await expectAccessibleInBothThemes(page, 'desk/inbox/campaign/:id');
	await hydrated(page);
	await page.getByLabel('Words').fill('A society on a wet day, known to the club.');
	await page.getByRole('button', { name: 'No campaign: publish them' }).click();
	await expect(page.getByText(/^Decided\./)).toBeVisible();
	await expect
		.poll(async () => (await golfer.request.get(course)).text(), { timeout: 60_000 })
		.toContain(texts[0] ?? '');
	await golfer.goto(course);
	await expect(golfer.getByText(/^What is new of this course waits/)).toHaveCount(0);
	await context.close();
});
