import { type GolfArea, named } from './golf-area.ts';

/** Portugal and Spain with their islands. */
export const IBERIA: readonly GolfArea[] = [
	{
		slug: 'algarve',
		names: named('Algarve'),
		countries: ['PT'],
		extent: [
			[36.95, -9, 37.42, -7.6],
			[37.1, -7.6, 37.3, -7.425],
		],
		sentence:
			'Umbrella pines, red earth and mild winters on the south coast of Portugal, with most courses between Lagos and Faro and a few by the Spanish border.',
	},
	{
		slug: 'lisbon-coast',
		names: named('Lisbon coast', {
			sv: 'Lissabonkusten',
			de: 'Küste von Lissabon',
			fr: 'Côte de Lisbonne',
			es: 'Costa de Lisboa',
			native: 'Costa de Lisboa',
		}),
		countries: ['PT'],
		extent: [
			[38.66, -9.52, 38.9, -9.05],
			[38.9, -9.5, 39.5, -9.1],
			[38.35, -9.25, 38.66, -8.75],
		],
		sentence:
			'Dunes and pines around Cascais and Óbidos and on the Tróia peninsula, with the Atlantic for a wind and the capital for the evenings.',
	},
	{
		slug: 'porto-and-the-costa-verde',
		names: named('Porto and the Costa Verde', {
			sv: 'Porto och Costa Verde',
			de: 'Porto und die Costa Verde',
			fr: 'Porto et la Costa Verde',
			es: 'Oporto y la Costa Verde',
			native: 'Porto e Costa Verde',
		}),
		countries: ['PT'],
		extent: [[40.85, -8.9, 41.85, -8.2]],
		sentence:
			'The green north-west of Portugal, with an old links at Espinho, sand by the Atlantic at Estela and hills of vines behind.',
	},
	{
		slug: 'madeira-and-the-azores',
		names: named('Madeira and the Azores', {
			sv: 'Madeira och Azorerna',
			de: 'Madeira und die Azoren',
			fr: 'Madère et les Açores',
			es: 'Madeira y las Azores',
			native: 'Madeira e Açores',
		}),
		countries: ['PT'],
		extent: [
			[32.4, -17.4, 33.2, -16.1],
			[36.9, -31.4, 39.8, -24.9],
		],
		sentence:
			'Volcanic islands in the Atlantic, with golf on green slopes between hydrangeas, mist and long views of the sea, all the year round.',
	},
	{
		slug: 'costa-del-sol',
		names: named('Costa del Sol', { sv: 'Solkusten' }),
		countries: ['ES'],
		extent: [
			[36.2, -5.42, 36.38, -5.1],
			[36.38, -5.25, 36.8, -4.3],
			[36.68, -4.3, 36.85, -3.7],
		],
		sentence:
			'From Málaga by Marbella to the cork oaks of Sotogrande, with courses in every valley between the mountains and the sea.',
	},
	{
		slug: 'costa-de-la-luz',
		names: named('Costa de la Luz'),
		countries: ['ES'],
		extent: [
			[36, -6.5, 36.85, -5.7],
			[36.95, -7.41, 37.35, -6.45],
		],
		sentence:
			'The Atlantic side of Andalusia, Cádiz and Huelva, with pines, salt marsh, wide beaches and a breeze that the Mediterranean lacks.',
	},
	{
		slug: 'costa-blanca',
		names: named('Costa Blanca'),
		countries: ['ES'],
		extent: [[37.85, -0.93, 38.92, 0.25]],
		sentence:
			'Pines and barrancos around Alicante, a cluster of courses south of it by Orihuela, and mountains above the sea near Dénia.',
	},
	{
		slug: 'costa-calida',
		names: named('Costa Cálida'),
		countries: ['ES'],
		extent: [
			[37.5, -1.55, 37.85, -0.68],
			[37.85, -1.55, 38, -0.95],
		],
		sentence:
			'The dry country of Murcia round the Mar Menor, with three courses at La Manga and modern desert golf on the plain inland.',
	},
	{
		slug: 'costa-brava',
		names: named('Costa Brava'),
		countries: ['ES'],
		extent: [[41.65, 2.65, 42.42, 3.35]],
		sentence:
			'Cork oak and pine in the hinterland of Girona and behind the beach at Pals, with the Pyrenees in the distance and good roads between.',
	},
	{
		slug: 'costa-dorada',
		names: named('Costa Dorada', { native: 'Costa Daurada' }),
		countries: ['ES'],
		extent: [[40.9, 0.75, 41.32, 1.9]],
		sentence:
			'Olives, pines and ravines round Tarragona and Reus, with seaside courses as far up as Sitges on the way to Barcelona.',
	},
	{
		slug: 'mallorca',
		names: named('Mallorca', { fr: 'Majorque' }),
		countries: ['ES'],
		extent: [[39.2, 2.3, 40, 3.5]],
		sentence:
			'Almonds, pines and stone walls, with courses in the hills round Palma and by the sea in the north and east, open the whole year.',
	},
	{
		slug: 'tenerife',
		names: named('Tenerife', { sv: 'Teneriffa', de: 'Teneriffa' }),
		countries: ['ES'],
		extent: [[27.95, -17.35, 28.62, -16.1]],
		sentence:
			'Lava, palms and bananas under the Teide, dry in the south and green in the north, with La Gomera across the strait and no winter.',
	},
	{
		slug: 'gran-canaria',
		names: named('Gran Canaria', { fr: 'Grande Canarie' }),
		countries: ['ES'],
		extent: [[27.7, -15.85, 28.2, -15.33]],
		sentence:
			'Dunes and sun at Maspalomas in the south, and at Bandama on the rim of a crater the club that first brought golf to Spain.',
	},
];
