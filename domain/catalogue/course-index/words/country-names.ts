import { countryName } from '#domain/catalogue/places/countries.ts';
import { COUNTRY_ALIASES } from '#domain/catalogue/places/country-aliases.ts';
import { wordsOf } from './words.ts';

/** Parts of the United Kingdom: whoever types one does not mean the whole. */
const PARTS = /^(?:england|scotland|wales|northern ireland)$/;

/** Every name by which a country is known, folded: in English, in its own language, and its other ones. */
export function countryNames(code: string): string[] {
	const aliases = (COUNTRY_ALIASES[code] ?? '').split('|').filter((alias) => !PARTS.test(alias));
	return [countryName(code), ownName(code), ...aliases].map((name) => wordsOf(name).join(' ')).filter(Boolean);
}

/** "Sverige" for SE, "日本" for JP, by Unicode's data of which language is most spoken there. */
function ownName(code: string): string {
	const { language } = new Intl.Locale(`und-${code}`).maximize();
	return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? '';
}
