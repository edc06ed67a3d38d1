import { COUNTRIES, getCountry } from '#domain/catalogue/places/countries.ts';
import { COUNTRY_ALIASES } from '#domain/catalogue/places/country-aliases.ts';
import { foldText } from '#domain/shared/text/fold.ts';

/** Finds the alpha-2 code for what a file calls a country: a code or a name, in any case; null when nobody knows it. */
export type FindCountry = (text: string) => string | null;

/** Puts all names together; make it once an import. */
export function makeCountryFinder(): FindCountry {
	const aliases = Object.entries(COUNTRY_ALIASES).flatMap(([code, names]) =>
		names.split('|').map((name) => [name, code] as const),
	);
	const codes = new Map<string, string>([
		...COUNTRIES.map(({ name, code }) => [foldText(name), code] as const),
		...aliases,
	]);
	return (text) => {
		const trimmed = text.trim();
		if (/^[a-z]{2}$/i.test(trimmed)) return getCountry(trimmed)?.code ?? codes.get(trimmed.toLowerCase()) ?? null;
		return codes.get(foldText(trimmed)) ?? null;
	};
}
