import { expect, type Page } from '@playwright/test';
import { deskTest as test } from '#tests/e2e/support/editors.ts';
import { expectAccessibleInBothThemes } from '#tests/e2e/support/test.ts';
import { type Element, openFakeOverpass } from '#tests/support/servers/overpass.ts';

test.skip(process.env.E2E_OVERPASS === undefined, 'the site that runs would ask a server of this world');
test.setTimeout(180_000);

const course = (id: number, name: string, lat: number, lon: number): Element => ({
	type: 'way',
	id,
	center: { lat, lon },
	tags: { leisure: 'golf_course', name },
});

async function fetchTheWorld(page: Page) {
	await page.getByRole('button', { name: 'Fetch the world' }).click();
	await expect(page.getByText('It begins. You may leave this page.')).toBeVisible();
	await expect(async () => {
		await page.goto('/desk/courses/world');
		await expect(page.getByRole('heading', { name: /^Last time: / })).toBeVisible({ timeout: 1_000 });
	}).toPass({ timeout: 120_000 });
}

test('an editor fetches the world, and decides what has changed the next time', async ({ page }) => {
	const server = await openFakeOverpass(Number(process.env.E2E_OVERPASS));
	try {
		server.courses.set('SE', [
			course(901, 'Almnäsgården Testbana GK', 58.4, 14.2),
			course(902, 'Bråvallaskog Testbana GK', 58.8, 16.4),
		]);
		await page.goto('/desk/courses');
		await page.getByRole('link', { name: 'The world' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('The world');
		await fetchTheWorld(page);
		await expect(page.getByText(/2 rows: 2 taken, 0 merged/)).toBeVisible();
		await expect(page.getByText('Nothing waits.', { exact: true })).toBeVisible();

		// The licence asks for it, on every page from then on.
		await page.goto('/courses/sweden/almnasgarden-testbana-gk');
		await expect(page.getByRole('contentinfo')).toContainText('© OpenStreetMap contributors');

		server.courses.set('SE', [course(902, 'Bråvallaskog Testbana GK', 58.87, 16.4)]);
		await page.goto('/desk/courses/world');
		await fetchTheWorld(page);
		await expect(page.getByText(/Nothing is closed before/)).toBeVisible();
		await expectAccessibleInBothThemes(page);
		await page.goto('/courses/sweden/almnasgarden-testbana-gk');
		await expect(page.getByRole('main')).not.toContainText('can no longer be played');
		await page.goto('/desk/courses');
		await page.getByRole('link', { name: 'The world' }).click();
		await page.getByRole('button', { name: 'Close the course: Almnäsgården Testbana GK' }).click();
		await expect(page.getByText('Done.', { exact: true })).toBeVisible();
		await expect(page.getByRole('button', { name: /Almnäsgården/ })).toHaveCount(0);
		await page.goto('/courses/sweden/almnasgarden-testbana-gk');
		await expect(page.getByRole('main')).toContainText(/closed|no longer/i);
	} finally {
		await server.close();
	}
});
