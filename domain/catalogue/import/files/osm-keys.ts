/** Which keys of OpenStreetMap's tags mean one thing in many forms. */

const NAME_KEYS = '(?:alt|official|old|short|int|loc|nat|reg|local|long|former)_name|name';
/** "name:en", "alt_name", "old_name:sv", "name_1", "name:ja-Latn", "old_name:1990-2001", and "Name (EN)" of other tools. */
const OTHER_NAME = new RegExp(
	`^(?:(?:was|old|former|previous|disused):)?(?:${NAME_KEYS})(?:[:_][a-z]{2,3}(?:[-_]\\w{2,8})*|[:_]\\d+(?:-+\\d+)?| ?\\([a-z]{2,3}\\))*$`,
	'i',
);

/** Whether a key holds another name of the thing: anything but its plain name. */
export const isOtherName = (key: string) => key.length <= 40 && OTHER_NAME.test(key) && !/^name(_0)?$/i.test(key);

const STATES =
	'disused|abandoned|was|demolished|razed|removed|destroyed|ruins?|historic|former|closed|dismantled|proposed|planned|construction|no|not';
const GONE = new RegExp(`^(?:${STATES}):(?:leisure|golf|golf_course|sport|landuse|club)$`, 'i');

/** Whether a key says what the thing was, or is to be: "disused:leisure". */
export const isGoneKey = (key: string) => GONE.test(key);

/** Of the keys of `isGoneKey`: whether the thing is to come. */
export const isToCome = (key: string) => /^(proposed|planned|construction):/i.test(key);
