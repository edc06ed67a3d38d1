import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparisonRows } from '#app/features/compare/read-rows.server.ts';
import { readDialog } from '#app/features/dialogs/read-dialog.server.ts';
import { clubs } from '#database/schema/clubs.ts';
import { listCoursesToCompare } from '#domain/catalogue/compare-queries.ts';
import { getCourseById } from '#domain/catalogue/data-call-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import * as clubPage from './club.tsx';
import * as coursePage from './course.tsx';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const origin = 'https://golf.test';
const FULL_PAR = /\bpar["\s:,a-z]{0,12}72\b/i;

/** A short course that a file has given the par of the course beside it, and that course's sister. */
async function aClubWith(kind: string) {
	const slug = `club-of-${kind}`;
	const [club] = await database.db
		.insert(clubs)
		.values({ slug, name: `Fenby ${kind}`, core: `fenby ${kind}` })
		.returning();
	const own = { clubId: club?.id, par: 72, type: '18 holes, par 72' };
	const short = await courseRow(database, { ...own, name: `Fenby ${kind}, Short`, kind, holes: 18 });
	const old = await courseRow(database, { clubId: club?.id, name: `Fenby ${kind}, Old`, holes: 18, par: 70 });
	return { slug, short, old };
}

const courseHtml = (slug: string) =>
	renderPage(coursePage, {
		...{ database, origin, path: `/courses/sweden/${slug}`, pattern: 'courses/:country/:slug' },
		params: { country: 'sweden', slug },
	});

describe.each(['par-3', 'pitch-and-putt', 'other'])('a course of the kind %s', (kind) => {
	it('reads the par of a full course nowhere, whatever is stored of it', async () => {
		const { slug, short, old } = await aClubWith(kind);
		const ctx = database.context();
		const club = { database, origin, path: `/clubs/${slug}`, pattern: 'clubs/:slug', params: { slug } };
		const told = {
			'its page, for readers and machines': await courseHtml(short.slug),
			'the page of a sister': await courseHtml(old.slug),
			'its club': await renderPage(clubPage, club),
			'its dialog': JSON.stringify(await readDialog(ctx, { course: short.slug, review: null, back: null })),
			'the comparison': JSON.stringify(
				comparisonRows((await listCoursesToCompare(ctx, [short.slug, old.slug])).courses, 6),
			),
			'data calls': JSON.stringify(await getCourseById(ctx, short.id)),
		};
		for (const [where, text] of Object.entries(told))
			expect(text.replaceAll('<!-- -->', ''), where).not.toMatch(FULL_PAR);
		expect(told['its page, for readers and machines']).toContain('18 holes');
	});
});
