import { noRows, putRow } from '#domain/shared/sets/row-set.ts';
import { COMMON_WEIGHT, type Texts } from './words/texts.ts';
import { FIELDS, fieldOfPosting, findWord, rowOfPosting } from './words/vocabulary.ts';
import { isTelling, wordsOf } from './words/words.ts';

/**
 * The rows in one of whose names all telling words of a text stand, as they were typed and in any order; `wholly` those of them whose
 * name has no other telling word.
 */
export function findNamed(texts: Texts, text: string) {
	const { vocabulary } = texts;
	const found = { rows: noRows(texts.nameWeight.length), wholly: noRows(texts.nameWeight.length) };
	const typed = [...new Set(wordsOf(text).filter(isTelling))].map((word) => findWord(vocabulary, word));
	const timesOf = (word: number) => (vocabulary.starts[word + 1] ?? 0) - (vocabulary.starts[word] ?? 0);
	const [rarest] = typed.toSorted((a, b) => timesOf(a) - timesOf(b));
	if (rarest === undefined || typed.includes(-1)) return found;
	for (let at = vocabulary.starts[rarest] ?? 0; at < (vocabulary.starts[rarest + 1] ?? 0); at += 1) {
		const posting = vocabulary.postings[at] ?? 0;
		const field = fieldOfPosting(posting);
		if (field !== FIELDS.name && field !== FIELDS.otherName) continue;
		const row = rowOfPosting(posting);
		const others = leastOthers(texts, typed, row);
		if (others === null) continue;
		putRow(found.rows, row, true);
		if (others === 0) putRow(found.wholly, row, true);
	}
	return found;
}

/** How many other telling words the name of a row has in which all words stand, that which has fewest; null where none has them all. */
function leastOthers(texts: Texts, words: readonly number[], row: number): number | null {
	const counts = namesOf(texts, row)
		.filter((name) => words.every((word) => name.includes(word)))
		.map((name) => name.filter((word) => texts.wordWeight[word] !== COMMON && !words.includes(word)).length);
	return counts.length > 0 ? Math.min(...counts) : null;
}

/** As it is kept among the weights. */
const COMMON = Math.fround(COMMON_WEIGHT);

/** The names of a row, each as the numbers of its words. */
function namesOf({ nameStarts, nameWords }: Texts, row: number): number[][] {
	const names: number[][] = [];
	for (let at = nameStarts[row] ?? 0; at < (nameStarts[row + 1] ?? 0); at += 1) {
		const entry = nameWords[at] ?? 0;
		if (entry & 1) names.push([]);
		names.at(-1)?.push(entry >>> 1);
	}
	return names;
}
