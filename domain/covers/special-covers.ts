import type { Chance } from '../shared/chance.ts';
import { mix } from './colours/colour.ts';
import { paintPaps } from './land/far-land.ts';
import { blooming, fescue } from './land/foreground.ts';
import { onFairway, paintBunker, paintFairway, paintGreen, paintShadow, type Way } from './land/green.ts';
import { paintFold, paintTexture, paintWoods } from './land/ground.ts';
import { paintCliff } from './land/holes-by-water.ts';
import { paintBathingHuts, paintCastle, paintLighthouse, paintSail, paintWalkers } from './land/landmarks.ts';
import { paintSea, paintStack } from './land/sea.ts';
import { paintSky } from './land/sky.ts';
import { blobPoints, curve, digits, fill, loop, type Point } from './pen.ts';
import { type Fixed, groundUnder, type Ridge, rollingRidge, type Stage } from './stage.ts';
import { paintStand, type Spot } from './trees/stands.ts';
import { oak } from './trees/trees.ts';

/** A cover made for one course, with the same brushes as all the others. */
type SpecialCover = { fixed: Fixed; paint(stage: Stage): string };

/** Takes a course's name or its slug. Whole words only, so that no other course gets the picture by accident. */
export function specialCoverOf(name: string): SpecialCover | null {
	const words = ` ${name.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
	return SPECIAL_COVERS.find(([known]) => words.includes(` ${known} `))?.[1] ?? null;
}

/** Isle of Jura: cliffs and skerries before the Paps, in the last light of a summer evening. */
const ardfin: SpecialCover = {
	fixed: {
		dice: 'ardfin',
		terrain: 'links',
		light: 'dusk',
		season: 'summer',
		horizon: 246,
		side: 1,
		sun: { x: 236, y: 214, radius: 44 },
		sky: { sky: ['#2c4d70', '#cf8b6c', '#fbd793'], glow: '#fff0c8', tint: '#2b3550' },
	},
	paint(stage) {
		const { land, haze, sky } = stage.inks;
		const chance = stage.chance.branch('ardfin');
		const pin: Point = [430, 352];
		const skerries: Ridge = (x) => stage.horizon + 3 - Math.max(0, 22 - Math.abs(x - 60) * 0.12);
		const front = rollingRidge(chance, 566, 12, 700);
		return (
			paintSky(stage) +
			paintPaps(stage, 400, 128) +
			fill(mix(haze, sky[1], 0.2), groundUnder(skerries, stage.frame, 50)) +
			paintSea(stage, stage.horizon, 16) +
			paintStack(stage, chance, 236, 420, 78) +
			paintStack(stage, chance, 166, 368, 40) +
			paintCliff(stage, 318, 326) +
			paintBunker(stage, chance, 548, 366, 36) +
			paintGreen(stage, ...pin, 78, 100) +
			paintWalkers(stage, 590, 404, 30) +
			paintFold(
				stage,
				(x) => front(x) - Math.max(0, x - 430) * 0.36 + Math.max(0, 430 - x) * 0.16,
				land[2],
				land[3],
				26,
			) +
			fescue(stage)
		);
	},
};

/** Ljunghusen, "the houses on the heather": flat heath in bloom with the sea on both sides, huts on the strand. */
const ljunghusen: SpecialCover = {
	fixed: {
		dice: 'ljunghusen',
		terrain: 'heath',
		light: 'day',
		season: 'summer',
		horizon: 236,
		side: -1,
		sun: { x: 560, y: 132, radius: 38 },
		sky: { sky: ['#6f93b4', '#bccdd6', '#f8e6c9'], glow: '#fbdc9c', tint: '#2b2b52' },
	},
	paint(stage) {
		const { land, bloom, ink } = stage.inks;
		const chance = stage.chance.branch('ljunghusen');
		const heath = rollingRidge(chance, stage.horizon + 112, 8, 800);
		const near = rollingRidge(chance, stage.horizon + 190, 14, 760);
		const way: Way = { from: [470, 640], bend: -150, to: [372, 378], near: 160, far: 20 };
		return (
			paintSky(stage) +
			twoSeas(stage) +
			paintFold(stage, heath, mix(bloom, land[0], 0.4), bloom, 20) +
			paintTexture(stage, 'far heather', stage.horizon + 128, stage.horizon + 190, mix(bloom, '#e7a6d0', 0.25), 6) +
			paintFold(stage, near, mix(bloom, ink, 0.1), mix(bloom, ink, 0.62), 40) +
			paintTexture(stage, 'near heather', stage.horizon + 214, 590, mix(bloom, '#e7a6d0', 0.42), 6) +
			paintFairway(stage, way) +
			paintBunker(stage, chance, 452, 384, 28) +
			paintBunker(stage, chance, onFairway(way, 0.4).x - 120, onFairway(way, 0.4).y, 44) +
			paintGreen(stage, 372, 372, 64, 92) +
			paintWalkers(stage, 300, 396, 26) +
			blooming(stage)
		);
	},
};

/** The open sea, the spit with its huts and lighthouse, and behind it the second water. */
function twoSeas(stage: Stage): string {
	const { land, sand, ink } = stage.inks;
	const sea = { ...stage, inks: { ...stage.inks, water: ['#a9cfd6', '#4d90aa'] as const } };
	const spit: Ridge = (x) => stage.horizon + 26 + (x - 400) * 0.008;
	const meadow: Ridge = (x) => spit(x) + 10;
	return (
		paintSea(sea) +
		paintSail(stage, 210, stage.horizon + 8, 26) +
		fill(sand, groundUnder(spit, stage.frame)) +
		paintWoods(stage, spit, 'scrub', 14, mix(land[1], ink, 0.2), 0.4) +
		paintLighthouse(stage, 640, stage.horizon + 30, 84) +
		paintBathingHuts(stage, 236, stage.horizon + 34, 17) +
		fill(land[0], groundUnder(meadow, stage.frame)) +
		fill(mix(sea.inks.water[0], sea.inks.water[1], 0.4), lagoon(stage))
	);
}

/** A shallow bay between the spit and the heath. */
function lagoon({ horizon, frame }: Stage): string {
	const far = horizon + 52;
	const shore: Point[] = [
		[frame.left - 20, far + 4],
		[120, far],
		[330, far + 12],
		[520, far - 2],
		[frame.right + 20, far + 4],
	];
	return `${curve(shore)}V${digits(far + 54)}H${digits(frame.left - 20)}z`;
}

/** Bro Hof Slott: the white castle over Lake Mälaren, old oaks, and the green out in the water. */
const broHof: SpecialCover = {
	fixed: {
		dice: 'bro hof',
		terrain: 'parkland',
		light: 'day',
		season: 'summer',
		horizon: 232,
		side: 1,
		sun: { x: 214, y: 120, radius: 36 },
		sky: { sky: ['#5f9fb0', '#b4d6cf', '#f7ebc6'], glow: '#fbe3a0', tint: '#14343f' },
	},
	paint(stage) {
		const { land } = stage.inks;
		const chance = stage.chance.branch('bro hof');
		const bank = rollingRidge(chance, 556, 14, 640);
		return (
			paintSky(stage) +
			castleHill(stage, chance) +
			paintSea(stage, stage.horizon + 74, 12) +
			paintSail(stage, 184, stage.horizon + 118, 54) +
			greenInTheLake(stage, chance) +
			paintFold(stage, bank, land[2], land[3], 16) +
			oaks(stage, 'n', [
				[812, 620, 260],
				[716, 606, 330],
			]) +
			fescue(stage)
		);
	},
};

const oaks = (stage: Stage, name: string, spots: readonly Spot[]): string => paintStand(stage, name, oak, spots);

function castleHill(stage: Stage, chance: Chance): string {
	const { land, ink, leaves, haze } = stage.inks;
	const far = rollingRidge(chance, stage.horizon - 4, 12, 620);
	const hill: Ridge = (x) => stage.horizon + 44 - Math.max(0, 34 - Math.abs(x - 300) * 0.13);
	return (
		fill(haze, groundUnder(far, stage.frame)) +
		paintWoods(stage, far, 'round', 22, mix(haze, land[1], 0.4), 0.9) +
		paintWoods(stage, hill, 'round', 34, mix(leaves[1] ?? ink, haze, 0.2), 0.6) +
		paintCastle(stage, 300, hill(300) + 6, 92) +
		paintFold(stage, hill, land[0], land[1], 12) +
		oaks(stage, 'f', [
			[186, 262, 62],
			[414, 266, 70],
			[108, 280, 54],
			[520, 288, 58],
		])
	);
}

function greenInTheLake(stage: Stage, chance: Chance): string {
	const { land, rock, ink } = stage.inks;
	const [x, y] = [448, 414];
	const corners = [1, 1.08, 0.94, 1.1, 1, 0.92, 1.06, 0.95];
	const isle = (grow: number, drop: number): string =>
		loop(blobPoints([x + 30, y + drop], [206 * grow, 42 * grow], corners));
	return (
		fill(mix(rock[1], ink, 0.15), isle(1.03, 13)) +
		fill(rock[0], isle(1.01, 6)) +
		fill(land[1], isle(0.98, 0)) +
		paintShadow(stage, 560, 416, 70, 6) +
		paintBunker(stage, chance, 330, 420, 34) +
		paintBunker(stage, chance, 556, 430, 40) +
		paintGreen(stage, x, y - 5, 110, 108) +
		oaks(stage, 'a', [[622, 424, 120]])
	);
}

const SPECIAL_COVERS: readonly (readonly [name: string, cover: SpecialCover])[] = [
	['ardfin', ardfin],
	['ljunghusen', ljunghusen],
	['bro hof', broHof],
];
