import { type GolfArea, named } from './golf-area.ts';

/** Mexico, the Caribbean, and Central and South America. */
export const LATIN_AMERICA: readonly GolfArea[] = [
	{
		slug: 'los-cabos',
		names: named('Los Cabos'),
		countries: ['MX'],
		extent: [[22.8, -110.2, 23.2, -109.6]],
		sentence:
			'Cactus, granite and dunes where the desert of Baja California meets two seas, with ocean holes from Diamante to Palmilla.',
	},
	{
		slug: 'riviera-maya',
		names: named('Cancún and the Riviera Maya', {
			sv: 'Cancún och Riviera Maya',
			de: 'Cancún und die Riviera Maya',
			fr: 'Cancún et la Riviera Maya',
			es: 'Cancún y la Riviera Maya',
			native: 'Cancún y la Riviera Maya',
		}),
		countries: ['MX'],
		extent: [[20.1, -87.6, 21.3, -86.7]],
		sentence:
			'Jungle, mangrove and limestone sinkholes behind white beaches, with a touch of the Caribbean at El Camaleón.',
	},
	{
		slug: 'puerto-vallarta-and-riviera-nayarit',
		names: named('Puerto Vallarta and Riviera Nayarit', {
			sv: 'Puerto Vallarta och Riviera Nayarit',
			de: 'Puerto Vallarta und die Riviera Nayarit',
			fr: 'Puerto Vallarta et la Riviera Nayarit',
			es: 'Puerto Vallarta y la Riviera Nayarit',
			native: 'Puerto Vallarta y la Riviera Nayarit',
		}),
		countries: ['MX'],
		extent: [[20.5, -105.65, 21, -105.1]],
		sentence:
			'Palms, lagoons and the foot of the Sierra Madre round the Bay of Banderas, with an island green in the Pacific at Punta Mita.',
	},
	{
		slug: 'punta-cana-and-la-romana',
		names: named('Punta Cana and La Romana', {
			sv: 'Punta Cana och La Romana',
			de: 'Punta Cana und La Romana',
			fr: 'Punta Cana et La Romana',
			es: 'Punta Cana y La Romana',
			native: 'Punta Cana y La Romana',
		}),
		countries: ['DO'],
		extent: [[18.3, -69.1, 18.87, -68.3]],
		sentence:
			'Coral shore, coconut palms and trade wind, with Teeth of the Dog on the rocks at La Romana and Punta Espada at the eastern cape.',
	},
	{
		slug: 'montego-bay',
		names: named('Montego Bay'),
		countries: ['JM'],
		extent: [[18.3, -78.45, 18.56, -77.2]],
		sentence:
			'Old sugar estates between the hills and the sea on the north coast of Jamaica, with a waterwheel at Tryall and caddies everywhere.',
	},
	{
		slug: 'guanacaste',
		names: named('Guanacaste'),
		countries: ['CR'],
		extent: [[9.9, -86, 10.95, -85.2]],
		sentence:
			'Dry forest, howler monkeys and Pacific beaches in the north-west of Costa Rica, sunny from December to April and green after.',
	},
	{
		slug: 'bogota-savanna',
		names: named('Bogotá savanna', {
			sv: 'Bogotás savann',
			de: 'Savanne von Bogotá',
			fr: 'Savane de Bogota',
			es: 'Sabana de Bogotá',
			native: 'Sabana de Bogotá',
		}),
		countries: ['CO'],
		extent: [[4.55, -74.4, 5.1, -73.85]],
		sentence:
			'A high plain at 2,600 metres with eucalyptus, cool air and long drives, and old members’ clubs on the edge of the city.',
	},
	{
		slug: 'rio-de-janeiro',
		names: named('Rio de Janeiro', { es: 'Río de Janeiro' }),
		countries: ['BR'],
		extent: [[-23.1, -43.9, -22.2, -42.5]],
		sentence:
			'Granite peaks and forest above Gávea and Itanhangá, white sand on the Olympic course at Barra, and cooler clubs up in the hills.',
	},
	{
		slug: 'sao-paulo',
		names: named('São Paulo'),
		countries: ['BR'],
		extent: [[-24.1, -47.6, -22.8, -46.2]],
		sentence:
			'Rolling parkland and eucalyptus on the plateau round the city and along the roads to Campinas and Sorocaba, mostly behind club gates.',
	},
	{
		slug: 'montevideo-and-punta-del-este',
		names: named('Montevideo and Punta del Este', {
			sv: 'Montevideo och Punta del Este',
			de: 'Montevideo und Punta del Este',
			fr: 'Montevideo et Punta del Este',
			es: 'Montevideo y Punta del Este',
			native: 'Montevideo y Punta del Este',
		}),
		countries: ['UY'],
		extent: [[-35.05, -56.45, -34.4, -54.5]],
		sentence:
			'A course by MacKenzie above the River Plate in the capital, and pine woods behind the beaches two hours east.',
	},
	{
		slug: 'buenos-aires',
		names: named('Buenos Aires'),
		countries: ['AR'],
		extent: [[-34.98, -59.1, -34.2, -57.95]],
		sentence:
			'Flat pampas with eucalyptus and old British clubs round the city, and MacKenzie’s two courses for the Jockey Club at San Isidro.',
	},
	{
		slug: 'atlantic-coast-of-argentina',
		names: named('Atlantic coast of Argentina', {
			sv: 'Argentinas atlantkust',
			de: 'Argentinische Atlantikküste',
			fr: 'Côte atlantique argentine',
			es: 'Costa atlántica argentina',
			native: 'Costa atlántica argentina',
		}),
		countries: ['AR'],
		extent: [[-38.75, -58.95, -36.3, -56.6]],
		sentence:
			'Dunes planted with pines at Cariló, Pinamar and Villa Gesell, and a windy old course above the sea at Mar del Plata.',
	},
	{
		slug: 'cordoba-hills',
		names: named('Córdoba hills', {
			sv: 'Córdobas berg',
			de: 'Sierras de Córdoba',
			fr: 'Sierras de Córdoba',
			es: 'Sierras de Córdoba',
			native: 'Sierras de Córdoba',
		}),
		countries: ['AR'],
		extent: [[-32.2, -65.1, -30.7, -64.05]],
		sentence:
			'Dry sierras with clear streams in the middle of Argentina, where railway engineers left courses at La Cumbre and Ascochinga.',
	},
	{
		slug: 'argentine-lake-district',
		names: named('Argentine Lake District', {
			sv: 'Argentinas sjödistrikt',
			de: 'Argentinisches Seengebiet',
			fr: 'Région des lacs argentins',
			es: 'Región de los lagos argentinos',
			native: 'Región de los lagos',
		}),
		countries: ['AR'],
		extent: [[-41.6, -71.85, -39.8, -70.9]],
		sentence:
			'Glacial lakes, southern beech and snow peaks round Bariloche and San Martín, with Llao Llao between two waters.',
	},
	{
		slug: 'santiago-de-chile',
		names: named('Santiago de Chile', { fr: 'Santiago du Chili' }),
		countries: ['CL'],
		extent: [[-33.75, -71, -33.1, -70.4]],
		sentence:
			'Old clubs with tall trees in the eastern suburbs and newer ones on the foothills, with the Andes white behind them in winter.',
	},
	{
		slug: 'central-coast-of-chile',
		names: named('Central coast of Chile', {
			sv: 'Chiles centrala kust',
			de: 'Zentrale Küste Chiles',
			fr: 'Côte centrale du Chili',
			es: 'Litoral central de Chile',
			native: 'Litoral central',
		}),
		countries: ['CL'],
		extent: [[-33.85, -71.8, -32.35, -71.25]],
		sentence:
			'Pines, dunes and a cold Pacific from Santo Domingo by Viña del Mar to Cachagua, an hour or two from the capital.',
	},
];
