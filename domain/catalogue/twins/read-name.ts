import { foldText } from '#domain/shared/text/fold.ts';
import { canonicalWord, foldOther, MARKS, SILENT, SILENT_PARTS } from './word-lists.ts';

/** A name in one script, taken apart. */
export type ReadName = {
	script: 'latin' | 'other';
	/** What it says beyond golf and course, in its order; one text for scripts that leave no blanks. */
	words: readonly string[];
	/** Words and marks as they stand, each as often as it does. */
	order: string;
	/** The same without blanks: "Red Tail" and "Redtail" are one. */
	text: string;
	/** The same with every s it has: "Scotts Bluff" and "Scottsbluff" are one. */
	joined: string;
	/** All of it, folded. */
	full: string;
	/** What tells it from other courses of its club: "old", "no2", "nine". In the order of the alphabet. */
	marks: readonly string[];
};

/** Each name is asked for many times, together with those of the courses around it. */
const KEPT = new Map<string, readonly ReadName[]>();
const MOST_KEPT = 10_000;

/** "Golf d'Evian" is one of Evian: an article or preposition that has lost its vowel is a word of its own. */
const ELIDED = /(?<!\p{L})([dl]|[adns][eu]ll|all|sant)['’ʼ](?=\p{L})/giu;

/** What is written in several ways, in the order in which it is looked for. */
const ONE_WAY: readonly (readonly [RegExp, string])[] = [
	[/\b(?:saint|sankt|sint|sct|ste|sainte)\b/g, 'st'],
	[/\b(?:koninklijke|kungliga|kongelige|konigliche)\b/g, 'royal'],
	[/\bmount\b/g, 'mt'],
	[/\bfort\b/g, 'ft'],
	[/\bfront (?:nine|9) (?:and )?back (?:nine|9)\b/g, ' '],
	[/\b(?:country|countryclub) ?club\b/g, ' cclub '],
	[/\bgolf links\b/g, ' golf '],
	[/\b(?:golf )?club house\b/g, ' '],
	[/\bbeach (?:resort|club|hotel)\b/g, ' resort '],
	[/(?<=\S) pga national $/, ' '],
	[/\b(?:e v|g c c|g c|c c|a s d)\b/g, ' '],
	[/\br v\b/g, ' '],
	[/\bpar (?:3|three)\b/g, ' parthree '],
	[/\bpitch (?:and |n ?|und |et )?putt\b/g, ' pitchputt '],
	[/\b(\d{1,2}|nine|eighteen) ?(?:holes?|loch|trous|buche|hoyos|hal|hals|holer)\b/g, ' holes$1 '],
	[/\bholes(?:nine)\b/g, 'holes9'],
	[/\bholes(?:18|eighteen|27|36)\b/g, ' '],
	[/\b(?:no|nr|number|course|kurs|parcours|bana) ?0?(\d)\b/g, ' no$1 '],
	[/\b(?:course|kurs|platz|parcours|bana|campo) ([a-h])(?= $)/g, ' course$1 '],
	[/\b([a-h]) (?:course|kurs|platz|bana)(?= $)/g, ' course$1 '],
];

/** The names of several scripts that a name holds, such as "澳門高爾夫球鄉村俱樂部 Golf de Macau". None for nothing but digits. */
export function readName(name: string): readonly ReadName[] {
	const kept = KEPT.get(name);
	if (kept) return kept;
	if (KEPT.size >= MOST_KEPT) KEPT.clear();
	const read = takeApart(name);
	KEPT.set(name, read);
	return read;
}

function takeApart(name: string): ReadName[] {
	const latin = name.replace(/(?!\p{Script=Latin})\p{L}[\p{L}\p{M}]*/gu, ' ');
	const other = name.replace(/\p{Script=Latin}[\p{Script=Latin}\p{M}'’.&]*/gu, ' ');
	const hasOther = /(?!\p{Script=Latin})\p{L}/u.test(other);
	const read = /\p{Script=Latin}/u.test(latin) ? readLatin(latin) : null;
	if (!hasOther) return read ? [read] : [];
	// "箱根CC" has no Latin name, and "WEST" belongs to the other.
	const isName =
		read !== null &&
		read.words.length > 0 &&
		(foldText(latin).includes(' ') ? read.text.length > 4 : read.text.length > 6);
	const rest = read && !isName && !/^(?:cc|gc|pgm|g|c)*$/.test(read.text) ? read.text : '';
	return isName ? [read, readOther(other, '')] : [readOther(other, rest)];
}

function readLatin(name: string): ReadName {
	let folded = ` ${foldText(name.replace(ELIDED, '$1 '))} `;
	for (const [way, one] of ONE_WAY) folded = folded.replace(way, one);
	const said = folded.split(' ').filter(Boolean);
	const told = said.flatMap((raw, at) => {
		const word = canonicalWord(raw);
		// A numeral only at the end: "Santa Ponça I".
		const mark = raw === 'i' && at === said.length - 1 ? 'no1' : (MARKS.get(raw) ?? MARKS.get(word) ?? null);
		return mark !== null || !SILENT.has(word) ? [{ word, mark, raw }] : [];
	});
	// "The Country Club" has no other words.
	if (told.length === 0 && said.includes('cclub')) told.push({ word: 'cclub', mark: null, raw: 'cclub' });
	const words = new Set(told.filter(({ mark }) => mark === null).map(({ word }) => word));
	const marks = new Set(told.flatMap(({ mark }) => mark ?? []));
	return {
		script: 'latin',
		words: [...words],
		order: told.map(({ word }) => word).join(' '),
		full: foldText(name),
		text: told.map(({ word }) => word).join(''),
		joined: told.map(({ raw }) => raw).join(''),
		marks: [...marks].sort(),
	};
}

function readOther(name: string, latin: string): ReadName {
	const folded = foldOther(name.replace(/【.*?】/g, ''));
	const text = (SILENT_PARTS.reduce((rest, part) => rest.replaceAll(part, ''), folded) || folded) + latin;
	return { script: 'other', words: [text], order: text, text, joined: text, full: folded + latin, marks: [] };
}

/** A course's places as names would carry them: each a phrase of words and marks. */
export function placePhrases(...places: readonly (string | null)[]): string[] {
	const phrases = places
		.flatMap((place) => (place ?? '').split(/[,/()]| - | and | & /))
		.filter((phrase) => phrase.trim());
	return phrases
		.flatMap(readName)
		.filter(({ script, order }) => script === 'latin' && order !== '')
		.map(({ order }) => order);
}

/** The same of places that are written in another script. */
export const placeTexts = (...places: readonly (string | null)[]): string[] =>
	places
		.flatMap((place) => readName(place ?? ''))
		.filter(({ script, text }) => script === 'other' && text !== '')
		.map(({ text }) => text);

/** "Nagoya Golf Club, Wago": what stands before the comma and after it, each as a name of its own. */
export function readParts(names: readonly string[]): { clubs: ReadName[]; courses: ReadName[] } {
	const parts = names.flatMap((name) => {
		const [club, course, ...more] = name.split(', ');
		return club && course && more.length === 0 ? [{ club, course }] : partsAtBlank(name);
	});
	return {
		clubs: parts.flatMap(({ club }) => readName(club)),
		courses: parts.flatMap(({ course }) => readName(course)),
	};
}

/** "名古屋ゴルフ倶楽部 和合コース": in scripts without commas a blank stands between a club, called so, and its course, called so. */
function partsAtBlank(name: string): { club: string; course: string }[] {
	const [, club = '', course = ''] = /^(\S+)\s(\S+(?:コース|코스|球[场場]))$/u.exec(name) ?? [];
	return [club, course].every(saysWhatItIs) ? [{ club, course }] : [];
}

/** Whether a name in another script says that it is a club or a course, and which one. */
const saysWhatItIs = (name: string) =>
	readName(name).some(({ script, text, full }) => script === 'other' && text !== full);
