import { type GolfArea, named } from './golf-area.ts';

/** The United States from the Mississippi and the Great Lakes to the Atlantic. */
export const EASTERN_STATES: readonly GolfArea[] = [
	{
		slug: 'central-sands-of-wisconsin',
		names: named('Central Sands of Wisconsin', {
			sv: 'Wisconsins Central Sands',
			de: 'Central Sands in Wisconsin',
			fr: 'Central Sands du Wisconsin',
			es: 'Central Sands de Wisconsin',
		}),
		countries: ['US'],
		extent: [[43.7, -90.3, 44.65, -88.85]],
		sentence:
			'The bed of an old glacial lake, sand and pine barrens, on which Sand Valley and Mammoth Dunes lie, with Lawsonia to the east.',
	},
	{
		slug: 'kohler-and-lake-michigan',
		names: named('Kohler and Lake Michigan', {
			sv: 'Kohler och Michigansjön',
			de: 'Kohler und der Michigansee',
			fr: 'Kohler et le lac Michigan',
			es: 'Kohler y el lago Míchigan',
		}),
		countries: ['US'],
		extent: [[43.3, -88.5, 44.15, -87.4]],
		sentence:
			'Whistling Straits on made dunes by the lake, Blackwolf Run along the Sheboygan river, and farmland and kettle hills behind.',
	},
	{
		slug: 'northern-michigan',
		names: named('Northern Michigan', {
			sv: 'Norra Michigan',
			de: 'Nord-Michigan',
			fr: 'Nord du Michigan',
			es: 'Norte de Míchigan',
		}),
		countries: ['US'],
		extent: [[44.2, -86.4, 45.8, -83.9]],
		sentence:
			'Bluffs above Lake Michigan at Crystal Downs and Arcadia, forest round Gaylord, cherry orchards, and light late into June evenings.',
	},
	{
		slug: 'chicago',
		names: named('Chicago'),
		countries: ['US'],
		extent: [[41.4, -88.5, 42.5, -87.45]],
		sentence:
			'Oaks, prairie and forest preserves, with Chicago Golf Club and Medinah behind hedges and Cog Hill open to anybody.',
	},
	{
		slug: 'branson-and-the-ozarks',
		names: named('Branson and the Ozarks', {
			sv: 'Branson och Ozarks',
			de: 'Branson und die Ozarks',
			fr: 'Branson et les Ozarks',
			es: 'Branson y los Ozarks',
		}),
		countries: ['US'],
		extent: [[36.35, -93.65, 37, -93]],
		sentence:
			'Wooded ridges, limestone caves and lakes in the south of Missouri, with the resort courses of Big Cedar along the tops.',
	},
	{
		slug: 'cape-cod-and-the-islands',
		names: named('Cape Cod and the Islands', {
			sv: 'Cape Cod och öarna',
			de: 'Cape Cod und die Inseln',
			fr: 'Cape Cod et les îles',
			es: 'Cape Cod y las islas',
		}),
		countries: ['US'],
		extent: [
			[41.5, -70.66, 41.81, -69.92],
			[41.81, -70.15, 42.1, -69.92],
			[41.22, -70.87, 41.5, -69.93],
		],
		sentence:
			'Sand, scrub pine and cranberry bogs, with Highland Links beside its lighthouse at Truro and old clubs on Nantucket and the Vineyard.',
	},
	{
		slug: 'long-island',
		names: named('Long Island'),
		countries: ['US'],
		extent: [
			[40.54, -73.75, 40.9, -73.4],
			[40.54, -73.4, 40.965, -72.99],
			[40.6, -72.99, 41.1, -72.5],
			[40.75, -72.5, 41.18, -71.8],
		],
		sentence:
			'Glacial sand from the five public courses of Bethpage to the old private clubs of the Hamptons, and a state park’s course at Montauk.',
	},
	{
		slug: 'westchester',
		names: named('Westchester'),
		countries: ['US'],
		extent: [
			[40.9, -73.9, 41.1, -73.68],
			[41.1, -73.95, 41.37, -73.53],
		],
		sentence:
			'Rock, oak and stone walls along the parkways north of New York, with Winged Foot at Mamaroneck and many private clubs besides.',
	},
	{
		slug: 'philadelphia',
		names: named('Philadelphia', { fr: 'Philadelphie', es: 'Filadelfia' }),
		countries: ['US'],
		extent: [[39.7, -75.75, 40.3, -74.85]],
		sentence:
			'Old private clubs on rolling farmland along the Main Line, Merion among them, and the sand of Pine Valley across the Delaware.',
	},
	{
		slug: 'williamsburg',
		names: named('Williamsburg'),
		countries: ['US'],
		extent: [[37.1, -77, 37.5, -76.4]],
		sentence:
			'Ravines and pines between the York and the James, with Golden Horseshoe next to the colonial streets and Kingsmill on the river.',
	},
	{
		slug: 'pinehurst',
		names: named('Pinehurst and the Sandhills', {
			sv: 'Pinehurst och Sandhills',
			de: 'Pinehurst und die Sandhills',
			fr: 'Pinehurst et les Sandhills',
			es: 'Pinehurst y los Sandhills',
		}),
		countries: ['US'],
		extent: [[35, -79.7, 35.36, -79.2]],
		sentence:
			'Sand, wiregrass and longleaf pine in North Carolina, with Donald Ross’s courses round the village of Pinehurst and more of them at Southern Pines.',
	},
	{
		slug: 'myrtle-beach',
		names: named('Myrtle Beach'),
		countries: ['US'],
		extent: [[33.33, -79.35, 34, -78.38]],
		sentence:
			'Sixty miles of beach called the Grand Strand, with oaks and rice fields at Pawleys Island and more tee times than anybody can use.',
	},
	{
		slug: 'charleston-and-kiawah',
		names: named('Charleston and Kiawah', {
			sv: 'Charleston och Kiawah',
			de: 'Charleston und Kiawah',
			fr: 'Charleston et Kiawah',
			es: 'Charleston y Kiawah',
		}),
		countries: ['US'],
		extent: [[32.5, -80.35, 33.1, -79.55]],
		sentence:
			'Salt marsh, live oaks and Spanish moss, with the Ocean Course on the dunes of Kiawah Island and the old city an easy drive away.',
	},
	{
		slug: 'hilton-head',
		names: named('Hilton Head'),
		countries: ['US'],
		extent: [[32.1, -80.99, 32.42, -80.5]],
		sentence:
			'Narrow fairways through pines, palmettos and lagoons with alligators, and Harbour Town’s lighthouse behind the last green.',
	},
	{
		slug: 'golden-isles-of-georgia',
		names: named('Golden Isles of Georgia', {
			sv: 'Golden Isles i Georgia',
			de: 'Golden Isles in Georgia',
			fr: 'Golden Isles de Géorgie',
			es: 'Golden Isles de Georgia',
		}),
		countries: ['US'],
		extent: [[30.95, -81.7, 31.4, -81.2]],
		sentence:
			'Sea Island, St Simons and Jekyll Island, with avenues of old oaks, marsh on one side and ocean on the other.',
	},
	{
		slug: 'first-coast-of-florida',
		names: named('First Coast of Florida', {
			sv: 'Floridas First Coast',
			de: 'First Coast in Florida',
			fr: 'First Coast de Floride',
			es: 'First Coast de Florida',
		}),
		countries: ['US'],
		extent: [[29.55, -81.75, 30.72, -81.2]],
		sentence:
			'Lagoons and palms from Amelia Island by Jacksonville to St Augustine, with the Stadium Course of Sawgrass at Ponte Vedra Beach.',
	},
	{
		slug: 'orlando',
		names: named('Orlando'),
		countries: ['US'],
		extent: [[28.05, -81.85, 28.95, -81.1]],
		sentence:
			'Lakes, orange groves and sand ridges in the middle of Florida, with Bay Hill and resorts of every size near the theme parks.',
	},
	{
		slug: 'tampa-bay',
		names: named('Tampa Bay', { sv: 'Tampabukten', fr: 'Baie de Tampa', es: 'Bahía de Tampa' }),
		countries: ['US'],
		extent: [[27.4, -82.9, 28.4, -82.2]],
		sentence:
			'Pines and cypress swamps round the bay, with the hills of Copperhead at Innisbrook and beaches on the Gulf side.',
	},
	{
		slug: 'south-west-florida',
		names: named('South-West Florida', {
			sv: 'Sydvästra Florida',
			de: 'Südwestflorida',
			fr: 'Sud-Ouest de la Floride',
			es: 'Suroeste de Florida',
		}),
		countries: ['US'],
		extent: [[25.85, -82.35, 26.85, -81.45]],
		sentence:
			'Naples, Fort Myers and their islands, with flat courses among lakes, palms and wading birds, and a season from November to April.',
	},
	{
		slug: 'south-east-florida',
		names: named('South-East Florida', {
			sv: 'Sydöstra Florida',
			de: 'Südostflorida',
			fr: 'Sud-Est de la Floride',
			es: 'Sureste de Florida',
		}),
		countries: ['US'],
		extent: [[25.2, -80.6, 27.25, -79.98]],
		sentence:
			'From Miami to Jupiter, with Seminole on its ridge of dune, resorts such as PGA National inland, palms, canals and a steady breeze.',
	},
];
