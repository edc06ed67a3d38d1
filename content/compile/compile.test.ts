import { describe, expect, it } from 'vitest';
import { compileContent } from './compile.ts';

const page = (body: string) =>
	compileContent('pages', 'a-page', `---\ntitle: A page\ndescription: Words\n---\n${body}`);

describe('compileContent', () => {
	it('gives a page its front matter, its slug, HTML and plain text', () => {
		expect(page('Golf is **played** on [courses](/find-course).\n')).toEqual({
			slug: 'a-page',
			title: 'A page',
			description: 'Words',
			html: '<p>Golf is <strong>played</strong> on <a href="/find-course">courses</a>.</p>\n',
			text: 'Golf is played on courses.',
			sections: [],
		});
	});

	it('ends headings, cells and items as sentences in the plain text, of which searches show a piece', () => {
		const body =
			'## In six steps\n\n1. Open **Create Review**\n2. Really?\n\n| Status | Meaning |\n| --- | --- |\n| Held | It waits |\n';
		expect(page(body).text).toBe('In six steps. Open Create Review. Really? Status. Meaning. Held. It waits.');
	});

	it('gives every heading an id of its own and lists those of the second level', () => {
		const { html, sections } = page(
			'## To know *what* we have (Article 15)\n\n### Éire\n\n## To know what we have: article 15\n',
		);
		expect(sections).toEqual([
			{ id: 'to-know-what-we-have-article-15', title: 'To know what we have (Article 15)' },
			{ id: 'to-know-what-we-have-article-15-2', title: 'To know what we have: article 15' },
		]);
		expect(html).toContain('<h3 id="eire">Éire</h3>');
	});

	it('sets straight quotes as a printer does, but not in code', () => {
		expect(page(`"It's 'so'", **"said"** \`"he"\`.\n`).html).toBe(
			'<p>“It’s ‘so’”, <strong>“said”</strong> <code>&quot;he&quot;</code>.</p>\n',
		);
	});

	it('lets a table scroll within itself, reachable by keyboard under a name', () => {
		const { html } = page('## "Cookies" & more\n\n| Name |\n| --- |\n| at |\n');
		expect(html).toContain(
			'<div data-table role="region" aria-label="Table: “Cookies” &amp; more" tabindex="0"><table>',
		);
	});

	it('gives each table of a heading a name of its own', () => {
		const table = '| Name |\n| --- |\n| at |\n\n';
		const { html } = page(`${table}## Files\n\n${table}${table}## Others\n\n${table}`);
		expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
			...['Table', 'Table: Files', 'Table 2: Files', 'Table: Others'],
		]);
	});

	it('leaves known tokens for the page to fill in', () => {
		expect(page('Write to {{mail:info}}.\n').html).toBe('<p>Write to {{mail:info}}.</p>\n');
	});

	it('refuses a token that pages do not know', () => {
		expect(() => page('Write to {{mail:nobody}}.\n')).toThrow('content/pages/a-page.md: {{mail:nobody}} is no token');
	});

	it.each([
		['a missing field', '---\ntitle: A page\n---\nWords\n'],
		['a field too many', '---\ntitle: A page\ndescription: Words\nauthor: Me\n---\nWords\n'],
		['a token in a title', '---\ntitle: About {{company}}\ndescription: Words\n---\nWords\n'],
		['no front matter', 'Words\n'],
	])('refuses a file with %s and names it', (_, source) => {
		expect(() => compileContent('pages', 'a-page', source)).toThrow('content/pages/a-page.md');
	});
});
