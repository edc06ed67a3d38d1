import type { Browser, Page } from '@playwright/test';

/** A page of somebody who is not signed in. */
export async function visit(browser: Browser | null, baseURL: string | undefined): Promise<Page> {
	const context = await browser?.newContext({ baseURL, locale: 'en-GB', storageState: undefined });
	if (!context) throw new Error('no browser');
	return context.newPage();
}
