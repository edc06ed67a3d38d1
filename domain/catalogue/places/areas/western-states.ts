import { type GolfArea, named } from './golf-area.ts';

/** The United States from the Pacific to the Great Plains, and Hawaii. */
export const WESTERN_STATES: readonly GolfArea[] = [
	{
		slug: 'oregon-coast',
		names: named('Bandon and the Oregon coast', {
			sv: 'Bandon och Oregonkusten',
			de: 'Bandon und die Küste Oregons',
			fr: 'Bandon et la côte de l’Oregon',
			es: 'Bandon y la costa de Oregón',
		}),
		countries: ['US'],
		extent: [[42, -124.6, 46.22, -123.85]],
		sentence:
			'Gorse, dunes and shore pine high above the Pacific at Bandon Dunes, where one walks, and older seaside courses up to the Columbia.',
	},
	{
		slug: 'monterey',
		names: named('Monterey Peninsula', {
			sv: 'Montereyhalvön',
			de: 'Monterey-Halbinsel',
			fr: 'Péninsule de Monterey',
			es: 'Península de Monterrey',
		}),
		countries: ['US'],
		extent: [[36.48, -121.99, 36.72, -121.66]],
		sentence:
			'Cypress, dunes and rocks round Pebble Beach and Pacific Grove, sandy old army ground at Seaside, and sun in Carmel Valley.',
	},
	{
		slug: 'san-francisco-bay',
		names: named('San Francisco Bay', {
			sv: 'San Francisco-bukten',
			de: 'Bucht von San Francisco',
			fr: 'Baie de San Francisco',
			es: 'Bahía de San Francisco',
		}),
		countries: ['US'],
		extent: [[37.2, -122.6, 38.1, -121.85]],
		sentence:
			'Cypress and fog by Lake Merced, where Olympic and Harding Park look at each other, cliffs at Half Moon Bay and oak hills inland.',
	},
	{
		slug: 'los-angeles',
		names: named('Los Angeles'),
		countries: ['US'],
		extent: [[33.6, -118.95, 34.35, -117.85]],
		sentence:
			'Canyons and dry washes that architects of the 1920s made into Riviera and Los Angeles Country Club, and busy public courses in Griffith Park.',
	},
	{
		slug: 'san-diego',
		names: named('San Diego'),
		countries: ['US'],
		extent: [[32.54, -117.35, 33.3, -116.8]],
		sentence:
			'Torrey Pines on its cliffs above the Pacific, resorts in the hills of the north county, and much the same weather in every month.',
	},
	{
		slug: 'palm-springs',
		names: named('Palm Springs and the Coachella Valley', {
			sv: 'Palm Springs och Coachella Valley',
			de: 'Palm Springs und das Coachella Valley',
			fr: 'Palm Springs et la vallée de Coachella',
			es: 'Palm Springs y el valle de Coachella',
		}),
		countries: ['US'],
		extent: [[33.55, -116.6, 33.98, -116.1]],
		sentence:
			'Green courses side by side on the desert floor from Palm Springs to La Quinta, bare mountains all round, and hot enough in summer to stay away.',
	},
	{
		slug: 'lake-tahoe',
		names: named('Lake Tahoe', { fr: 'Lac Tahoe', es: 'Lago Tahoe' }),
		countries: ['US'],
		extent: [[38.75, -120.35, 39.65, -119.6]],
		sentence:
			'Tall pines and thin air at 1,900 metres, Edgewood on the shore of the lake, more round Truckee, and desert courses down by Reno.',
	},
	{
		slug: 'las-vegas',
		names: named('Las Vegas'),
		countries: ['US'],
		extent: [[35.85, -115.5, 36.4, -114.78]],
		sentence:
			'Watered fairways and imported pines in the Mojave Desert, Shadow Creek among them, with red rock to the west and heat from May on.',
	},
	{
		slug: 'st-george-and-mesquite',
		names: named('St. George and Mesquite', {
			sv: 'St. George och Mesquite',
			de: 'St. George und Mesquite',
			fr: 'St. George et Mesquite',
			es: 'St. George y Mesquite',
		}),
		countries: ['US'],
		extent: [[36.7, -114.2, 37.3, -113.15]],
		sentence:
			'Red sandstone and black lava where Utah meets Nevada, with Sand Hollow on the edge of a cliff and Wolf Creek in a canyon.',
	},
	{
		slug: 'scottsdale',
		names: named('Scottsdale'),
		countries: ['US'],
		extent: [[33.43, -112.02, 33.9, -111.58]],
		sentence:
			'Saguaros and boulders of the Sonoran Desert beside strips of grass, with many resorts, dry air and a high season in winter and spring.',
	},
	{
		slug: 'tucson',
		names: named('Tucson'),
		countries: ['US'],
		extent: [[31.8, -111.2, 32.6, -110.65]],
		sentence:
			'Desert foothills under the Santa Catalina mountains, a little higher and cooler than Phoenix, with cactus for rough.',
	},
	{
		slug: 'santa-fe-and-albuquerque',
		names: named('Santa Fe and Albuquerque', {
			sv: 'Santa Fe och Albuquerque',
			de: 'Santa Fe und Albuquerque',
			fr: 'Santa Fe et Albuquerque',
			es: 'Santa Fe y Albuquerque',
		}),
		countries: ['US'],
		extent: [[34.85, -107.1, 36.2, -105.75]],
		sentence:
			'High desert of juniper, sage and red earth at 1,500 to 2,100 metres, with Paa-Ko Ridge on the quiet side of the Sandias.',
	},
	{
		slug: 'colorado-high-country',
		names: named('Colorado high country', {
			sv: 'Colorados högland',
			de: 'Hochland von Colorado',
			fr: 'Hautes terres du Colorado',
			es: 'Tierras altas de Colorado',
		}),
		countries: ['US'],
		extent: [[38.8, -107.6, 40.65, -105.75]],
		sentence:
			'Ski towns such as Vail, Breckenridge and Steamboat in their green months, where the ball flies far and mornings are cold.',
	},
	{
		slug: 'coeur-d-alene',
		names: named('Coeur d’Alene'),
		countries: ['US'],
		extent: [[47.3, -117.03, 48.4, -116.3]],
		sentence:
			'Pine forest, lakes and wheat hills in the north of Idaho, with one green that floats and Circling Raven among its wetlands.',
	},
	{
		slug: 'nebraska-sandhills',
		names: named('Nebraska Sandhills', { sv: 'Nebraskas Sandhills', fr: 'Sandhills du Nebraska' }),
		countries: ['US'],
		extent: [[40.9, -102.9, 42.99, -98.8]],
		sentence:
			'Grass-covered dunes without an end and hardly a house, on which Sand Hills, Dismal River and Wild Horse are farther apart than they look.',
	},
	{
		slug: 'texas-hill-country',
		names: named('Texas Hill Country'),
		countries: ['US'],
		extent: [[29.35, -99.3, 30.75, -97.6]],
		sentence:
			'Limestone, live oaks and clear rivers between Austin and San Antonio, with old municipal courses in both and resorts in the hills.',
	},
	{
		slug: 'maui-and-lanai',
		names: named('Maui and Lānaʻi', {
			sv: 'Maui och Lanai',
			de: 'Maui und Lanai',
			fr: 'Maui et Lanai',
			es: 'Maui y Lanai',
			native: 'Maui a me Lānaʻi',
		}),
		countries: ['US'],
		extent: [
			[20.55, -156.72, 21.06, -155.95],
			[20.7, -157.1, 20.95, -156.78],
		],
		sentence:
			'Kapalua’s slopes above the sea in the trade wind, resort golf at Kāʻanapali and Wailea, and Manele on the cliffs of Lānaʻi.',
	},
	{
		slug: 'kohala-coast',
		names: named('Kohala Coast', {
			sv: 'Kohalakusten',
			de: 'Kohala-Küste',
			fr: 'Côte de Kohala',
			es: 'Costa de Kohala',
		}),
		countries: ['US'],
		extent: [[19.55, -156.1, 20.12, -155.65]],
		sentence:
			'The dry side of the island of Hawaiʻi, with green fairways through black lava down to the Pacific at Mauna Kea and its neighbours.',
	},
	{
		slug: 'oahu',
		names: named('Oʻahu', { sv: 'Oahu', de: 'Oahu', fr: 'Oahu', es: 'Oahu' }),
		countries: ['US'],
		extent: [[21.2, -158.35, 21.75, -157.6]],
		sentence:
			'Honolulu’s island, with the busy public course of Ala Wai in the city, rainforest under the Koʻolau cliffs and the surf at Turtle Bay.',
	},
	{
		slug: 'kauai',
		names: named('Kauaʻi', { sv: 'Kauai', de: 'Kauai', fr: 'Kauai', es: 'Kauai' }),
		countries: ['US'],
		extent: [[21.82, -159.82, 22.27, -159.25]],
		sentence:
			'The green island, with ocean and mountains at Princeville in the wetter north, and sun and whales off Poʻipū in the south.',
	},
];
