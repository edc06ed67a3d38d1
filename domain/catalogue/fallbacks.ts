import { foldText } from '../shared/text/fold.ts';

/** What the course dialog prints where a fact is missing (specification point 3), each with "typical, not confirmed" (C8, K2). */
export const FALLBACKS = {
	type: '18 holes, par 72',
	length: '6,800 yards',
	difficulty: 'Challenging',
	description:
		'A golf course that golfers have not described to us yet. Have you played it? Write the first review, and tell us what is missing here.',
	facilities: ['Driving range', 'Pro shop', 'Restaurant', 'Clubhouse', 'Golf carts'],
} as const;

/** What is known of a course that a fallback may contradict. */
type Known = {
	name: string;
	/** What it is, where it is no full course. */
	kind: string | null;
	otherNames: readonly string[];
	type: string | null;
	holes: number | null;
	par: number | null;
	description: string | null;
};

/** The least par of a full course: below it nobody plays 6,800 yards. */
const FULL_PAR = 68;

/** Words of names and descriptions that each fallback would contradict. */
const NOT_EIGHTEEN =
	/\b(?:6|9|10|12|13|27|36|six|nine|ten|twelve|thirteen|twenty seven|thirty six) ?holes?\b|\bshort course\b|\bpar (?:3|three)s? (?:course|golf|layout)\b|\b(?:all|only|every) par (?:3|three)s?\b|\bpitch (?:and |n )?putt\b|\bexecutive\b|\bacademy course\b|\bfootgolf\b|\bputting\b/;
const OTHER_PAR = /\bpar (?:of )?(?!72\b)\d\d\b/;
const LENGTH_TOLD = /\b\d[\d ]{2,6} ?(?:yards|yds?|met(?:re|er)s|m)\b|\b(?:shortest|short course|short in length)\b/;
const EASY = /\b(?:gentle|gently|easy|easiest|forgiving|beginners?|novices?|relaxed|undemanding)\b/;
const LACKS =
	/\b(?:no|without|neither|lacks?) (?:an? |any )?(?:driving range|range|pro shop|shop|restaurant|bar|clubhouse|carts?|buggies|facilities|frills)\b|\bhonesty box\b|\bwalking only\b/;

/** The fallbacks that may stand for what is not known of a course: none that what is known of it contradicts. */
export function fallbacksOf(course: Known): { [Fact in keyof typeof FALLBACKS]: (typeof FALLBACKS)[Fact] | null } {
	const { name, otherNames, type, holes, par, description } = course;
	const told = foldText([name, ...otherNames, type, description].filter(Boolean).join(', '));
	const isFullKind = course.kind === null;
	const isEighteen = isFullKind && (holes === null || holes === 18) && !NOT_EIGHTEEN.test(told);
	const isFull = isEighteen && (par === null || par >= FULL_PAR);
	return {
		type: isEighteen && !OTHER_PAR.test(told) ? FALLBACKS.type : null,
		length: isFull && !LENGTH_TOLD.test(told) ? FALLBACKS.length : null,
		difficulty: isFull && !EASY.test(told) ? FALLBACKS.difficulty : null,
		description: isFullKind ? FALLBACKS.description : null,
		facilities: !isFullKind || LACKS.test(told) ? null : FALLBACKS.facilities,
	};
}

/** The course that stands third in the home carousel (decision C7). */
export const FEATURED = {
	slug: 'vistabella-golf',
	name: 'Vistabella Golf',
	position: 3,
	rating: 9.2,
	locality: 'Orihuela',
	region: 'Alicante',
	country: 'ES',
	terrain: 'desert',
} as const;
