import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listGuideRings } from '#app/features/guides/list-guide-rings.server.ts';
import { paths } from '#app/lib/paths.ts';
import { loader } from '#app/routes/account/viewer-state.ts';
import * as guidePage from '#app/routes/guides/guide.tsx';
import { courses } from '#database/schema/catalogue.ts';
import { playedCourses } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow } from '#tests/support/databases/rows.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import { callRoute } from '#tests/support/sites/route-calls.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const GUIDE = '/guides/heathland-explained';

/** The ring that the script of the page at an address is told. */
async function ringAt(ctx: DomainContext, ring?: string) {
	const answer = await callRoute(loader, paths.viewerState({ ring }), ctx);
	return (await answer.json()).ring;
}

describe('the ring of a page that is the same for everyone', () => {
	it('counts what the member has played of a place and of a guide, closed courses too, and of nothing else', async () => {
		const { ctx, userId } = await memberRow(database);
		const named = await courseRow(database, { slug: 'sunningdale-old', country: 'GB' });
		const other = await courseRow(database, { slug: 'de-pan', country: 'NL' });
		for (const { id } of [named, await courseRow(database)]) {
			await database.db.insert(playedCourses).values({ userId, courseId: id });
		}
		expect(await ringAt(ctx, GUIDE)).toEqual({ played: 1, unlisted: 0 });
		expect(await ringAt(ctx, '/courses/sweden')).toEqual({ played: 1, unlisted: 0 });
		expect(await ringAt(ctx, '/courses/netherlands')).toEqual({ played: 0, unlisted: 0 });
		await database.db.insert(playedCourses).values({ userId, courseId: other.id });
		await database.db.update(courses).set({ closedOn: '2026-05-01' }).where(eq(courses.id, other.id));
		expect(await ringAt(ctx, GUIDE)).toEqual({ played: 2, unlisted: 0 });
		expect(await ringAt(ctx, '/courses/netherlands')).toEqual({ played: 1, unlisted: 1 });
		expect(await listGuideRings(ctx)).toContainEqual({ name: 'Heathland explained', to: GUIDE, played: 2, of: 2 });
		expect(await listGuideRings(database.context())).toEqual([]);
		const nothing = [undefined, '', '/guides/no-such-guide', '/courses/nowhere', '/account/golf', 'https://golf.test/'];
		expect(await Promise.all(nothing.map((path) => ringAt(ctx, path)))).toEqual(nothing.map(() => null));
	});

	it('tells a visitor nothing, and another member their own', async () => {
		const { ctx } = await memberRow(database);
		for (const path of [GUIDE, '/courses/sweden']) {
			expect(await ringAt(database.context(), path)).toBeNull();
			expect(await ringAt(ctx, path)).toEqual({ played: 0, unlisted: 0 });
		}
	});

	it('stands hidden in the page, with how many courses a guide names', async () => {
		await courseRow(database, { slug: 'royal-ashdown-forest', country: 'GB' });
		const at = { path: GUIDE, pattern: 'guides/:slug', params: { slug: 'heathland-explained' } };
		const html = await renderPage(guidePage, { database, origin: 'https://golf.test', ...at });
		expect(html).toMatch(new RegExp(`data-ring="${GUIDE}" data-of="3" hidden=""`));
		expect(html).not.toMatch(/<b>\d/);
	});
});
