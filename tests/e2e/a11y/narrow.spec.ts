import { expect, type Page } from '@playwright/test';
import { COURSE, PAGES } from '../support/pages.ts';
import { test } from '../support/test.ts';

const SIZE = { width: 320, height: 700 };
const PARTS = 4;
const KINDS = [...PAGES, `/top-rated-courses?course=${COURSE.slug}&review=1`];

/** What the browser tells a screen reader of links, buttons and headings. */
async function namesOn(page: Page): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send('Accessibility.getFullAXTree');
	await session.detach();
	const isNamed = (role: unknown) => ['link', 'button', 'heading'].includes(String(role));
	return nodes.filter(({ role }) => isNamed(role?.value)).map(({ name }) => String(name?.value ?? ''));
}

for (let part = 0; part < PARTS; part++) {
	test(`no page scrolls sideways at 320 px, and no name has a stray blank (${part + 1} of ${PARTS})`, async ({
		page,
	}) => {
		test.setTimeout(180_000);
		await page.setViewportSize(SIZE);
		const wrong: string[] = [];
		for (const path of KINDS.filter((_, index) => index % PARTS === part)) {
			await page.goto(path);
			const width = await page.evaluate(() => document.documentElement.scrollWidth);
			if (width > SIZE.width) wrong.push(`${path} is ${width} px wide`);
			for (const name of await namesOn(page)) if (/\s[:,;]/.test(name)) wrong.push(`${path}: “${name}”`);
		}
		expect(wrong).toEqual([]);
	});
}

test('the search card of the home page fits at every width of a phone', async ({ page }) => {
	await page.goto('/');
	for (const width of [320, 340, 360, 375, 390]) {
		await page.setViewportSize({ width, height: 700 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
	}
});

test('the views of the find page stand beside the button of its filters at every width of a phone', async ({
	page,
}) => {
	await page.goto('/find-course?country=sweden&holes=18');
	const [button, views] = [
		page.locator('summary', { hasText: 'Filters (2)' }),
		page.getByRole('navigation', { name: 'View' }),
	];
	for (const width of [320, 340, 360, 375, 390]) {
		await page.setViewportSize({ width, height: 700 });
		const [left, right] = [await button.boundingBox(), await views.boundingBox()];
		expect((left?.x ?? 0) + (left?.width ?? 0), `at ${width} px`).toBeLessThan(right?.x ?? 0);
		expect(left?.y).toBeCloseTo(right?.y ?? 0, 0);
	}
});
