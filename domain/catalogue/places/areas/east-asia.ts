import { type GolfArea, named } from './golf-area.ts';

/** China, Taiwan, Korea and Japan. */
export const EAST_ASIA: readonly GolfArea[] = [
	{
		slug: 'hainan',
		names: named('Hainan', { native: '海南' }),
		countries: ['CN'],
		extent: [[18.1, 108.55, 20.2, 111.15]],
		sentence:
			'A tropical island in the South China Sea, with black lava at Haikou in the north and palms and beaches at Sanya in the south.',
	},
	{
		slug: 'kunming',
		names: named('Kunming', { native: '昆明' }),
		countries: ['CN'],
		extent: [[24.5, 102.35, 25.4, 103.3]],
		sentence:
			'The city of eternal spring, at about 1,900 metres, with mild days in every month and courses above the lakes, Spring City among them.',
	},
	{
		slug: 'pearl-river-delta',
		names: named('Pearl River Delta', {
			sv: 'Pärlflodsdeltat',
			de: 'Perlflussdelta',
			fr: 'Delta de la rivière des Perles',
			es: 'Delta del río de las Perlas',
			native: '珠江三角洲',
		}),
		countries: ['CN', 'HK', 'MO'],
		extent: [[22, 112.7, 23.6, 114.75]],
		sentence:
			'Hong Kong, Macau, Shenzhen and Guangzhou, with colonial clubs, a public course on Kau Sai Chau and the many courses of Mission Hills.',
	},
	{
		slug: 'shanghai',
		names: named('Shanghai', { es: 'Shanghái', native: '上海' }),
		countries: ['CN'],
		extent: [[30.65, 120.8, 31.7, 122]],
		sentence:
			'Flat river land made into parkland and links of a kind, with a little forested hill at Sheshan and four real seasons.',
	},
	{
		slug: 'taipei-and-taoyuan',
		names: named('Taipei and Taoyuan', {
			sv: 'Taipei och Taoyuan',
			de: 'Taipeh und Taoyuan',
			fr: 'Taipei et Taoyuan',
			es: 'Taipéi y Taoyuan',
			native: '臺北與桃園',
		}),
		countries: ['TW'],
		extent: [[24.75, 121, 25.3, 121.7]],
		sentence:
			'Terraced hills and tea country in the north of Taiwan, with the old club of Tamsui by the river mouth and Sunrise at Yangmei.',
	},
	{
		slug: 'jeju',
		names: named('Jeju', { native: '제주' }),
		countries: ['KR'],
		extent: [[33.1, 126.1, 33.6, 127]],
		sentence:
			'A volcanic island of black stone walls, tangerines and wind, with courses all round the slopes of Hallasan and Nine Bridges among them.',
	},
	{
		slug: 'seoul-and-gyeonggi',
		names: named('Seoul and Gyeonggi', {
			sv: 'Seoul och Gyeonggi',
			de: 'Seoul und Gyeonggi',
			fr: 'Séoul et Gyeonggi',
			es: 'Seúl y Gyeonggi',
			native: '서울·경기',
		}),
		countries: ['KR'],
		extent: [
			[36.95, 126.35, 37.75, 127.78],
			[37.75, 126.75, 37.9, 127.78],
		],
		sentence:
			'Steep green hills on every side of the capital, terraced into courses that are busy from dawn, with snow and rest in winter.',
	},
	{
		slug: 'hokkaido',
		names: named('Hokkaido', { fr: 'Hokkaidō', native: '北海道' }),
		countries: ['JP'],
		extent: [
			[41.35, 139.3, 43.4, 145.3],
			[43.4, 140, 45.6, 144.9],
		],
		sentence:
			'Birch, lilac and volcanoes in the cool north of Japan, where summer golf has room and no rainy season, and snow closes the rest.',
	},
	{
		slug: 'kanto',
		names: named('Kanto', { sv: 'Kantō', de: 'Kantō', fr: 'Kantō', es: 'Kantō', native: '関東' }),
		countries: ['JP'],
		extent: [
			[35.13, 139, 36.9, 140.9],
			[36.1, 138.75, 36.75, 139],
			[34.88, 139.7, 35.13, 140.45],
		],
		sentence:
			'The plain round Tokyo and the hills of Chiba, with pines, two greens a hole at the old clubs, lunch after nine, and Kasumigaseki at Kawagoe.',
	},
	{
		slug: 'fuji-hakone-and-izu',
		names: named('Fuji, Hakone and Izu', {
			sv: 'Fuji, Hakone och Izu',
			de: 'Fuji, Hakone und Izu',
			fr: 'Fuji, Hakone et Izu',
			es: 'Fuji, Hakone e Izu',
			native: '富士箱根伊豆',
		}),
		countries: ['JP'],
		extent: [[34.58, 138.55, 35.55, 139.16]],
		sentence:
			'Volcanic slopes, hot springs and cool forests under the mountain, and Kawana on its cliffs above Sagami Bay.',
	},
	{
		slug: 'kobe-and-hyogo',
		names: named('Kobe and Hyogo', {
			sv: 'Kobe och Hyōgo',
			de: 'Kōbe und Hyōgo',
			fr: 'Kobe et Hyōgo',
			es: 'Kōbe y Hyōgo',
			native: '神戸・兵庫',
		}),
		countries: ['JP'],
		extent: [[34.62, 134.45, 35.15, 135.42]],
		sentence:
			'Where golf in Japan began, on Mount Rokko, and where Charles Hugh Alison laid out Hirono among pines and ponds.',
	},
	{
		slug: 'miyazaki',
		names: named('Miyazaki', { native: '宮崎' }),
		countries: ['JP'],
		extent: [[31.4, 131, 32.25, 131.6]],
		sentence:
			'Tall black pines behind a beach on the Pacific side of Kyushu, with mild winters and Phoenix Country Club among them.',
	},
	{
		slug: 'okinawa',
		names: named('Okinawa', { native: '沖縄' }),
		countries: ['JP'],
		extent: [
			[26, 127.6, 26.95, 128.4],
			[24.2, 123.6, 25, 125.55],
		],
		sentence:
			'Coral cliffs, hibiscus and turquoise water in the far south of Japan, from the main island to Miyako, with golf all winter.',
	},
];
