import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { REVIEW_MESSAGES } from '#domain/reviews/messages.ts';
import { brokenDatabase, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { renderPage } from '#tests/support/rendered-page.tsx';
import { useFailureToast } from '../lib/use-failure-toast.ts';
import * as createReview from './create-review.tsx';

// It shows a toast by an effect, of which a page that is made on the server has none.
vi.mock('../lib/use-failure-toast.ts', () => ({ useFailureToast: vi.fn() }));

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

it('says in a toast, and on the page, that the courses could not be read', async () => {
	const ctx = database.context({ db: brokenDatabase(database), report: () => {} });
	const address = { path: '/create-review', pattern: 'create-review', params: {}, origin: 'https://golf.test' };
	expect(await renderPage(createReview, { database, ctx, ...address })).toContain(REVIEW_MESSAGES.coursesFailed);
	expect(useFailureToast).toHaveBeenCalledWith(expect.objectContaining({ failed: REVIEW_MESSAGES.coursesFailed }));
});
