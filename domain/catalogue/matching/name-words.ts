import { isTelling, wordsOf } from '../course-index/words/words.ts';

/**
 * What a name may have or go without and be the same: words for golf, a club and a course. Words that tell one club from another of its
 * town, such as "national", "country" or "park", are none of them.
 */
const SILENT = new Set(
	`the and och und golf club gc gk golfclub golfklubb golfklubben golfklub course golfcourse bana banan golfbana golfbanan golfbane
	golfplatz ゴルフ ゴルフクラブ ゴルフコース`
		.split(/\s+/)
		.flatMap(wordsOf),
);
const SWEDISH_CLUB = new Set(['gk', 'golfklubb', 'golfklubben', 'golfklub']);
const COUNTRY_CLUB = new Set(['cc', 'gcc']);

/** One way to write what Japanese clubs write in several. */
const oneWay = (name: string) => name.replace(/[倶俱]楽部/g, 'クラブ').replaceAll('カンツリー', 'カントリー');

/** The words by which two names are one, in the order of the alphabet: folded, in any order, without those that say nothing. */
export function nameWords(name: string): string[] {
	const words = wordsOf(oneWay(name));
	return words
		.map((word, at) => {
			const next = words[at + 1] ?? '';
			// "G&CC".
			if (word === 'g' && COUNTRY_CLUB.has(next)) return 'golf';
			if (COUNTRY_CLUB.has(word)) return 'country';
			// "Ljunghusens GK" is the club of Ljunghusen.
			return SWEDISH_CLUB.has(next) && word.length > 3 ? word.replace(/([^s])s$/, '$1') : word;
		})
		.filter((word) => !SILENT.has(word))
		.sort();
}

/** Whether any of the words tells courses apart: a "Country Club" may be any. */
export const tellsCourses = (words: readonly string[]): boolean => words.some(isTelling);

/** Those of the words that tell courses apart. */
export const tellingWords = (name: string): string[] => nameWords(name).filter(isTelling);

export const areSame = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ');

/** Whether a name has all the words of another. */
export const holdsAll = (name: readonly string[], words: readonly string[]): boolean =>
	words.every((word) => name.includes(word));
