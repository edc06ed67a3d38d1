import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeRating } from '#domain/reviews/rating/rating-store.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import * as howWeRate from './how-we-rate.tsx';

let database: TestDatabase;

beforeAll(async () => {
	database = await openTestDatabase();
});

afterAll(() => database.close());

it('R7: the page says that only the newest of a member’s reviews counts, and its counts are all of one set', async () => {
	const { id } = await courseRow(database);
	const { userId } = await memberRow(database);
	for (const datePlayed of ['2026-05-01', '2026-06-01']) {
		await reviewRow(database, id, { userId, datePlayed, verification: 'booked' });
	}
	await reviewRow(database, id, { sample: true });
	await reviewRow(database, id, { status: 'held' });
	await storeRating(database.db, id, '2026-06-15');
	const page = { database, path: '/how-we-rate', pattern: 'how-we-rate', params: {}, origin: 'https://golf.test' };
	const html = await renderPage(howWeRate, page);
	expect(html).toContain('Of a member’s reviews of one course only the newest counts');
	expect(html.replaceAll('<!-- -->', '')).toContain('2 of these reviews count in a rating');
	const figures = [...html.matchAll(/<dt>([^<]*)<\/dt><dd>(\d+)<\/dd>/g)].map(([, label, figure]) => [label, figure]);
	expect(Object.fromEntries(figures)).toEqual({
		'published reviews': '3',
		'of them verified': '2',
		'written with an account': '2',
		samples: '1',
		'courses rated': '1',
		'courses ranked': '0',
	});
});
