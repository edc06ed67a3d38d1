import { makeCountryFinder } from '../../rows/country-names.ts';
import { DOS_PAGES } from './dos-pages.ts';
import { decoderOf, type Encoding } from './encodings.ts';
import { ALPHABETS, EASTERN, LANGUAGES_OF } from './languages.ts';

const CANDIDATES: readonly Encoding[] = [
	...['windows-1252', 'windows-1250', 'windows-1251', 'windows-1253', 'windows-1254', 'windows-1255', 'windows-1256'],
	...[
		'windows-1257',
		'windows-874',
		'iso-8859-2',
		'iso-8859-5',
		'iso-8859-7',
		'iso-8859-13',
		'iso-8859-15',
		'iso-8859-16',
	],
	...['koi8-r', 'koi8-u', 'ibm866', 'macintosh', 'x-mac-cyrillic', 'shift_jis', 'euc-jp', 'euc-kr', 'gbk', 'big5'],
	...Object.keys(DOS_PAGES),
];
/** A line of a file fits: written in a language of the country it names; in some language, where it names none; in another one. */
const FITS = { country: 1, unplaced: 0.6, elsewhere: 0.15 };
/** What the best reading of the lines in which others differ must reach, and how far the others must stay below it. */
const LEAST = 0.3;
const MOST_OF_OTHERS = 0.6;
/** In a foreign text these are letters or signs of its own. */
const TYPOGRAPHY = /[\u00a0–—‘’‚“”„«»‹›·•…°€£©®™´`ªº№\u3000-\u303f\uff01-\uff5e・ー々〆]/u;

/** Signs where none stand: an opening mark behind a letter, a closing one before, others beside one at all. */
const MISPLACED = /\p{L}[‘‚“„«‹]|[”»›…]\p{L}|\p{L}[•·°€£©®™´`ªº№]|[•·£©®™´`ªº№]\p{L}/u;

const COMMON_PAGES: ReadonlySet<Encoding> = new Set(['cp437', 'cp850', 'cp852']);

/** One reading of all lines: `texts` as decoded, `scores` how well each fits. */
type Reading = { encoding: Encoding; texts: readonly string[]; scores: readonly number[] };

/**
 * The encoding of lines that are no UTF-8, told by the languages of the countries they name: "Łódź" and "PL" is Polish in one of
 * them only. Null where several readings are as good: wrong letters are worse than a question.
 */
export function guessEncoding(lines: readonly Uint8Array[]): Encoding | null {
	const countries = countriesOf(lines);
	const readings = CANDIDATES.flatMap((encoding) => readAs(encoding, lines, countries));
	const total = ({ scores }: Reading) => scores.reduce((sum, score) => sum + score, 0);
	const [best, ...others] = readings.toSorted((a, b) => total(b) - total(a));
	if (!best || total(best) / lines.length < LEAST) return null;
	return others.every((other) => isBetter(best, other)) ? best.encoding : null;
}

/** Whether one reading is better than another in the lines that they read differently. */
function isBetter(best: Reading, other: Reading): boolean {
	const differing = best.texts.flatMap((text, at) => (text === other.texts[at] ? [] : [at]));
	const mean = ({ scores }: Reading) => differing.reduce((sum, at) => sum + (scores[at] ?? 0), 0) / differing.length;
	return differing.length === 0 || (mean(best) >= LEAST && mean(other) <= mean(best) * MOST_OF_OTHERS);
}

/** The languages that may stand in each line, by the countries that its cells name; null where it names none that is known here. */
function countriesOf(lines: readonly Uint8Array[]): (readonly string[] | null)[] {
	const findCountry = makeCountryFinder();
	return lines.map((line) => {
		const cells = Buffer.from(line)
			.toString('latin1')
			.split(/[,;\t|]/)
			.map((cell) => cell.trim().replace(/^"|"$/g, ''));
		const codes = cells.filter((cell) => /^[\x20-\x7e]{2,60}$/.test(cell)).map(findCountry);
		const languages = codes.flatMap((code) => LANGUAGES_OF.get(code ?? '') ?? []);
		return languages.length > 0 ? languages : null;
	});
}

function readAs(
	encoding: Encoding,
	lines: readonly Uint8Array[],
	countries: readonly (readonly string[] | null)[],
): Reading[] {
	const texts = lines.map((line) => decoderOf(encoding).decode(line));
	// Letters that the encoding does not have, controls, and signs of nobody's.
	if (texts.some((text) => /[\ufffd\u0080-\u009f\p{Co}]/u.test(text))) return [];
	const fits = texts.map((text, at) => fitsOf(encoding, text, lines[at] ?? new Uint8Array()));
	const unplaced = fits.filter((_, at) => countries[at] === null);
	const scores = fits.map((fit, at) => scoreOf(fit, countries[at] ?? null, unplaced) * likelihoodOf(encoding));
	return [{ encoding, texts, scores }];
}

/** What few programs write today is what a text is in where all else is equal. */
function likelihoodOf(encoding: Encoding): number {
	if (encoding in DOS_PAGES) return COMMON_PAGES.has(encoding) ? 0.9 : 0.5;
	return 1;
}

type Fits = ReadonlyMap<string, number>;

function scoreOf(fits: Fits, languages: readonly string[] | null, unplaced: readonly Fits[]): number {
	const best = Math.max(0, ...fits.values());
	if (languages !== null) {
		const here = Math.max(0, ...languages.map((language) => fits.get(language) ?? 0));
		return Math.max(here * FITS.country, best * FITS.elsewhere);
	}
	// Lines without a country are most likely of one language.
	const shares = [...fits].map(
		([language, fit]) => fit * (unplaced.filter((one) => one.has(language)).length / unplaced.length),
	);
	return Math.max(0, ...shares) * FITS.unplaced;
}

/** The languages in which a line may be written, and how well it fits each. */
function fitsOf(encoding: Encoding, text: string, bytes: Uint8Array): Fits {
	const marks = text.replace(/\p{ASCII}/gu, '').replace(new RegExp(TYPOGRAPHY, 'gu'), '');
	if (/[^\p{L}\p{M}]/u.test(marks) || !isCased(text) || MISPLACED.test(text)) return new Map();
	if (isEastern(encoding)) return fitsOfEastern(encoding, text, bytes);
	const letters = Array.from(marks.toLowerCase().normalize('NFC'));
	if (letters.length === 0) return new Map([...ALPHABETS.keys()].map((language) => [language, 1]));
	if (isMixed(text)) return new Map();
	return new Map(
		[...ALPHABETS].map(([language, fitOf]) => [language, fitOf(letters)] as const).filter(([, fit]) => fit > 0),
	);
}

/** No capital beyond ASCII stands behind a small letter, or between a capital and a small one. */
const isCased = (text: string) => !/\p{Ll}(?![A-Z])\p{Lu}|\p{Lu}(?![A-Z])\p{Lu}\p{Ll}/u.test(text);

/** No word is written in two alphabets. */
const isMixed = (text: string) => /[a-z](?!\p{Script=Latin})\p{L}|(?!\p{Script=Latin})\p{L}[a-z]/iu.test(text);

const isEastern = (encoding: Encoding) => ['shift_jis', 'euc-jp', 'euc-kr', 'gbk', 'big5'].includes(encoding);

function fitsOfEastern(encoding: Encoding, text: string, bytes: Uint8Array): Fits {
	const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
	const [kana, han, hangul] = [count(/[\u3041-\u30fa]/gu), count(/\p{Script=Han}/gu), count(/\p{Script=Hangul}/gu)];
	const others = text
		.replace(/[\p{ASCII}\u3041-\u30ff\p{Script=Han}\p{Script=Hangul}]/gu, '')
		.replace(new RegExp(TYPOGRAPHY, 'gu'), '');
	// Small Latin letters do not stand beside these, and half a width is seldom written.
	if (others !== '' || /[a-z]\P{ASCII}|\P{ASCII}[a-z]/u.test(text)) return new Map();
	if (encoding === 'euc-kr') return new Map(han + kana === 0 && hangul > 0 ? [['ko', hangul > 3 ? 1 : 0.7]] : []);
	if (hangul > 0) return new Map();
	if (encoding === 'shift_jis' || encoding === 'euc-jp')
		return new Map([[EASTERN[0], kana > 0 ? 1 : commonHan(encoding, bytes) * 0.8]]);
	return new Map(kana > 0 ? [] : [[encoding === 'big5' ? 'zh-tw' : 'zh', commonHan(encoding, bytes)]]);
}

/** First bytes under which the frequent characters of each encoding stand. */
const FREQUENT: Readonly<Record<string, readonly [from: number, to: number]>> = {
	shift_jis: [0x88, 0x98],
	'euc-jp': [0xb0, 0xcf],
	gbk: [0xb0, 0xd7],
	big5: [0xa4, 0xc6],
};

/** The share of the frequent ones among characters of two bytes. */
function commonHan(encoding: Encoding, bytes: Uint8Array): number {
	const [from, to] = FREQUENT[encoding] ?? [0, 0];
	let [frequent, all] = [0, 0];
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at] ?? 0;
		if (byte < 0x80) continue;
		all++;
		if (byte >= from && byte <= to) frequent++;
		at++;
	}
	return all === 0 ? 0 : frequent / all;
}
