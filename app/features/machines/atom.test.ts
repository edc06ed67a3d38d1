import { describe, expect, it } from 'vitest';
import { type Feed, renderAtom } from './atom.ts';

const feed: Feed = {
	origin: 'https://golf.example',
	title: 'Fescue: guides',
	subtitle: 'Articles',
	self: '/feeds/guides.xml',
	page: '/guides',
	updated: '2026-11-21T00:00:00Z',
	entries: [],
};
const entry = {
	id: 'review-7',
	title: 'Links <& "more">',
	path: '/courses/sweden/ystad?a=1&b=2',
	published: '2026-11-20',
	author: 'A\u0000\u0008\ud800lva',
	summary: "It's 🏌️ fine\u001b[31m",
};

describe('an Atom feed', () => {
	it('without entries still says when it is from', () => {
		expect(renderAtom(feed)).toContain('<updated>2026-11-21T00:00:00.000Z</updated>');
	});

	it('is as new as its newest entry', () => {
		expect(renderAtom({ ...feed, entries: [entry] }).match(/<updated>[^<]*/g)).toEqual([
			'<updated>2026-11-20T00:00:00.000Z',
			'<updated>2026-11-20T00:00:00.000Z',
		]);
	});

	it('S07: holds any text, and no character that XML cannot', () => {
		const xml = renderAtom({ ...feed, entries: [entry] });
		expect(xml).toContain('<title>Links &lt;&amp; &quot;more&quot;&gt;</title>');
		expect(xml).toContain('<name>A\ufffdlva</name>');
		expect(xml).toContain('<summary>It&apos;s 🏌️ fine[31m</summary>');
		expect(xml).toContain('href="https://golf.example/courses/sweden/ystad?a=1&amp;b=2"');
	});

	it('names entries independently of their addresses', () => {
		expect(renderAtom({ ...feed, entries: [entry] })).toContain('<id>tag:golf.example,2025:review-7</id>');
	});
});
