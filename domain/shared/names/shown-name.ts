import { mixesAlphabets, skeletonOf } from './skeleton.ts';

/** No word of a name may look like one of these: nobody but the house speaks under them, and a badge is no word (S56). */
const HOUSE_WORDS = [
	'admin',
	'admins',
	'administrator',
	'administrators',
	'sysadmin',
	'webmaster',
	'moderator',
	'moderators',
	'editor',
	'editors',
	'official',
	'verified',
	'reviewer',
	'reviewers',
	'helpdesk',
	'админ',
	'администратор',
	'модератор',
	'редактор',
	'διαχειριστης',
];
/** As a whole they pose as the house; as a part they may be somebody's name (Root, Staff). */
const HOUSE_WHOLES = ['mod', 'mods', 'root', 'staff', 'support', 'system', 'team', 'the editors', 'house'];
const HOUSE = 'fescue';

const skeletonsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.map(skeletonOf));
const WORD_SKELETONS = skeletonsOf(HOUSE_WORDS);
const WHOLE_SKELETONS = skeletonsOf([...HOUSE_WORDS, ...HOUSE_WHOLES]);

/** Emoji, check marks, stars, framed and private characters: what could be drawn to look like a badge. */
const BADGE_LIKE = /[\p{So}\p{Me}\p{Co}\p{Extended_Pictographic}√]/u;

/** Whether a name has an emoji or another sign that could be drawn to look like a badge. */
export const hasSigns = (name: string) => BADGE_LIKE.test(name);

/** What is said of a name that may not be printed, whichever form it was typed into. */
export const NAME_WITH_SIGNS = 'Please give a name without emoji and other signs.';

/** Whether a name's letters pose as somebody else's: as the house's, or one alphabet's as another's. Of signs see `hasSigns`. */
export const poses = (name: string) => mixesAlphabets(name) || speaksForTheHouse(name);

/** Whether a name may be printed as somebody's: it claims neither the house nor a badge, and no alphabet poses as another. */
export const isHonestName = (name: string) => !hasSigns(name) && !poses(name);

/** Whether a text, or a word of it, reads as one of the house's names. */
export function speaksForTheHouse(text: string): boolean {
	const whole = skeletonOf(text);
	const words = text.split(/[^\p{L}\p{M}\p{N}@$!|]+/u).map(skeletonOf);
	return (
		whole.includes(skeletonOf(HOUSE)) || WHOLE_SKELETONS.has(whole) || words.some((look) => WORD_SKELETONS.has(look))
	);
}
