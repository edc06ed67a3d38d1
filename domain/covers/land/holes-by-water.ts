import { mix, WHITE } from '../colours/colour.ts';
import { blobPoints, curve, digits, fill, loop, opacity, outline, type Point, run, stroke } from '../pen.ts';
import { groundUnder, rollingRidge, type Stage } from '../stage.ts';
import { paintBunker, paintGreen, paintTee } from './green.ts';
import { paintFold, paintTexture } from './ground.ts';
import { paintLighthouse } from './landmarks.ts';
import { type Hole, paintFirstFold } from './lie-of-the-land.ts';
import { paintFoam, paintSea, paintStack } from './sea.ts';

/** From a tee across something one must carry: a lake, the sea, a stretch of heather or of desert. */
export const carry: Hole = (stage) => {
	const { land } = stage.inks;
	const chance = stage.chance.branch('carry');
	const [a, b] = [rollingRidge(chance, stage.horizon + 28, 13), rollingRidge(chance, stage.horizon + 66, 14)];
	const bank = rollingRidge(chance, 508, 16, 620);
	const pin: Point = [400 + stage.side * chance.between(20, 120), stage.horizon + 130];
	const tee = 400 - stage.side * chance.between(20, 130);
	return (
		paintFirstFold(stage, a) +
		paintFold(stage, b, land[1], land[2], 14) +
		hazard(stage, stage.horizon + 104) +
		paintTongue(stage, pin, 200, -stage.side) +
		paintBunker(stage, chance, pin[0] - stage.side * 92, pin[1] + 2, 28) +
		paintBunker(stage, chance, pin[0] + stage.side * 84, pin[1] + 14, 24) +
		paintGreen(stage, pin[0], pin[1], 62, 84) +
		paintFold(stage, bank, land[2], land[3], 14) +
		paintTee(stage, tee, bank(tee) + 16, 92)
	);
};

/** What lies between tee and green. */
function hazard(stage: Stage, from: number): string {
	const { land, bloom, sand, ink } = stage.inks;
	const shore = rollingRidge(stage.chance.branch('shore'), from, 7, 520);
	if (stage.terrain === 'heath') {
		return (
			fill(mix(bloom, ink, 0.12), groundUnder(shore, stage.frame)) +
			paintTexture(stage, 'heather', from + 12, 560, mix(bloom, '#e7a6d0', 0.3), 5) +
			paintTexture(stage, 'heather shade', from + 16, 560, mix(bloom, ink, 0.4), 3)
		);
	}
	if (stage.terrain === 'desert') {
		return (
			fill(mix(sand, land[1], 0.5), groundUnder(shore, stage.frame)) +
			paintTexture(stage, 'waste', from + 14, 560, mix(stage.inks.leaves[0] ?? ink, land[1], 0.3), 2.4)
		);
	}
	return (
		fill(
			mix(land[3], ink, 0.35),
			groundUnder((x) => shore(x) - 5, stage.frame),
		) + waterUnder(stage, from + 2)
	);
}

function waterUnder(stage: Stage, from: number): string {
	const { water, land } = stage.inks;
	const tone = rollingRidge(stage.chance.branch('reflection'), from + 30, 9, 300);
	return (
		paintSea({ ...stage, inks: { ...stage.inks, water: [mix(water[0], land[2], 0.12), water[1]] } }, from, 6) +
		fill(mix(water[1], water[0], 0.3), groundUnder(tone, stage.frame))
	);
}

/** A tongue of land reaching into the water, with a dark bank. */
function paintTongue(stage: Stage, [x, y]: Point, reach: number, from: number): string {
	const { land, ink, rock } = stage.inks;
	const dry = stage.terrain === 'heath' || stage.terrain === 'desert';
	const tongue = (drop: number, grow: number): string =>
		loop([
			[x + from * 620, y - 46 + drop],
			[x + from * 240, y - 26 + drop],
			[x, y - 24 + drop],
			[x - from * reach * 0.72 * grow, y - 8 + drop],
			[x - from * reach * 0.66 * grow, y + 16 + drop],
			[x - from * 20, y + 34 * grow + drop],
			[x + from * 210, y + 26 + drop],
			[x + from * 620, y + 40 + drop],
		]);
	return (
		fill(dry ? mix(land[3], ink, 0.15) : mix(rock[1], ink, 0.2), tongue(9, 1)) +
		fill(land[2], tongue(0, 1)) +
		fill(land[1], tongue(-5, 0.86))
	);
}

/** The green on an island of its own. */
export const islandGreen: Hole = (stage) => {
	const { land, rock, sand, ink } = stage.inks;
	const chance = stage.chance.branch('island');
	const [a, b] = [rollingRidge(chance, stage.horizon + 28, 12), rollingRidge(chance, stage.horizon + 58, 10)];
	const pin: Point = [400 + stage.side * chance.between(0, 90), stage.horizon + chance.between(150, 176)];
	const bank = rollingRidge(chance, 540, 16, 560);
	const wobble = Array.from({ length: 8 }, () => chance.between(0.86, 1.12));
	const isle = (grow: number, drop: number): string =>
		loop(blobPoints([pin[0], pin[1] + drop], [168 * grow, 36 * grow], wobble));
	const tropical = stage.terrain === 'tropical';
	const tee = 400 - stage.side * chance.between(60, 150);
	return (
		paintFirstFold(stage, a) +
		paintFold(stage, b, land[1], land[2], 12) +
		fill(
			mix(land[3], ink, 0.35),
			groundUnder(() => stage.horizon + 88, stage.frame, 500),
		) +
		waterUnder(stage, stage.horizon + 92) +
		footbridge(stage, pin) +
		fill(tropical ? sand : mix(rock[1], ink, 0.1), isle(1.04, 12)) +
		fill(tropical ? mix(sand, rock[1], 0.3) : rock[0], isle(1.02, 5)) +
		fill(land[1], isle(0.98, -1)) +
		paintGreen(stage, pin[0], pin[1] - 4, 104, 104) +
		paintBunker(stage, chance, pin[0] - stage.side * 112, pin[1] + 8, 30) +
		stroke(
			mix(stage.inks.water[0], WHITE, 0.3),
			2.4,
			`M${run(pin[0] - 150, pin[1] + 60)}h120m60 12h110m-300 16h70`,
			opacity(0.6),
		) +
		paintFold(stage, bank, land[2], land[3], 12) +
		paintTee(stage, tee, bank(tee) + 14, 84)
	);
};

function footbridge(stage: Stage, [x, y]: Point): string {
	const to = -stage.side;
	const deck = `M${run(Math.round(x + to * 130), Math.round(y))}q${run(to * 110, -34, to * 260, -44)}`;
	const posts = [0.2, 0.45, 0.7]
		.map((along) => `M${run(Math.round(x + to * (130 + 250 * along)), Math.round(y - 48 * along))}v18`)
		.join('');
	return stroke(mix(stage.inks.wood, stage.inks.sand, 0.35), 5, deck) + stroke(stage.inks.wood, 3, posts);
}

/** A green on the edge of a cliff, the sea breaking below. The far land must have painted the sea. */
export const clifftop: Hole = (stage) => {
	const { land } = stage.inks;
	const chance = stage.chance.branch('clifftop');
	const tip = 400 - stage.side * chance.between(60, 130);
	const y = stage.horizon + chance.between(74, 96);
	const pin: Point = [tip + stage.side * 112, y + 22];
	const front = rollingRidge(chance, 560, 18, 700);
	const stacks = [0, 1]
		.slice(0, Math.round(chance.between(0, 2)))
		.map((i) => paintStack(stage, chance, tip - stage.side * (66 + i * 76), y + 104 - i * 34, 84 - i * 26));
	return (
		stacks.join('') +
		paintCliff(stage, tip, y) +
		(chance.happens(0.35) && stage.terrain !== 'tropical'
			? paintLighthouse(stage, tip + stage.side * 300, y - 6, chance.between(90, 130))
			: '') +
		paintBunker(stage, chance, pin[0] + stage.side * 106, pin[1] + 12, 34) +
		paintBunker(stage, chance, pin[0] - stage.side * 10, pin[1] + 30, 22) +
		paintGreen(stage, pin[0], pin[1], 74, 96) +
		paintFold(
			stage,
			(x) => front(x) - Math.max(0, (x - 400) * stage.side) * 0.34 + Math.max(0, (400 - x) * stage.side) * 0.2,
			land[2],
			land[3],
			30,
		)
	);
};

// A cliff, measured from its tip: outwards, and down.
const CLIFF_FOOT = [
	[900, 520],
	[470, 380],
	[330, 330],
	[240, 262],
	[120, 206],
	[40, 176],
	[-18, 150],
] as const;
const CLIFF_FACETS: readonly (readonly [out: number, down: number, wide: number, deep: number])[] = [
	[12, 14, 34, 150],
	[86, 40, 30, 160],
	[168, 58, 44, 190],
	[286, 86, 50, 230],
	[430, 102, 80, 280],
];

/** Turf on top, rock in facets below, foam at its foot. `tip` is where the land ends. */
export function paintCliff(stage: Stage, tip: number, y: number): string {
	const { rock, land, mown, ink } = stage.inks;
	const to = stage.side;
	const at = (out: number, down: number): Point => [tip + to * out, y + down];
	const lip: Point[] = [at(0, 0), at(30, 30), at(130, 48), at(250, 82), at(420, 100), at(900, 190)];
	const top: Point[] = [at(900, -60), at(420, -34), at(200, -22), at(70, -14)];
	const foot = CLIFF_FOOT.map(([out, down]) => at(out, down));
	const shades = CLIFF_FACETS.map(([out, down, wide, deep]) =>
		outline([
			at(out, down),
			at(out + wide, down + 14),
			at(out + wide * 0.7, down + deep * 0.5),
			at(out + wide * 1.3, down + deep),
			at(out - 6, down + deep * 0.86),
			at(out + wide * 0.3, down + deep * 0.4),
		]),
	);
	const foam = foot.slice(1).map(([x, depth]) => paintFoam(stage, x - to * 14, depth + 2, 44));
	return (
		fill(rock[0], outline([...lip, ...foot])) +
		fill(rock[1], shades.join('')) +
		fill(
			mix(rock[1], ink, 0.35),
			outline([at(900, 540), ...foot.slice(1), at(120, 190), at(240, 240), at(330, 300), at(470, 352), at(900, 480)]),
		) +
		foam.join('') +
		fill(land[2], `${curve(lip)}L${digits(tip + to * 900)} ${digits(y - 60)}${curve(top).replace('M', 'L')}z`) +
		fill(
			mown[1],
			loop([at(60, 2), at(150, 28), at(330, 58), at(620, 110), at(900, 120), at(900, 20), at(420, -8), at(180, -8)]),
		)
	);
}
