import { type GolfArea, named } from './golf-area.ts';

/** From Morocco to the Cape. */
export const AFRICA: readonly GolfArea[] = [
	{
		slug: 'marrakesh',
		names: named('Marrakesh', {
			sv: 'Marrakech',
			de: 'Marrakesch',
			fr: 'Marrakech',
			es: 'Marrakech',
			native: 'مراكش',
		}),
		countries: ['MA'],
		extent: [[31.4, -8.25, 31.78, -7.75]],
		sentence:
			'Palms, olives and red walls on the plain round the city, with the snow of the High Atlas behind from autumn until spring.',
	},
	{
		slug: 'agadir',
		names: named('Agadir', { native: 'أكادير' }),
		countries: ['MA'],
		extent: [[30.25, -9.8, 30.65, -9.4]],
		sentence:
			'Eucalyptus, dunes and tamarisk by a long Atlantic beach, with mild winters and a newer course above the surf at Taghazout.',
	},
	{
		slug: 'casablanca-and-rabat',
		names: named('Casablanca and Rabat', {
			sv: 'Casablanca och Rabat',
			de: 'Casablanca und Rabat',
			fr: 'Casablanca et Rabat',
			es: 'Casablanca y Rabat',
			native: 'الدار البيضاء والرباط',
		}),
		countries: ['MA'],
		extent: [[33.2, -8.5, 34.15, -6.6]],
		sentence:
			'Royal clubs near the Atlantic, with the cork forest of Dar Es Salam at Rabat, seaside holes at Mohammedia and dunes at Mazagan.',
	},
	{
		slug: 'hammamet-and-monastir',
		names: named('Hammamet and Monastir', {
			sv: 'Hammamet och Monastir',
			de: 'Hammamet und Monastir',
			fr: 'Hammamet et Monastir',
			es: 'Hammamet y Monastir',
			native: 'الحمامات والمنستير',
		}),
		countries: ['TN'],
		extent: [[35.5, 10.3, 36.55, 10.95]],
		sentence:
			'Olive groves and low hills behind the beaches of Tunisia, with resort courses that are at their best between October and May.',
	},
	{
		slug: 'cairo',
		names: named('Cairo', { sv: 'Kairo', de: 'Kairo', fr: 'Le Caire', es: 'El Cairo', native: 'القاهرة' }),
		countries: ['EG'],
		extent: [[29.7, 30.75, 30.35, 31.8]],
		sentence:
			'Watered green in the desert suburbs east and west of the Nile, and an old club on Gezira island in the middle of the city.',
	},
	{
		slug: 'red-sea-coast',
		names: named('Red Sea coast', {
			sv: 'Röda havets kust',
			de: 'Küste des Roten Meeres',
			fr: 'Côte de la mer Rouge',
			es: 'Costa del mar Rojo',
			native: 'ساحل البحر الأحمر',
		}),
		countries: ['EG'],
		extent: [
			[25, 33.2, 27.6, 35],
			[27.75, 34.2, 28.15, 34.6],
			[29.3, 32.2, 29.8, 32.65],
		],
		sentence:
			'Desert courses beside lagoons and coral at El Gouna, Makadi and Soma Bay, dry all year, with the wind that kite surfers come for.',
	},
	{
		slug: 'nairobi',
		names: named('Nairobi'),
		countries: ['KE'],
		extent: [[-1.55, 36.5, -0.95, 37.3]],
		sentence:
			'Old clubs with tall trees and tea country at about 1,700 metres, cool enough to walk at noon, with caddies and monkeys on the course.',
	},
	{
		slug: 'kenyan-coast',
		names: named('Kenyan coast', {
			sv: 'Kenyas kust',
			de: 'Küste Kenias',
			fr: 'Côte kényane',
			es: 'Costa de Kenia',
			native: 'Pwani ya Kenya',
		}),
		countries: ['KE'],
		extent: [[-4.6, 39.2, -3.1, 40.2]],
		sentence:
			'Baobabs and coral rock by the Indian Ocean, with colonial clubs at Mombasa and Malindi and a big modern course at Vipingo.',
	},
	{
		slug: 'cape-town-and-the-winelands',
		names: named('Cape Town and the Winelands', {
			sv: 'Kapstaden och vindistrikten',
			de: 'Kapstadt und das Weinland',
			fr: 'Le Cap et la route des vins',
			es: 'Ciudad del Cabo y los viñedos',
			native: 'Kaapstad en die Wynland',
		}),
		countries: ['ZA'],
		extent: [[-34.5, 18.25, -33.5, 19.4]],
		sentence:
			'Parkland under Table Mountain, links land at Milnerton, vineyards at Stellenbosch and Paarl, and the sea again at Hermanus.',
	},
	{
		slug: 'garden-route',
		names: named('Garden Route', { native: 'Tuinroete' }),
		countries: ['ZA'],
		extent: [[-34.35, 21.85, -33.85, 23.75]],
		sentence:
			'Cliffs, lagoons and fynbos between Mossel Bay and Plettenberg Bay, with the courses of Fancourt at George in the middle.',
	},
	{
		slug: 'kwazulu-natal-coast',
		names: named('KwaZulu-Natal coast', {
			sv: 'KwaZulu-Natals kust',
			de: 'Küste von KwaZulu-Natal',
			fr: 'Côte du KwaZulu-Natal',
			es: 'Costa de KwaZulu-Natal',
		}),
		countries: ['ZA'],
		extent: [
			[-31.12, 30.05, -29.9, 30.95],
			[-29.9, 30.72, -29.1, 31.6],
		],
		sentence:
			'Subtropical bush and dunes by a warm sea, with Durban Country Club in the city and seaside courses north and south of it.',
	},
	{
		slug: 'johannesburg-and-pretoria',
		names: named('Johannesburg and Pretoria', {
			sv: 'Johannesburg och Pretoria',
			de: 'Johannesburg und Pretoria',
			fr: 'Johannesburg et Pretoria',
			es: 'Johannesburgo y Pretoria',
		}),
		countries: ['ZA'],
		extent: [[-26.5, 27.6, -25.55, 28.5]],
		sentence:
			'Tree-lined parkland on the high plateau, where the ball flies far, summer storms come in the afternoon and winter is dry and gold.',
	},
	{
		slug: 'kruger-and-the-lowveld',
		names: named('Kruger and the Lowveld', {
			sv: 'Kruger och Lowveld',
			de: 'Kruger und das Lowveld',
			fr: 'Kruger et le Lowveld',
			es: 'Kruger y el Lowveld',
			native: 'Kruger en die Laeveld',
		}),
		countries: ['ZA'],
		extent: [[-25.6, 30.75, -23.8, 31.95]],
		sentence:
			'Bush golf along the edge of the Kruger Park, at Leopard Creek, Skukuza and Phalaborwa, where hippos and antelope are part of the day.',
	},
];
