import { expect, test as plain } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { expectAccessible, test } from '../support/test.ts';
import { type Crawl, crawl, findLostFragments } from './crawl.ts';

/** The validator's own recommendations and the standard, but for what says nothing about our pages. */
const VALIDATOR = new HtmlValidate({
	extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:document'],
	rules: {
		// React writes charSet, noValidate and the like as its properties are called; HTML knows no case.
		'attr-case': 'off',
		// React closes void elements with a slash, which HTML allows and ignores.
		'void-style': 'off',
		// React writes disabled="" and hidden="", which is the same as leaving the value out.
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		// Every script and style comes from our own host, under a name made of its hash.
		'require-sri': 'off',
		// Text is the type of an input that names none.
		'no-implicit-input-type': 'off',
		// Lists that are searched while typing have no native element; a table that scrolls is a region, not a section.
		'prefer-native-element': 'off',
	},
});

/** Valid once is valid for all pages of a kind, which are made by the same code: so many of each are read in full. */
const READ_OF_A_KIND = 2;
const LOOKED_AT_BY_AXE = 2;

let crawled: Crawl;

plain.describe.configure({ mode: 'serial' });

plain.beforeAll(async ({ request, baseURL }) => {
	plain.setTimeout(120_000);
	crawled = await crawl(request, baseURL ?? '');
});

plain('every link of every page answers, and every fragment is there', ({ baseURL }) => {
	expect(crawled.broken).toEqual([]);
	expect(findLostFragments(crawled.pages, baseURL ?? '')).toEqual([]);
	expect(crawled.pages.length).toBeGreaterThan(100);
});

plain('every page has one heading of the first level, a title, a description and a canonical address', () => {
	const incomplete = crawled.pages.flatMap(({ path, html }) => {
		const has = {
			heading: html.match(/<h1\b/g)?.length === 1,
			title: /<title[^>]*>[^<]*\S · Fescue<\/title>/.test(html),
			description: /<meta name="description" content="[^"]{40,}"/.test(html),
			canonical: /<link rel="canonical" href="http[^"]+"/.test(html),
		};
		return Object.entries(has).flatMap(([what, is]) => (is ? [] : [`${path}: ${what}`]));
	});
	expect(incomplete).toEqual([]);
});

plain('every kind of page is valid HTML', async () => {
	plain.setTimeout(120_000);
	const wrong: string[] = [];
	for (const { path, html } of sample(READ_OF_A_KIND)) {
		const { results } = await VALIDATOR.validateString(html);
		for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
			wrong.push(`${path}: ${message} (${ruleId}) at ${selector}`);
		}
	}
	expect(wrong).toEqual([]);
});

test('axe finds nothing on a sample of course pages', async ({ page }) => {
	test.setTimeout(90_000);
	const courses = crawled.pages.filter(({ path }) => /^\/courses\/[^/]+\/[^/?]+$/.test(path));
	expect(courses.length).toBeGreaterThanOrEqual(LOOKED_AT_BY_AXE);
	for (const { path } of courses.slice(-LOOKED_AT_BY_AXE)) {
		await page.goto(path);
		await expectAccessible(page);
	}
});

/** At most `most` pages of each kind: one kind for each route, whatever stands in place of its parameters. */
function sample(most: number) {
	const perKind = new Map<string, number>();
	return crawled.pages.filter(({ path }) => {
		const [pathname = ''] = path.split('?', 1);
		const parts = pathname.split('/');
		const kind = parts.length > 2 ? `${parts[1]} ${parts.length}` : pathname;
		perKind.set(kind, (perKind.get(kind) ?? 0) + 1);
		return (perKind.get(kind) ?? 0) <= most || /^\/(?:support|legal|auth)\//.test(path);
	});
}
