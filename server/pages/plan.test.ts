import { describe, expect, it } from 'vitest';
import { tinyBuild, tinyState } from '#tests/support/sites/tiny-build.tsx';
import { planPage } from './plan.ts';
import { createRouteTable } from './route-table.ts';

const table = createRouteTable(tinyBuild(tinyState()).routes);
const keyOf = (url: string) => planPage(table, url).key;
const keepingOf = (url: string) => planPage(table, url).keeping;

describe('the name under which a page is kept', () => {
	it.each([
		['/paper', '/paper'],
		['/paper?utm_source=x&cb=1', '/paper'],
		['/paper?sort=new&page=2', '/paper?page=2&sort=new'],
		['/paper?page=2&sort=new&x=y', '/paper?page=2&sort=new'],
		['/paper?page=1&page=2', '/paper?page=1'],
		['/paper?page=', '/paper'],
		['/paper?course=a&course=&course=b', '/paper?course=a&course=b'],
		['/paper?a[b]=c&__proto__=x&constructor=y', '/paper'],
		['/paper?page=%ff%00', '/paper?page=%EF%BF%BD%00'],
		['/?page=2', '/'],
	])('S30, S60: has only what its route has declared, in one order: %s', (url, key) => {
		expect(keyOf(url)).toBe(key);
	});

	it.each(['/no/such/page', '/assets/old-hash.js', '/x?page=1'])(
		'R47: is the same for all places where nothing lives: %s',
		(url) => {
			expect(keyOf(url)).toBe('/not-found');
			expect(planPage(table, url).route.found).toBe(false);
		},
	);

	it.each([
		['/paper.data?page=2', '/paper.data?page=2'],
		['/paper.data?_routes=routes%2Fpaper&page=2', '/paper.data?page=2&_routes=routes%2Fpaper'],
		['/paper.data?_routes=routes%2Fpaper,root', '/paper.data?_routes=root%2Croutes%2Fpaper'],
		['/paper.data?_routes=evil,routes%2Fform', '/paper.data'],
		['/_.data', '/_.data'],
		['/nothing/here.data', '/not-found.data'],
	])('holds for the data of a page too: %s', (url, key) => {
		expect(keyOf(url)).toBe(key);
	});
});

describe('what is kept', () => {
	it.each([
		['/paper', 'kept'],
		['/paper?page=3', 'kept'],
		['/paper?q=links', 'fresh'],
		['/paper?q=', 'kept'],
		['/form', 'no-store'],
		['/mine', 'private'],
		['/mine.data', 'private'],
		['/nothing', 'kept'],
	])('follows from the handle: %s is %s', (url, keeping) => {
		expect(keepingOf(url)).toBe(keeping);
	});

	it('S60: leaves out addresses longer than any of ours', () => {
		expect(keepingOf(`/paper?page=${'9'.repeat(400)}`)).toBe('fresh');
	});
});
