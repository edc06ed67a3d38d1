import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { REVIEW_MESSAGES } from '#domain/reviews/messages.ts';
import { brokenDatabase, openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';

/** Shows a toast by an effect, of which a page that is made on the server has none. */
const useFailureToast = vi.fn();

let database: TestDatabase;
let page: {
	show: typeof import('#tests/support/sites/rendered-page.tsx').renderPage;
	route: typeof import('./create.tsx');
};
beforeAll(async () => {
	database = await openTestDatabase();
	vi.resetModules();
	vi.doMock('#app/lib/forms/use-failure-toast.ts', () => ({ useFailureToast }));
	page = {
		show: (await import('#tests/support/sites/rendered-page.tsx')).renderPage,
		route: await import('./create.tsx'),
	};
});
afterAll(async () => {
	vi.doUnmock('#app/lib/forms/use-failure-toast.ts');
	vi.resetModules();
	await database.close();
});

it('says in a toast, and on the page, that the courses could not be read', async () => {
	const ctx = database.context({ db: brokenDatabase(database), report: () => {} });
	const address = { path: '/create-review', pattern: 'create-review', params: {}, origin: 'https://golf.test' };
	expect(await page.show(page.route, { database, ctx, ...address })).toContain(REVIEW_MESSAGES.coursesFailed);
	expect(useFailureToast).toHaveBeenCalledWith(expect.objectContaining({ failed: REVIEW_MESSAGES.coursesFailed }));
});
