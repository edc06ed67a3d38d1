import { compareWith } from '../course-index/words/likeness.ts';
import type { ReadName } from './read-name.ts';
import { KINDS, OPTIONAL } from './word-lists.ts';

/** Shorter words that differ are different words. */
const SHORTEST_NEAR = 5;
const SHORTEST_SLIP = 7;
/** Numbers are told on purpose: one digit less or another is another number, and no slip. */
const HAS_DIGIT = /\p{N}/u;

/**
 * How alike two courses are called, the most alike first. `same`: to the word. `equal`: by the words that tell something, in any order.
 * `placed`: but for the name of their place. `club`: one by its club alone, the other by the club and the course. `part`: one name says
 * more than the other. `marked`: one says which course of a club it is, the other does not. `spelt`: they have no word in common, but
 * each word is spelt like one of the other. `akin`: somehow alike, such as two courses of a club whose own names are spelt alike.
 * `unread`: no two of the names are in one script. `sisters`: they say that they are different courses of a club.
 */
export const LIKENESSES = [
	'same',
	'equal',
	'placed',
	'club',
	'part',
	'marked',
	'spelt',
	'akin',
	'unread',
	'none',
	'sisters',
] as const;
export type Likeness = (typeof LIKENESSES)[number];

/**
 * The names of a course, the one it is called by first, the parts of those that name club and course, and
 * the phrases of where it lies, in Latin letters and as texts of another script.
 */
export type Called = {
	names: readonly ReadName[];
	clubs: readonly ReadName[];
	courses: readonly ReadName[];
	place: readonly string[];
	placeTexts: readonly string[];
};

/** The most alike of all pairs of names; `sisters` whatever other names say, where the first names tell different courses. */
export function compareNames(a: Called, b: Called): Likeness {
	const [first, other] = [a.names[0], b.names[0]];
	if (!first || !other) return 'none';
	if (isOtherCourse(first, other)) return 'sisters';
	const found = a.names.flatMap((one) => b.names.map((two) => likenessOf(one, two, a, b)));
	if (isPartOf(other, a.courses) || isPartOf(first, b.courses)) found.push('placed');
	if (isPartOf(other, a.clubs) || isPartOf(first, b.clubs)) found.push('club');
	if (isMarkedPart(other, a) || isMarkedPart(first, b)) found.push('placed');
	if (isCourseInTown(a, b) || isCourseInTown(b, a)) found.push('placed');
	const readable = found.some((likeness) => likeness !== 'unread');
	return LIKENESSES.find((likeness) => found.includes(likeness) && !(readable && likeness === 'unread')) ?? 'none';
}

/** Whether a course is called as the club or the course in the name of another one is; marks alone are no name. */
const isPartOf = (name: ReadName, parts: readonly ReadName[]) =>
	name.words.length > 0 && parts.some(({ script, text }) => script === name.script && text === name.text);

/** "Old Course, Troon" for the old course of a club whose name says more: "Royal Troon Golf Club, Old Course". */
const isMarkedPart = (name: ReadName, { courses, clubs }: Called) =>
	name.words.length > 0 &&
	courses.some(
		({ words, marks }) =>
			words.length === 0 &&
			marks.length > 0 &&
			marks.join() === name.marks.join() &&
			clubs.some((club) => name.words.every((word) => club.words.includes(word))),
	);

/** "Ocean Course, Almancil" for the ocean course of a club in Almancil. */
const isCourseInTown = ({ clubs, courses }: Called, club: Called) =>
	courses.some(({ order }) => club.place.includes(order)) &&
	clubs.some((course) =>
		club.courses.some(({ text, full }) => (course.text === '' ? course.full === full : course.text === text)),
	);

/** Whether the name of a course holds that of its club and goes on, or tells it from its sisters. */
function saysMore(name: ReadName, club: ReadName): boolean {
	const holds = club.words.every((word) => name.words.includes(word)) && isWithin(club.marks, name.marks);
	return holds && name.words.length + name.marks.length > club.words.length + club.marks.length;
}

const isWithin = (few: readonly string[], many: readonly string[]) => few.every((mark) => many.includes(mark));

/** "North Berwick" does not tell another course than "North Berwick, West Links". */
const tellApart = (one: readonly string[], other: readonly string[]) => !isWithin(one, other) && !isWithin(other, one);

const isOtherCourse = (a: ReadName, b: ReadName) =>
	tellApart(a.marks, b.marks) && a.words.some((word) => b.words.includes(word));

function likenessOf(one: ReadName, two: ReadName, a: Called, b: Called): Likeness {
	if (one.script !== two.script) return 'unread';
	if (one.script === 'other') return likenessOfOther(one, two, [...a.placeTexts, ...b.placeTexts]);
	const isOneText = (one.text === two.text && one.text !== '') || (one.joined === two.joined && one.joined !== '');
	const words = isOneText ? 'equal' : wordsAlike(one, two, a, b);
	if (words === 'none' || words === 'akin') return words;
	const hasSameMarks = one.marks.join() === two.marks.join();
	if (words === 'spelt') return hasSameMarks ? words : 'akin';
	if (hasSameMarks) {
		if (isBorrowed(one, a) || isBorrowed(two, b)) return 'part';
		if (words !== 'part' && (isOfClub(one, a) || isOfClub(two, b))) return 'club';
		return inFull(words, one, two);
	}
	if (isOneText) return 'equal';
	const marks = [...one.marks, ...two.marks];
	if (tellApart(one.marks, two.marks) || marks.some((mark) => KINDS.has(mark))) return 'none';
	return words === 'part' ? 'none' : 'marked';
}

/** A further name that leaves out what the first one tells of the course. */
const isOfClub = (name: ReadName, { names: [first] }: Called) =>
	first !== undefined &&
	name !== first &&
	name.script === first.script &&
	saysMore(first, name) &&
	name.words.some((word) => first.words.includes(word));

/** Nine holes of a course are called by words that tell no place. */
function inFull(words: 'equal' | 'placed' | 'part', one: ReadName, two: ReadName) {
	if (words === 'placed' && one.marks.includes('nine')) return 'part';
	return words === 'equal' && one.full === two.full ? 'same' : words;
}

/** A second name that says the town alone: others of the town are called so too. */
function isBorrowed(name: ReadName, { names, place }: Called): boolean {
	const first = names[0];
	if (name === first || !first || first.script !== 'latin') return false;
	const said = name.words.filter((word) => !OPTIONAL.has(word));
	const ofPlace = wordsOf(place);
	return said.every((word) => ofPlace.has(word)) && !said.every((word) => first.words.includes(word));
}

type WordsAlike = 'equal' | 'placed' | 'part' | 'spelt' | 'akin' | 'none';

function wordsAlike(one: ReadName, two: ReadName, a: Called, b: Called): WordsAlike {
	if (one.words.length === 0 || two.words.length === 0) return wordless(one, two, a, b);
	if (sorted(one) === sorted(two)) return 'equal';
	const more = saysBeyond(one, two);
	const further = saysBeyond(two, one);
	if (more.length === 0 && further.length === 0) return repeats(one) && repeats(two) ? 'part' : 'equal';
	const towns = wordsOf([...a.place, ...b.place]);
	if (!one.words.some((word) => two.words.includes(word))) return nearness(more, further, towns);
	// The town of the one explains nothing where the other says something else: "Walton Heath" and "Reigate Heath".
	const extra = more.filter(unexplained(one, further.length === 0 ? [...a.place, ...b.place] : b.place, b));
	const others = further.filter(unexplained(two, more.length === 0 ? [...a.place, ...b.place] : a.place, a));
	if (extra.length === 0 && others.length === 0) return 'placed';
	if (extra.length === 0 || others.length === 0) return 'part';
	// Beside words in common, what is spelt alike may be two courses of a club: "Palmer" and "Player".
	const left = nearness(extra, others, towns);
	return left === 'spelt' ? 'akin' : left;
}

const sorted = ({ order }: ReadName) => order.split(' ').sort().join(' ');

const repeats = ({ order, words, marks }: ReadName) => order.split(' ').length > words.length + marks.length;

const saysBeyond = (one: ReadName, two: ReadName) =>
	one.words.filter((word) => !two.words.includes(word) && !OPTIONAL.has(word));

/** Words of a name that belong neither to the name of a place that stands there whole nor to any name of the other course. */
function unexplained(name: ReadName, places: Called['place'], other: Called) {
	const whole = places.filter((phrase) => ` ${name.order} `.includes(` ${phrase} `));
	const ofPlaces = new Set(whole.flatMap((phrase) => phrase.split(' ')));
	return (word: string) => !ofPlaces.has(word) && !other.names.some(({ words }) => words.includes(word));
}

/** "Old Course": what is left of it is its mark, and the rest has to be told by its town. */
function wordless(one: ReadName, two: ReadName, a: Called, b: Called) {
	if (one.marks.length === 0 || one.marks.join() !== two.marks.join()) return 'none';
	const [said, place] = one.words.length > 0 ? [one.words, b.place] : [two.words, a.place];
	const towns = wordsOf(place);
	if (said.length > 0) return said.every((word) => towns.has(word)) ? 'placed' : 'none';
	return [...wordsOf(a.place)].some((word) => towns.has(word)) ? 'placed' : 'none';
}

const wordsOf = (place: Called['place']) => new Set(place.flatMap((phrase) => phrase.split(' ')));

/**
 * One slip in a long word is a slip. "Brioni" and "Brijuni" are spelt alike, and so are "Plett" and "Plettenberg Bay" where the town
 * is called so.
 */
function nearness(one: readonly string[], two: readonly string[], towns: ReadonlySet<string>) {
	const [few, many] = one.length < two.length ? [one, two] : [two, one];
	if (few.length === 0) return 'none';
	const isTold = (isAlike: typeof isSlip) =>
		many.every((word) => towns.has(word) || few.some((other) => isAlike(other, word)));
	if (few.every((word) => many.some((other) => isSlip(word, other))) && isTold(isSlip)) return 'placed';
	if (!few.every((word) => many.some((other) => isNearWord(word, other)))) return 'none';
	return isTold(isNearWord) ? 'spelt' : 'akin';
}

const slips = (one: string, two: string) => compareWith(one)?.(two).whole ?? one.length;

const isSlip = (word: string, other: string) =>
	Math.min(word.length, other.length) >= SHORTEST_SLIP && !HAS_DIGIT.test(word + other) && slips(word, other) <= 1;

function isNearWord(word: string, other: string): boolean {
	const [short, long] = word.length < other.length ? [word, other] : [other, word];
	if (short.length < SHORTEST_NEAR || HAS_DIGIT.test(word + other)) return false;
	return long.startsWith(short) || slips(short, long) <= (short.length > SHORTEST_NEAR ? 2 : 1);
}

function likenessOfOther(
	{ text: one, full }: ReadName,
	{ text: two, full: other }: ReadName,
	places: Called['placeTexts'],
): Likeness {
	if (one === two) return full === other ? 'same' : 'equal';
	const [short, long] = one.length < two.length ? [one, two] : [two, one];
	if (short.length >= 2 && long.includes(short)) {
		const rest = long.replace(short, '');
		return rest.length >= 2 && places.some((place) => place.startsWith(rest)) ? 'placed' : 'part';
	}
	return [...short].some((letter) => /\p{Script=Han}/u.test(letter) && long.includes(letter)) ? 'akin' : 'none';
}
