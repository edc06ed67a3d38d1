import { foldText } from '#domain/shared/text/fold.ts';

/** Words that most names of courses have, in the languages of the game: they help to choose, but nobody has to have them. */
const COMMON = new Set(
	`golf club course country links gc cc gcc gk cg g c the at of and de la le les el los las du des do da di del der die das y e a og och i
	resort park municipal national international
	golfclub golfcourse golfklubb golfklub golfbana golfbane golfplatz golfpark golfanlage golfkenttaklubi golfresort golfclubs
	campo campos clube circolo baan banen bane parcours terrain verein ev e v spa hotel estate
	kurabu goruhu gorufu kantori ゴルフ ゴルフ場 ゴルフクラブ ゴルフ倶楽部 カントリークラブ カントリー倶楽部 コース 골프장 골프클럽 컨트리클럽 高尔夫 高尔夫球场 高尔夫俱乐部
	نادي ملعب ملاعب الجولف للجولف الغولف للغولف غولف جولف للجلف`.split(/\s+/),
);

/** Ways to write the same word in names. */
const SAME: Readonly<Record<string, string>> = { saint: 'st', sankt: 'st', sainte: 'ste', mount: 'mt', fort: 'ft' };

const SHORTEST_SPELT_OUT = 2;

/** The words of a name or of what somebody types, as they are compared. */
export function wordsOf(text: string): string[] {
	// Arabic writes the ends of some words in two ways.
	const folded = foldText(text).replaceAll('ة', 'ه').replaceAll('ى', 'ي');
	return folded === '' ? [] : folded.split(' ').map((word) => SAME[word] ?? word);
}

/** True for a word that tells courses apart. */
export const isTelling = (word: string) => !COMMON.has(word);

/**
 * The initials golfers shorten a name to: "rcd" and "rcdgc" for Royal County Down Golf Club. Without those of one letter;
 * a name of one word has none.
 */
export function initialsOf(words: readonly string[]): string[] {
	const all = words.map(initial).join('');
	const telling = words.filter(isTelling).map(initial).join('');
	return [...new Set([telling, all])].filter((letters) => letters.length >= SHORTEST_SPELT_OUT && words.length > 1);
}

const initial = (word: string) => (/^\d+$/.test(word) ? word : (word[0] ?? ''));
