import type { FilterName } from '../facts/filters.ts';
import { BAND_ENDS, priceBand } from '../facts/visiting.ts';
import type { FoundPlace } from '../places/lookup/found-place.ts';
import { FACT_PHRASES, joined, phrasesFor, readPhrase } from './phrases.ts';
import type { TypedWord } from './typed-words.ts';
import * as words from './words.ts';

/** What some words ask for. */
export type Meaning =
	/** Choices of a filter, as addresses have them: any of them will do. */
	| { kind: 'filter'; filter: FilterName; values: readonly string[] }
	| { kind: 'order'; by: keyof typeof words.ORDERS }
	/** 1 to 12. */
	| { kind: 'month'; month: number }
	| { kind: 'architect'; name: string }
	/** What the words name, likeliest first; `kilometres` where somebody has said how far around it; `isNear`: around it, not in it. */
	| { kind: 'place'; name: string; places: readonly FoundPlace[]; kilometres: number | null; isNear: boolean }
	/** Where whoever types is. */
	| { kind: 'here' };

/** What the catalogue knows of the words. */
export type Known = {
	/** The places that go by a name. */
	places: ReadonlyMap<string, readonly FoundPlace[]>;
	/** Whether somebody of this name has drawn a course; of a `surname` too where the words before it say that an architect follows. */
	isArchitect: (name: string, surname: boolean) => boolean;
};

/** A rule tells what stands from a word on, up to the word it returns; `null` as meaning: nothing that counts. */
type Rule = (typed: readonly TypedWord[], at: number, known: Known) => { meaning: Meaning | null; to: number } | null;

/** The longest name of a place, in words. */
export const MOST_NAME_WORDS = 6;
const MOST_PERSON_WORDS = 4;

const one = (list: string) => phrasesFor([[list, true]]);
/** True: around it. */
const BEFORE_PLACE = phrasesFor([
	[words.NEAR, true],
	[words.IN, false],
]);
const COMPASS = one(words.COMPASS);
const NO_PLACES = one(`${words.NO_PLACES}|${words.COMPASS}`);
const HERE = one(words.HERE);
const IN_TIME = one(words.IN_TIME);
const UNDER = one(words.UNDER);
const WITHIN = one(words.WITHIN);
const DRAWN_BY = one(words.DRAWN_BY);
const COUNTED = one(words.COUNTED);
const NUMBERS = one(words.NUMBERS);
const EMPTY = one(words.EMPTY);
const ORDERS = phrasesFor(Object.entries(words.ORDERS).map(([by, list]) => [list, by as keyof typeof words.ORDERS]));
const CURRENCIES = phrasesFor(Object.entries(words.CURRENCIES));
const UNITS = phrasesFor(Object.entries(words.UNITS));
const AMBIGUOUS_MONTHS = one(words.OTHER_WORDS_TOO).meant;
const MONTHS = phrasesFor(['en', 'sv'].flatMap(monthsOf));

/** Of two readings that are as long the first one holds. */
export const RULES: readonly Rule[] = [
	readPrice,
	readHere,
	(typed, at) => {
		const read = readPhrase(FACT_PHRASES, typed, at);
		return read && { meaning: { kind: 'filter', ...read.meant }, to: read.to };
	},
	(typed, at) => {
		const read = readPhrase(ORDERS, typed, at);
		if (!read) return null;
		// "Top 10".
		return { meaning: { kind: 'order', by: read.meant }, to: isNumber(typed[read.to]) ? read.to + 1 : read.to };
	},
	readMonth,
	readArchitect,
	readPlace,
	(typed, at) => {
		const read = readPhrase(EMPTY, typed, at) ?? readStay(typed, at);
		return read && { meaning: null, to: read.to };
	},
];

/** Whether a word stands for something else than the name of a place, where it stands alone. */
export const isGrammar = (word: string) =>
	isNumeral(word) ||
	[EMPTY, NO_PLACES, ORDERS, BEFORE_PLACE, UNDER, WITHIN, FACT_PHRASES, MONTHS].some(({ meant }) => meant.has(word));

/** Whether a word says which part of a place is meant. */
export const isCompass = (word: string) => COMPASS.meant.has(word);

const isNumeral = (word: string) => /^\d+$/.test(word);
const isNumber = (typed: TypedWord | undefined) => typed !== undefined && isNumeral(typed.word);

function monthsOf(language: string): [string, number][] {
	const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
	return Array.from({ length: 12 }, (_, at) => [format(Date.UTC(2000, at)).toLowerCase(), at + 1]);
}

/** "Under 100 euro", "max €80": the bands of which most lies below. An amount alone says nothing. */
function readPrice(typed: readonly TypedWord[], at: number): ReturnType<Rule> {
	const under = readPhrase(UNDER, typed, at)?.to;
	if (under === undefined) return null;
	const sign = readPhrase(CURRENCIES, typed, under);
	const amountAt = sign?.to ?? under;
	const currency = sign ?? readPhrase(CURRENCIES, typed, amountAt + 1);
	if (!isNumber(typed[amountAt]) || (!currency && readPhrase(UNITS, typed, amountAt + 1))) return null;
	const values = bandsUnder(Number(typed[amountAt]?.word) * (currency?.meant ?? 1));
	const to = Math.max(amountAt + 1, currency?.to ?? 0);
	return { meaning: { kind: 'filter', filter: priceBand.filter.parameter, values }, to };
}

/** At least the first. */
function bandsUnder(euros: number): string[] {
	return priceBand.choices
		.filter((_, band) => {
			const [from, to] = [BAND_ENDS[band - 1] ?? 0, BAND_ENDS[band] ?? Number.POSITIVE_INFINITY];
			return band === 0 || (from + to) / 2 <= euros;
		})
		.map(String);
}

function readHere(typed: readonly TypedWord[], at: number): ReturnType<Rule> {
	const read = readPhrase(HERE, typed, at);
	return read && { meaning: { kind: 'here' }, to: read.to };
}

/** "In May", "i maj"; "June" alone, but not "may". */
function readMonth(typed: readonly TypedWord[], at: number): ReturnType<Rule> {
	const first = readPhrase(IN_TIME, typed, at)?.to ?? at;
	const read = readPhrase(MONTHS, typed, first);
	if (!read || (first === at && AMBIGUOUS_MONTHS.has(typed[at]?.word ?? ''))) return null;
	return { meaning: { kind: 'month', month: read.meant }, to: read.to };
}

/** "Harry Colt", "by Colt". */
function readArchitect(typed: readonly TypedWord[], at: number, { isArchitect }: Known): ReturnType<Rule> {
	const first = readPhrase(DRAWN_BY, typed, at)?.to ?? at;
	for (let to = Math.min(typed.length, first + MOST_PERSON_WORDS); to > first; to -= 1) {
		const name = joined(typed, first, to);
		if (isArchitect(name, first > at)) return { meaning: { kind: 'architect', name }, to };
	}
	return null;
}

/** "Near Stockholm", "in the Algarve", "within 50 km of Munich", "Scotland": the longest name. */
function readPlace(typed: readonly TypedWord[], at: number, { places }: Known): ReturnType<Rule> {
	const around = readDistance(typed, at);
	const before = readPhrase(BEFORE_PLACE, typed, around?.to ?? at);
	const led = before?.to ?? around?.to ?? at;
	const first = typed[led]?.word === 'the' && led > at ? led + 1 : led;
	for (const from of new Set([first, at])) {
		for (let to = Math.min(typed.length, from + MOST_NAME_WORDS); to > from; to -= 1) {
			const name = joined(typed, from, to);
			const found = places.get(name);
			if (!found || found.length === 0 || (to === from + 1 && isGrammar(name))) continue;
			const isLed = from === first;
			const kilometres = (isLed && around?.kilometres) || null;
			const isNear = isLed && (kilometres !== null || before?.meant === true);
			return { meaning: { kind: 'place', name, places: found, kilometres, isNear }, to };
		}
	}
	return null;
}

/** "Within 50 km", "20 miles". */
function readDistance(typed: readonly TypedWord[], at: number): { kilometres: number; to: number } | null {
	const number = readPhrase(WITHIN, typed, at)?.to ?? at;
	const unit = isNumber(typed[number]) ? readPhrase(UNITS, typed, number + 1) : null;
	return unit && { kilometres: Number(typed[number]?.word) * unit.meant, to: unit.to };
}

/** "Four days", "2 nights". */
function readStay(typed: readonly TypedWord[], at: number): { to: number } | null {
	const isCount = isNumber(typed[at]) || NUMBERS.meant.has(typed[at]?.word ?? '');
	return isCount ? readPhrase(COUNTED, typed, at + 1) : null;
}
