/** Larger than any list; queries answer a page past the end with the last one. */
const LARGEST = 1_000_000_000;

/**
 * The page asked for in an address, from 1. Whatever is no whole number above nought is page 1; one past the end of a list
 * is left to the list, which answers with its last page (S60).
 */
export function readPageNumber(text: string | null): number {
	if (text === null || !/^[1-9]\d*$/.test(text)) return 1;
	return Math.min(Number(text), LARGEST);
}
