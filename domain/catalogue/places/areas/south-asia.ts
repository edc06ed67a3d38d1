import { type GolfArea, named } from './golf-area.ts';

/** From the Gulf to the islands of South-East Asia. */
export const SOUTH_ASIA: readonly GolfArea[] = [
	{
		slug: 'dubai',
		names: named('Dubai', { fr: 'Dubaï', es: 'Dubái', native: 'دبي' }),
		countries: ['AE'],
		extent: [[24.75, 54.93, 25.35, 55.58]],
		sentence:
			'Lit and watered courses between desert and towers, green all year, with a season that runs from October to April.',
	},
	{
		slug: 'abu-dhabi',
		names: named('Abu Dhabi', { fr: 'Abou Dabi', es: 'Abu Dabi', native: 'أبو ظبي' }),
		countries: ['AE'],
		extent: [[24.2, 54.2, 24.7, 54.9]],
		sentence:
			'Mangroves, white sand and the Gulf beside the courses of Yas and Saadiyat islands, and grass in the desert near the airport.',
	},
	{
		slug: 'delhi-and-gurugram',
		names: named('Delhi and Gurugram', {
			sv: 'Delhi och Gurugram',
			de: 'Delhi und Gurugram',
			fr: 'Delhi et Gurugram',
			es: 'Delhi y Gurugram',
			native: 'दिल्ली और गुरुग्राम',
		}),
		countries: ['IN'],
		extent: [[28.1, 76.7, 28.8, 77.7]],
		sentence:
			'Mughal tombs and peacocks on the old course in the city, and large modern layouts in the new towns, pleasant from November to March.',
	},
	{
		slug: 'hua-hin',
		names: named('Hua Hin', { native: 'หัวหิน' }),
		countries: ['TH'],
		extent: [[12.3, 99.65, 12.95, 100.05]],
		sentence:
			'A royal seaside town with an old course beside the railway station, and hill and pineapple country behind it for the newer courses.',
	},
	{
		slug: 'phuket',
		names: named('Phuket', { native: 'ภูเก็ต' }),
		countries: ['TH'],
		extent: [[7.74, 98.24, 8.3, 98.47]],
		sentence:
			'Old tin mines, lakes and rubber trees in the middle of the island, a short drive from any beach, and driest from December to March.',
	},
	{
		slug: 'pattaya',
		names: named('Pattaya', { native: 'พัทยา' }),
		countries: ['TH'],
		extent: [[12.6, 100.82, 13.3, 101.35]],
		sentence:
			'Low hills and plantations behind the Gulf of Thailand, with Siam’s courses and Laem Chabang among many an hour or two from Bangkok.',
	},
	{
		slug: 'bangkok',
		names: named('Bangkok', { native: 'กรุงเทพมหานคร' }),
		countries: ['TH'],
		extent: [[13.5, 99.95, 14.25, 100.97]],
		sentence:
			'Flat country of canals and water hazards round the city, with a caddie for every golfer and an early start before the heat.',
	},
	{
		slug: 'chiang-mai',
		names: named('Chiang Mai', { native: 'เชียงใหม่' }),
		countries: ['TH'],
		extent: [[18.4, 98.65, 19.1, 99.4]],
		sentence:
			'Rice fields and forested mountains in the north of Thailand, with cool mornings from November to February and temples on the way.',
	},
	{
		slug: 'da-nang-and-hoi-an',
		names: named('Da Nang and Hoi An', {
			sv: 'Da Nang och Hoi An',
			de: 'Da Nang und Hoi An',
			fr: 'Đà Nẵng et Hội An',
			es: 'Da Nang y Hoi An',
			native: 'Đà Nẵng và Hội An',
		}),
		countries: ['VN'],
		extent: [[15.7, 107.8, 16.45, 108.5]],
		sentence:
			'White sand and casuarinas along the coast of central Vietnam, with an old port at one end and a mountain pass at the other.',
	},
	{
		slug: 'klang-valley',
		names: named('Klang Valley', {
			sv: 'Klangdalen',
			de: 'Klang Valley',
			fr: 'Vallée de Klang',
			es: 'Valle de Klang',
			native: 'Lembah Klang',
		}),
		countries: ['MY'],
		extent: [[2.7, 101.3, 3.42, 101.95]],
		sentence:
			'Rainforest hills, old mining lakes and oil palms round Kuala Lumpur, green all year, with a shower to be expected in the afternoon.',
	},
	{
		slug: 'bintan-and-batam',
		names: named('Bintan and Batam', {
			sv: 'Bintan och Batam',
			de: 'Bintan und Batam',
			fr: 'Bintan et Batam',
			es: 'Bintan y Batam',
			native: 'Bintan dan Batam',
		}),
		countries: ['ID'],
		extent: [[0.8, 103.85, 1.225, 104.7]],
		sentence:
			'Indonesian islands an hour by ferry from Singapore, with granite boulders, jungle and sea on the courses of Bintan’s north shore.',
	},
	{
		slug: 'bali',
		names: named('Bali'),
		countries: ['ID'],
		extent: [[-8.9, 114.4, -8.05, 115.72]],
		sentence:
			'Cliffs of limestone in the south, beach and gardens at Nusa Dua, and a cool old crater at Bedugul for a day out of the heat.',
	},
	{
		slug: 'jakarta-and-bogor',
		names: named('Jakarta and Bogor', {
			sv: 'Jakarta och Bogor',
			de: 'Jakarta und Bogor',
			fr: 'Jakarta et Bogor',
			es: 'Yakarta y Bogor',
			native: 'Jakarta dan Bogor',
		}),
		countries: ['ID'],
		extent: [[-6.8, 106.4, -5.95, 107.4]],
		sentence:
			'Palms and lakes on the plain round the capital, and cooler courses among tea and volcanoes on the slopes above Bogor.',
	},
	{
		slug: 'manila-and-tagaytay',
		names: named('Manila and Tagaytay', {
			sv: 'Manila och Tagaytay',
			de: 'Manila und Tagaytay',
			fr: 'Manille et Tagaytay',
			es: 'Manila y Tagaytay',
			native: 'Maynila at Tagaytay',
		}),
		countries: ['PH'],
		extent: [[13.9, 120.55, 14.85, 121.3]],
		sentence:
			'Acacias and clubhouses inside the capital, a public course below the walls of Intramuros, and cool ridges above Lake Taal.',
	},
	{
		slug: 'clark-and-subic',
		names: named('Clark and Subic', {
			sv: 'Clark och Subic',
			de: 'Clark und Subic',
			fr: 'Clark et Subic',
			es: 'Clark y Subic',
		}),
		countries: ['PH'],
		extent: [[14.7, 120.15, 15.45, 120.72]],
		sentence:
			'Two old air and naval bases north of Manila, with big trees, volcanic sand and several courses round the airport at Clark.',
	},
];
