import { isInBox } from '#domain/geography/box.ts';
import { AFRICA } from './africa.ts';
import { CANADA } from './canada.ts';
import { CENTRAL_EUROPE } from './central-europe.ts';
import { EAST_ASIA } from './east-asia.ts';
import { EASTERN_STATES } from './eastern-states.ts';
import { ENGLAND_AND_WALES } from './england-and-wales.ts';
import type { GolfArea } from './golf-area.ts';
import { IBERIA } from './iberia.ts';
import { IRELAND } from './ireland.ts';
import { LATIN_AMERICA } from './latin-america.ts';
import { LOW_COUNTRIES_AND_FRANCE } from './low-countries-and-france.ts';
import { MEDITERRANEAN } from './mediterranean.ts';
import { NORTHERN_EUROPE } from './northern-europe.ts';
import { OCEANIA } from './oceania.ts';
import { SCOTLAND } from './scotland.ts';
import { SOUTH_ASIA } from './south-asia.ts';
import { WESTERN_STATES } from './western-states.ts';

/** Every golf area of the world, chosen by hand. Some overlap: a course may lie in two. */
export const AREAS: readonly GolfArea[] = [
	...SCOTLAND,
	...ENGLAND_AND_WALES,
	...IRELAND,
	...NORTHERN_EUROPE,
	...LOW_COUNTRIES_AND_FRANCE,
	...CENTRAL_EUROPE,
	...IBERIA,
	...MEDITERRANEAN,
	...AFRICA,
	...SOUTH_ASIA,
	...EAST_ASIA,
	...OCEANIA,
	...WESTERN_STATES,
	...EASTERN_STATES,
	...CANADA,
	...LATIN_AMERICA,
];

/** The areas that hold a position in degrees, in the order of `AREAS`; none for a position that is not known (NaN). */
export function areasAt(latitude: number, longitude: number): GolfArea[] {
	return AREAS.filter(({ extent }) =>
		extent.some(([south, west, north, east]) => isInBox({ south, west, north, east }, latitude, longitude)),
	);
}
