import { foldText } from '../shared/text/fold.ts';
import type { CourseKind } from './facts/kind.ts';

/** What a kind is told from. `tags` are what a map or a file says the thing is; a length in metres. */
type Told = {
	name: string;
	otherNames?: readonly string[];
	tags?: readonly (string | null | undefined)[];
	holes?: number | null | undefined;
	par?: number | null | undefined;
	lengthMetres?: number | null | undefined;
};

const PITCH_AND_PUTT = /\bpitch ?(?:and |n |en |und |et |e |y |og |och )?putt\b|\bpitch(?:n|and)putt\b/;
const PAR_THREE =
	/\bpar(?:es)? (?:3|three|trois|tres|drei)s?\b|\bpar3\b|\b3 par (?:golf|course)\b|\bkurz(?:loch)?platz\b|\bkurzloch\b|\bkorth(?:al|ull?)(?:s?ban(?:an?|e))?\b/;
/** Japanese, Korean and Chinese, where no blank parts one word from the next. */
const PAR_THREE_ELSEWHERE = ['ショートコース', 'パー3', 'パースリー', '파3', '파쓰리', '三杆', '三桿'].map(foldText);
/** Mostly of par 3 alone; where its par tells a full course, that holds. */
const SHORT = /\bshort course\b|\bcompact (?:golf|course)\b|\bgolf compact\b|\bapproach golf\b/;
const OTHER =
	/\bfootgolf\b|\bfu(?:ss|ß)ballgolf\b|\bputting (?:course|green)\b|\bminiature\b|\bmini ?golf\b|\bswin ?golf\b|\bsnag ?golf\b/;
/** A course that has a par-3 course beside it names both. */
const BESIDE = /(?:\+|&|\/|,|\b(?:and|with|und|et|och|og|en|y|e)\b) ?(?:the )?par[ -]?(?:3|three)/i;

/** Of eighteen holes of par 3, and some odd ones. A greater par is a whole course's, however many holes its club has. */
const MOST_PAR = 60;

/** So many metres a hole and less is no course with par 4; and none but a pitch and putt. */
const METRES_A_HOLE = { parThree: 130, pitchAndPutt: 80 };

/**
 * What a course is by what its file says of it, by its names, else by its holes, par and length. Names say it in passing too, of
 * a course that has another one beside it: there the numbers decide.
 */
export function kindOf({ name, otherNames = [], tags = [], holes, par, lengthMetres }: Told): CourseKind {
	const tagged = kindInWords(tags.map((tag) => foldText(tag ?? '')));
	if (tagged) return tagged;
	const named = kindInWords([name, ...otherNames].map(foldText));
	const isFull = Boolean(par && (par > MOST_PAR || (holes && par > holes * 3.2)));
	if (named && !(named === 'par-3' && isFull && BESIDE.test(name))) return named;
	if (isFull) return 'course';
	return SHORT.test(foldText(name)) ? 'par-3' : kindByNumbers(holes, par, lengthMetres);
}

function kindInWords(texts: readonly string[]): CourseKind | null {
	const has = (words: RegExp) => texts.some((text) => words.test(text));
	if (has(PITCH_AND_PUTT)) return 'pitch-and-putt';
	if (has(PAR_THREE) || texts.some((text) => PAR_THREE_ELSEWHERE.some((words) => text.includes(words)))) return 'par-3';
	return has(OTHER) ? 'other' : null;
}

function kindByNumbers(holes: Told['holes'], par: Told['par'], lengthMetres: Told['lengthMetres']): CourseKind {
	if (!holes) return 'course';
	const metres = lengthMetres ? lengthMetres / holes : null;
	if (metres !== null && metres <= METRES_A_HOLE.pitchAndPutt) return 'pitch-and-putt';
	if (metres !== null && metres <= METRES_A_HOLE.parThree && !par) return 'par-3';
	return par && par <= Math.min(holes * 3, MOST_PAR) ? 'par-3' : 'course';
}

/** What is told of a course's holes and par in words, where that is no par of another kind of course. */
export function plausibleType(kind: CourseKind | string, type: string | null, holes: number | null): string | null {
	const pars = type?.matchAll(/\bpar(?: of)? ?(\d{2,3})\b|\b(\d{2,3}) ?par\b/gi) ?? [];
	const isItsOwn = [...pars].every(
		([, behind, before]) => plausiblePar(kind, Number(behind ?? before), holes) !== null,
	);
	return isItsOwn ? type : null;
}

/** The par of a course where it can be its own: a hole of what is no full course has no more than three. */
export function plausiblePar(kind: CourseKind | string, par: number | null, holes: number | null): number | null {
	if (par === null || kind === 'course') return par;
	return par <= (holes ?? 18) * 3 ? par : null;
}
