import { readName } from './read-name.ts';

const LETTERS = 3;

/**
 * What courses are looked for by: two that may be one share a key, or have no script in common. Of a word its first letters, since
 * blanks and endings differ; of other scripts every letter of Chinese, and every two of the rest.
 */
export function readKeys(names: readonly string[]): { keys: string[]; scripts: string[] } {
	const read = names.flatMap(readName);
	const keys = read.flatMap(({ script, order, text }) =>
		script === 'latin'
			? [text, ...order.split(' ')].map((word) => word.slice(0, LETTERS))
			: pairsOf([...text.normalize('NFC')]),
	);
	return {
		keys: [...new Set(keys)].filter((key) => key !== ''),
		scripts: [...new Set(read.map(({ script }) => script))],
	};
}

function pairsOf(letters: readonly string[]): string[] {
	const chinese = letters.filter((letter) => /\p{Script=Han}/u.test(letter));
	const pairs = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
	return pairs.length > 0 ? [...chinese, ...pairs] : [...letters];
}
