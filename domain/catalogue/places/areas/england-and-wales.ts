import { type GolfArea, named } from './golf-area.ts';

/** England and Wales. */
export const ENGLAND_AND_WALES: readonly GolfArea[] = [
	{
		slug: 'northumberland-coast',
		names: named('Northumberland coast', {
			sv: 'Northumberlands kust',
			de: 'Küste von Northumberland',
			fr: 'Côte du Northumberland',
			es: 'Costa de Northumberland',
		}),
		countries: ['GB'],
		nation: 'england',
		extent: [[55.175, -2.1, 55.82, -1.45]],
		sentence:
			'Castles, empty beaches and village links, from Newbiggin past Alnmouth and Bamburgh to Goswick and the Scottish border.',
	},
	{
		slug: 'lancashire-coast',
		names: named('Lancashire coast', {
			sv: 'Lancashires kust',
			de: 'Küste von Lancashire',
			fr: 'Côte du Lancashire',
			es: 'Costa de Lancashire',
		}),
		countries: ['GB'],
		nation: 'england',
		extent: [
			[53.36, -3.23, 53.45, -3.02],
			[53.47, -3.12, 53.73, -2.93],
			[53.73, -3.08, 53.95, -2.93],
		],
		sentence:
			'From Hoylake past Formby and Birkdale to Lytham the dunes and the railway keep each other company, and three of these links have held the Open.',
	},
	{
		slug: 'norfolk-coast',
		names: named('Norfolk coast', {
			sv: 'Norfolks kust',
			de: 'Küste von Norfolk',
			fr: 'Côte du Norfolk',
			es: 'Costa de Norfolk',
		}),
		countries: ['GB'],
		nation: 'england',
		extent: [
			[52.84, 0.4, 53.02, 1.46],
			[52.54, 1.6, 52.84, 1.78],
		],
		sentence:
			'Hunstanton and Brancaster lie among the salt marshes that face north, and beyond them Sheringham and Cromer play along the tops of the cliffs.',
	},
	{
		slug: 'suffolk-coast',
		names: named('Suffolk coast', {
			sv: 'Suffolks kust',
			de: 'Küste von Suffolk',
			fr: 'Côte du Suffolk',
			es: 'Costa de Suffolk',
		}),
		countries: ['GB'],
		nation: 'england',
		extent: [[51.95, 1.15, 52.4, 1.8]],
		sentence:
			'Dry heath of gorse and sand a step behind the North Sea, from Southwold and Aldeburgh down to Woodbridge and the links at Felixstowe Ferry.',
	},
	{
		slug: 'kent-coast',
		names: named('Kent coast', {
			sv: 'Kents kust',
			de: 'Küste von Kent',
			fr: 'Côte du Kent',
			es: 'Costa de Kent',
		}),
		countries: ['GB'],
		nation: 'england',
		extent: [
			[50.92, 0.9, 51.12, 1.25],
			[51.1, 1.25, 51.42, 1.46],
			[51.33, 1, 51.4, 1.25],
		],
		sentence:
			'Three links lie side by side between Sandwich and Deal, with Littlestone on the shingle to the south and chalk cliffs on either hand.',
	},
	{
		slug: 'sussex',
		names: named('Sussex'),
		countries: ['GB'],
		nation: 'england',
		extent: [
			[50.72, -0.92, 51.06, 0.3],
			[51.06, -0.25, 51.13, 0.27],
			[50.75, 0.3, 51, 0.87],
		],
		sentence:
			'Heather on Ashdown Forest and at Pulborough, downland above the Channel, and at the far end the links of Rye among its dunes.',
	},
	{
		slug: 'surrey-heath',
		names: named('Surrey heath'),
		countries: ['GB'],
		nation: 'england',
		extent: [
			[51.29, -0.82, 51.43, -0.42],
			[51.05, -0.82, 51.29, -0.62],
			[51.22, -0.3, 51.3, -0.2],
		],
		sentence:
			'Sand, heather, birch and pine an hour from London, with Sunningdale, Swinley Forest, Walton Heath and the three W’s of Woking on it.',
	},
	{
		slug: 'dorset-and-the-new-forest',
		names: named('Dorset and the New Forest', {
			sv: 'Dorset och New Forest',
			de: 'Dorset und der New Forest',
			fr: 'Dorset et New Forest',
			es: 'Dorset y New Forest',
		}),
		countries: ['GB'],
		nation: 'england',
		extent: [[50.58, -2.1, 50.95, -1.5]],
		sentence:
			'Heathland round Poole Harbour at Parkstone, Broadstone and Isle of Purbeck, and forest courses where ponies have the right of way.',
	},
	{
		slug: 'devon-and-cornwall',
		names: named('Devon and Cornwall', {
			sv: 'Devon och Cornwall',
			de: 'Devon und Cornwall',
			fr: 'Devon et Cornouailles',
			es: 'Devon y Cornualles',
		}),
		countries: ['GB'],
		nation: 'england',
		extent: [
			[49.9, -6.4, 50.75, -3],
			[50.75, -4.6, 51, -3.25],
			[51, -4.6, 51.25, -3.72],
		],
		sentence:
			'The links are on the Atlantic side, at Saunton, Westward Ho! and St Enodoc, and the south coast answers with cliff tops and mild winters.',
	},
	{
		slug: 'north-wales-coast',
		names: named('North Wales coast', {
			sv: 'Nordwales kust',
			de: 'Küste von Nordwales',
			fr: 'Côte du nord du pays de Galles',
			es: 'Costa del norte de Gales',
			native: 'Arfordir Gogledd Cymru',
		}),
		countries: ['GB'],
		nation: 'wales',
		extent: [
			[53.1, -4.75, 53.45, -3.78],
			[53.25, -3.78, 53.4, -3.33],
			[52.51, -4.8, 53.1, -3.95],
		],
		sentence:
			'Links under the mountains of Snowdonia, with Harlech below its castle, Aberdovey beside the railway and Nefyn out on a headland.',
	},
	{
		slug: 'south-wales-coast',
		names: named('South Wales coast', {
			sv: 'Sydwales kust',
			de: 'Küste von Südwales',
			fr: 'Côte du sud du pays de Galles',
			es: 'Costa del sur de Gales',
			native: 'Arfordir De Cymru',
		}),
		countries: ['GB'],
		nation: 'wales',
		extent: [
			[51.38, -3.95, 51.6, -3.06],
			[51.6, -3.95, 51.68, -3.72],
			[51.54, -5.35, 51.92, -3.95],
			[51.55, -3.06, 51.66, -2.88],
		],
		sentence:
			'Royal Porthcawl and its neighbours face the Bristol Channel, Pennard stands high on the Gower, and Tenby is far out in Pembrokeshire.',
	},
];
