import { type GolfArea, named } from './golf-area.ts';

/** Scotland and its islands. */
export const SCOTLAND: readonly GolfArea[] = [
	{
		slug: 'fife',
		names: named('Fife', { native: 'Fìobha' }),
		countries: ['GB'],
		nation: 'scotland',
		extent: [
			[56.15, -3.29, 56.45, -2.55],
			[56.03, -3.62, 56.15, -2.9],
		],
		sentence:
			'St Andrews stands on its north-eastern shore, and both ways along the coast one links town follows another, with heath and farmland behind.',
	},
	{
		slug: 'east-lothian',
		names: named('East Lothian', { native: 'Lodainn an Ear' }),
		countries: ['GB'],
		nation: 'scotland',
		extent: [[55.86, -3.06, 56.08, -2.36]],
		sentence:
			'The south shore of the Firth of Forth, from Musselburgh to Dunbar, where Gullane and North Berwick have a links at every turn of the road.',
	},
	{
		slug: 'ayrshire',
		names: named('Ayrshire', { native: 'Siorrachd Àir' }),
		countries: ['GB'],
		nation: 'scotland',
		extent: [
			[55.15, -4.98, 55.76, -4.56],
			[55.76, -4.95, 55.88, -4.8],
			[55.35, -4.56, 55.67, -4.2],
			[55.42, -5.42, 55.73, -5.04],
		],
		sentence:
			'Links lie end to end along the railway from Irvine to Ayr, with Turnberry farther down the coast and Arran across the water.',
	},
	{
		slug: 'scottish-highlands',
		names: named('Scottish Highlands', {
			sv: 'Skotska högländerna',
			de: 'Schottische Highlands',
			fr: 'Highlands écossais',
			es: 'Tierras Altas de Escocia',
			native: 'A’ Ghàidhealtachd',
		}),
		countries: ['GB'],
		nation: 'scotland',
		extent: [
			[57.42, -5.95, 58.72, -3.76],
			[58.05, -3.76, 58.72, -3],
			[56.8, -5.95, 57.42, -3.55],
			[57.2, -6.7, 57.7, -5.95],
		],
		sentence:
			'Royal Dornoch, Brora and Nairn hold the firths of the east coast, and up the glens and in the west are nine holes with a view of everything.',
	},
	{
		slug: 'aberdeenshire-and-moray',
		names: named('Aberdeenshire and Moray', {
			sv: 'Aberdeenshire och Moray',
			de: 'Aberdeenshire und Moray',
			fr: 'Aberdeenshire et Moray',
			es: 'Aberdeenshire y Moray',
			native: 'Siorrachd Obar Dheathain agus Moireibh',
		}),
		countries: ['GB'],
		nation: 'scotland',
		extent: [
			[56.88, -3.45, 57.4, -1.72],
			[57.4, -3.68, 57.75, -1.72],
		],
		sentence:
			'Big dunes run north from Aberdeen to Cruden Bay, the Moray shore has a links in one fishing town after another, and Deeside is quiet parkland.',
	},
	{
		slug: 'angus',
		names: named('Angus', { native: 'Aonghas' }),
		countries: ['GB'],
		nation: 'scotland',
		extent: [[56.455, -3.14, 56.83, -2.4]],
		sentence:
			'Carnoustie is the name that everybody knows, between the older links of Monifieth and Montrose, with Edzell and Forfar inland.',
	},
	{
		slug: 'perthshire',
		names: named('Perthshire', { native: 'Siorrachd Pheairt' }),
		countries: ['GB'],
		nation: 'scotland',
		extent: [
			[56.25, -4.28, 56.45, -3.29],
			[56.45, -4.28, 56.8, -3.16],
		],
		sentence:
			'Inland Scotland, with moorland at Gleneagles, pine and heather at Blairgowrie, and short courses in the valleys of the Tay and Tummel.',
	},
	{
		slug: 'kintyre-and-the-hebrides',
		names: named('Kintyre and the Hebrides', {
			sv: 'Kintyre och Hebriderna',
			de: 'Kintyre und die Hebriden',
			fr: 'Kintyre et les Hébrides',
			es: 'Kintyre y las Hébridas',
			native: 'Cinn Tìre agus Innse Gall',
		}),
		countries: ['GB'],
		nation: 'scotland',
		extent: [
			[55.25, -5.85, 55.9, -5.42],
			[55.55, -6.55, 56.15, -5.85],
			[56.25, -7, 56.7, -5.65],
			[56.75, -7.75, 57.75, -6.9],
			[57.75, -7.3, 58.55, -6.1],
		],
		sentence:
			'Machrihanish, the Machrie and Askernish lie on Atlantic dunes at the end of ferries and long roads, and between them is little but sheep and whisky.',
	},
];
