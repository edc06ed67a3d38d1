import { describe, expect, it } from 'vitest';
import { forEachFilter } from '#domain/catalogue/facts/filters.ts';
import { findAddress } from './find-search.ts';
import { readFindSearch } from './read-find-search.server.ts';

const read = (text: string) => readFindSearch(new URLSearchParams(text));
const NOTHING = {
	q: '',
	continent: null,
	country: null,
	region: null,
	area: null,
	view: 'list',
	date: null,
	handicap: null,
	page: 1,
	...forEachFilter((): string[] => []),
	sort: null,
	near: null,
	box: null,
};

describe('the address of the find page', () => {
	it('names everything that was asked for', () => {
		const address =
			'q=bro+hof&continent=Europe&country=sweden&region=uppland&area=stockholm-archipelago&date=2026-06-12&sort=distance&page=2&view=grid&handicap=12.4' +
			'&price=1.2&holes=9.27&access=public&terrain=links.heath&facilities=driving-range.spa&near=55.41_-12.80';
		expect(read(address)).toEqual({
			...NOTHING,
			region: 'uppland',
			area: 'stockholm-archipelago',
			sort: 'distance',
			near: { latitude: 55.41, longitude: -12.8 },
			price: ['1', '2'],
			holes: ['9', '27'],
			access: ['public'],
			terrain: ['links', 'heath'],
			facilities: ['driving-range', 'spa'],
			q: 'bro hof',
			continent: 'Europe',
			country: 'sweden',
			view: 'grid',
			date: '2026-06-12',
			handicap: 12.4,
			box: null,
			page: 2,
		});
		expect(findAddress(read(address))).toBe(`/find-course?${address}`);
	});

	it.each([
		'',
		'continent=Atlantis&country=nowhere&view=globe&box=1,2,3&date=2026-02-30&handicap=99&page=[]',
		'continent=europe&country=Sweden&view[]=grid&date=12+June&handicap=scratch&page=1e9',
		'continent=&country=&view=&date=&handicap=&page=-1&q=',
		'sort=name;--&price=9.x&holes=constructor&access=*&terrain=LINKS&facilities=__proto__&near=91_0&region=fife',
		'sort=constructor&near=55.4111_12&price[]=1&facilities=%00&area=constructor',
	])('S07, S60: what makes no sense is left out of %j', (text) => expect(read(text)).toEqual(NOTHING));

	it.each([
		['area=algarve', 'algarve'],
		['area=algarve&country=portugal&continent=Europe', 'algarve'],
		['area=basque-coast&country=spain', 'basque-coast'],
		['area=algarve&country=spain', null],
		['area=algarve&continent=Asia', null],
		['area=Algarve', null],
	])('takes an area that lies in the chosen country and continent: %j', (text, area) => {
		expect(read(text).area).toBe(area);
	});

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

	it('keeps the part of the map through views and pages, and leaves it for another country', () => {
		const search = read('box=12,55,14,56&view=map');
		expect(search.box).toEqual({ west: 12, south: 55, east: 14, north: 56 });
		expect(read(findAddress(search, { page: 2 }).split('?')[1] ?? '')).toEqual({ ...search, page: 2 });
		expect(findAddress(search, { view: 'list' })).toBe('/find-course?box=12%2C55%2C14%2C56');
		expect(findAddress(search, { country: 'japan' })).toBe('/find-course?country=japan&view=map');
	});

	it('keeps a handicap of scratch and a better one', () => {
		expect(findAddress(read('handicap=0'))).toBe('/find-course?handicap=0');
		expect(findAddress(read('handicap=%2B2.1'))).toBe('/find-course?handicap=%2B2.1');
		expect(findAddress(read('handicap=-2.1'))).toBe('/find-course?handicap=%2B2.1');
	});
});
