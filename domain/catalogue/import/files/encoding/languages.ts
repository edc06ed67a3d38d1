/**
 * Letters beyond a to z of languages, in lower case. Those behind a bar are rare. Scripts of their own have their range, and behind
 * the bar its most frequent letters, of which real texts have many.
 */
const LATIN: Readonly<Record<string, string>> = {
	sv: 'åäöéü|àè',
	nb: 'æøåé|òôäöóü',
	da: 'æøåé|äöü',
	fi: 'äöå|šžé',
	is: 'áéíóúýþæöð|',
	de: 'äöüßé|àèáôêç',
	fr: 'àâçéèêëîïôœùûü|æÿäöíáó',
	nl: 'éëïèö|áóüêçíúä',
	es: 'áéíñóú|üçàºª',
	ca: 'àçèéíïòóúü|·ñá',
	pt: 'áâãàçéêíóôõú|üñªº',
	it: 'àèéìòù|íóîúçá',
	en: 'éñ|èçöüïêâôáíóúäåøëòùìāēīōūŵŷ',
	pl: 'ąćęłńóśźż|éüö',
	cs: 'áčďéěíňóřšťúůýž|öü',
	sk: 'áäčďéíľňóôšťúýž|ĺŕö',
	hu: 'áéíóöőúüű|',
	ro: 'ăâîșțşţ|éö',
	hr: 'čćđšž|',
	sl: 'čšž|ćđ',
	sq: 'çë|',
	tr: 'çğıiöşü\u0307|âîû',
	lt: 'ąčęėįšųūž|',
	lv: 'āčēģīķļņšūž|ō',
	et: 'äõöü|šž',
};
const SCRIPTS: Readonly<Record<string, readonly [range: RegExp, frequent: string]>> = {
	ru: [/^[а-яё]$/u, 'оеаинтсрлвгф'],
	uk: [/^[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя]$/u, 'оаиінвртеслгф'],
	be: [/^[абвгдеёжзійклмнопрстуўфхцчшыьэюя]$/u, 'аніоертсл'],
	bg: [/^[абвгдежзийклмнопрстуфхцчшщъьюя]$/u, 'аоиентсрвлгф'],
	sr: [/^[абвгдђежзијклљмнњопрстћуфхцчџш]$/u, 'аоиентсрвлгф'],
	el: [/^[α-ωάέήίόύώϊϋΐΰς]$/u, 'αοιετσνκληςργφω'],
	he: [/^[א-ת]$/u, 'ויהלאתרמבשנק'],
	ar: [/^[ء-ي]$/u, 'اليمونترةدبسعفج'],
	fa: [/^[ء-يپچژکگی]$/u, 'ایرندموهتسبشلگ'],
	th: [/^[ก-ฺเ-๛็-๎]$/u, 'านรอกเงลสมยวทดตคบพแ์่้ิีัฟ'],
};

/** Languages that are told by the letters they are written with, not by an alphabet. */
export const EASTERN = ['ja', 'ko', 'zh', 'zh-tw'] as const;

const SPOKEN = `
	SE sv, FI fi sv, AX sv, NO nb, SJ nb, DK da, FO da is, GL da, IS is, DE de, AT de, CH de fr it, LI de, LU de fr, FR fr, MC fr, BE nl fr de,
	NL nl, ES es ca pt, AD ca es, PT pt, BR pt, AO pt, MZ pt, CV pt, IT it de, SM it, VA it, GB en, IE en ga, US en, AU en, NZ en, ZA en nl,
	CA en fr, PL pl, CZ cs de, SK sk hu, HU hu, RO ro hu, MD ro ru, HR hr, BA hr sr, RS hr sr hu, ME hr sr, SI sl, MK sr, BG bg, RU ru, BY be ru,
	UA uk ru, KZ ru, KG ru, UZ ru, AM ru, GE ru, GR el, CY el tr, TR tr, IL he, AE ar, SA ar, EG ar, MA ar fr, TN ar fr, DZ ar fr, QA ar, KW ar,
	BH ar, OM ar, JO ar, LB ar fr, IQ ar, SY ar, LY ar, IR fa, TH th, JP ja, KR ko, CN zh, TW zh-tw, HK zh-tw, MO zh-tw pt, SG zh en, LT lt, LV lv,
	EE et, AL sq, XK sq hr sr, MX es, AR es, CL es, CO es, PE es, UY es, PY es, BO es, EC es, VE es, CR es, PA es, GT es, HN es, SV es, NI es,
	CU es, DO es, PR es, RE fr, GP fr, MQ fr, GF fr, NC fr, PF fr, SN fr, CI fr, MU fr en, HT fr
`;

/** The languages of a country that are known here, by its code of two letters. */
export const LANGUAGES_OF: ReadonlyMap<string, readonly string[]> = new Map(
	SPOKEN.trim()
		.split(/\s*,\s*/)
		.map((line) => {
			const [code = '', ...languages] = line.split(' ');
			return [code, languages] as const;
		}),
);

/** How well letters beyond ASCII, in lower case, fit a language that has an alphabet: 0 not at all, 1 well. */
export type Fit = (letters: readonly string[]) => number;

export const ALPHABETS: ReadonlyMap<string, Fit> = new Map([
	...Object.entries(LATIN).map(([language, list]) => [language, fitOfLatin(list)] as const),
	...Object.entries(SCRIPTS).map(([language, [range, frequent]]) => [language, fitOfScript(range, frequent)] as const),
]);

function fitOfLatin(list: string): Fit {
	const [common = '', rare = ''] = list.split('|');
	return (letters) => {
		if (!letters.every((letter) => common.includes(letter) || rare.includes(letter))) return 0;
		return letters.every((letter) => common.includes(letter)) ? 1 : 0.4;
	};
}

/** Most letters of a text are among the most frequent ones of its language; read in a wrong encoding they are any. */
function fitOfScript(range: RegExp, frequent: string): Fit {
	return (letters) => {
		if (!letters.every((letter) => range.test(letter))) return 0;
		const share = letters.filter((letter) => frequent.includes(letter)).length / letters.length;
		return share >= 0.5 ? 1 : share >= 0.35 ? 0.5 : 0.1;
	};
}
