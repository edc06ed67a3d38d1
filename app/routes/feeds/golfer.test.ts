import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '#app/lib/paths.ts';
import { profiles } from '#database/schema/accounts.ts';
import { reviews } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow } from '#tests/support/databases/rows.ts';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import { loader } from './golfer.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const HANDLE = 'writes-of-links';
const readFeed = () => callRoute(loader, paths.golferFeed(HANDLE), database.context(), undefined, { handle: HANDLE });

it('has the published reviews of the golfer alone, and is not there while the page is off', async () => {
	const { userId } = await memberRow(database);
	const { userId: other } = await memberRow(database);
	const { id: courseId } = await courseRow(database);
	const review = (content: string, author: string, status: 'published' | 'held' = 'published') => ({
		...{ courseId, userId: author, content, status, rating: 8 },
	});
	await database.db
		.insert(reviews)
		.values([
			review('Wind and short grass', userId),
			review('Waits for an editor', userId, 'held'),
			review('Of somebody else', other),
		]);
	await database.db.insert(profiles).values({ userId, handle: HANDLE, isPublic: true, publicName: 'Signe Ek' });
	const feed = await (await readFeed()).text();
	expect(feed).toContain('Fescue: reviews by Signe Ek');
	expect(feed).toContain('Wind and short grass');
	expect(feed).not.toMatch(/Waits for an editor|Of somebody else/);
	await database.db.update(profiles).set({ isPublic: false }).where(eq(profiles.userId, userId));
	await expect(readFeed()).rejects.toMatchObject({ init: { status: 404 } });
});
