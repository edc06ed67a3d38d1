import { type GolfArea, named } from './golf-area.ts';

/** Germany, Austria and Switzerland. */
export const CENTRAL_EUROPE: readonly GolfArea[] = [
	{
		slug: 'german-north-sea-coast',
		names: named('German North Sea coast', {
			sv: 'Tyska Nordsjökusten',
			de: 'Deutsche Nordseeküste',
			fr: 'Côte allemande de la mer du Nord',
			es: 'Costa alemana del mar del Norte',
			native: 'Deutsche Nordseeküste',
		}),
		countries: ['DE'],
		extent: [
			[54.25, 8.25, 55.06, 8.72],
			[53.5, 6.6, 53.95, 8.75],
		],
		sentence:
			'Dunes and heather on Sylt, Föhr and Norderney, reached by ferry or across a causeway, and low marshland courses behind the dykes.',
	},
	{
		slug: 'german-baltic-coast',
		names: named('German Baltic coast', {
			sv: 'Tyska Östersjökusten',
			de: 'Deutsche Ostseeküste',
			fr: 'Côte allemande de la Baltique',
			es: 'Costa alemana del Báltico',
			native: 'Deutsche Ostseeküste',
		}),
		countries: ['DE'],
		extent: [
			[54.25, 9.75, 54.8, 10.5],
			[53.88, 10.5, 54.55, 11.4],
			[53.88, 11.4, 54.5, 12.5],
			[53.85, 12.5, 54.7, 14.2],
		],
		sentence:
			'Meadows, beech woods and seaside resorts from the Kiel fjord by Travemünde to Rügen and Usedom, with a soft wind and next to no tide.',
	},
	{
		slug: 'hamburg-and-the-luneburg-heath',
		names: named('Hamburg and the Lüneburg Heath', {
			sv: 'Hamburg och Lüneburgheden',
			de: 'Hamburg und die Lüneburger Heide',
			fr: 'Hambourg et la lande de Lunebourg',
			es: 'Hamburgo y la landa de Luneburgo',
			native: 'Hamburg und die Lüneburger Heide',
		}),
		countries: ['DE'],
		extent: [
			[53.2, 9.3, 53.85, 10.45],
			[52.85, 9.4, 53.2, 10.6],
		],
		sentence:
			'Sand, birch and heather above the Elbe at Falkenstein, parkland round the city, and quiet courses on the heath to the south.',
	},
	{
		slug: 'berlin-and-brandenburg',
		names: named('Berlin and Brandenburg', {
			sv: 'Berlin och Brandenburg',
			de: 'Berlin und Brandenburg',
			fr: 'Berlin et le Brandebourg',
			es: 'Berlín y Brandeburgo',
			native: 'Berlin und Brandenburg',
		}),
		countries: ['DE'],
		extent: [[51.95, 12.6, 53, 14.25]],
		sentence:
			'Sandy ground, pines and lakes on every side of the city, from the old club at Wannsee to the resort at Bad Saarow.',
	},
	{
		slug: 'cologne-and-dusseldorf',
		names: named('Cologne and Düsseldorf', {
			sv: 'Köln och Düsseldorf',
			de: 'Köln und Düsseldorf',
			fr: 'Cologne et Düsseldorf',
			es: 'Colonia y Düsseldorf',
			native: 'Köln und Düsseldorf',
		}),
		countries: ['DE'],
		extent: [[50.75, 6.5, 51.4, 7.25]],
		sentence:
			'Wooded hills east of the Rhine at Refrath and Hubbelrath, farmland west of it, and two cities with many clubs between them.',
	},
	{
		slug: 'munich-and-the-alpine-foothills',
		names: named('Munich and the Alpine foothills', {
			sv: 'München och alpförlandet',
			de: 'München und das Alpenvorland',
			fr: 'Munich et les Préalpes bavaroises',
			es: 'Múnich y los Prealpes bávaros',
			native: 'München und das Alpenvorland',
		}),
		countries: ['DE'],
		extent: [
			[47.62, 10.9, 48.45, 12.1],
			[47.78, 12.1, 48.1, 12.65],
		],
		sentence:
			'Meadow and forest from the plain at Eichenried up to the lakes of Starnberg and Tegernsee, with the mountains in view on clear days.',
	},
	{
		slug: 'bad-griesbach',
		names: named('Bad Griesbach'),
		countries: ['DE'],
		extent: [[48.35, 12.95, 48.6, 13.32]],
		sentence:
			'A spa among the low hills of Lower Bavaria, where one resort has gathered several courses and a week needs no car.',
	},
	{
		slug: 'kitzbuhel-alps',
		names: named('Kitzbühel Alps', {
			sv: 'Kitzbühelalperna',
			de: 'Kitzbüheler Alpen',
			fr: 'Alpes de Kitzbühel',
			es: 'Alpes de Kitzbühel',
			native: 'Kitzbüheler Alpen',
		}),
		countries: ['AT'],
		extent: [[47.35, 12.02, 47.62, 12.65]],
		sentence:
			'Valley floors and steep pastures below the Wilder Kaiser, close enough together for a course a day, from May until October.',
	},
	{
		slug: 'salzburg-and-the-salzkammergut',
		names: named('Salzburg and the Salzkammergut', {
			sv: 'Salzburg och Salzkammergut',
			de: 'Salzburg und das Salzkammergut',
			fr: 'Salzbourg et le Salzkammergut',
			es: 'Salzburgo y el Salzkammergut',
			native: 'Salzburg und das Salzkammergut',
		}),
		countries: ['AT'],
		extent: [
			[47.7, 12.985, 48.05, 13.9],
			[47.55, 13.35, 47.7, 13.9],
			[47.1, 12.6, 47.45, 13.3],
		],
		sentence:
			'Parkland near the city and the lakes to the east of it, and flat valley courses between high mountains at Zell am See and Gastein.',
	},
	{
		slug: 'carinthian-lakes',
		names: named('Carinthian lakes', {
			sv: 'Kärntens sjöar',
			de: 'Kärntner Seen',
			fr: 'Lacs de Carinthie',
			es: 'Lagos de Carintia',
			native: 'Kärntner Seen',
		}),
		countries: ['AT'],
		extent: [[46.54, 13.2, 46.92, 14.8]],
		sentence:
			'Warm lakes and wooded hills on the sunny side of the Alps, with Dellach above the Wörthersee and the Karawanks along the south.',
	},
	{
		slug: 'vienna',
		names: named('Vienna', { sv: 'Wien', de: 'Wien', fr: 'Vienne', es: 'Viena', native: 'Wien' }),
		countries: ['AT'],
		extent: [[47.85, 15.85, 48.52, 16.8]],
		sentence:
			'Golf by the racecourse at Freudenau inside the city, modern courses on the plain to the south, and vineyards beyond the Danube.',
	},
	{
		slug: 'engadine-and-graubunden',
		names: named('Engadine and Graubünden', {
			sv: 'Engadin och Graubünden',
			de: 'Engadin und Graubünden',
			fr: 'Engadine et Grisons',
			es: 'Engadina y Grisones',
			native: 'Engadin und Graubünden',
		}),
		countries: ['CH'],
		extent: [
			[46.5, 9.25, 46.98, 10.1],
			[46.38, 9.6, 46.5, 10.1],
			[46.6, 10.1, 46.9, 10.42],
		],
		sentence:
			'High valleys where the ball flies farther, larches and clear light at Samedan and Zuoz, and holiday courses at Davos and Arosa.',
	},
	{
		slug: 'valais',
		names: named('Valais', { de: 'Wallis' }),
		countries: ['CH'],
		extent: [[46, 7.12, 46.44, 8.15]],
		sentence:
			'Crans-sur-Sierre lies on a terrace above the Rhone with peaks all round it, and more courses are on the sunny floor of the valley.',
	},
];
