import type { Page } from '@playwright/test';

/** Keeps what the page asks for at such addresses waiting until the function that comes back is called. */
export async function holdAnswers(page: Page, addresses: string | RegExp): Promise<() => void> {
	const held = Promise.withResolvers<void>();
	await page.route(addresses, async (route) => {
		await held.promise;
		await route.continue();
	});
	return held.resolve;
}
