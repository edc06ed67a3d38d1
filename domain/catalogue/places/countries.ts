import list from './countries.json' with { type: 'json' };

/** A country or territory by ISO 3166-1: `code` is alpha-2 in upper case, `slug` its part of an address. */
export type Country = { code: string; name: string; slug: string; continent: string };

/** Countries, and apart from them territories, of which something is said. */
export type PlaceCounts = { countries: number; territories: number };

const byCode: ReadonlyMap<string, Country> = new Map(list.map((country) => [country.code, country]));
const bySlug: ReadonlyMap<string, Country> = new Map(list.map((country) => [country.slug, country]));

/** Every country and territory, in the order of their codes. */
export const COUNTRIES: readonly Country[] = list;

/** The same in the order of their English names. */
export const COUNTRIES_BY_NAME: readonly Country[] = list.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** The country of an alpha-2 code in any case, or null. */
export function getCountry(code: string): Country | null {
	return byCode.get(code.toUpperCase()) ?? null;
}

/** The country of an address part such as `south-korea`, or null. */
export function getCountryBySlug(slug: string): Country | null {
	return bySlug.get(slug) ?? null;
}

/**
 * Entries that are no countries: all but the 193 members of the United Nations and their two observers, the Holy See and Palestine.
 * Most are territories of a country. They have pages and stand in lists like countries, and are not counted as such.
 */
export const TERRITORIES: ReadonlySet<string> = new Set(
	`AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR RE
	SH SJ SX TC TF TK TW UM VG VI WF XK YT`.split(/\s+/),
);

/** Whether an alpha-2 code is counted among countries; false for a territory and for a code that is not known. */
export function isCountry(code: string): boolean {
	return byCode.has(code) && !TERRITORIES.has(code);
}

/** How many of these alpha-2 codes are countries, and how many are territories. */
export function countPlaces(codes: Iterable<string>): PlaceCounts {
	const all = [...codes];
	const countries = all.filter(isCountry).length;
	return { countries, territories: all.length - countries };
}

/** Its English name; the code itself where it is not known. */
export function countryName(code: string): string {
	return getCountry(code)?.name ?? code;
}

/** The alpha-2 code of a country by its English name or by its code, in any case; null for no country. */
export function codeOfCountry(text: string): string | null {
	const wanted = text.trim().toLowerCase();
	return list.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted)?.code ?? null;
}
