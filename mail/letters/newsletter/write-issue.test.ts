import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileContent } from '#content/compile/compile.ts';
import type { ReviewWithCourse } from '#domain/reviews/shapes.ts';
import { print } from '#mail/render.tsx';
import { newIssue } from '#server/newsletter/issue-files.ts';
import { FACTS } from '#tests/support/facts/letter-facts.ts';
import { writeIssue } from './write-issue.ts';

const FOLDER = new URL('../../../content/newsletter/', import.meta.url);

const review = {
	id: 7,
	content: 'Firm & fast, <b>whatever</b> the wind.',
	rating: 3,
	userName: 'Ann <i>Lee</i>',
	courseName: 'The Heath',
	courseLocation: 'Höllviken, Sweden',
	courseSlug: 'heath',
	countrySlug: 'sweden',
	// The fields that an issue prints.
} as ReviewWithCourse;

const render = (source: string, reviews: ReviewWithCourse[]) =>
	print(writeIssue(compileContent('newsletter', '2026-12', source), reviews, FACTS), FACTS);

describe('an issue', () => {
	const { html, text, subject, unsubscribe } = render(newIssue('2026-12'), [review]);

	it('prints its words with the links of the site in full, in HTML and in plain text', () => {
		expect(subject).toBe('Golf in December 2026');
		expect(html).toContain('href="https://golf.test/courses/sweden/ljunghusen"');
		expect(text).toContain('(https://golf.test/guides)');
		expect(html).not.toMatch(/href="\/|<img|<script|url\(/);
	});

	it('S01: prints the month’s best reviews as text, with the way to each', () => {
		expect(html).toContain('The best reviews of November');
		expect(html).toContain('Firm &amp; fast, &lt;b&gt;whatever&lt;/b&gt; the wind.');
		expect(html).toContain('Ann &lt;i&gt;Lee&lt;/i&gt;');
		expect(html).toContain('href="https://golf.test/courses/sweden/heath?review=7#review-7"');
		expect(text).toContain('Firm & fast, <b>whatever</b> the wind.');
	});

	it('S01: prints what would stand for something else in a replacement as it is', () => {
		const signs = "$$ $& $` $' $< $1";
		expect(render(newIssue('2026-12'), [{ ...review, content: signs }]).text).toContain(`“${signs}”`);
	});

	it('S05: lets no direction of a name run on into the words behind it', () => {
		const turned = { ...review, userName: 'Eve \u202e', courseName: 'نادي الغولف' };
		const printed = render(newIssue('2026-12'), [turned]);
		expect(printed.html).toContain('<bdi>Eve \u202e</bdi> on');
		expect(printed.text).toContain('\u2068Eve \u202e\u2069 on \u2068نادي الغولف\u2069');
	});

	it('breaks no word of a long review, and cuts a text without blanks all the same', () => {
		const long = { ...review, content: `${'wind and sand '.repeat(30)}` };
		expect(render(newIssue('2026-12'), [long]).text).toMatch(/(?:wind|and|sand) …”/);
		const unbroken = { ...review, content: '風'.repeat(400) };
		expect(render(newIssue('2026-12'), [unbroken]).text).toContain(`${'風'.repeat(280)}…”`);
	});

	it('can be ended by its reader, in the letter and by the mail program', () => {
		expect(unsubscribe).toBe(FACTS.link);
		expect(text).toContain(FACTS.link);
		expect(html).toContain(FACTS.link.replace('&', '&amp;'));
	});

	it('says nothing of reviews in a month without any', () => {
		expect(render(newIssue('2026-12'), []).text).not.toMatch(/best reviews/i);
	});
});

it.each(readdirSync(FOLDER))('the issue %s can be printed', (file) => {
	const { html, text } = render(readFileSync(new URL(file, FOLDER), 'utf8'), [review]);
	expect(text.length).toBeGreaterThan(400);
	expect(html).toContain('</h1>');
});
