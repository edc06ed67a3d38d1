import { expect, type Page } from '@playwright/test';

/**
 * On a laptop's screen the ways to decide the item at an address are seen without scrolling, however much stands beside them, and
 * nothing, such as their bar, lies on a field beside it.
 */
export async function expectWaysSeen(page: Page, address: string, ways: readonly string[]) {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(address);
	for (const name of ways) await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
	expect(await page.evaluate(() => scrollY)).toBe(0);
	for (const width of [1280, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		expect(await page.evaluate(findCovered), `${address} at ${width}`).toEqual([]);
	}
}

/** The fields beside an item, in the forms that decide it, that something else lies on, by their labels. */
function findCovered(): string[] {
	const fields = [...document.querySelectorAll<HTMLTextAreaElement>('aside textarea')];
	const isCovered = (field: HTMLTextAreaElement) => {
		const { left, width, top, bottom } = field.getBoundingClientRect();
		const seen = [top + 2, Math.min(bottom, innerHeight) - 2].filter((y) => y > top && y < innerHeight);
		return seen.some((y) => document.elementFromPoint(left + width / 2, y) !== field);
	};
	return fields.filter(isCovered).map(({ labels }) => labels[0]?.textContent ?? '');
}
