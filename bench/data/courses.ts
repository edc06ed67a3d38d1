import { searchNameOf } from '#domain/catalogue/finding/search-name.ts';

/** Words that names and towns are made of; the lists are short, so that many courses answer one word. */
const WORDS = {
	first:
		'Royal Old North Pine Oak Silver Eagle Heron Stone Meadow Lake River Sand Fox Bear Green High West Crystal Red',
	second:
		'Hills Valley Creek Ridge Park Wood Links Bay Point Island Moor Dunes Springs Hollow Forest Glen Heath Shore Brook Run',
	town: 'Ashford Brookfield Clinton Dover Easton Franklin Georgetown Hudson Kingston Lexington Madison Newport Oxford Princeton Salem',
};
const FIRST = WORDS.first.split(' ');
const SECOND = WORDS.second.split(' ');
const TOWNS = WORDS.town.split(' ');
const LAST = [
	'Golf Club',
	'Golf Course',
	'Country Club',
	'Golf & Country Club',
	'Golfklubb',
	'Golf Resort',
	'Golf Links',
];
const TERRAINS = ['parkland', 'links', 'heath', 'forest', 'coast', 'mountain', 'desert', 'tropical'];
const HOLES = [18, 18, 18, 9, 27];

/** Where the courses of a country lie: a box of latitude and longitude, degrees. */
const COUNTRIES = [
	{ country: 'US', continent: 'North America', south: 30, north: 47, west: -120, east: -75, region: 'State' },
	{ country: 'GB', continent: 'Europe', south: 51, north: 58, west: -4, east: 1, region: 'County' },
	{ country: 'JP', continent: 'Asia', south: 33, north: 43, west: 131, east: 142, region: 'Prefecture' },
	{ country: 'AU', continent: 'Oceania', south: -38, north: -27, west: 116, east: 152, region: 'Region' },
	{ country: 'DE', continent: 'Europe', south: 48, north: 54, west: 7, east: 14, region: 'Land' },
] as const;

/** The item of a list that a number points at, round and round. */
export function pick<Item>(list: readonly Item[], number: number): Item {
	const item = list[number % list.length];
	if (item === undefined) throw new Error('an empty list');
	return item;
}

/** A number from 0 to 1 that belongs to `seed`: the fractional part of its multiple of the golden ratio. */
const spread = (seed: number) => (seed * 0.618_033_988_749_895) % 1;

/** The course with this number, the same in every run. */
export function inventedCourse(number: number) {
	const { country, continent, south, north, west, east, region } = pick(COUNTRIES, number * 7);
	const name = `${pick(FIRST, number)} ${pick(SECOND, Math.floor(number / 20))} ${pick(LAST, Math.floor(number / 3))}`;
	const place = {
		name,
		country,
		locality: pick(TOWNS, number * 11),
		otherNames: [],
		region: `${region} ${1 + (number % 12)}`,
	};
	const terrain = pick(TERRAINS, number * 3);
	return {
		...place,
		slug: `bench-${number}`,
		continent,
		source: 'bench',
		sourceId: String(number),
		terrain,
		coverTerrain: terrain,
		holes: pick(HOLES, number),
		par: 72,
		lengthMetres: 5_000 + (number % 1_800),
		latitude: south + (north - south) * spread(number),
		longitude: west + (east - west) * spread(number * 3 + 1),
		seasonFrom: 1 + (number % 4),
		seasonTo: 9 + (number % 4),
		priceBand: 1 + (number % 4),
		searchName: searchNameOf(name),
	};
}
