import type { Page } from '@playwright/test';

/** In the private notes of a round, by which it is known again. */
export type KeptRound = { course: string; notes: string };

/** Opens the form of a round, loses the connection, and saves it: what is said then is there when this resolves. */
export async function logWithoutSignal(page: Page, origin: string, { course, notes }: KeptRound): Promise<void> {
	await page.goto(`${origin}/courses/${course}/round`);
	// The worker has the script that keeps what is sent: it could not be loaded any more.
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	// React has the form once it has noted so.
	await page.waitForFunction(() => {
		const form = document.querySelector('main form') ?? {};
		return Object.keys(form).some((name) => name.startsWith('__reactProps'));
	});
	await page.context().setOffline(true);
	await page.getByText('Add score, tees').click();
	await page.getByLabel('Private notes').fill(notes);
	await page.getByRole('button', { name: 'Save' }).click();
	await page.getByText('You are offline. 1 round is waiting to be sent.').waitFor();
}
