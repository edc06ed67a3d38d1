import { type GolfArea, named } from './golf-area.ts';

/** Sweden, Denmark, Norway, Finland and Iceland. */
export const NORTHERN_EUROPE: readonly GolfArea[] = [
	{
		slug: 'skane',
		names: named('Skåne', { de: 'Schonen', fr: 'Scanie', es: 'Escania' }),
		countries: ['SE'],
		extent: [
			[55.3, 12.78, 55.9, 14.45],
			[55.9, 12.66, 56.42, 14.48],
			[56.15, 12.4, 56.42, 12.66],
			[56.42, 12.4, 56.46, 12.95],
		],
		sentence:
			'The south end of Sweden, with links on the Falsterbo peninsula, beech woods and castle parks inland, and a long season on sandy ground.',
	},
	{
		slug: 'osterlen',
		names: named('Österlen'),
		countries: ['SE'],
		extent: [[55.38, 13.88, 55.86, 14.4]],
		sentence:
			'The south-eastern corner of Skåne, apple orchards and white farms above a sandy coast, with unhurried courses between Ystad and Kivik.',
	},
	{
		slug: 'halland',
		names: named('Halland'),
		countries: ['SE'],
		extent: [
			[56.46, 12.3, 57, 13.25],
			[57, 11.9, 57.55, 12.6],
		],
		sentence:
			'Pine woods and sand by the Kattegat, from Laholm to Kungsbacka, with Halmstad’s courses at Tylösand in the middle of it.',
	},
	{
		slug: 'gothenburg-and-bohuslan',
		names: named('Gothenburg and Bohuslän', {
			sv: 'Göteborg och Bohuslän',
			de: 'Göteborg und Bohuslän',
			fr: 'Göteborg et Bohuslän',
			es: 'Gotemburgo y Bohuslän',
			native: 'Göteborg och Bohuslän',
		}),
		countries: ['SE'],
		extent: [
			[57.55, 11.4, 57.95, 12.45],
			[57.95, 11, 58.99, 11.98],
		],
		sentence:
			'Bare granite, heather and sea on the west coast of Sweden, with city clubs round Gothenburg and fishing villages up to Strömstad.',
	},
	{
		slug: 'stockholm-archipelago',
		names: named('Stockholm and its archipelago', {
			sv: 'Stockholm och skärgården',
			de: 'Stockholm und die Schären',
			fr: 'Stockholm et son archipel',
			es: 'Estocolmo y su archipiélago',
			native: 'Stockholm och skärgården',
		}),
		countries: ['SE'],
		extent: [[58.9, 17.55, 59.75, 19.1]],
		sentence:
			'Rock, pine and inlets all round the capital, with Bro Hof and Ullna on the water and old parkland clubs inside the city.',
	},
	{
		slug: 'gotland-and-oland',
		names: named('Gotland and Öland', {
			sv: 'Gotland och Öland',
			de: 'Gotland und Öland',
			fr: 'Gotland et Öland',
			es: 'Gotland y Öland',
			native: 'Gotland och Öland',
		}),
		countries: ['SE'],
		extent: [
			[56.85, 18, 58.05, 19.4],
			[56.15, 16.37, 56.5, 16.65],
			[56.5, 16.45, 57, 17],
			[57, 16.8, 57.4, 17.2],
		],
		sentence:
			'Two slabs of limestone in the Baltic with thin turf, juniper and little rain, which play dry and fast from spring until late autumn.',
	},
	{
		slug: 'copenhagen-and-north-zealand',
		names: named('Copenhagen and North Zealand', {
			sv: 'Köpenhamn och Nordsjälland',
			de: 'Kopenhagen und Nordseeland',
			fr: 'Copenhague et le nord de Seeland',
			es: 'Copenhague y el norte de Selandia',
			native: 'København og Nordsjælland',
		}),
		countries: ['DK'],
		extent: [[55.55, 11.9, 56.14, 12.655]],
		sentence:
			'Deer parks, beech forest and lakes from the old course in Dyrehaven up to the Kattegat, with the Sound on the one side of it.',
	},
	{
		slug: 'north-jutland',
		names: named('North Jutland', {
			sv: 'Nordjylland',
			de: 'Nordjütland',
			fr: 'Jutland du Nord',
			es: 'Jutlandia del Norte',
			native: 'Nordjylland',
		}),
		countries: ['DK'],
		extent: [[56.75, 8.2, 57.78, 11.2]],
		sentence:
			'Heath, dune plantations and wide beaches between the Limfjord and Skagen, where the wind comes from one sea or the other.',
	},
	{
		slug: 'west-jutland',
		names: named('West Jutland', {
			sv: 'Västjylland',
			de: 'Westjütland',
			fr: 'Jutland occidental',
			es: 'Jutlandia Occidental',
			native: 'Vestjylland',
		}),
		countries: ['DK'],
		extent: [[55.2, 8, 56.65, 8.8]],
		sentence:
			'The North Sea side of Denmark, with a true links on the island of Fanø, heath and plantation near Esbjerg, and dunes along the fjords.',
	},
	{
		slug: 'oslofjord',
		names: named('Oslofjord', {
			sv: 'Oslofjorden',
			fr: 'Fjord d’Oslo',
			es: 'Fiordo de Oslo',
			native: 'Oslofjorden',
		}),
		countries: ['NO'],
		extent: [[59.03, 9.95, 60.2, 11.3]],
		sentence:
			'Forest and farmland on both sides of the fjord, with the old club of Oslo by a lake at the edge of the city and seaside courses towards its mouth.',
	},
	{
		slug: 'stavanger-and-jaeren',
		names: named('Stavanger and Jæren', {
			sv: 'Stavanger och Jæren',
			de: 'Stavanger und Jæren',
			fr: 'Stavanger et Jæren',
			es: 'Stavanger y Jæren',
			native: 'Stavanger og Jæren',
		}),
		countries: ['NO'],
		extent: [[58.5, 5.4, 59.1, 6.2]],
		sentence:
			'The mild, low corner of Norway, with beaches and stone walls by the North Sea, where courses are in play when the rest have snow.',
	},
	{
		slug: 'helsinki-and-the-gulf-of-finland',
		names: named('Helsinki and the Gulf of Finland', {
			sv: 'Helsingfors och Finska viken',
			de: 'Helsinki und der Finnische Meerbusen',
			fr: 'Helsinki et le golfe de Finlande',
			es: 'Helsinki y el golfo de Finlandia',
			native: 'Helsinki ja Suomenlahti',
		}),
		countries: ['FI'],
		extent: [[59.9, 23.3, 60.72, 25.95]],
		sentence:
			'Granite, birch and inlets along the south coast, from Nordcenter to the lakes north of the capital, with long light evenings in June.',
	},
	{
		slug: 'lapland',
		names: named('Lapland', {
			sv: 'Lappland',
			de: 'Lappland',
			fr: 'Laponie',
			es: 'Laponia',
			native: 'Lappi',
		}),
		countries: ['FI', 'SE'],
		extent: [
			[65.7, 23.9, 66.4, 26.5],
			[66.4, 23.9, 69, 29.5],
			[66.2, 17.9, 68.6, 23.9],
		],
		sentence:
			'A short summer in which the sun does not set, on courses among fells, rivers and reindeer in the north of Finland and Sweden.',
	},
	{
		slug: 'south-west-iceland',
		names: named('South-West Iceland', {
			sv: 'Sydvästra Island',
			de: 'Südwestisland',
			fr: 'Sud-Ouest de l’Islande',
			es: 'Suroeste de Islandia',
			native: 'Suðvesturland',
		}),
		countries: ['IS'],
		extent: [[63.75, -22.8, 64.4, -21.3]],
		sentence:
			'Lava fields, seabirds and wind around Reykjavík and on Reykjanes, with tee times into the night at midsummer.',
	},
];
