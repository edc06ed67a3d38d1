import type { Terrain } from '#domain/catalogue/terrain.ts';
import type { Chance } from '#domain/shared/chance.ts';
import type { Light, Season } from '../facts.ts';
import { mix, NIGHT_INK } from './colour.ts';
import { DAY, DAY_SKIES, DUSK_SKIES, type EveningSky, type Palette, SUMMER_NIGHT_SKIES } from './palettes.ts';

/** The palette of one cover: the land's own colours, under the year's time and the day's. */
export function inksFor(terrain: Terrain, light: Light, season: Season, chance: Chance, sky?: EveningSky): Palette {
	const land = inSeason({ ...DAY[terrain], ...(sky ?? chance.pick(DAY_SKIES[terrain])) }, terrain, season);
	if (light === 'dusk') return inEvening(land, sky ?? chance.pick(DUSK_SKIES), 0.48);
	if (light === 'summer-night') return inEvening(land, sky ?? chance.pick(SUMMER_NIGHT_SKIES), 0.44);
	return land;
}

const WITH_BROADLEAVES: readonly Terrain[] = ['parkland', 'forest', 'mountain'];
const RUSSET = ['#c9762c', '#b4532a', '#d7a23c', '#8f7a38'] as const;

function inSeason(palette: Palette, terrain: Terrain, season: Season): Palette {
	const hardlySeasonal = terrain === 'tropical' || terrain === 'desert';
	if (season === 'summer' || hardlySeasonal) return palette;
	const tint = season === 'autumn' ? '#b98f45' : '#a5d267';
	const amount = season === 'autumn' ? 0.26 : 0.16;
	const [far, middle, near, front] = palette.land;
	const turned = season === 'autumn' && WITH_BROADLEAVES.includes(terrain);
	return {
		...palette,
		land: [
			mix(far, tint, amount),
			mix(middle, tint, amount),
			mix(near, tint, amount * 0.8),
			mix(front, tint, amount * 0.5),
		],
		leaves: turned ? RUSSET : palette.leaves,
		rough: mix(palette.rough, tint, amount),
		bloom: season === 'autumn' ? mix(palette.bloom, '#a2522c', 0.4) : palette.bloom,
	};
}

/** Evening takes colour out of the land from far to near, and least of all from mown grass, which seems to glow. */
function inEvening(day: Palette, evening: EveningSky, depth: number): Palette {
	const { sky, glow, tint } = evening;
	// Near land goes dark in green, not in the evening's violet: the two together would be grey.
	const near = mix(tint, '#0f3a34', 0.62);
	const dim = (colour: string, share: number): string => mix(colour, tint, share * depth * 2);
	return {
		...day,
		sky,
		glow,
		haze: mix(mix(day.haze, tint, 0.3), sky[1], 0.55),
		land: [
			mix(dim(day.land[0], 0.36), sky[1], 0.34),
			mix(dim(day.land[1], 0.44), sky[2], 0.1),
			mix(day.land[2], near, 0.48 * depth * 2),
			mix(day.land[3], near, 0.56 * depth * 2),
		],
		mown: [mix(dim(day.mown[0], 0.18), glow, 0.12), dim(day.mown[1], 0.26)],
		rough: mix(dim(day.rough, 0.34), glow, 0.1),
		sand: dim(mix(day.sand, sky[2], 0.35), 0.16),
		water: [mix(sky[2], sky[1], 0.45), mix(mix(sky[0], day.water[1], 0.36), sky[1], 0.12)],
		leaves: [dim(day.leaves[0], 0.55), ...day.leaves.slice(1).map((leaf) => dim(leaf, 0.62))],
		wood: mix(dim(day.wood, 0.7), NIGHT_INK, 0.2),
		bloom: dim(day.bloom, 0.34),
		rock: [mix(dim(day.rock[0], 0.4), sky[2], 0.15), dim(day.rock[1], 0.6)],
		cloud: mix(sky[2], sky[1], 0.25),
		flag: mix(day.flag, '#f4e7cb', 0.86),
		pole: '#f8efd9',
		ink: mix(day.ink, NIGHT_INK, 0.5),
	};
}
