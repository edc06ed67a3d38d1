import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as coursePage from '#app/routes/courses/course.tsx';
import { listLatestReviews, listReviewsForFeed } from '#domain/reviews/queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { HOSTILE } from '#tests/support/facts/hostile-words.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import { LatestReviews } from '../home/latest-reviews.tsx';
import { renderAtom } from '../machines/atom.ts';
import { reviewEntry } from '../machines/review-entry.ts';

let database: TestDatabase;

beforeAll(async () => {
	database = await openTestDatabase();
});

afterAll(() => database.close());

const courseHtml = (slug: string) =>
	renderPage(coursePage, {
		database,
		path: `/courses/sweden/${slug}`,
		pattern: 'courses/:country/:slug',
		params: { country: 'sweden', slug },
		origin: 'https://golf.test',
	});

const latestHtml = async () => {
	const reviews = await listLatestReviews(database.context(), 3);
	return renderToString(
		<MemoryRouter>
			<LatestReviews reviews={reviews} here="/" />
		</MemoryRouter>,
	);
};

/** The article of the review that says so. */
function entryOf(html: string, words: string) {
	const entry = html
		.split('<article')
		.slice(1)
		.find((part) => part.includes(words));
	if (!entry) throw new Error(`no review says ${words}`);
	return entry.replaceAll('<!-- -->', '');
}

describe('what the law asks of a list of reviews', () => {
	it('it says whether and how they are checked, labels the unchecked, and leads to the ranking’s parameters', async () => {
		const course = await courseRow(database);
		await reviewRow(database, course.id, { content: 'Seen by nobody.' });
		await reviewRow(database, course.id, { content: 'Seen by an editor.', verification: 'play history' });
		const html = await courseHtml(course.slug);
		expect(html).toContain('How reviews are checked');
		expect(html).toContain('Reviews without it are not verified.');
		expect(html).toMatch(/<a href="\/how-we-rate">/);
		expect(entryOf(html, 'Seen by nobody.')).toContain('Not verified');
		expect(entryOf(html, 'Seen by an editor.')).toContain('Verified: an editor has seen the scorecard');

		const latest = await latestHtml();
		expect(latest).toContain('href="/how-we-rate#checked"');
		expect(entryOf(latest, 'Seen by nobody.')).toContain('not verified');
		expect(entryOf(latest, 'Seen by an editor.')).not.toContain('not verified');
	});

	it('S53: a benefit that was declared stands with the review, in the words of its author', async () => {
		const course = await courseRow(database);
		await reviewRow(database, course.id, { content: 'A round on the house.', benefit: 'My son is the greenkeeper.' });
		expect(entryOf(await courseHtml(course.slug), 'A round on the house.')).toContain(
			'The reviewer received a benefit: <bdi>My son is the greenkeeper.</bdi>',
		);
	});

	it('a name is gone with its account, and the words stay', async () => {
		const course = await courseRow(database);
		const { userId } = await memberRow(database);
		const { id } = await reviewRow(database, course.id, {
			content: 'Kept without a name.',
			userId,
			reviewerName: null,
		});
		await database.pool.query('delete from users where id = $1', [userId]);
		const entry = entryOf(await courseHtml(course.slug), 'Kept without a name.');
		expect(entry).toContain(`id="review-${id}"`);
		expect(entry).toContain('Anonymous Golfer');
	});
});

describe('a review that was written to break the page', () => {
	it('S05: turns no words around but its own', async () => {
		const course = await courseRow(database);
		const turned = { content: 'Backwards \u202esdrawkcab', reviewerName: 'Eve \u202eniaL', pros: ['\u202esorP'] };
		await reviewRow(database, course.id, turned);
		const entry = entryOf(await courseHtml(course.slug), 'Backwards');
		expect(entry).toContain('<bdi>Eve \u202eniaL</bdi>');
		expect(entry).toContain('<bdi>\u202esorP</bdi>');
		expect(entry).toMatch(/<p[^>]* dir="auto">Backwards \u202esdrawkcab<\/p>/);
	});

	it('S01, S02: is shown to the letter and opens no element, in the page, its head, its data and the feed', async () => {
		const words = HOSTILE.join(' ');
		const course = await courseRow(database, { name: 'Links </title><script>alert(3)</script>', description: words });
		const said = {
			content: words,
			reviewerName: 'Eve <img src=x>',
			pros: [words.slice(0, 100)],
			benefit: '<b>free</b>',
		};
		await reviewRow(database, course.id, said);
		const html = await courseHtml(course.slug);
		const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
		expect(scripts.every((attributes) => attributes?.includes('application/ld+json'))).toBe(true);
		expect(html).not.toMatch(/<(?:img[^>]+src="?x|svg[^>]*onload|b>free)/);
		expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
		expect(html).toContain('&amp;lt;script&amp;gt;');
		expect(html).toContain('{{7*7}}');
		const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
			([, json]) => json ?? '',
		);
		expect(data.join('')).toContain('\\u003c/script\\u003e\\u003cscript\\u003ealert(2)');
		for (const json of data) expect(json).not.toMatch(/[<\u2028\u2029]/);
		expect(JSON.stringify(data.map((json) => JSON.parse(json)))).toContain('alert(2)');

		const entries = (await listReviewsForFeed(database.context())).map(reviewEntry);
		const head = {
			origin: 'https://golf.test',
			title: 'x',
			subtitle: 'x',
			self: '/f',
			page: '/',
			updated: '2026-11-21',
		};
		const xml = renderAtom({ ...head, entries });
		expect(xml).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
		expect(xml).not.toMatch(/<(?:script|img|svg|b)\b/);
	});
});
