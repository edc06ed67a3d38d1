/** Handicap indexes run from +10 (better than scratch, here −10) to 54. */
export const BEST_HANDICAP = -10;
export const WORST_HANDICAP = 54;

/**
 * Reads "12.4", "12,4", "12." on its way there, or what is better than scratch, negative here: players write it as "+2.1",
 * programs as "-2.1". Null for anything else.
 */
export function readHandicap(text: string | null): number | null {
	// A plus sign that was not escaped in an address arrives as a blank.
	const [, plus, strokes] = /^([+ \-−–])?(\d{1,2}(?:[.,]\d?)?)$/.exec(text?.trimEnd() ?? '') ?? [];
	if (strokes === undefined) return null;
	const index = Number(strokes.replace(',', '.')) * (plus ? -1 : 1);
	return index >= BEST_HANDICAP && index <= WORST_HANDICAP ? index : null;
}

/** "12.4" or "+2.1". */
export const handicapText = (index: number) => (index < 0 ? `+${-index}` : String(index));
