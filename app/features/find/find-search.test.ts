import { describe, expect, it } from 'vitest';
import { forEachFilter } from '#domain/catalogue/facts/filters.ts';
import { findAddress, sortOf } from './find-search.ts';
import { readFindSearch } from './read-find-search.server.ts';

const read = (text: string) => readFindSearch(new URLSearchParams(text));
const NOTHING = {
	q: '',
	words: null,
	continent: null,
	country: null,
	region: null,
	area: null,
	town: null,
	club: null,
	view: 'list',
	date: null,
	open: false,
	handicap: null,
	page: 1,
	...forEachFilter((): string[] => []),
	sort: null,
	near: null,
	radius: null,
	box: null,
};

describe('the address of the find page', () => {
	it('names everything that was asked for', () => {
		const address =
			'q=bro+hof&continent=Europe&country=sweden&region=uppland&area=stockholm-archipelago&date=2026-06-12&open=known&sort=distance&page=2&view=grid&handicap=12.4' +
			'&price=1.2&holes=9.27&access=public&terrain=links.heath&facilities=driving-range.spa&near=55.41_-12.80&radius=30';
		expect(read(address)).toEqual({
			...NOTHING,
			region: 'uppland',
			area: 'stockholm-archipelago',
			sort: 'distance',
			near: { latitude: 55.41, longitude: -12.8 },
			radius: 30,
			price: ['1', '2'],
			holes: ['9', '27'],
			access: ['public'],
			terrain: ['links', 'heath'],
			facilities: ['driving-range', 'spa'],
			q: 'bro hof',
			words: null,
			continent: 'Europe',
			country: 'sweden',
			view: 'grid',
			date: '2026-06-12',
			open: true,
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
		'sort=distance&radius=30&open=known',
	])('S07, S60: what makes no sense is left out of %j', (text) => expect(read(text)).toEqual(NOTHING));

	it.each([
		['area=algarve', 'algarve'],
		['area=algarve&country=portugal&continent=Europe', 'algarve'],
		['area=basque-coast&country=spain', 'basque-coast'],
		['area=fife&country=united-kingdom', 'fife'],
		['area=fife&country=scotland', 'fife'],
		['area=fife&country=england', null],
		['area=algarve&country=spain', null],
		['area=algarve&continent=Asia', null],
		['area=Algarve', null],
	])('takes an area that lies in the chosen country, nation and continent: %j', (text, area) => {
		expect(read(text).area).toBe(area);
	});

	it.each(['31', '0', '-10', '1e1', '', 'any'])('takes no radius of %j', (radius) => {
		expect(read(`near=55.41_12.83&radius=${radius}`).radius).toBeNull();
	});

	it.each([
		['town=gb-st-andrews', 'gb-st-andrews', null],
		['town=gb-st-andrews&country=scotland&continent=Europe&radius=50', 'gb-st-andrews', 50],
		['town=gb-st-andrews&country=sweden&radius=50', null, null],
		['town=gb-st-andrews&continent=Asia', null, null],
		['town=gb-st-andrews&radius=31', 'gb-st-andrews', null],
		['town=jp-東京', 'jp-東京', null],
	])('takes a town of the chosen country and continent, and a radius that can be chosen: %j', (text, town, radius) => {
		expect(read(text)).toMatchObject({ town, radius });
	});

	it.each([
		'',
		'standrews',
		'GB-st-andrews',
		'gb-',
		'gb-%00',
		'gb-\u202ea',
		'gb-a%25',
		'gb-a_',
		'gb-(a*)*',
		`gb-${'a'.repeat(10_000)}`,
	])('S07, S60: takes %j for no town', (town) => expect(read(`town=${town}&sort=distance&radius=50`)).toEqual(NOTHING));

	it.each(['', 'a b', "' or 1=1--", '%00', '(a*)*', 'a'.repeat(10_000)])('S07, S60: takes %j for no club', (club) =>
		expect(read(`club=${club}`)).toEqual(NOTHING),
	);

	it('names a club, and leaves its page of the list and its part of the map behind when it does', () => {
		expect(read('club=st-andrews-links').club).toBe('st-andrews-links');
		expect(findAddress(read('page=2&box=12,55,14,56'), { club: 'gleneagles' })).toBe('/find-course?club=gleneagles');
	});

	it('goes from a town to its radius and back, nearest first unless told otherwise; the reader’s place is of no account then', () => {
		const search = read('town=gb-st-andrews&page=2&near=55.41_12.83');
		expect(search.near).toBeNull();
		expect(findAddress(search, { radius: 100 })).toBe('/find-course?town=gb-st-andrews&radius=100');
		expect(findAddress(search, { town: null, radius: null })).toBe('/find-course');
		const orders = [search, read('town=gb-st-andrews&q=old'), read('')].map(sortOf);
		expect(orders).toEqual(['distance', 'match', 'rating']);
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
