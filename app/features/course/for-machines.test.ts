import { describe, expect, it } from 'vitest';
import { exampleCourse } from '#tests/support/facts/example-course.ts';
import { crumbsAbove } from './crumbs.ts';
import { courseDescription, courseStructuredData } from './for-machines.ts';

const rated = { value: 8.8, count: 412, ranked: true, builtIn: false };
const site = { origin: 'https://fescue.example', samples: false };

describe('What a course page tells machines', () => {
	it('S7: is the course with its rating, and the way to it', () => {
		const [course, crumbs] = courseStructuredData(exampleCourse({ score: rated }), site).map((entry) =>
			JSON.stringify(entry),
		);
		expect(course).toContain('"@type":"GolfCourse"');
		expect(course).toContain('"ratingValue":8.8,"ratingCount":412');
		expect(crumbs).toContain('"item":"https://fescue.example/courses/sweden/example-links"');
	});

	it('S7: leads by the region where that has a page, as the page itself does', () => {
		const course = exampleCourse({ regionPage: { slug: 'skane', name: 'Skåne' } });
		const [, crumbs] = courseStructuredData(course, site).map((entry) => JSON.stringify(entry));
		const above = crumbsAbove(course);
		expect(above.at(-1)).toEqual({ label: 'Skåne', to: '/courses/sweden/in/skane' });
		for (const { label, to } of above)
			expect(crumbs).toContain(`"name":"${label}","item":"https://fescue.example${to}"`);
	});

	it('R9, C7: never has a rating made of samples, nor a built-in one', () => {
		const ratingOf = (...args: Parameters<typeof courseStructuredData>) =>
			JSON.stringify(courseStructuredData(...args));
		expect(ratingOf(exampleCourse({ score: rated }), { ...site, samples: true })).not.toContain('AggregateRating');
		const builtIn = exampleCourse({ score: { value: 9.2, count: 0, ranked: false, builtIn: true } });
		expect(ratingOf(builtIn, site)).not.toContain('AggregateRating');
		expect(ratingOf(exampleCourse(), site)).not.toContain('AggregateRating');
	});

	it('T1: has no rating of a course with one or two reviews, nor any before it is known whether there are samples', () => {
		const isNew = exampleCourse({ score: { value: 10, count: 2, ranked: false, builtIn: false } });
		expect(JSON.stringify(courseStructuredData(isNew, site))).not.toContain('AggregateRating');
		expect(courseDescription(isNew, site)).not.toContain('out of 10');
		expect(courseDescription(exampleCourse({ score: rated }), undefined)).not.toContain('out of 10');
	});

	it('is a description that search engines can print whole', () => {
		const long = exampleCourse({ score: rated, description: 'Heather. '.repeat(60) });
		expect(courseDescription(long, site)).toMatch(/^8\.8 out of 10 from 412 reviews\. Heather/);
		expect(courseDescription(long, site).length).toBeLessThanOrEqual(156);
		const unknown = exampleCourse({ description: null });
		expect(courseDescription(unknown, site)).toBe(
			'Facts and reviews of Example Links. A golf course in Höllviken, Sweden.',
		);
		expect(courseDescription({ ...unknown, kind: 'Pitch and putt' }, site)).toBe(
			'Facts and reviews of Example Links. Pitch and putt in Höllviken, Sweden.',
		);
	});

	it('tells a position with no more digits than are known', () => {
		const placed = { latitude: 55.388_61, longitude: 12.919_53 };
		const told = (positionAccuracy: number | null) =>
			JSON.stringify(courseStructuredData(exampleCourse({ ...placed, positionAccuracy }), site));
		expect(told(3_000)).toContain('"latitude":55.39,"longitude":12.92');
		expect(told(20)).toContain('"latitude":55.3886,"longitude":12.9195');
	});
});
