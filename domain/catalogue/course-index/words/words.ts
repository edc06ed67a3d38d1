import { foldText } from '#domain/shared/text/fold.ts';

const wordSet = (list: string) => new Set(list.split(/\s+/).map(foldText));

/** Little words of names, which golfers leave out when they shorten these to initials. */
const LITTLE = wordSet('the at of and de la le les el los las du des do da di del der die das y a e og och i v');

/** What a club is called in names, and how that is shortened: what follows tells its courses apart. */
const CLUB = wordSet('club gc cc gcc gk golfclub golfklubb golfklub clube circolo');

/** Words that most names of courses have, in the languages of the game: they help to choose, but nobody has to have them. */
const COMMON = new Set([
	...LITTLE,
	...CLUB,
	...wordSet(`golf course country links g c cg resort park municipal national international
		golfcourse golfbana golfbane golfplatz golfpark golfanlage golfkenttaklubi golfresort golfclubs
		golfklubben klubb klubben klub golfbanan golfkentta golfi golfowe golfowy golfovy golfove hriste golfpalya golfsky golfing golfe
		campo campos baan banen bane parcours terrain verein ev spa hotel estate
		гольф клуб гольфклуб поле γκολφ
		kurabu goruhu gorufu kantori ゴルフ ゴルフ場 ゴルフクラブ ゴルフ倶楽部 カントリー カントリークラブ カントリー倶楽部 倶楽部 クラブ コース
		골프 골프장 골프클럽 컨트리클럽 클럽 高尔夫 高尔夫球场 高尔夫俱乐部 高爾夫 高爾夫球場 高爾夫球會 高爾夫俱樂部 球场 球場 球會 俱乐部 俱樂部
		نادي ملعب ملاعب الجولف للجولف الغولف للغولف غولف جولف للجلف`),
]);

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

/** All ways to write a word in names, as it is compared first: "st" is "saint" and "sankt" too. */
export function spellingsOf(word: string): string[] {
	const compared = SAME[word] ?? word;
	return [compared, ...Object.keys(SAME).filter((other) => SAME[other] === compared)];
}

/**
 * A word of a script without blanks as what comes before the common word that it ends in, and that word: "화산골프장" as "화산" and
 * "골프장". Null where it ends in none.
 */
export function splitCommonEnd(word: string): [string, string] | null {
	if (COMMON.has(word)) return null;
	for (let at = 1; at < word.length; at += 1) {
		if (COMMON.has(word.slice(at)) && IS_TERSE.test(word.slice(0, at))) return [word.slice(0, at), word.slice(at)];
	}
	return null;
}

/** Ends in a letter of a script that writes several words as one, such as Korean's, whose folded letters are parts of signs. */
const IS_TERSE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}]$/u;

/** What divides the name of a club from that of one of its courses. */
const DIVIDER = /[,(:–—/]|\s-\s/;

/**
 * The initials that golfers shorten a name to: "rcd" and "rcdgc" for Royal County Down Golf Club, "ngla" for National Golf Links of
 * America, and of a club's course those of its club: "lacc" for Los Angeles Country Club North. Without those of one letter; a name of
 * one word has none.
 */
export function initialsOf(name: string): string[] {
	const words = wordsOf(name);
	if (words.length < 2) return [];
	const heads = [words.slice(0, 1 + words.findIndex((word) => CLUB.has(word)))];
	if (DIVIDER.test(name)) heads.push(wordsOf(name.split(DIVIDER, 1)[0] ?? ''));
	const clubs = heads.filter((head) => head.length > 1 && head.length < words.length && head.some(isTelling));
	const shortened = [words, ...clubs].flatMap((some) => [
		some,
		some.filter(isTelling),
		some.filter((word) => !LITTLE.has(word)),
	]);
	const initials = shortened.map((some) => some.map(initial).join(''));
	return [...new Set(initials)].filter((letters) => letters.length >= SHORTEST_SPELT_OUT);
}

/** "PVGC" for Pine Valley, which is called so without "Golf Club": the initials that come before it. Null where it is no such word. */
export const initialsBefore = (word: string): string | null =>
	/^([a-z0-9]{2,}?)(?:gcc|gc|cc|gl|gk)$/.exec(word)?.[1] ?? null;

const initial = (word: string) => (/^\d+$/.test(word) ? word : (word[0] ?? ''));
