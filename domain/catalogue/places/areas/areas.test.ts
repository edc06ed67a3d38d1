import { describe, expect, it } from 'vitest';
import { parseCatalogue } from '#database/seed/catalogue.ts';
import { readSeedFiles } from '#database/seed/files.ts';
import { loadGeography } from '#domain/geography/geography.ts';
import { getCountry } from '../countries.ts';
import { getNationBySlug } from '../nations.ts';
import { AREAS, areasAt } from './areas.ts';
import type { AreaBox } from './golf-area.ts';

const shipped = parseCatalogue(await readSeedFiles('catalogue'));
const positions = new Map(shipped.map(({ slug, latitude, longitude }) => [slug, { latitude, longitude }]));
const slugsAt = (latitude = Number.NaN, longitude = Number.NaN) => areasAt(latitude, longitude).map(({ slug }) => slug);

const overlap = ([s1, w1, n1, e1]: AreaBox, [s2, w2, n2, e2]: AreaBox) => s1 < n2 && s2 < n1 && w1 < e2 && w2 < e1;

/** Those that the site promises by name. */
const PROMISED =
	`algarve costa-del-sol fife ayrshire east-lothian scottish-highlands kent-coast surrey-heath monterey pinehurst
	scottsdale myrtle-beach melbourne-sandbelt skane belek garden-route`.split(/\s+/);

/** Courses that every golfer would look for there, and those next door that they would not. */
const KNOWN: Record<string, { inside: string; outside?: string }> = {
	fife: {
		inside: 'st-andrews-old-course kingsbarns elie ladybank',
		outside: 'carnoustie gullane-no-1 gleneagles-kings',
	},
	'east-lothian': { inside: 'muirfield north-berwick-west-links dunbar gullane-no-1', outside: 'elie' },
	ayrshire: { inside: 'prestwick royal-troon turnberry-ailsa shiskine', outside: 'machrihanish' },
	'scottish-highlands': {
		inside: 'royal-dornoch brora nairn boat-of-garten durness traigh',
		outside: 'moray-old askernish',
	},
	'aberdeenshire-and-moray': { inside: 'cruden-bay royal-aberdeen moray-old', outside: 'nairn carnoustie' },
	angus: { inside: 'carnoustie panmure', outside: 'st-andrews-old-course blairgowrie-rosemount' },
	perthshire: { inside: 'gleneagles-kings blairgowrie-rosemount', outside: 'ladybank' },
	'kintyre-and-the-hebrides': { inside: 'machrihanish the-machrie askernish ardfin', outside: 'shiskine traigh' },
	'lancashire-coast': { inside: 'royal-liverpool formby royal-birkdale royal-lytham' },
	'kent-coast': { inside: 'royal-st-georges princes-sandwich royal-cinque-ports', outside: 'rye' },
	sussex: { inside: 'rye royal-ashdown-forest' },
	'surrey-heath': { inside: 'sunningdale-old swinley-forest walton-heath-old hankley-common woking' },
	'devon-and-cornwall': { inside: 'st-enodoc saunton-east royal-north-devon perranporth', outside: 'burnham-berrow' },
	'north-wales-coast': { inside: 'royal-st-davids nefyn conwy aberdovey', outside: 'royal-liverpool' },
	'south-wales-coast': { inside: 'royal-porthcawl pennard tenby celtic-manor-twenty-ten' },
	'causeway-coast': { inside: 'royal-portrush-dunluce portstewart-strand castlerock', outside: 'galgorm-castle' },
	'county-down': { inside: 'royal-county-down ardglass' },
	'north-west-ireland': {
		inside: 'ballyliffin-old rosapenna-sandy-hills county-sligo carne enniscrone',
		outside: 'connemara',
	},
	'south-west-ireland': {
		inside: 'ballybunion-old waterville lahinch-old old-head tralee',
		outside: 'connemara adare-manor',
	},
	'dublin-coast': { inside: 'portmarnock royal-dublin county-louth-baltray druids-glen', outside: 'k-club-palmer' },
	skane: {
		inside: 'falsterbo barseback molle osterlen-lilla-vik bastad kristianstad-ahus',
		outside: 'helsingor-golf halmstad solvesborg',
	},
	halland: { inside: 'halmstad ringenas falkenberg-golf', outside: 'bastad goteborg-hovas' },
	'stockholm-archipelago': { inside: 'bro-hof-slott ullna stockholms-gk-kevinge fagelbro', outside: 'upsala-hamo' },
	'dutch-coast': { inside: 'kennemer noordwijk royal-hague', outside: 'the-international-amsterdam' },
	'cote-d-opale': { inside: 'le-touquet-la-mer hardelot-les-pins wimereux belle-dune' },
	algarve: { inside: 'quinta-do-lago-south vilamoura-old penina monte-rei palmares', outside: 'isla-canela' },
	'costa-del-sol': { inside: 'valderrama los-naranjos-marbella parador-malaga', outside: 'montecastillo' },
	'costa-de-la-luz': { inside: 'montecastillo islantilla isla-canela', outside: 'monte-rei valderrama' },
	'costa-blanca': { inside: 'las-colinas la-sella alicante-golf', outside: 'la-manga-south el-saler' },
	mallorca: { inside: 'son-gual alcanada son-muntaner' },
	belek: { inside: 'carya montgomerie-belek lykia-links' },
	'garden-route': { inside: 'fancourt-links pinnacle-point plettenberg-bay', outside: 'st-francis-links hermanus' },
	'cape-town-and-the-winelands': { inside: 'royal-cape stellenbosch arabella' },
	'hua-hin': { inside: 'black-mountain-hua-hin royal-hua-hin banyan-hua-hin' },
	'da-nang-and-hoi-an': { inside: 'danang-norman hoiana-shores laguna-lang-co' },
	'kobe-and-hyogo': { inside: 'hirono kobe-golf-club naruo', outside: 'ibaraki-country-club' },
	jeju: { inside: 'nine-bridges pinx ora-jeju', outside: 'pine-beach' },
	'melbourne-sandbelt': {
		inside: 'royal-melbourne-west kingston-heath huntingdale',
		outside: 'portsea national-moonah',
	},
	'mornington-peninsula': {
		inside: 'national-moonah portsea st-andrews-beach',
		outside: 'barwon-heads kingston-heath',
	},
	tasmania: { inside: 'barnbougle-dunes cape-wickham royal-hobart' },
	'oregon-coast': { inside: 'bandon-dunes pacific-dunes sheep-ranch' },
	monterey: { inside: 'pebble-beach cypress-point spyglass-hill pacific-grove', outside: 'pasatiempo' },
	scottsdale: { inside: 'tpc-scottsdale-stadium troon-north-monument we-ko-pa-saguaro' },
	pinehurst: { inside: 'pinehurst-no-2 mid-pines pine-needles' },
	'myrtle-beach': { inside: 'dunes-golf-and-beach-club caledonia true-blue', outside: 'bald-head-island kiawah-ocean' },
	'long-island': { inside: 'shinnecock-hills bethpage-black maidstone montauk-downs', outside: 'winged-foot-west' },
	'cape-breton': { inside: 'cabot-cliffs cabot-links', outside: 'fox-harbr' },
	'los-cabos': { inside: 'quivira diamante-dunes palmilla' },
};

describe('golf areas', () => {
	it('are at least eighty, the promised ones among them, each with a slug of its own', () => {
		const slugs = AREAS.map(({ slug }) => slug);
		expect(new Set(slugs).size).toBe(slugs.length);
		expect(slugs.length).toBeGreaterThanOrEqual(80);
		expect(PROMISED.filter((slug) => !slugs.includes(slug))).toEqual([]);
		for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
	});

	it.each(AREAS.map((area) => [area.slug, area] as const))(
		'%s has names, countries, boxes and a sentence',
		(_, area) => {
			const { native, ...names } = area.names;
			for (const name of Object.values(names)) expect(name.trim()).toMatch(/\S/);
			expect(native).not.toBe(names.en);
			for (const code of area.countries) expect(getCountry(code), code).not.toBeNull();
			expect(area.nation !== undefined).toBe(area.countries.includes('GB'));
			if (area.nation) expect(area.countries).toEqual([getNationBySlug(area.nation)?.country]);
			for (const [south, west, north, east] of area.extent) {
				expect([south < north, west < east, Math.abs(south) < 90, Math.abs(west) <= 180]).toEqual([
					true,
					true,
					true,
					true,
				]);
			}
			expect(area.extent.some((one, at) => area.extent.slice(at + 1).some((other) => overlap(one, other)))).toBe(false);
			expect(area.sentence.length).toBeGreaterThanOrEqual(60);
			expect(area.sentence.length).toBeLessThanOrEqual(220);
			// One sentence: a full stop at its end, and no other end of a sentence before it.
			expect(area.sentence).toMatch(/^\p{Lu}[^.?]*\.$/u);
		},
	);

	it('hold no shipped course of another country, whatever its file says', () => {
		const geography = loadGeography();
		const foreign = shipped.flatMap(({ slug, country, latitude = Number.NaN, longitude = Number.NaN }) =>
			areasAt(latitude, longitude)
				// A small island may be no land of the atlas's.
				.filter(({ countries }) =>
					[country, geography.countryAt(latitude, longitude)].some(
						(code) => code !== null && !countries.includes(code),
					),
				)
				.map((area) => `${slug} in ${area.slug}`),
		);
		expect(foreign).toEqual([]);
	});

	it.each(Object.entries(KNOWN))(
		'%s holds the courses that make its name, and not those next door',
		(area, courses) => {
			const isIn = (slug: string) => {
				const { latitude, longitude } = positions.get(slug) ?? {};
				expect(latitude, slug).toBeDefined();
				return slugsAt(latitude, longitude).includes(area);
			};
			const outside = courses.outside?.split(' ') ?? [];
			expect(courses.inside.split(' ').filter((slug) => !isIn(slug))).toEqual([]);
			expect(outside.filter(isIn)).toEqual([]);
		},
	);
});

describe('the areas of a position', () => {
	it('are all that hold it: more than one where they overlap, none in between or where it is not known', () => {
		expect(slugsAt(55.611, 14.285)).toEqual(['skane', 'osterlen']);
		expect(slugsAt(56.343, -2.803)).toEqual(['fife']);
		expect(slugsAt(0, 0)).toEqual([]);
		expect(slugsAt()).toEqual([]);
	});
});
