import list from './countries.json' with { type: 'json' };

/** A country or territory by ISO 3166-1: `code` is alpha-2 in upper case, `slug` its part of an address. */
export type Country = { code: string; name: string; slug: string; continent: string };

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

/** Its English name; the code itself where it is not known. */
export function countryName(code: string): string {
	return getCountry(code)?.name ?? code;
}
