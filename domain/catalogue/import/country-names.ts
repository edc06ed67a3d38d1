import { foldText } from '#domain/shared/fold.ts';
import { COUNTRIES, getCountry } from '../countries.ts';

/** Other ways in which files name countries, folded. */
const ALIASES: Readonly<Record<string, string>> = {
	AE: 'uae|emirates',
	AT: 'osterreich',
	BO: 'plurinational state of bolivia',
	BE: 'belgie|belgique',
	BN: 'brunei darussalam',
	BR: 'brasil',
	CD: 'democratic republic of the congo|congo kinshasa',
	CG: 'republic of the congo|congo brazzaville',
	CH: 'schweiz|suisse|svizzera',
	CI: 'ivory coast|cote divoire',
	CN: 'peoples republic of china|prc',
	CV: 'cape verde|cabo verde',
	CZ: 'czech republic|czechia|cesko',
	DE: 'deutschland',
	DK: 'danmark',
	ES: 'espana',
	FI: 'suomi',
	FK: 'falklands',
	GB: 'uk|great britain|england|scotland|wales|northern ireland|united kingdom of great britain and northern ireland',
	HK: 'hong kong sar|hong kong sar china',
	IE: 'republic of ireland|eire',
	IR: 'islamic republic of iran',
	IT: 'italia',
	KR: 'korea|republic of korea|south korea',
	KP: 'democratic peoples republic of korea',
	LA: 'lao pdr|lao peoples democratic republic|laos',
	MD: 'republic of moldova',
	MK: 'macedonia|north macedonia',
	MM: 'burma|myanmar burma',
	MO: 'macau|macao sar',
	NL: 'holland|the netherlands|nederland',
	NO: 'norge',
	PH: 'the philippines',
	PS: 'palestine|state of palestine',
	PT: 'portugal continental',
	RU: 'russian federation',
	SE: 'sverige',
	SY: 'syrian arab republic',
	SZ: 'swaziland',
	TR: 'turkey|turkiye',
	TW: 'taiwan province of china|chinese taipei',
	TZ: 'united republic of tanzania',
	US: 'usa|u s a|u s|united states of america|america',
	VA: 'holy see',
	VE: 'bolivarian republic of venezuela',
	VN: 'viet nam',
	XK: 'kosovo',
};

/** Finds the alpha-2 code for what a file calls a country: a code or a name, in any case; null when nobody knows it. */
export type FindCountry = (text: string) => string | null;

/** Puts all names together; make it once an import. */
export function makeCountryFinder(): FindCountry {
	const aliases = Object.entries(ALIASES).flatMap(([code, names]) =>
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
