import { COUNTRIES, getCountry } from '#domain/catalogue/places/countries.ts';
import { COUNTRY_ALIASES } from '#domain/catalogue/places/country-aliases.ts';
import { ISO_NUMBERS } from '#domain/geography/iso-numbers.ts';
import { isTerritoryOf } from '#domain/geography/territories.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { FILE_NAMES_OF_COUNTRIES } from './country-words.ts';

/** Finds the alpha-2 code for what a file calls a country: a code or a name, in any case; null when nobody knows it. */
export type FindCountry = (text: string) => string | null;

/** The languages whose names of countries are known beside English. */
const LANGUAGES = [
	'de',
	'fr',
	'es',
	'it',
	'pt',
	'nl',
	'sv',
	'da',
	'nb',
	'fi',
	'is',
	'pl',
	'cs',
	'hu',
	'tr',
	'ru',
	'el',
	'ja',
	'ko',
	'zh',
	'th',
];
const MOST_KEPT = 5_000;

/** Puts all names together; make it once an import. Names in other languages than English are only fetched where one is asked for. */
export function makeCountryFinder(): FindCountry {
	const names = namesOfCountries();
	const kept = new Map<string, string | null>();
	let foreign: Names | null = null;
	const find = (text: string) => {
		const code = findCountry(text, names);
		if (code !== null || !/\p{L}{3}|[^\p{ASCII}]/u.test(text)) return code;
		foreign ??= new Map([...foreignNames(), ...names]);
		return findCountry(text, foreign);
	};
	return (text) => {
		const found = kept.get(text);
		if (found !== undefined) return found;
		if (kept.size === MOST_KEPT) kept.clear();
		const code = find(text.trim());
		kept.set(text, code);
		return code;
	};
}

type Names = ReadonlyMap<string, string>;

/** By what is compared: codes of three letters and of digits, names in English, other ways to call them. */
function namesOfCountries(): Names {
	const names = new Map<string, string>();
	for (const [code, { alpha3, number }] of ISO_NUMBERS) {
		names.set(alpha3.toLowerCase(), code);
		names.set(number, code);
	}
	for (const [name, code] of FILE_NAMES_OF_COUNTRIES) names.set(name, code);
	for (const { name, code } of COUNTRIES) names.set(foldText(name), code);
	for (const [code, list] of Object.entries(COUNTRY_ALIASES)) for (const name of list.split('|')) names.set(name, code);
	return names;
}

/** The names in other languages that mean one country alone. */
function foreignNames(): Names {
	const names = new Map<string, string>();
	const doubtful = new Set<string>();
	for (const language of LANGUAGES) {
		const words = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
		for (const { code } of COUNTRIES) {
			const name = foldText(words.of(code) ?? '');
			if ((names.get(name) ?? code) !== code) doubtful.add(name);
			names.set(name, code);
		}
	}
	for (const name of ['', ...doubtful]) names.delete(name);
	return names;
}

function findCountry(text: string, names: Names): string | null {
	if (/^[a-z]{2}$/i.test(text)) return getCountry(text)?.code ?? names.get(text.toLowerCase()) ?? null;
	if (/^\d{1,3}$/.test(text)) return names.get(text.padStart(3, '0')) ?? null;
	// Codes of regions begin with that of their country: "SE-AB".
	const [, state = ''] = /^([A-Z]{2})-[A-Z\d]{1,3}$/.exec(text) ?? [];
	return named(text, names) ?? getCountry(state)?.code ?? ofParts(text, names);
}

const named = (text: string, names: Names) => {
	const folded = foldText(text);
	return names.get(folded) ?? names.get(folded.replace(/^the /, '').replace(/ the$/, '')) ?? null;
};

/**
 * Of two parts: turned round as in "Korea, Republic of"; the country behind a nation, a state or a town of it, as in "England, UK";
 * else the first, as in "Bolivia (Plurinational State of)". A territory tells more than the state it belongs to.
 */
function ofParts(text: string, names: Names): string | null {
	const parts = text.split(/\s*[,;/()]\s*|\s+[-–—]\s+/).filter(Boolean);
	const [first = ''] = parts;
	const last = parts.at(-1) ?? '';
	if (parts.length < 2) return null;
	const turned = named([...parts.slice(1), first].join(' '), names);
	if (turned) return turned;
	const [outer, inner] = [find(last, names), find(first, names)];
	return outer !== null && inner !== null && isTerritoryOf(inner, outer) ? inner : (outer ?? inner);
}

const find = (part: string, names: Names) => (/^[a-z]{2}$/i.test(part) ? findCountry(part, names) : named(part, names));
