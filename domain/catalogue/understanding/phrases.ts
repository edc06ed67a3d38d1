import { FACTS } from '../facts/facts.ts';
import { FILTERS } from '../facts/filters.ts';
import type { TypedWord } from './typed-words.ts';

/** What stands for something, by the words of a phrase; and how many words the longest phrase has. */
export type Phrases<Meant> = { meant: ReadonlyMap<string, Meant>; longest: number };

/** Phrases divided by bars, each list with what it stands for. */
export function phrasesFor<Meant>(lists: Iterable<readonly [string, Meant]>): Phrases<Meant> {
	const meant = new Map(
		[...lists].flatMap(([list, one]) => list.split('|').map((phrase): [string, Meant] => [phrase.trim(), one])),
	);
	return { meant, longest: Math.max(0, ...[...meant.keys()].map((phrase) => phrase.split(' ').length)) };
}

/** The longest phrase that begins at a word: what it stands for, and the word after it; null for none. */
export function readPhrase<Meant>(
	{ meant, longest }: Phrases<Meant>,
	words: readonly TypedWord[],
	at: number,
): { meant: Meant; to: number } | null {
	for (let to = Math.min(words.length, at + longest); to > at; to -= 1) {
		const one = meant.get(joined(words, at, to));
		if (one !== undefined) return { meant: one, to };
	}
	return null;
}

/** Words from one up to another as a phrase. */
export const joined = (words: readonly TypedWord[], from: number, to: number) =>
	words
		.slice(from, to)
		.map(({ word }) => word)
		.join(' ');

/** Words that ask for choices of a filter, as the facts declare them. */
export const FACT_PHRASES = phrasesFor(
	FILTERS.flatMap(({ name, fact }) => {
		const { filter } = FACTS[fact];
		const typed: Readonly<Record<string, string>> = 'typed' in filter ? filter.typed : {};
		return Object.entries(typed).map(([values, list]) => [list, { filter: name, values: values.split('.') }] as const);
	}),
);
