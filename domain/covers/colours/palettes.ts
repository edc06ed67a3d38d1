import type { Terrain } from '#domain/catalogue/terrain.ts';

/** The inks one cover is printed with. Lists run from far to near, or from lit to shaded. */
export type Palette = {
	sky: readonly [top: string, middle: string, low: string];
	glow: string;
	haze: string;
	land: readonly [far: string, middle: string, near: string, front: string];
	mown: readonly [lit: string, shaded: string];
	rough: string;
	sand: string;
	water: readonly [far: string, near: string];
	leaves: readonly [string, ...string[]];
	wood: string;
	bloom: string;
	rock: readonly [lit: string, shaded: string];
	cloud: string;
	flag: string;
	pole: string;
	ink: string;
};

type Sky = { sky: Palette['sky']; glow: string };
export type EveningSky = Sky & { tint: string };

const FLAG_RED = '#cf3f2a';
const PAPER = '#fbf3df';

/** By day. Skies are apart, so that two courses on the same land need not share their weather. */
export const DAY: Readonly<Record<Terrain, Omit<Palette, keyof Sky>>> = {
	links: {
		haze: '#9fb8b4',
		land: ['#b3b884', '#94a163', '#71874a', '#4b6539'],
		mown: ['#bccb74', '#a5ba60'],
		rough: '#dcc78b',
		sand: '#efdcab',
		water: ['#86b4bc', '#3e7c92'],
		leaves: ['#6e8a47', '#557540', '#3f6138'],
		wood: '#2f4b37',
		bloom: '#e3b53b',
		rock: ['#a89f8c', '#6f6d66'],
		cloud: PAPER,
		flag: FLAG_RED,
		pole: '#fbf6e6',
		ink: '#20352b',
	},
	parkland: {
		haze: '#a9c7b4',
		land: ['#a3c07a', '#7fa95c', '#55873f', '#37683a'],
		mown: ['#b2d06c', '#98bf58'],
		rough: '#b9c767',
		sand: '#f3e2b8',
		water: ['#9cc9cf', '#4f93a6'],
		leaves: ['#6a9d48', '#4c8341', '#35693a'],
		wood: '#244c34',
		bloom: '#f0c8cf',
		rock: ['#b3a994', '#7d786d'],
		cloud: PAPER,
		flag: FLAG_RED,
		pole: '#fdf8ea',
		ink: '#1c3628',
	},
	heath: {
		haze: '#b3a3b8',
		land: ['#b794a8', '#8f8a62', '#727d4a', '#4e5f3b'],
		mown: ['#b5c26c', '#9eae5a'],
		rough: '#cdb27a',
		sand: '#ecd9ae',
		water: ['#a4b6c4', '#5d8398'],
		leaves: ['#6f8449', '#55703f', '#3d5a38'],
		wood: '#2c4534',
		bloom: '#a05a8c',
		rock: ['#a79f9a', '#75706f'],
		cloud: PAPER,
		flag: FLAG_RED,
		pole: '#fbf3e2',
		ink: '#262f2e',
	},
	forest: {
		haze: '#a8c0b1',
		land: ['#88a880', '#5f8c63', '#3f6f4c', '#25513c'],
		mown: ['#9fc263', '#86ae52'],
		rough: '#8fa653',
		sand: '#ecdaac',
		water: ['#9bc0c0', '#447f8c'],
		leaves: ['#4f8250', '#38694a', '#285541'],
		wood: '#163c31',
		bloom: '#e8d9a0',
		rock: ['#a9a698', '#706f68'],
		cloud: PAPER,
		flag: '#d64b2c',
		pole: '#fbf6e6',
		ink: '#142d24',
	},
	mountain: {
		haze: '#9db4c9',
		land: ['#9db98a', '#73a063', '#4d8049', '#2f603f'],
		mown: ['#abcd6d', '#90b957'],
		rough: '#a9b866',
		sand: '#f1e4c1',
		water: ['#9ed0d6', '#3f93ab'],
		leaves: ['#4d8350', '#386c48', '#27563f'],
		wood: '#1b4236',
		bloom: '#f4e9f0',
		rock: ['#a8b3c2', '#6f829c'],
		cloud: '#fdf8ee',
		flag: FLAG_RED,
		pole: '#fdf8ea',
		ink: '#182f36',
	},
	desert: {
		haze: '#d9a67e',
		land: ['#d99b6a', '#c9814f', '#b06a42', '#824a33'],
		mown: ['#a9bd58', '#90a94b'],
		rough: '#e2b574',
		sand: '#f6e4bd',
		water: ['#8fc6c4', '#3f93a0'],
		leaves: ['#7d8f4a', '#5f7a45', '#48653f'],
		wood: '#45442c',
		bloom: '#e8bf4d',
		rock: ['#dd9160', '#a95a42'],
		cloud: '#fdf2da',
		flag: '#1d6a63',
		pole: '#fdf6e2',
		ink: '#3d2419',
	},
	tropical: {
		haze: '#86c3b5',
		land: ['#79bb86', '#4a9e6b', '#2b8056', '#175f48'],
		mown: ['#a8d468', '#8bc455'],
		rough: '#78b957',
		sand: '#fbeac4',
		water: ['#8fdad0', '#1f9fb2'],
		leaves: ['#4a9f5a', '#2c824f', '#1a6746'],
		wood: '#124a3b',
		bloom: '#ee6f52',
		rock: ['#8fa398', '#4f6b66'],
		cloud: '#fffaea',
		flag: '#e4532c',
		pole: '#fffbea',
		ink: '#0e332a',
	},
	coast: {
		haze: '#94b6c6',
		land: ['#a2bd84', '#7ca363', '#57854c', '#38663f'],
		mown: ['#b1d070', '#98be5b'],
		rough: '#c6c079',
		sand: '#f0deb2',
		water: ['#8fc3cd', '#2f7f9f'],
		leaves: ['#5b8a4e', '#437345', '#305e40'],
		wood: '#1f4639',
		bloom: '#e9c04a',
		rock: ['#c0a888', '#84735f'],
		cloud: PAPER,
		flag: FLAG_RED,
		pole: '#fdf8ea',
		ink: '#1a3238',
	},
};

type Skies = readonly [Sky, ...Sky[]];
const sky = (top: string, middle: string, low: string, glow: string): Sky => ({ sky: [top, middle, low], glow });

export const DAY_SKIES: Readonly<Record<Terrain, Skies>> = {
	links: [
		sky('#5b8ea6', '#a7c9c9', '#f3e5c6', '#f9d488'),
		sky('#6f949c', '#bccdc0', '#f3dfb4', '#fbe3a6'),
		sky('#3f7898', '#8fbecb', '#e9ecd9', '#fff0c2'),
		sky('#8797a0', '#c3c6bb', '#efe0c0', '#f7e2ae'),
	],
	parkland: [
		sky('#5aa0bd', '#a9d3d3', '#f2eed3', '#fff0b8'),
		sky('#7eb0ae', '#c5dcc6', '#f7e8bd', '#fbe09a'),
		sky('#4489b3', '#8fc2d2', '#e6efdd', '#fff6d2'),
		sky('#8fb3b8', '#d6dccb', '#fae3c0', '#fbd79b'),
	],
	heath: [
		sky('#7b8fae', '#c3c4d0', '#f6e3cb', '#f9d69a'),
		sky('#5f88a8', '#aec7cf', '#f2e8d0', '#fff0c0'),
		sky('#9a8ea6', '#dcc7c3', '#fae2bb', '#fdd992'),
	],
	forest: [
		sky('#7fa8a4', '#c6d9c8', '#f5e9c6', '#f8dd90'),
		sky('#5c93a8', '#a9cdcb', '#eef0d8', '#fff2c4'),
		sky('#93a79b', '#d4d9bf', '#f8e2ae', '#fbd787'),
		sky('#4b7f9c', '#93bcc2', '#f0e3cb', '#fde9b5'),
	],
	mountain: [
		sky('#3f78a8', '#8db8d2', '#f1e9da', '#fff0c6'),
		sky('#5d9cbf', '#b5d6dc', '#faeccf', '#ffe9b0'),
		sky('#5a7fa8', '#b1bfd0', '#f7dcc4', '#fde0ae'),
		sky('#2f6a96', '#78a9c4', '#dfe8e2', '#fff6da'),
	],
	desert: [
		sky('#4f9aa8', '#efcf9f', '#f9e4bb', '#fff0c8'),
		sky('#3f86a8', '#a9c9c0', '#f7e0b4', '#fff2cc'),
		sky('#d98f5f', '#f1bf85', '#fae2b0', '#fff1c4'),
		sky('#7aa79e', '#e6cf9d', '#f8dba8', '#fdebb8'),
	],
	tropical: [
		sky('#2f9fb4', '#8fd6cf', '#fdeec6', '#fff0ae'),
		sky('#1f86ab', '#74c4d0', '#e9f2d8', '#fff6cc'),
		sky('#4aa59f', '#b5dcba', '#fde3a6', '#ffd98a'),
		sky('#5aa3c0', '#b9dcda', '#fddcc0', '#ffe3ae'),
	],
	coast: [
		sky('#4b8fb8', '#a5d0db', '#f6ead0', '#ffe2a2'),
		sky('#357ba6', '#88bdd0', '#e6ecdc', '#fff3cc'),
		sky('#6fa3b0', '#bcd8d2', '#fae4ba', '#fcd993'),
		sky('#7794a6', '#bac9cb', '#f2dfc3', '#fbe2b2'),
	],
};

export const DUSK_SKIES: readonly [EveningSky, ...EveningSky[]] = [
	{ sky: ['#353f72', '#b0678b', '#f7b581'], glow: '#fde8b8', tint: '#2b2b52' },
	{ sky: ['#2b4a68', '#c8875f', '#fbd08a'], glow: '#fff1c4', tint: '#33303a' },
	{ sky: ['#2a2d5e', '#7c5a95', '#f2a189'], glow: '#fdd9ae', tint: '#242450' },
	{ sky: ['#1d4a60', '#6fa19b', '#f8cf8d'], glow: '#ffeebd', tint: '#14343f' },
	{ sky: ['#4a2f5c', '#c4596a', '#fba96f'], glow: '#ffe2a0', tint: '#331f45' },
];

export const SUMMER_NIGHT_SKIES: readonly [EveningSky, ...EveningSky[]] = [
	{ sky: ['#24406c', '#6b93ab', '#f3cba2'], glow: '#fff3d2', tint: '#1b3555' },
	{ sky: ['#28506f', '#8ab3ae', '#f6e3b2'], glow: '#fffbe0', tint: '#17405a' },
	{ sky: ['#383d70', '#9488b3', '#f5c5b0'], glow: '#fff0dc', tint: '#2a2f5c' },
];
