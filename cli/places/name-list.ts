import type { PlaceNames } from '#database/schema/places.ts';

/** What a place is called. Of a language, or its own name, that is left out the sources tell. */
export type HandNames = { names: PlaceNames; native?: string };

/**
 * Reads names that are written by hand, a place a line, by their keys: country and name as the sources have it, `= ` and the English
 * name where that is another; then those in Swedish, German, French, Spanish and the place's own language, each behind a bar. A dash
 * is the English one; what is missing at the end is not told.
 */
export const readNameList = (list: string): Readonly<Record<string, HandNames>> =>
	Object.fromEntries(list.trim().split('\n').map(readLine));

function readLine(line: string): [string, HandNames] {
	const [head = '', ...others] = line.split(' | ');
	const [key = '', told] = head.split(' = ');
	const en = told ?? key.slice(3);
	const [sv, de, fr, es, native] = others.map((name) => (name === '-' ? en : name));
	const names = { en, ...(sv && { sv }), ...(de && { de }), ...(fr && { fr }), ...(es && { es }) };
	return [key, { names, ...(native && { native }) }];
}
