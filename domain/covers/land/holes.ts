import { mix } from '../colours/colour.ts';
import { fill, loop, type Point } from '../pen.ts';
import { rollingRidge } from '../stage.ts';
import { onFairway, paintBunker, paintFairway, paintGreen, paintPond, paintShadow, type Way } from './green.ts';
import { paintFold } from './ground.ts';
import { paintWalkers } from './landmarks.ts';
import { type Hole, paintBunkersAlong, paintFirstFold, paintRough } from './lie-of-the-land.ts';

/** The classic view: a bending fairway from one's feet to a green in the middle distance. */
export const dogleg: Hole = (stage) => {
	const { land } = stage.inks;
	const chance = stage.chance.branch('dogleg');
	const [a, b, c] = [
		rollingRidge(chance, stage.horizon + 30, 15),
		rollingRidge(chance, stage.horizon + 78, 20),
		rollingRidge(chance, stage.horizon + 158, 28),
	];
	const pin: Point = [400 + stage.side * chance.between(10, 140), stage.horizon + chance.between(96, 118)];
	const way: Way = {
		from: [400 - stage.side * chance.between(-60, 190), 640],
		bend: stage.side * chance.between(-150, 270),
		to: [pin[0], pin[1] + 6],
		near: chance.between(130, 210),
		far: 13,
	};
	const water = ['parkland', 'tropical', 'mountain', 'forest'].includes(stage.terrain) && chance.happens(0.55);
	const beside = onFairway(way, 0.44);
	const away = way.bend > 0 ? -1 : 1;
	return (
		paintFirstFold(stage, a) +
		paintFold(stage, b, land[1], land[2]) +
		paintRough(stage, stage.horizon + 90, stage.horizon + 150) +
		paintFold(stage, c, land[2], land[3], 40) +
		paintRough(stage, stage.horizon + 190, 590) +
		paintFairway(stage, way) +
		paintShadow(stage, beside.x - away * beside.half * 0.5, beside.y, beside.half * 0.9, 6) +
		(water ? paintPond(stage, beside.x + away * (beside.half + 110), beside.y + 6, 100) : '') +
		paintBunker(stage, chance, pin[0] - 78, pin[1] + 9, 22) +
		paintBunker(stage, chance, pin[0] + 80, pin[1] + 12, 27) +
		paintGreen(stage, pin[0], pin[1], 54, 76) +
		paintBunkersAlong(stage, chance, way) +
		(chance.happens(0.35) ? paintWalkers(stage, onFairway(way, 0.72).x, onFairway(way, 0.72).y, 19) : '')
	);
};

/** The fairway vanishes behind each rise and comes back on the next; the flag stands on the last crest. */
export const overTheRises: Hole = (stage) => {
	const { land, mown } = stage.inks;
	const chance = stage.chance.branch('over the rises');
	const levels = [stage.horizon + 22, stage.horizon + 84, stage.horizon + 158, stage.horizon + 250];
	let x = 400 + stage.side * chance.between(20, 130);
	const pin: Point = [Math.round(x), 0];
	const rises = levels.map((level, i) => {
		const ridge = rollingRidge(chance, level, 14 + i * 6, 560 + i * 120);
		const bare =
			i === 0
				? paintFirstFold(stage, ridge)
				: paintFold(stage, ridge, land[i] ?? land[3], land[i + 1] ?? stage.inks.ink, 24 + i * 10);
		const [top, half] = [ridge(x) + 3, 24 + i * 34];
		const next = x - stage.side * chance.between(-40, 110);
		const strip = (wider: number): string =>
			loop([
				[x - half * 0.85 - wider, top + 4],
				[x + half * 0.85 + wider, top + 2],
				[next + half * 1.5 + wider, top + 62 + i * 16],
				[next + half * 1.1, top + 130],
				[next - half * 1.1, top + 130],
				[next - half * 1.3 - wider, top + 58 + i * 16],
			]);
		const way = i === 0 ? '' : fill(mix(mown[1], land[3], 0.5), strip(16)) + fill(i % 2 ? mown[1] : mown[0], strip(0));
		const sand =
			i > 0
				? paintBunker(stage, chance, next + (i % 2 ? 1 : -1) * stage.side * half * 2.1, top + 44 + i * 8, 20 + i * 13)
				: '';
		if (i > 0) x = next;
		return (
			bare +
			(i === 0 ? paintGreen(stage, pin[0], ridge(pin[0]) + 17, 66, 92) : '') +
			paintRough(stage, level + 34, level + 70) +
			way +
			sand
		);
	});
	return rises.join('');
};

/** Close to a green guarded by deep sand, the flag tall against the sky. */
export const greenside: Hole = (stage) => {
	const { land } = stage.inks;
	const chance = stage.chance.branch('greenside');
	const [a, b, c] = [
		rollingRidge(chance, stage.horizon + 28, 14),
		rollingRidge(chance, stage.horizon + 66, 16),
		rollingRidge(chance, stage.horizon + 104, 10),
	];
	const pin: Point = [400 + stage.side * chance.between(0, 80), stage.horizon + chance.between(138, 156)];
	const sands = [
		[-1.1, 60, 64],
		[0.95, 74, 84],
		[-0.15, 116, 118],
	] as const;
	const far = 400 - stage.side * 260;
	return (
		paintFirstFold(stage, a) +
		paintFold(stage, b, land[1], land[2]) +
		paintGreen(stage, far, stage.horizon + 92, 34, 38) +
		paintFold(stage, c, land[2], land[3], 34) +
		paintGreen(stage, pin[0], pin[1], chance.between(180, 220), 168) +
		sands
			.map(([out, down, reach], i) =>
				i < 2 || chance.happens(0.7)
					? paintBunker(stage, chance, pin[0] + stage.side * out * 190, pin[1] + down, reach)
					: '',
			)
			.join('') +
		(chance.happens(0.4) ? paintWalkers(stage, pin[0] - stage.side * 100, pin[1] + 4, 46) : '')
	);
};

/** A low horizon and much weather; the green is a small thing at the edge of the land. */
export const bigSky: Hole = (stage) => {
	const { land } = stage.inks;
	const chance = stage.chance.branch('big sky');
	const [a, b, c] = [
		rollingRidge(chance, stage.horizon + 14, 10),
		rollingRidge(chance, stage.horizon + 48, 16),
		rollingRidge(chance, stage.horizon + 110, 22),
	];
	const pin: Point = [400 + stage.side * chance.between(30, 150), 0];
	const y = b(pin[0]) + 14;
	const way: Way = {
		from: [400 - stage.side * chance.between(20, 200), 640],
		bend: stage.side * chance.between(-120, 180),
		to: [pin[0], y + 4],
		near: 150,
		far: 16,
	};
	return (
		paintFirstFold(stage, a) +
		paintFold(stage, b, land[1], land[2], 18) +
		paintFold(stage, c, land[2], land[3], 28) +
		paintRough(stage, stage.horizon + 120, 596) +
		paintFairway(stage, way) +
		paintBunker(stage, chance, pin[0] + stage.side * 84, y + 8, 28) +
		paintGreen(stage, pin[0], y, 62, 86) +
		paintBunkersAlong(stage, chance, way) +
		paintWalkers(stage, pin[0] - stage.side * chance.between(80, 150), y + 22, 27)
	);
};
