import { describe, expect, it } from 'vitest';
import { compileContent } from './compile.ts';
import { coursesNamedIn, cutAtCourses, linkCourses } from './course-marks.ts';

const HEAD = `---
title: A guide
standfirst: Words
description: Words
published: 2026-09-03
terrain: links
related: [one, two]
courses: [falsterbo]
---
`;
const guide = (body: string) => compileContent('guides', 'a-guide', HEAD + body);

describe('a guide', () => {
	const { html, text } = guide(
		'Play [Ystad & *friends*](course:ystad).\n\n::course{falsterbo}\n\n> !pull It\'s "wind".\n\nThen home.\n',
	);

	it('is cut where cards stand', () => {
		expect(cutAtCourses(html).map((part) => (part.kind === 'course' ? part.slug : 'text'))).toEqual([
			'text',
			'falsterbo',
			'text',
		]);
	});

	it('names the courses of its cards and of its links', () => {
		expect(coursesNamedIn(html)).toEqual(['falsterbo', 'ystad']);
	});

	it('links to courses at their addresses, and only names those that are gone', () => {
		const name = 'Ystad &amp; <em>friends</em>';
		expect(linkCourses(html, (slug) => `/courses/sweden/${slug}`)).toContain(
			`<a href="/courses/sweden/ystad">${name}</a>`,
		);
		expect(linkCourses(html, () => undefined)).toContain(`<bdi>${name}</bdi>`);
	});

	it('has its pull quotes in the margin and not in its plain text', () => {
		expect(html).toContain('<div data-pull aria-hidden="true"><p>It’s “wind”.</p></div>');
		expect(text).toBe('Play Ystad & friends. Then home.');
	});

	it('still has plain quotations', () => {
		expect(guide('> Said he.\n').html).toBe('<blockquote>\n<p>Said he.</p>\n</blockquote>\n');
	});

	it('has cards on lines of their own only', () => {
		expect(guide('See ::course{falsterbo} there.\n').html).toContain('::course{falsterbo}');
	});

	it('is refused without its cover’s ground', () => {
		expect(() => compileContent('guides', 'a-guide', HEAD.replace('links', 'moon'))).toThrow(
			'content/guides/a-guide.md',
		);
	});
});
