import { formatCount, formatNumber } from '#app/lib/format/format.ts';

const SMALL = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "four", "13": a number from two on, within a sentence. */
export const numberInWords = (count: number) => SMALL[count - 2] ?? formatNumber(count);

/** "18 holes, par 68" of what is known of it; empty where nothing is. */
export function holesInWords({ holes, par }: { holes: number | null; par: number | null }): string {
	const words = [holes === null ? '' : formatCount(holes, 'hole'), par === null ? '' : `par ${par}`];
	return words.filter(Boolean).join(', ');
}
