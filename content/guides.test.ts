import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCatalogue } from '#database/seed/catalogue.ts';
import { readSeedFiles } from '#database/seed/files.ts';
import { GUIDE_SCENES } from '#domain/covers/guide-scenes.ts';
import { compileContent } from './compile/compile.ts';
import { coursesNamedIn, cutAtCourses } from './compile/course-marks.ts';

const FOLDER = new URL('./guides/', import.meta.url);

const guides = readdirSync(FOLDER).map((file) =>
	compileContent('guides', file.replace(/\.md$/, ''), readFileSync(new URL(file, FOLDER), 'utf8')),
);
const bySlug = guides.map((guide) => [guide.slug, guide] as const);
const scenes: Record<string, { terrain: string }> = GUIDE_SCENES;

describe('the guides', () => {
	it('are eight or more', () => {
		expect(guides.length).toBeGreaterThanOrEqual(8);
	});

	it('came out on days of their own, so that their order is certain', () => {
		expect(new Set(guides.map(({ published }) => published)).size).toBe(guides.length);
	});

	it('leave no former name to two of them, nor to one that is still in use', () => {
		const names = guides.flatMap(({ slug, formerly }) => [slug, ...formerly]);
		expect(new Set(names).size).toBe(names.length);
	});

	it('have a cover each, and no cover is left over', () => {
		expect(Object.keys(scenes).sort()).toEqual(guides.map(({ slug }) => `guide-${slug}`).sort());
	});
});

describe.each(bySlug)('the guide %s', (slug, guide) => {
	it('has 800 words and a pull quote', () => {
		expect(guide.text.split(' ').length).toBeGreaterThanOrEqual(800);
		expect(guide.html).toContain('<div data-pull');
	});

	it('names only courses of the shipped catalogue', async () => {
		const known = new Set(parseCatalogue(await readSeedFiles('catalogue')).map((course) => course.slug));
		const named = coursesNamedIn(guide.html);
		expect(named.length).toBeGreaterThan(0);
		expect(named.filter((course) => !known.has(course))).toEqual([]);
	});

	it('has the cards that its front matter promises, each once', () => {
		const cards = cutAtCourses(guide.html).flatMap((part) => (part.kind === 'course' ? [part.slug] : []));
		expect(cards.toSorted()).toEqual(guide.courses.toSorted());
		expect(new Set(cards).size).toBe(cards.length);
	});

	it('quotes in its margin what its text says, since those who listen do not hear the margin', () => {
		const quotes = [...guide.html.matchAll(/<div data-pull[^>]*><p>([\s\S]*?)<\/p>/g)].map(([, quote = '']) => quote);
		for (const quote of quotes) expect(guide.text).toContain(quote.replaceAll('&amp;', '&'));
	});

	it('leads on to other guides that exist', () => {
		expect(guide.related).not.toContain(slug);
		const slugs = guides.map((other) => other.slug);
		expect(guide.related.filter((other) => !slugs.includes(other))).toEqual([]);
	});

	it('has a cover of its own ground', () => {
		expect(scenes[`guide-${slug}`]?.terrain).toBe(guide.terrain);
	});

	it('has a description that search engines print whole', () => {
		expect(guide.description.length).toBeLessThanOrEqual(160);
	});
});
