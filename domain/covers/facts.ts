import type { Terrain } from '../catalogue/terrain.ts';
import { type Chance, chanceOf } from '../shared/chance.ts';

/** All that a cover may depend on. Months are 1 to 12; a season may run over the new year. */
export type CoverFacts = {
	slug: string;
	terrain: Terrain;
	latitude: number | null;
	seasonFrom?: number | null;
	seasonTo?: number | null;
};

export const LIGHTS = ['day', 'dusk', 'summer-night'] as const;
export type Light = (typeof LIGHTS)[number];

const SEASONS = ['spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/** North of this the sun hardly sets in June, and people play at midnight. */
const SUMMER_NIGHT_LATITUDE = 57;

const SUMMER_NIGHT_SHARE = 0.24;
const DUSK_SHARE = 0.2;
const NO_SEASONS_BELOW = 25;

/** The hour of the picture; only far in the north may it be a summer night. */
export function lightOf({ slug, latitude }: CoverFacts): Light {
	const dice = chanceOf(`${slug}/light`).unit();
	const nights = latitude !== null && latitude > SUMMER_NIGHT_LATITUDE ? SUMMER_NIGHT_SHARE : 0;
	if (dice < nights) return 'summer-night';
	return dice < nights + DUSK_SHARE ? 'dusk' : 'day';
}

/** One month out of those the course is open in, seen from its own hemisphere. */
export function seasonOf(facts: CoverFacts): Season {
	if (lightOf(facts) === 'summer-night') return 'summer';
	const latitude = facts.latitude ?? 50;
	if (Math.abs(latitude) < NO_SEASONS_BELOW) return 'summer';
	const month = monthOf(facts, chanceOf(`${facts.slug}/season`));
	const northern = latitude < 0 ? ((month + 5) % 12) + 1 : month;
	if (northern >= 9 && northern <= 11) return 'autumn';
	// Courses open in winter lie where winter is green, so their winter is drawn as an early spring.
	return northern >= 6 && northern <= 8 ? 'summer' : 'spring';
}

function monthOf({ latitude, seasonFrom, seasonTo }: CoverFacts, chance: Chance): number {
	const south = (latitude ?? 50) < 0;
	const from = seasonFrom ?? (south ? 10 : 4);
	const to = seasonTo ?? (south ? 4 : 10);
	const months = ((to - from + 12) % 12) + 1;
	return ((from - 1 + Math.floor(chance.unit() * months)) % 12) + 1;
}
