import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as clubPage from '#app/routes/courses/club.tsx';
import * as coursePage from '#app/routes/courses/course.tsx';
import { clubs } from '#database/schema/clubs.ts';
import { listClubPages } from '#domain/catalogue/clubs/club-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const origin = 'https://golf.test';
let count = 0;

/** A club with courses of these names. */
async function makeClub(name: string, facts: Parameters<typeof courseRow>[1][]) {
	const slug = `club-${++count}`;
	const [club] = await database.db.insert(clubs).values({ slug, name, core: name.toLowerCase() }).returning();
	const rows = [];
	for (const one of facts) rows.push(await courseRow(database, { clubId: club?.id, locality: 'Tuna', ...one }));
	return { slug, rows };
}

const clubHtml = async (slug: string, ctx = database.context()) =>
	plain(
		await renderPage(clubPage, {
			database,
			ctx,
			path: `/clubs/${slug}`,
			pattern: 'clubs/:slug',
			params: { slug },
			origin,
		}),
	);

const courseHtml = async (slug: string, ctx = database.context()) =>
	plain(
		await renderPage(coursePage, {
			...{ database, ctx, origin, path: `/courses/sweden/${slug}`, pattern: 'courses/:country/:slug' },
			params: { country: 'sweden', slug },
		}),
	);

const plain = (html: string) => html.replaceAll('<!-- -->', '').replace(/<\/?(?:bdi|span)[^>]*>/g, '');

describe('the page of a club', () => {
	it('lists its courses with what is known of each, and what is the club’s', async () => {
		const club = { website: 'https://heather.example/', access: 'visitors', facilities: ['Pro shop'] };
		const { slug, rows } = await makeClub('Heather', [
			{ name: 'Heather, Old', holes: 18, par: 71, rating: 7.6, ratingShown: 7.6, ratingCount: 9, ...club },
			{ name: 'Heather, New', holes: 18, ...club },
			{ name: 'Heather, Short', holes: 9, ...club },
			{ name: 'Heather, Gone', closedOn: '2020-01-01', ...club },
		]);
		const ctx = database.context();
		const html = await clubHtml(slug, ctx);
		expect(html).toContain('Golf club in Sweden');
		expect(html).toContain('3 courses, 1 of them rated, 7.6 out of 10 on average.');
		for (const { slug: own } of rows.slice(0, 3)) expect(html).toContain(`href="/courses/sweden/${own}"`);
		expect(html).not.toContain('Heather, Gone');
		expect(html).toContain(`<a href="/find-course?club=${slug}">Search and filter these courses</a>`);
		for (const said of ['Visitors welcome', 'Pro shop', 'href="https://heather.example/"'])
			expect(html).toContain(said);
		expect(html).toMatch(/"@type":"GolfCourse","name":"Heather, Old"/);
		expect(html).toMatch(/"@type":"BreadcrumbList"/);
		for (const row of rows.slice(0, 3)) expect(ctx.reads).toContain(`course:${row.id}`);
		// Three cards are all of them.
		expect(html).not.toMatch(/<ol[^>]*><\/ol>/);
	});

	it('names the kind of a course that is no full one, ranks it nowhere, and says nothing of the kind of the others', async () => {
		const rated = { ratingShown: 8, rating: 8, ratingCount: 9 };
		const { slug } = await makeClub('Larchby', [
			{ name: 'Larchby, Short', ...rated, rating: 9, ratingShown: 9, holes: 9, kind: 'par-3' },
			{ name: 'Larchby, Old', ...rated, holes: 18 },
		]);
		const html = await clubHtml(slug);
		expect(html.indexOf('Larchby, Old')).toBeLessThan(html.indexOf('Larchby, Short'));
		expect(html.match(/>\d<\/div>/g), 'places in the ranking').toEqual(['>1</div>']);
		expect(html).toContain('EuropePar-3 course');
		expect(html).not.toContain('Europecourse');
	});

	it('leads to the course of a club that has one alone, and there is none of a club that nobody knows', async () => {
		const { slug, rows } = await makeClub('Moorby', [{ name: 'Moorby' }]);
		await expect(clubHtml(slug)).rejects.toMatchObject({ status: 302 });
		expect(rows).toHaveLength(1);
		await expect(clubHtml('no-such-club')).rejects.toMatchObject({ init: { status: 404 } });
	});

	it('stands in the site map from two courses on that can be played', async () => {
		const { slug } = await makeClub('Fenby', [{}, {}]);
		const single = await makeClub('Lowby', [{}, { closedOn: '2020-01-01' }]);
		const mapped = (await listClubPages(database.context())).map((page) => page.slug);
		expect(mapped).toContain(slug);
		expect(mapped).not.toContain(single.slug);
	});
});

describe('the page of a course', () => {
	it('names its club below its name, with the other courses, and leads to all of them', async () => {
		const { slug, rows } = await makeClub('Birchby', [
			{ name: 'Birchby, King’s' },
			{ name: 'Birchby, Queen’s', holes: 18, par: 68 },
			{ name: 'Birchby, Short', holes: 9, kind: 'par-3' },
		]);
		const ctx = database.context();
		const html = await courseHtml(rows[0]?.slug ?? '', ctx);
		expect(html).toContain(`One of the three courses of <a href="/clubs/${slug}">Birchby</a>`);
		expect(html).toContain(`: <a href="/courses/sweden/${rows[1]?.slug}">Queen’s</a>`);
		expect(html).toContain('The other courses of Birchby');
		for (const said of ['<p>18 holes, par 68</p>', '<p>Par-3 course · 9 holes</p>']) expect(html).toContain(said);
		expect(html).toMatch(/aria-current="page">King’s</);
		for (const row of rows) expect(ctx.reads).toContain(`course:${row.id}`);
	});

	it('says nothing of a club that its name tells, and names one that it does not', async () => {
		const told = await makeClub('Elmby', [{ name: 'Elmby, Old' }]);
		expect(await courseHtml(told.rows[0]?.slug ?? '')).not.toContain('course of');
		const other = await makeClub('Oakby Resort', [{ name: 'The Dunes' }]);
		expect(await courseHtml(other.rows[0]?.slug ?? '')).toContain('A course of Oakby Resort');
	});

	it('says of a closed course that it was one of its club’s', async () => {
		const { rows } = await makeClub('Ashby', [{ closedOn: '2020-01-01' }, {}, {}]);
		expect(await courseHtml(rows[0]?.slug ?? '')).toContain('Once a course of ');
	});
});
