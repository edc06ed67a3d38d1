import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { THEME_SCRIPT } from '#app/lib/theme.ts';
import { inlineStyles } from './inline-styles.ts';

const styles = new Map([
	['/assets/root.css', '.a{color:green}'],
	['/assets/long.css', '.b{color:grey}'.repeat(200)],
	['/assets/dash.css', 'ul{list-style:"– "}'],
]);
const finish = (text: string, requestId: string | null = null) => {
	const { body, policy } = inlineStyles(text, { styles, requestId, https: true });
	return { html: body.toString(), policy };
};
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const TAKEN_OVER =
	'<script>window.__reactRouterContext = {}</script><script type="module" async="">import "/assets/a.js";</script>';
const LINK = '<link rel="stylesheet" href="/assets/root.css"/>';

describe('a finished page', () => {
	it('holds its style sheets', () => {
		expect(finish(`<head>${LINK}</head>`).html).toBe('<head><style>.a{color:green}</style></head>');
	});

	it('keeps the link that React looks for, asleep, where React is to come', () => {
		const { html } = finish(`${LINK}${TAKEN_OVER}`);
		expect(html).toContain(
			'<style>.a{color:green}</style><link rel="stylesheet" href="/assets/root.css" disabled=""/>',
		);
	});

	it('holds those that late scripts have too, and keeps the mark by which React finds their links', () => {
		const marked = '<link rel="stylesheet" href="/assets/root.css#"/>';
		expect(finish(marked).html).toBe('<style>.a{color:green}</style>');
		const { html, policy } = finish(`${marked}${TAKEN_OVER}`);
		expect(html).toContain(
			'<style>.a{color:green}</style><link rel="stylesheet" href="/assets/root.css#" disabled=""/>',
		);
		expect(policy).toContain(`style-src 'self' ${hashOf('.a{color:green}')};`);
	});

	it('leaves those to their files where both are long', () => {
		const words = `</head><p>${'word '.repeat(8_000)}</p>`;
		const long = `<link rel="stylesheet" href="/assets/long.css#"/>${words}`;
		expect(finish(long).html).toBe(long);
		expect(finish(`<link rel="stylesheet" href="/assets/root.css#"/>${words}`).html).toContain(
			'<style>.a{color:green}',
		);
	});

	it('leaves a sheet alone that it does not know', () => {
		const html = '<link rel="stylesheet" href="/assets/other.css"/>';
		expect(finish(html).html).toBe(html);
	});

	it('is refused where its sheets are linked in another way, which would leave it without styles', () => {
		expect(() => finish('<link href="/assets/root.css" rel="stylesheet"/>')).toThrow(/style sheet/);
	});

	it('is left with the links that are written in development, where no sheet is built', () => {
		const linked =
			'<link data-react-router-critical-css="" rel="stylesheet" href="/@react-router/critical.css?pathname=/newsletter"/>';
		const { body } = inlineStyles(linked, { styles: new Map(), requestId: null, https: false });
		expect(body.toString()).toBe(linked);
	});

	it('shows the name of the request where the page has a place for it', () => {
		const place = '<p data-request-id=""></p>';
		expect(finish(place, 'ab-1').html).toBe('<p data-request-id="">Reference ab-1</p>');
		expect(finish(place).html).toBe(place);
	});
});

describe('its policy', () => {
	it('allows its own inline scripts and styles by their hash and no others', () => {
		const { policy } = finish(`${LINK}<script>one()</script><script type="module" async="">two()</script>`);
		expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`);
		expect(policy).toContain(`style-src 'self' ${hashOf('.a{color:green}')};`);
		expect(policy).not.toContain('unsafe');
	});

	it('allows what has letters beyond ASCII by the hash of its bytes', () => {
		const { html, policy } = finish(
			'<link rel="stylesheet" href="/assets/dash.css"/><p>日本</p><script>say("€50 – “Höllviken”")</script>',
		);
		expect(html).toBe('<style>ul{list-style:"– "}</style><p>日本</p><script>say("€50 – “Höllviken”")</script>');
		expect(policy).toContain(`script-src 'self' ${hashOf('say("€50 – “Höllviken”")')};`);
		expect(policy).toContain(`style-src 'self' ${hashOf('ul{list-style:"– "}')};`);
	});

	it('allows the script that starts the others as it stands in the page', () => {
		const { html, policy } = finish(
			'<head></head><script type="module" async="">import "/assets/manifest.js";</script>',
		);
		const [, starter = ''] = /<script type="module" async="">([^<]*)<\/script>/.exec(html) ?? [];
		expect(starter).toContain('await import("/assets/manifest.js");');
		expect(policy).toContain(`script-src 'self' ${hashOf(starter)};`);
	});

	it('needs no hash for data and for scripts that are files', () => {
		const html =
			'<script type="application/ld+json">{"a":1}</script><script type="module" src="/assets/boot.js"></script>';
		expect(finish(html).policy).toContain("script-src 'self';");
	});

	it('S01: allows nothing for a script between the words of a reader, should one ever get there', () => {
		const words = '</main><script>alert(1)</script><style>p{color:red}</style>';
		const page = `<head><title><script>alert(2)</script></title></head><main>${words}</main><script>one()</script>`;
		const { policy } = finish(page);
		expect(policy).toContain(`script-src 'self' ${hashOf('one()')};`);
		expect(policy).toContain("style-src 'self';");
	});

	it('lets the style of the maps be fetched where there is one, and nothing of other origins else', () => {
		expect(finish('<p>Words</p>').policy).toContain("connect-src 'self'; ");
		const mapOrigins = ['https://tiles.golf.example', 'https://fonts.golf.example'];
		const { policy } = inlineStyles('<p>Words</p>', { styles, requestId: null, https: true, mapOrigins });
		expect(policy).toContain("connect-src 'self' https://tiles.golf.example https://fonts.golf.example; ");
		expect(policy.match(/tiles\.golf\.example/g)).toHaveLength(1);
	});

	it('allows the script that sets the theme, which stands in the head', () => {
		const page = `<head><script>${THEME_SCRIPT}</script></head><main>Words</main>`;
		expect(finish(page).policy).toContain(`script-src 'self' ${hashOf(THEME_SCRIPT)};`);
	});

	it('S01: allows nothing for a script that stands in a text', () => {
		expect(finish('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>').policy).toContain("script-src 'self';");
	});
});
