import type { Terrain } from '../catalogue/terrain.ts';
import type { Chance } from '../shared/chance.ts';
import {
	duneRidges,
	type FarLand,
	hills,
	mesas,
	paintVillage,
	plain,
	sandSea,
	sierra,
	woodedRidges,
} from './land/far-land.ts';
import {
	blooming,
	bough,
	boulders,
	carryBag,
	type Foreground,
	fescue,
	framingTrees,
	openGround,
	stoneWall,
} from './land/foreground.ts';
import { bigSky, dogleg, greenside, overTheRises } from './land/holes.ts';
import { avenue, highTee } from './land/holes-among-trees.ts';
import { carry, clifftop, islandGreen } from './land/holes-by-water.ts';
import { paintClubhouse, paintLighthouse, paintWindmill } from './land/landmarks.ts';
import type { Hole } from './land/lie-of-the-land.ts';
import { greatPeak, snowyRange } from './land/peaks.ts';
import { bay, openSea, volcano } from './land/sea.ts';
import { paintMist, paintSky } from './land/sky.ts';
import type { Stage } from './stage.ts';

/** Every hole asks for its own height of horizon. */
export const HORIZONS: ReadonlyMap<Hole, readonly [number, number]> = new Map([
	[dogleg, [232, 302]],
	[overTheRises, [226, 286]],
	[greenside, [226, 276]],
	[bigSky, [352, 396]],
	[avenue, [240, 290]],
	[highTee, [196, 236]],
	[carry, [220, 268]],
	[islandGreen, [214, 256]],
	[clifftop, [212, 262]],
]);

type Several<T> = readonly [T, ...T[]];
type Choices = { holes: Several<Hole>; far: Several<FarLand>; front: Several<Foreground> };

/** What may meet on each kind of land. A thing named twice comes twice as often. */
const CHOICES: Readonly<Record<Terrain, Choices>> = {
	links: {
		holes: [dogleg, overTheRises, greenside, bigSky, highTee, clifftop, overTheRises, bigSky],
		far: [openSea, duneRidges, openSea, hills, bay],
		front: [fescue, fescue, stoneWall, blooming, carryBag],
	},
	parkland: {
		holes: [dogleg, greenside, carry, islandGreen, highTee, avenue, bigSky, overTheRises],
		far: [hills, plain, woodedRidges, plain, hills],
		front: [framingTrees, bough, fescue, framingTrees, carryBag, openGround],
	},
	heath: {
		holes: [dogleg, carry, overTheRises, greenside, bigSky, highTee, carry, avenue],
		far: [hills, woodedRidges, plain, hills],
		front: [blooming, framingTrees, blooming, bough, blooming, fescue],
	},
	forest: {
		holes: [avenue, carry, dogleg, islandGreen, greenside, highTee, avenue, overTheRises],
		far: [woodedRidges, hills, woodedRidges],
		front: [framingTrees, bough, fescue, boulders, framingTrees],
	},
	mountain: {
		holes: [dogleg, carry, highTee, greenside, overTheRises, bigSky, islandGreen],
		far: [snowyRange, greatPeak, snowyRange],
		front: [framingTrees, boulders, fescue, bough, openGround, carryBag],
	},
	desert: {
		holes: [dogleg, highTee, carry, greenside, overTheRises, bigSky],
		far: [mesas, sandSea, sierra, mesas, sandSea],
		front: [framingTrees, boulders, framingTrees, openGround, carryBag],
	},
	tropical: {
		holes: [dogleg, islandGreen, clifftop, carry, greenside, overTheRises, bigSky],
		far: [openSea, volcano, bay, woodedRidges, openSea],
		front: [framingTrees, framingTrees, fescue, openGround, carryBag],
	},
	coast: {
		holes: [clifftop, carry, dogleg, greenside, overTheRises, clifftop, highTee, bigSky],
		far: [openSea, bay, openSea],
		front: [framingTrees, fescue, boulders, stoneWall, carryBag, framingTrees],
	},
};

type Scene = { hole: Hole; far: FarLand; front: Foreground };

/** The hole, far land and foreground of a picture, drawn by chance from what suits the terrain. */
export function sceneFor(terrain: Terrain, chance: Chance): Scene {
	const { holes, far, front } = CHOICES[terrain];
	const hole = chance.branch('hole').pick(holes);
	const distance = chance.branch('far land').pick(far);
	return {
		hole,
		far: hole === clifftop && !SEAS.includes(distance) ? openSea : distance,
		front: wellFramed(hole, chance.branch('foreground').pick(front)),
	};
}

/** Far land that paints water down to the lower edge, as a cliff needs it. */
const SEAS: readonly FarLand[] = [openSea, bay, volcano];

/** An avenue is framed already; from a cliff or a tee nothing should stand in the way of the view. */
function wellFramed(hole: Hole, front: Foreground): Foreground {
	if (hole === avenue || hole === clifftop) return front === framingTrees ? fescue : front;
	if (hole === carry || hole === islandGreen) return front === stoneWall ? openGround : front;
	return front;
}

/** The picture of a scene, from the sky to the foreground. */
export function paintScene(stage: Stage, scene: Scene): string {
	const behind = scene.hole === clifftop ? '' : landmark(stage, scene) + mist(stage);
	return paintSky(stage) + scene.far(stage) + behind + scene.hole(stage) + scene.front(stage);
}

/** Now and then a building far off, away from the flag. */
function landmark(stage: Stage, { far }: Scene): string {
	const chance = stage.chance.branch('landmark');
	const [x, y] = [Math.round(400 - stage.side * chance.between(90, 230)), stage.horizon + 22];
	const bySea = far === openSea || far === bay;
	if (!chance.happens(0.36)) return '';
	if (bySea) return stage.terrain === 'tropical' ? '' : paintLighthouse(stage, x, y, chance.between(74, 110));
	if (stage.terrain === 'heath' && far === plain) return paintWindmill(stage, x, y, 78);
	if (stage.terrain === 'parkland' || stage.terrain === 'links')
		return chance.happens(0.5)
			? paintVillage(stage, x, stage.horizon + 14)
			: paintClubhouse(stage, x, y + 4, chance.between(30, 42));
	return stage.terrain === 'mountain' || stage.terrain === 'forest' ? paintClubhouse(stage, x, y + 2, 30) : '';
}

function mist(stage: Stage): string {
	const chance = stage.chance.branch('mist');
	const dry = stage.terrain === 'desert' || stage.terrain === 'tropical';
	const share = stage.light === 'summer-night' ? 0.9 : dry ? 0 : 0.25;
	return chance.happens(share)
		? paintMist(stage, chance.between(150, 600), stage.horizon + 20, chance.between(140, 260))
		: '';
}
