import { createNumberList } from '../number-list.ts';
import type { IndexedCourse } from '../read-rows.ts';
import { countryNames } from './country-names.ts';
import { type PlaceNames, placesAround } from './read-place-names.ts';
import { collectWords, FIELDS, type Vocabulary } from './vocabulary.ts';
import { initialsOf, isTelling, wordsOf } from './words.ts';

/**
 * What every course is called. The names of a row are `nameWords` from `nameStarts[row]` on: words of the vocabulary in
 * their order, shifted by one, the lowest bit set where another name begins.
 */
export type Texts = {
	readonly vocabulary: Vocabulary;
	readonly nameStarts: Uint32Array;
	readonly nameWords: Uint32Array;
	/** How much the words of the first name tell in all; see `weightOf`. */
	readonly nameWeight: Float32Array;
	/** How much each word tells. */
	readonly wordWeight: Float32Array;
	/** How well known a course is, 0 to 22: by its renown, else up to 10 by what is known of it. */
	readonly prominence: Uint8Array;
	/** By alpha-2 code: every name of each country that has courses, folded. */
	readonly countryNames: ReadonlyMap<string, readonly string[]>;
};

/** What a common word tells beside rare ones. */
export const COMMON_WEIGHT = 0.3;

/** A word in `found` of `all` places: the rarer, the more it tells. */
export const weightOf = (found: number, all: number) => Math.log(1 + all / (1 + found));

/** Takes the texts of at most so many courses, row by row, and makes what searches need of them; `placeNames` are those of their places. */
export function collectTexts(most: number, placeNames: PlaceNames) {
	const words = collectWords();
	const names = createNumberList();
	const starts = createNumberList();
	const prominence = new Uint8Array(most);
	const countries = new Map<string, { names: string[]; words: Set<string> }>();

	const wordsOfCountry = (code: string): Iterable<string> => {
		const known = countries.get(code);
		if (known) return known.words;
		const names = countryNames(code);
		const words = new Set([...names, ...(placeNames.get(code) ?? [])].flatMap((name) => name.split(' ')));
		countries.set(code, { names, words });
		return words;
	};

	const addName = (name: string, row: number, field: number) => {
		const spelt = wordsOf(name);
		spelt.forEach((word, at) => {
			names.push((words.add(word, row, field) << 1) | (at === 0 ? 1 : 0));
		});
		for (const letters of initialsOf(name)) words.add(letters, row, FIELDS.initials);
	};

	return {
		add(row: number, course: IndexedCourse) {
			starts.push(names.length);
			addName(course.name, row, FIELDS.name);
			for (const name of course.otherNames) addName(name, row, FIELDS.otherName);
			for (const word of placeWords(course, placeNames)) words.add(word, row, FIELDS.place);
			for (const word of wordsOfCountry(course.country)) words.add(word, row, FIELDS.country);
			prominence[row] = prominenceOf(course);
		},
		finish(): Texts {
			starts.push(names.length);
			const { vocabulary, renumber } = words.finish();
			const nameWords = names.toArray().map((entry) => ((renumber[entry >>> 1] ?? 0) << 1) | (entry & 1));
			const nameStarts = starts.toArray();
			const wordWeight = weighWords(vocabulary, nameStarts.length - 1);
			const nameWeight = weighNames(nameStarts, nameWords, wordWeight);
			const namesOfCountry = new Map([...countries].map(([code, { names }]) => [code, names]));
			return { vocabulary, nameStarts, nameWords, nameWeight, wordWeight, prominence, countryNames: namesOfCountry };
		},
	};
}

/** What its source and we call the places that it lies in, each word once. */
function placeWords(course: IndexedCourse, placeNames: PlaceNames): Set<string> {
	const told = wordsOf(`${course.locality ?? ''} ${course.region ?? ''} ${course.regionName ?? ''}`);
	const names = placesAround(course).flatMap((id) => placeNames.get(id) ?? []);
	return new Set([...told, ...names.flatMap((name) => name.split(' '))]);
}

/** What is known of a course of no renown comes to no more than this. */
const MOST_WITHOUT_RENOWN = 10;
/** So much that a better known course is found before one whose name has a commoner word besides what was typed. */
const RENOWN_STEP = 4;

/**
 * Of two courses of one name the one of more renown is meant. Of the others, reviews say most; then how much is known of a
 * course, because somebody has cared to find it out.
 */
export function prominenceOf(course: IndexedCourse): number {
	if (course.renown !== null) return MOST_WITHOUT_RENOWN + RENOWN_STEP * course.renown;
	const facts = [course.described, course.described, course.priceBand, course.difficulty, course.facilities?.length];
	const known = facts.filter(Boolean).length + (course.otherNames.length > 0 ? 1 : 0);
	return known + Math.min(4, Math.ceil(Math.log2(1 + course.ratingCount)));
}

function weighWords({ words, starts }: Vocabulary, courses: number): Float32Array {
	return Float32Array.from(words, (word, at) =>
		isTelling(word) ? weightOf((starts[at + 1] ?? 0) - (starts[at] ?? 0), courses) : COMMON_WEIGHT,
	);
}

function weighNames(nameStarts: Uint32Array, nameWords: Uint32Array, wordWeight: Float32Array): Float32Array {
	const weights = new Float32Array(nameStarts.length - 1);
	for (let row = 0; row < weights.length; row += 1) {
		const first = nameStarts[row] ?? 0;
		for (let at = first; at < (nameStarts[row + 1] ?? 0); at += 1) {
			const entry = nameWords[at] ?? 0;
			if (at > first && entry & 1) break;
			weights[row] = (weights[row] ?? 0) + (wordWeight[entry >>> 1] ?? 0);
		}
	}
	return weights;
}
