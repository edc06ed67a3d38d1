import { isInBox } from '#domain/geography/box.ts';
import { AFRICA } from './africa.ts';
import { CANADA } from './canada.ts';
import { CENTRAL_EUROPE } from './central-europe.ts';
import { EAST_ASIA } from './east-asia.ts';
import { EASTERN_STATES } from './eastern-states.ts';
import { ENGLAND_AND_WALES } from './england-and-wales.ts';
import { boxesOf, type GolfArea } from './golf-area.ts';
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

const bySlug: ReadonlyMap<string, GolfArea> = new Map(AREAS.map((area) => [area.slug, area]));

/** The boxes that reach into each whole degree of latitude: few of all have to be looked at for one position. */
const byDegree = Map.groupBy(
	AREAS.flatMap((area) =>
		boxesOf(area).flatMap((box) => {
			const [south, north] = [Math.floor(box.south), Math.floor(box.north)];
			return Array.from({ length: north - south + 1 }, (_, step) => ({ area, box, degree: south + step }));
		}),
	),
	({ degree }) => degree,
);

/** The area of an address part such as `kent-coast`, or null. */
export function getArea(slug: string): GolfArea | null {
	return bySlug.get(slug) ?? null;
}

/** The areas of a country (alpha-2), or of one nation of it alone, in the order of `AREAS`. */
export const areasOf = (country: string, nation: string | null = null): GolfArea[] =>
	AREAS.filter((area) => area.countries.includes(country) && (nation === null || area.nation === nation));

/** The areas that hold a position in degrees, in the order of `AREAS`; none for a position that is not known (NaN). */
export function areasAt(latitude: number, longitude: number): GolfArea[] {
	const near = byDegree.get(Math.floor(latitude)) ?? [];
	const found = near.filter(({ box }) => isInBox(box, latitude, longitude));
	return [...new Set(found.map(({ area }) => area))];
}
