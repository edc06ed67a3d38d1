import { type GolfArea, named } from './golf-area.ts';

/** The Netherlands, Belgium, France and its borders. */
export const LOW_COUNTRIES_AND_FRANCE: readonly GolfArea[] = [
	{
		slug: 'dutch-coast',
		names: named('Dutch coast', {
			sv: 'Nederländska kusten',
			de: 'Holländische Küste',
			fr: 'Côte hollandaise',
			es: 'Costa holandesa',
			native: 'Hollandse kust',
		}),
		countries: ['NL'],
		extent: [
			[52.05, 4.1, 52.64, 4.66],
			[52.95, 4.7, 53.2, 4.95],
			[51.48, 3.4, 51.78, 3.8],
		],
		sentence:
			'Links in the tall dunes behind the beaches, at Zandvoort, Noordwijk and The Hague, and smaller ones on Texel and at Domburg.',
	},
	{
		slug: 'utrecht-and-het-gooi',
		names: named('Utrecht and Het Gooi', {
			sv: 'Utrecht och Het Gooi',
			de: 'Utrecht und Het Gooi',
			fr: 'Utrecht et le Gooi',
			es: 'Utrecht y Het Gooi',
			native: 'Utrecht en het Gooi',
		}),
		countries: ['NL'],
		extent: [[52, 5.05, 52.33, 5.5]],
		sentence:
			'A ridge of old sand with pine and heather in the middle of the Netherlands, on which De Pan and Hilversum are the courses to know.',
	},
	{
		slug: 'belgian-coast',
		names: named('Belgian coast', {
			sv: 'Belgiska kusten',
			de: 'Belgische Küste',
			fr: 'Côte belge',
			es: 'Costa belga',
			native: 'Belgische kust',
		}),
		countries: ['BE'],
		extent: [[51.05, 2.54, 51.38, 3.36]],
		sentence:
			'Links at De Haan and in the dunes behind Knokke, polder courses inland, and a tram that runs the whole length of the beach.',
	},
	{
		slug: 'brussels-and-brabant',
		names: named('Brussels and Brabant', {
			sv: 'Bryssel och Brabant',
			de: 'Brüssel und Brabant',
			fr: 'Bruxelles et le Brabant',
			es: 'Bruselas y Brabante',
			native: 'Bruxelles et le Brabant',
		}),
		countries: ['BE'],
		extent: [[50.52, 4.05, 50.98, 4.88]],
		sentence:
			'Beech woods and rolling farmland round the capital, with royal clubs at Ravenstein and Waterloo and many courses within half an hour.',
	},
	{
		slug: 'cote-d-opale',
		names: named('Côte d’Opale', { sv: 'Opalkusten', de: 'Opalküste', es: 'Costa de Ópalo' }),
		countries: ['FR'],
		extent: [[50.25, 1.5, 51, 1.92]],
		sentence:
			'Dunes and pines facing England, at Le Touquet, Hardelot, Wimereux and Belle Dune, an hour or less from the Channel Tunnel.',
	},
	{
		slug: 'normandy-coast',
		names: named('Normandy coast', {
			sv: 'Normandies kust',
			de: 'Küste der Normandie',
			fr: 'Côte normande',
			es: 'Costa de Normandía',
			native: 'Côte normande',
		}),
		countries: ['FR'],
		extent: [
			[49.15, -1.3, 49.55, 0.3],
			[49.55, 0.05, 49.62, 0.4],
			[49.62, 0.1, 50.08, 1.2],
			[48.75, -1.95, 49.75, -1.3],
		],
		sentence:
			'Chalk cliffs at Étretat, hills behind Deauville, the landing beaches at Port-en-Bessin and a links at Granville, never far from the sea.',
	},
	{
		slug: 'brittany-coast',
		names: named('Brittany coast', {
			sv: 'Bretagnes kust',
			de: 'Küste der Bretagne',
			fr: 'Côte bretonne',
			es: 'Costa de Bretaña',
			native: 'Côte bretonne',
		}),
		countries: ['FR'],
		extent: [
			[48.45, -3.2, 48.75, -1.62],
			[48.3, -5.2, 48.8, -3.2],
			[47.6, -4.9, 48.3, -3.9],
			[47.25, -3.9, 47.85, -2],
		],
		sentence:
			'Granite headlands, gorse and big tides, with old seaside golf at Dinard in the north and pine by the ocean as far as La Baule.',
	},
	{
		slug: 'paris-region',
		names: named('Paris region', {
			sv: 'Parisregionen',
			de: 'Pariser Umland',
			fr: 'Région parisienne',
			es: 'Región de París',
			native: 'Région parisienne',
		}),
		countries: ['FR'],
		extent: [[48.3, 1.6, 49.3, 2.95]],
		sentence:
			'Old clubs in the forests of Chantilly, Saint-Germain and Fontainebleau, sand under their oaks and pines, and Le Golf National by Versailles.',
	},
	{
		slug: 'bordeaux-and-the-landes',
		names: named('Bordeaux and the Landes', {
			sv: 'Bordeaux och Landes',
			de: 'Bordeaux und die Landes',
			fr: 'Bordeaux et les Landes',
			es: 'Burdeos y las Landas',
			native: 'Bordeaux et les Landes',
		}),
		countries: ['FR'],
		extent: [[43.57, -1.5, 45.4, -0.4]],
		sentence:
			'Flat sand and endless pines from the vineyards of the Médoc down to Moliets, Seignosse and Hossegor behind the surf beaches.',
	},
	{
		slug: 'basque-coast',
		names: named('Basque coast', {
			sv: 'Baskiska kusten',
			de: 'Baskische Küste',
			fr: 'Côte basque',
			es: 'Costa vasca',
			native: 'Euskal kostaldea',
		}),
		countries: ['FR', 'ES'],
		extent: [[43.2, -2.3, 43.57, -1.42]],
		sentence:
			'Golf since Victorian visitors came to Biarritz, on cliffs and green hills between the Pyrenees and the Atlantic, in two countries.',
	},
	{
		slug: 'provence',
		names: named('Provence', { es: 'Provenza' }),
		countries: ['FR'],
		extent: [[43.02, 4.6, 44.2, 6.5]],
		sentence:
			'Limestone, pines and vines from the Alpilles to the hills of the Var, dry in summer and swept now and then by the mistral.',
	},
	{
		slug: 'french-riviera',
		names: named('French Riviera', {
			sv: 'Franska rivieran',
			de: 'Côte d’Azur',
			fr: 'Côte d’Azur',
			es: 'Costa Azul',
			native: 'Côte d’Azur',
		}),
		countries: ['FR'],
		extent: [[43.15, 6.5, 43.85, 7.53]],
		sentence:
			'Umbrella pines at Cannes-Mandelieu, mountainsides above Monte Carlo and resort courses in the hills between, in play all winter.',
	},
	{
		slug: 'lake-geneva',
		names: named('Lake Geneva', {
			sv: 'Genèvesjön',
			de: 'Genfersee',
			fr: 'Lac Léman',
			es: 'Lago Lemán',
			native: 'Lac Léman',
		}),
		countries: ['CH', 'FR'],
		extent: [[46.1, 5.98, 46.62, 7.05]],
		sentence:
			'Parkland on the slopes of both shores, Swiss from Geneva to Lausanne and French at Évian, with the Alps across the water.',
	},
];
