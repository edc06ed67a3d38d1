import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as coursePage from '#app/routes/courses/course.tsx';
import * as placePage from '#app/routes/courses/place.tsx';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, reviewRow } from '#tests/support/databases/rows.ts';
import { type RoutePage, renderPage } from '#tests/support/sites/rendered-page.tsx';

const ORIGIN = 'https://golf.test';
let database: TestDatabase;

beforeAll(async () => {
	database = await openTestDatabase();
});

afterAll(() => database.close());

/** A course with three reviews, one of which has an end of a script in it. */
async function reviewedCourse() {
	const facts = { locality: 'Höllviken', par: 71, holes: 18, lengthMetres: 6218, architect: 'Harry Colt' };
	const rated = { rating: 8.25, ratingShown: 8.3, ratingCount: 3, latitude: 55.4, longitude: 12.9 };
	const course = await courseRow(database, { name: 'Skanör Links', ...facts, ...rated });
	const texts = ['Firm </script><script>alert(1)</script> fairways.', 'Wind all day.', 'A welcome to remember.'];
	for (const content of texts) await reviewRow(database, course.id, { content, rating: 8, datePlayed: '2026-02-03' });
	await reviewRow(database, course.id, { content: 'Made up from end to end.', sample: true });
	return course;
}

const render = (page: RoutePage, path: string, pattern: string, params: Record<string, string>, samples = false) =>
	renderPage(page, { database, path, pattern, params, samples, origin: ORIGIN });

const courseHtml = (slug: string, samples = false) =>
	render(coursePage, `/courses/sweden/${slug}`, 'courses/:country/:slug', { country: 'sweden', slug }, samples);

/** The parts of a course's data that are looked at. */
type CourseData = {
	name: string;
	address: { addressLocality: string };
	aggregateRating?: { ratingValue: number; ratingCount: number };
	additionalProperty: { value: unknown }[];
	review: { reviewBody: string; author: { name: string }; reviewRating: { ratingValue: number } }[];
};

const extract = (html: string) => new WebAutoExtractor({ addLocation: true }).parse(html);
const dataOf = (html: string, type: string) => extract(html).jsonld[type]?.[0];

async function issuesIn(html: string) {
	const issues = await new Validator().validate(extract(html));
	return issues.map((issue) => `${issue.issueMessage} ${JSON.stringify(issue.path)}`);
}

const textOf = (html: string) =>
	html
		.replace(/<script[\s\S]*?<\/script>/g, '')
		.replace(/<!--.*?-->/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>');

describe('S7: what a page tells machines', () => {
	it('is found right by a validator, on the page of a course and of a country', async () => {
		const { slug } = await reviewedCourse();
		expect(await issuesIn(await courseHtml(slug))).toEqual([]);
		const place = await render(placePage, '/courses/sweden', 'courses/:country', { country: 'sweden' });
		expect(await issuesIn(place)).toEqual([]);
		expect(dataOf(place, 'BreadcrumbList')).toBeDefined();
	});

	it('would not be found right if it were wrong', async () => {
		const { slug } = await reviewedCourse();
		const html = (await courseHtml(slug)).replace('"ratingValue":8.3', '"ratingValue":11');
		expect((await issuesIn(html)).join()).toContain('Rating is outside');
	});

	it('S02: equals what the page shows: name, place, facts, rating, count and reviews', async () => {
		const { slug } = await reviewedCourse();
		const html = await courseHtml(slug);
		const shown = textOf(html);
		const course = dataOf(html, 'GolfCourse') as CourseData;
		expect(course.aggregateRating).toMatchObject({ ratingValue: 8.3, ratingCount: 3, bestRating: 10, worstRating: 1 });
		expect(shown).toContain(
			`${course.aggregateRating?.ratingValue} out of 10, ${course.aggregateRating?.ratingCount} reviews`,
		);
		for (const word of [course.name, course.address.addressLocality, 'par 71', 'Harry Colt', '6,218 m'])
			expect(shown).toContain(word);
		expect(course.additionalProperty.map(({ value }: { value: unknown }) => value)).toEqual([71, 6218, 'Harry Colt']);
		expect(course.review).toHaveLength(3);
		for (const review of course.review) {
			expect(shown).toContain(review.reviewBody);
			expect(shown).toContain(review.author.name);
			expect(shown).toContain(`${review.reviewRating.ratingValue} out of 10`);
		}
	});

	it('R9: has no rating and no review where samples are loaded, and none where there is none', async () => {
		const { slug } = await reviewedCourse();
		const sampled = dataOf(await courseHtml(slug, true), 'GolfCourse') as CourseData;
		expect(sampled.aggregateRating).toBeUndefined();
		expect(JSON.stringify(sampled)).not.toContain('Made up');
		const { slug: bare } = await courseRow(database, { name: 'Bare' });
		const html = await courseHtml(bare);
		expect(html).not.toMatch(/AggregateRating|"@type":"Review"/);
		expect(await issuesIn(html)).toEqual([]);
	});
});
