import { type Known, type Meaning, MOST_NAME_WORDS, RULES } from './grammar.ts';
import { joined } from './phrases.ts';
import { type TypedWord, typedWords } from './typed-words.ts';

/** Something that was understood, and the words that say it: from one letter of the text up to another. */
export type Part = Meaning & { from: number; to: number };

/** How a text was read. */
export type Reading = {
	/** In the order of the text. */
	parts: Part[];
	/** The words that nothing is known of, as they were typed: they may be of names. */
	left: TypedWord[];
	/** The text without the words that ask for nothing and those that lead to others, such as "in". */
	content: string;
};

/** Every stretch of a text that may be the name of a place, folded. */
export function namesIn(text: string): string[] {
	const typed = typedWords(text);
	const names = typed.flatMap((_, from) =>
		typed.slice(from, from + MOST_NAME_WORDS).map((_, more) => joined(typed, from, from + more + 1)),
	);
	return [...new Set(names)];
}

/**
 * Reads what somebody has typed, word after word by the longest reading of the rules: "best links in ireland" is an order, a terrain and
 * a place. What no rule reads is left. Looks nothing up: `known` is what the catalogue knows of the text's words.
 */
export function readIntention(text: string, known: Known): Reading {
	const typed = typedWords(text);
	const reading: Reading = { parts: [], left: [], content: '' };
	const content: string[] = [];
	for (let at = 0; at < typed.length; ) {
		const [first] = RULES.flatMap((rule) => rule(typed, at, known) ?? []).toSorted((a, b) => b.to - a.to);
		const to = first?.to ?? at + 1;
		const stretch = { from: typed[at]?.from ?? 0, to: typed[to - 1]?.to ?? text.length };
		if (first?.meaning) reading.parts.push({ ...first.meaning, ...stretch });
		else if (!first) reading.left.push(...typed.slice(at, to));
		if (first?.meaning !== null)
			content.push(first && 'name' in first.meaning ? first.meaning.name : joined(typed, at, to));
		at = to;
	}
	return { ...reading, content: content.join(' ') };
}
