import type { PlaceKind } from '#database/schema/places.ts';
import { wordsOf } from '../../course-index/words/words.ts';
import { COUNTRY_ALIASES } from '../country-aliases.ts';
import { getNationBySlug } from '../nations.ts';

/** A name as names of places are compared: as those of courses are, so that "Saint Andrews" is "St Andrews" and "Göteborg" "goteborg". */
export const foldPlaceName = (name: string): string => wordsOf(name).join(' ');

/** To be raised when names are folded or weighed otherwise: then every database writes them anew at its next start. */
export const PLACE_NAMES_EDITION = 1;

/** So much weighs whatever is no town, and a town of a hundred thousand people. These alone are found by their first letters. */
export const GREAT_WEIGHT = 50;
const WEIGHT = { nation: 75, country: 72, area: 66, region: 60 } as const;

/** How likely a place is meant by its name, whatever golf there is: ten for each figure of the number of people in a town. */
export function weightOfPlace(kind: PlaceKind, population: number | null): number {
	return kind === 'town' ? Math.round(10 * Math.log10(1 + (population ?? 0))) : WEIGHT[kind];
}

type Named = {
	kind: PlaceKind;
	country: string;
	names: Readonly<Record<string, string>>;
	nativeName: string | null;
};

/** Every name by which a place is found, folded, each once: in all languages and its own, of a country its other ones too. */
export function foldedNamesOf({ kind, country, names, nativeName }: Named): string[] {
	const called = [...Object.values(names), nativeName ?? '', ...(kind === 'country' ? aliasesOf(country) : [])];
	return [...new Set(called.map(foldPlaceName))].filter(Boolean);
}

/** Whoever types the name of a nation does not mean all of its country. */
const aliasesOf = (country: string) =>
	(COUNTRY_ALIASES[country] ?? '').split('|').filter((alias) => !getNationBySlug(alias.replaceAll(' ', '-')));
