import { describe, expect, it } from 'vitest';
import { exampleCourse } from '#tests/support/facts/example-course.ts';
import { fillPieces } from './fill-pieces.ts';
import { guideStructuredData } from './for-machines.ts';
import { guidePicture, guideSharePicture } from './guide-picture.ts';
import { readingMinutes } from './reading-time.ts';

const course = exampleCourse();
const cards = new Map([[course.slug, course]]);

describe('a guide’s text', () => {
	const html = `<p><a href="course:${course.slug}">It</a></p>\n<!--course:${course.slug}-->\n<p>End.</p>\n`;

	it('has its cards and links from the catalogue', () => {
		expect(fillPieces(html, cards)).toEqual([
			{ kind: 'text', html: `<p><a href="/courses/sweden/${course.slug}">It</a></p>` },
			{ kind: 'course', course },
			{ kind: 'text', html: '<p>End.</p>' },
		]);
	});

	it('leads to where a course is now that was renamed or merged since it was written', () => {
		const renamed = new Map([[course.slug, { ...course, slug: 'its-new-name' }]]);
		expect(fillPieces(html, renamed)[0]).toEqual({
			kind: 'text',
			html: '<p><a href="/courses/sweden/its-new-name">It</a></p>',
		});
	});

	it('holds without a course that is gone', () => {
		expect(fillPieces(html, new Map()).map((piece) => piece.kind === 'text' && piece.html)).toEqual([
			'<p><bdi>It</bdi></p>',
			'<p>End.</p>',
		]);
	});
});

describe('reading time', () => {
	it.each([
		[1, 1],
		[230, 1],
		[1_300, 6],
	])('%i words take %i minutes', (words, minutes) => {
		expect(readingMinutes(Array(words).fill('word').join(' '))).toBe(minutes);
	});
});

describe('what a guide tells machines', () => {
	const guide = {
		slug: 'winter-golf',
		title: 'Winter golf',
		standfirst: 'Away.',
		description: 'Where.',
		minutes: 6,
		words: 1_300,
		published: '2026-11-06',
		pieces: fillPieces(`<!--course:${course.slug}-->`, cards),
	};

	it('S7: is an article with its courses, and the way to it', () => {
		const [article, crumbs] = guideStructuredData(guide, 'https://fescue.example').map((entry) =>
			JSON.stringify(entry),
		);
		expect(article).toContain('"@type":"Article"');
		expect(article).toContain('"datePublished":"2026-11-06"');
		expect(article).toContain(`"url":"https://fescue.example/courses/sweden/${course.slug}"`);
		expect(crumbs).toContain('"position":3,"name":"Winter golf","item":"https://fescue.example/guides/winter-golf"');
	});

	it('is a picture of its own, to see and to share', () => {
		expect(guidePicture('winter-golf')).toMatch(/\/scene\/guide-winter-golf\.svg$/);
		expect(guideSharePicture('winter-golf')).toMatch(/\/scene\/guide-winter-golf\.png$/);
	});
});
