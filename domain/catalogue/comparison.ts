import { isSlug } from './slug.ts';

/** So many courses fit side by side. */
export const MOST_COMPARED = 4;

/** What an address asks to compare. `repeated` and `tooMany` count what was left out of `slugs`. */
export type Asked = { slugs: string[]; repeated: number; tooMany: number };

/** Reads the repeated `course` parameter: each course once, at most four, in the order given. */
export function readCompared(params: URLSearchParams): Asked {
	const given = params.getAll('course').filter(isSlug);
	const unique = [...new Set(given)];
	return {
		slugs: unique.slice(0, MOST_COMPARED),
		repeated: given.length - unique.length,
		tooMany: Math.max(0, unique.length - MOST_COMPARED),
	};
}

/**
 * Which of the values are the best of their row: the highest or the lowest, with all that equal it. None where fewer than
 * two are known, or where all known ones are equal.
 */
export function bestOf(values: readonly (number | null)[], prefers: 'high' | 'low'): boolean[] {
	const known = values.filter((value) => value !== null);
	const best = prefers === 'high' ? Math.max(...known) : Math.min(...known);
	const decides = known.length > 1 && known.some((value) => value !== best);
	return values.map((value) => decides && value === best);
}
