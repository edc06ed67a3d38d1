import { type GolfArea, named } from './golf-area.ts';

/** Australia and New Zealand. */
export const OCEANIA: readonly GolfArea[] = [
	{
		slug: 'melbourne-sandbelt',
		names: named('Melbourne Sandbelt'),
		countries: ['AU'],
		extent: [[-38.16, 144.99, -37.89, 145.19]],
		sentence:
			'A patch of sand in the south-eastern suburbs, with Royal Melbourne, Kingston Heath and their neighbours, firm greens and bunkers cut to their edges.',
	},
	{
		slug: 'mornington-peninsula',
		names: named('Mornington Peninsula', {
			sv: 'Morningtonhalvön',
			de: 'Mornington-Halbinsel',
			fr: 'Péninsule de Mornington',
			es: 'Península de Mornington',
		}),
		countries: ['AU'],
		extent: [[-38.52, 144.68, -38.19, 145.2]],
		sentence:
			'Rumpled dunes between Port Phillip Bay and Bass Strait, an hour from Melbourne, with the Cups country of Fingal and Cape Schanck at the end.',
	},
	{
		slug: 'bellarine-peninsula',
		names: named('Bellarine Peninsula', {
			sv: 'Bellarinehalvön',
			de: 'Bellarine-Halbinsel',
			fr: 'Péninsule de Bellarine',
			es: 'Península de Bellarine',
		}),
		countries: ['AU'],
		extent: [[-38.4, 144.2, -38.1, 144.67]],
		sentence:
			'Links land across the bay from Mornington, with Barwon Heads and Thirteenth Beach in the dunes and Torquay at the start of the Great Ocean Road.',
	},
	{
		slug: 'sydney',
		names: named('Sydney', { es: 'Sídney' }),
		countries: ['AU'],
		extent: [[-34.1, 150.6, -33.55, 151.4]],
		sentence:
			'Cliffs and heath at La Perouse, sand at the old clubs by the airport, and bushland up the northern beaches, all within one city.',
	},
	{
		slug: 'newcastle-and-the-hunter',
		names: named('Newcastle and the Hunter', {
			sv: 'Newcastle och Hunter Valley',
			de: 'Newcastle und das Hunter Valley',
			fr: 'Newcastle et la Hunter Valley',
			es: 'Newcastle y el valle Hunter',
		}),
		countries: ['AU'],
		extent: [[-33.1, 151.1, -32.6, 152.25]],
		sentence:
			'Dunes and bush at Fern Bay and Port Stephens, and vineyard courses an hour inland, two hours up the road from Sydney.',
	},
	{
		slug: 'gold-coast',
		names: named('Gold Coast'),
		countries: ['AU'],
		extent: [[-28.2, 153.2, -27.75, 153.56]],
		sentence:
			'Resort courses among canals and paperbarks behind the surf, warm all year, with rain in summer and dry sunny winters.',
	},
	{
		slug: 'sunshine-coast',
		names: named('Sunshine Coast'),
		countries: ['AU'],
		extent: [[-26.9, 152.75, -26.3, 153.2]],
		sentence: 'Wallum heath, lakes and kangaroos from Caloundra to Noosa, and a cooler green hinterland round Maleny.',
	},
	{
		slug: 'adelaide',
		names: named('Adelaide', { fr: 'Adélaïde', es: 'Adelaida' }),
		countries: ['AU'],
		extent: [[-35.15, 138.4, -34.6, 138.8]],
		sentence:
			'Sand and pines between the city and the gulf, with Royal Adelaide, Kooyonga, Glenelg and The Grange a few minutes apart.',
	},
	{
		slug: 'perth-and-its-coast',
		names: named('Perth and its coast', {
			sv: 'Perth och dess kust',
			de: 'Perth und seine Küste',
			fr: 'Perth et sa côte',
			es: 'Perth y su costa',
		}),
		countries: ['AU'],
		extent: [[-32.7, 115.5, -31.5, 116.2]],
		sentence:
			'Limestone and deep sand by the Indian Ocean, with Lake Karrinyup to the north, seaside dunes to the south and a sea breeze after noon.',
	},
	{
		slug: 'tasmania',
		names: named('Tasmania', { sv: 'Tasmanien', de: 'Tasmanien', fr: 'Tasmanie' }),
		countries: ['AU'],
		extent: [
			[-43.7, 144.5, -40.6, 148.5],
			[-40.25, 143.75, -39.5, 144.2],
			[-40.6, 147.7, -39.6, 148.5],
		],
		sentence:
			'Barnbougle’s dunes on the north coast, Ratho in sheep country, and King Island out in Bass Strait, cool, windy and a long way from anywhere.',
	},
	{
		slug: 'northland-and-te-arai',
		names: named('Northland and Te Arai', {
			sv: 'Northland och Te Arai',
			de: 'Northland und Te Arai',
			fr: 'Northland et Te Arai',
			es: 'Northland y Te Arai',
			native: 'Te Tai Tokerau me Te Ārai',
		}),
		countries: ['NZ'],
		extent: [[-36.4, 172.6, -34.35, 174.85]],
		sentence:
			'White dunes and pines by the Pacific at Te Arai and Mangawhai, then small country clubs up to the Bay of Islands and Kauri Cliffs.',
	},
	{
		slug: 'auckland',
		names: named('Auckland', { native: 'Tāmaki Makaurau' }),
		countries: ['NZ'],
		extent: [[-37.25, 174.4, -36.65, 175.1]],
		sentence:
			'Volcanic cones, harbours and parkland round the city, with Titirangi’s MacKenzie greens in the west and black sand at Muriwai.',
	},
	{
		slug: 'rotorua-and-taupo',
		names: named('Rotorua and Taupō', {
			sv: 'Rotorua och Taupō',
			de: 'Rotorua und Taupō',
			fr: 'Rotorua et Taupō',
			es: 'Rotorua y Taupō',
			native: 'Rotorua me Taupō',
		}),
		countries: ['NZ'],
		extent: [[-39, 175.7, -38, 176.6]],
		sentence:
			'Pumice that drains at once, steam from the ground at Arikikapakapa, and forest and lake views at Wairakei and Kinloch.',
	},
	{
		slug: 'hawkes-bay',
		names: named('Hawke’s Bay', { native: 'Te Matau-a-Māui' }),
		countries: ['NZ'],
		extent: [[-40.05, 176.5, -39.3, 177.15]],
		sentence:
			'Dry vineyard country on the east coast, with Cape Kidnappers on its fingers of land high above the sea and Hastings on the plain.',
	},
	{
		slug: 'christchurch',
		names: named('Christchurch', { native: 'Ōtautahi' }),
		countries: ['NZ'],
		extent: [[-43.7, 172.35, -43.2, 172.8]],
		sentence:
			'Flat free-draining ground by the Pacific, with links touches at Shirley and Pegasus and the Alps along the western sky.',
	},
	{
		slug: 'queenstown-and-wanaka',
		names: named('Queenstown and Wānaka', {
			sv: 'Queenstown och Wānaka',
			de: 'Queenstown und Wānaka',
			fr: 'Queenstown et Wānaka',
			es: 'Queenstown y Wānaka',
			native: 'Tāhuna me Wānaka',
		}),
		countries: ['NZ'],
		extent: [[-45.2, 168.4, -44.55, 169.35]],
		sentence:
			'Schist, tussock and deep blue lakes under the Remarkables, with courses close together round Arrowtown and another over the hill.',
	},
];
