import { describe, expect, it } from 'vitest';
import { isSameList, listAddress, readListSearch } from './list-search.ts';

const read = (text: string) => readListSearch(new URLSearchParams(text));
const same = (a: string, b: string) => isSameList(new URLSearchParams(a), new URLSearchParams(b));

describe('the address of the ranking', () => {
	it('names continent, country and page', () => {
		expect(read('continent=North+America&country=united-states&page=3')).toEqual({
			continent: 'North America',
			country: 'united-states',
			page: 3,
		});
	});

	it.each([
		'',
		'continent=Atlantis&country=%00&page=[]',
		'continent=europe&country=../etc&page=-1',
		'continent[]=Asia',
	])('S60: what is not known is left out of %j', (text) =>
		expect(read(text)).toEqual({ continent: null, country: null, page: 1 }),
	);

	it('R30: the first of repeated parameters counts', () => {
		expect(read('continent=Asia&continent=Europe&page=2&page=9')).toEqual({
			continent: 'Asia',
			country: null,
			page: 2,
		});
	});

	it('is the same list when only a dialog lies over it', () => {
		expect(same('continent=Asia&page=2', 'page=2&continent=Asia&course=hirono&review=7')).toBe(true);
		expect(same('page=1', 'course=hirono')).toBe(true);
		expect(same('page=1', 'page=2')).toBe(false);
		expect(same('continent=Asia', 'continent=Europe')).toBe(false);
	});

	it('leaves out the first page', () => {
		expect(listAddress({ continent: 'Asia', country: null, page: 1 }, { course: 'hirono' })).toBe(
			'/top-rated-courses?continent=Asia&course=hirono',
		);
	});
});
