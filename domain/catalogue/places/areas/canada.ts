import { type GolfArea, named } from './golf-area.ts';

/** Canada from east to west. */
export const CANADA: readonly GolfArea[] = [
	{
		slug: 'cape-breton',
		names: named('Cape Breton', {
			sv: 'Cape Breton-ön',
			de: 'Kap-Breton-Insel',
			fr: 'Île du Cap-Breton',
			es: 'Isla del Cabo Bretón',
		}),
		countries: ['CA'],
		extent: [[45.55, -61.6, 47.1, -59.7]],
		sentence:
			'Cabot Links and Cliffs above the Gulf of St Lawrence at Inverness, Highlands Links in its park, and fiddle music in between.',
	},
	{
		slug: 'prince-edward-island',
		names: named('Prince Edward Island', {
			sv: 'Prince Edwardön',
			fr: 'Île-du-Prince-Édouard',
			es: 'Isla del Príncipe Eduardo',
		}),
		countries: ['CA'],
		extent: [
			[46.35, -64.45, 47.07, -63.75],
			[46.15, -63.75, 46.6, -61.95],
			[45.93, -63, 46.15, -62.4],
		],
		sentence:
			'Red earth, potato fields and dunes in the Gulf of St Lawrence, small enough that no course is more than an hour or two from another.',
	},
	{
		slug: 'laurentians',
		names: named('Laurentians', {
			de: 'Laurentinische Berge',
			fr: 'Laurentides',
			es: 'Laurentinos',
			native: 'Laurentides',
		}),
		countries: ['CA'],
		extent: [[45.7, -75, 46.4, -73.95]],
		sentence:
			'Birch, maple and granite north of Montreal, with mountain courses round Mont-Tremblant and red maples in early October.',
	},
	{
		slug: 'muskoka',
		names: named('Muskoka'),
		countries: ['CA'],
		extent: [[44.8, -79.95, 45.45, -79]],
		sentence:
			'Pink granite, pines and cottage lakes two hours north of Toronto, with the rock of the Canadian Shield between tee and green.',
	},
	{
		slug: 'toronto',
		names: named('Toronto'),
		countries: ['CA'],
		extent: [[43.4, -80, 44.1, -79]],
		sentence:
			'Wooded ravines inside the city at St George’s and Don Valley, Glen Abbey at Oakville, and farmland to the north.',
	},
	{
		slug: 'canadian-rockies',
		names: named('Canadian Rockies', {
			sv: 'Kanadensiska Klippiga bergen',
			de: 'Kanadische Rocky Mountains',
			fr: 'Rocheuses canadiennes',
			es: 'Montañas Rocosas canadienses',
		}),
		countries: ['CA'],
		extent: [
			[50.8, -115.75, 51.35, -114.9],
			[52.7, -118.3, 53.1, -117.8],
			[49.9, -116.5, 51.4, -115.75],
		],
		sentence:
			'Stanley Thompson’s courses at Banff and Jasper among peaks and elk, Kananaskis and Canmore near by, and the Columbia Valley to the west.',
	},
	{
		slug: 'okanagan',
		names: named('Okanagan'),
		countries: ['CA'],
		extent: [[49.01, -119.85, 50.5, -119.05]],
		sentence:
			'Dry hills, orchards and vineyards along a long lake in British Columbia, with a season that opens in March in the south.',
	},
	{
		slug: 'vancouver-and-whistler',
		names: named('Vancouver and Whistler', {
			sv: 'Vancouver och Whistler',
			de: 'Vancouver und Whistler',
			fr: 'Vancouver et Whistler',
			es: 'Vancouver y Whistler',
		}),
		countries: ['CA'],
		extent: [
			[49.03, -123.28, 49.45, -122.5],
			[49.45, -123.3, 50.4, -122.6],
		],
		sentence:
			'Cedars and mountainside at Capilano, delta land by the Fraser, and up the Sea to Sky road to Whistler and Pemberton.',
	},
	{
		slug: 'vancouver-island',
		names: named('Vancouver Island', {
			sv: 'Vancouverön',
			fr: 'Île de Vancouver',
			es: 'Isla de Vancouver',
		}),
		countries: ['CA'],
		extent: [
			[48.3, -124, 49, -123.28],
			[49, -125.2, 49.4, -123.8],
			[49.4, -125.7, 50.3, -124.7],
		],
		sentence:
			'Mild enough for golf all winter, with Victoria Golf Club on the rocks of Oak Bay and forest courses up to Comox and Campbell River.',
	},
];
