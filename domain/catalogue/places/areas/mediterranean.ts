import { type GolfArea, named } from './golf-area.ts';

/** Italy, Cyprus and Turkey. */
export const MEDITERRANEAN: readonly GolfArea[] = [
	{
		slug: 'italian-lakes',
		names: named('Italian lakes', {
			sv: 'Norditalienska sjöarna',
			de: 'Oberitalienische Seen',
			fr: 'Lacs italiens',
			es: 'Lagos italianos',
			native: 'Laghi italiani',
		}),
		countries: ['IT'],
		extent: [
			[45.55, 8.3, 45.95, 8.82],
			[45.7, 9.04, 46.2, 9.45],
			[45.55, 9.88, 45.75, 10.12],
			[45.35, 10.38, 45.95, 10.85],
		],
		sentence:
			'Chestnut woods and hills between Maggiore, Como and Garda, with old clubs such as Villa d’Este and long views to the Alps.',
	},
	{
		slug: 'dolomites',
		names: named('Dolomites', { sv: 'Dolomiterna', de: 'Dolomiten', es: 'Dolomitas', native: 'Dolomiti' }),
		countries: ['IT'],
		extent: [[46.2, 11.15, 46.85, 12.3]],
		sentence:
			'Short summers on mountain meadows and among larches, with pale cliffs above the greens and the choice of two languages at the bar.',
	},
	{
		slug: 'tuscan-coast',
		names: named('Tuscan coast', {
			sv: 'Toscanas kust',
			de: 'Toskanische Küste',
			fr: 'Côte toscane',
			es: 'Costa toscana',
			native: 'Costa toscana',
		}),
		countries: ['IT'],
		extent: [
			[42.37, 10.05, 43.2, 11.52],
			[43.2, 10.2, 44.05, 10.6],
		],
		sentence:
			'Cork oaks and macchia above the sea at Punta Ala and Argentario, wide country in the Maremma, and pines at Tirrenia by Pisa.',
	},
	{
		slug: 'paphos-and-limassol',
		names: named('Paphos and Limassol', {
			sv: 'Pafos och Limassol',
			de: 'Paphos und Limassol',
			fr: 'Paphos et Limassol',
			es: 'Pafos y Limasol',
			native: 'Πάφος και Λεμεσός',
		}),
		countries: ['CY'],
		extent: [[34.55, 32.25, 34.95, 33.25]],
		sentence:
			'Ravines, carob trees and views of the sea in the south-west of Cyprus, warm in winter, with a monastery beside the course at Tsada.',
	},
	{
		slug: 'belek',
		names: named('Belek'),
		countries: ['TR'],
		extent: [[36.78, 30.9, 36.93, 31.35]],
		sentence:
			'Flat sand and pine forest by the beach east of Antalya, with large hotels beside the courses and golf all winter.',
	},
];
