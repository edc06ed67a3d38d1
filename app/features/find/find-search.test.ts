import { describe, expect, it } from 'vitest';
import { findAddress } from './find-search.ts';
import { readFindSearch } from './read-find-search.server.ts';

const read = (text: string) => readFindSearch(new URLSearchParams(text));
const NOTHING = { q: '', continent: null, country: null, view: 'list', date: null, handicap: null, page: 1 };

describe('the address of the find page', () => {
	it('names everything that was asked for', () => {
		const address = 'q=bro+hof&continent=Europe&country=sweden&date=2026-06-12&page=2&view=grid&handicap=12.4';
		expect(read(address)).toEqual({
			q: 'bro hof',
			continent: 'Europe',
			country: 'sweden',
			view: 'grid',
			date: '2026-06-12',
			handicap: 12.4,
			page: 2,
		});
		expect(findAddress(read(address))).toBe(`/find-course?${address}`);
	});

	it.each([
		'',
		'continent=Atlantis&country=nowhere&view=map&date=2026-02-30&handicap=99&page=[]',
		'continent=europe&country=Sweden&view[]=grid&date=12+June&handicap=scratch&page=1e9',
		'continent=&country=&view=&date=&handicap=&page=-1&q=',
	])('S60: what makes no sense is left out of %j', (text) => expect(read(text)).toEqual(NOTHING));

	it('R30: cuts a search of 10 KB', () => {
		expect(read(`q=${'a'.repeat(10_000)}`).q).toHaveLength(100);
	});

	it('leaves out a country of another continent', () => {
		expect(read('continent=Asia&country=sweden')).toMatchObject({ continent: 'Asia', country: null });
	});

	it('starts at the first page when the list changes, and stays when only the view does', () => {
		const search = read('q=links&page=3');
		expect(findAddress(search, { continent: 'Europe' })).toBe('/find-course?q=links&continent=Europe');
		expect(findAddress(search, { view: 'grid' })).toBe('/find-course?q=links&page=3&view=grid');
		expect(findAddress(search, { page: 4 })).toBe('/find-course?q=links&page=4');
	});

	it('keeps a handicap of scratch and a better one', () => {
		expect(findAddress(read('handicap=0'))).toBe('/find-course?handicap=0');
		expect(findAddress(read('handicap=%2B2.1'))).toBe('/find-course?handicap=%2B2.1');
	});
});
