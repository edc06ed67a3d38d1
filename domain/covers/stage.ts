import type { Terrain } from '../catalogue/terrain.ts';
import { type Chance, chanceOf, hashOf } from '../shared/chance.ts';
import { inksFor } from './colours/inks.ts';
import type { EveningSky, Palette } from './colours/palettes.ts';
import { type CoverFacts, type Light, lightOf, type Season, seasonOf } from './facts.ts';
import { curve, digits, type Point, wave } from './pen.ts';

export type FrameName = 'card' | 'share' | 'hero';

/** A frame is a window on one and the same landscape, 600 units high. Only its left and right edges differ. */
export type Frame = { left: number; right: number; pixels: readonly [width: number, height: number] };

export const HEIGHT = 600;
/** Below the lower edge, so that rounded shapes never show their ends. */
export const BELOW = 612;

// The hole is around x = 400. The hero looks further to the left, so that the hole stands in its right part
// and a headline has room at its left.
export const FRAMES: Readonly<Record<FrameName, Frame>> = {
	card: { left: 0, right: 800, pixels: [800, 600] },
	share: { left: -171, right: 972, pixels: [1200, 630] },
	hero: { left: -375, right: 692, pixels: [1600, 900] },
};

export type Stage = {
	id: string;
	frame: Frame;
	terrain: Terrain;
	light: Light;
	season: Season;
	latitude: number;
	inks: Palette;
	chance: Chance;
	horizon: number;
	/** Where the hole bends to, and where the picture is heavier: -1 left, 1 right. */
	side: -1 | 1;
	sun: { x: number; y: number; radius: number };
};

export type Fixed = Partial<Pick<Stage, 'light' | 'season' | 'horizon' | 'side' | 'sun' | 'terrain'>> & {
	sky?: EveningSky;
	/** What the dice are thrown by instead of the slug. */
	dice?: string;
};

/** Everything the painters need to know, settled once. A cover of its own fixes some of it by hand. */
export function setStage(
	facts: CoverFacts,
	frame: Frame,
	horizon: readonly [number, number],
	fixed: Fixed = {},
): Stage {
	const chance = chanceOf(fixed.dice ?? facts.slug);
	const terrain = fixed.terrain ?? facts.terrain;
	const light = fixed.light ?? lightOf(facts);
	const season = fixed.season ?? seasonOf(facts);
	const level = Math.round(fixed.horizon ?? chance.branch('horizon').between(...horizon));
	return {
		id: `c${hashOf(facts.slug).toString(36)}`,
		frame,
		terrain,
		light,
		season,
		latitude: facts.latitude ?? 50,
		inks: inksFor(terrain, light, season, chance.branch('inks'), fixed.sky),
		chance,
		horizon: level,
		side: fixed.side ?? chance.branch('side').side(),
		sun: fixed.sun ?? sunIn(frame, sunOver(level, light, chance.branch('sun'))),
	};
}

/** On the hero the sun keeps to the right, out of the headline's shade. */
const sunIn = (frame: Frame, sun: Stage['sun']): Stage['sun'] =>
	frame === FRAMES.hero ? { ...sun, x: 400 + Math.abs(sun.x - 400) } : sun;

function sunOver(horizon: number, light: Light, chance: Chance): Stage['sun'] {
	const low = light === 'dusk' ? chance.happens(0.7) : chance.happens(0.2);
	return {
		x: 400 + chance.side() * chance.between(40, 230),
		y: low ? horizon - chance.between(-8, 26) : Math.max(70, horizon - chance.between(70, 190)),
		radius: light === 'dusk' ? chance.between(34, 66) : chance.between(24, 44),
	};
}

/** The height of a piece of ground over every x. */
export type Ridge = (x: number) => number;

/** A ridge of three waves round the height `level`, the longest of them `length` long; `swell` says how high they go. */
export function rollingRidge(chance: Chance, level: number, swell: number, length = 700): Ridge {
	const waves = [1, 0.43, 0.24].map((part) => ({
		length: length * part * chance.between(0.8, 1.25),
		start: chance.unit(),
		height: swell * part * 0.9,
	}));
	return (x) => waves.reduce((y, part) => y + part.height * wave(x / part.length + part.start), level);
}

/** Points are taken at the same places in every frame, so that card, share and hero show the same hills. */
function pointsAlong(ridge: Ridge, { left, right }: Frame, step = 120): Point[] {
	const points: Point[] = [];
	for (let x = Math.floor(left / step) * step; x < right + step; x += step) points.push([x, ridge(x)]);
	return points;
}

/** Ground from a ridge down to the lower edge. */
export function groundUnder(ridge: Ridge, frame: Frame, step = 120): string {
	const points = pointsAlong(ridge, frame, step);
	return `${curve(points)}V${BELOW}H${digits(points[0]?.[0] ?? 0)}z`;
}

type Place = { x: number; one: number; two: number; three: number };

const WORLD: readonly [number, number] = [-400, 1020];

/** Places strewn over the whole landscape, each with dice of its own; those outside the frame are left out. */
export function strewn(chance: Chance, perHundred: number, { left, right }: Frame, margin = 60): Place[] {
	const count = Math.round(((WORLD[1] - WORLD[0]) / 100) * perHundred);
	const places: Place[] = [];
	for (let i = 0; i < count; i++) {
		const x = WORLD[0] + ((i + chance.unit()) / count) * (WORLD[1] - WORLD[0]);
		const place = { x, one: chance.unit(), two: chance.unit(), three: chance.unit() };
		if (x > left - margin && x < right + margin) places.push(place);
	}
	return places;
}
