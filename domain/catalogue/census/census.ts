import type { CacheKey } from '../../shared/context.ts';
import type { FactKey } from '../facts/facts.ts';
import type { SourceShare } from '../source-queries.ts';

/** Where the kept census stands among the settings, and the key of what is made from it. */
export const CENSUS: CacheKey = 'census';

/**
 * One source of facts: of how many open courses it tells some, how many facts those are, how many of them somebody has checked, and
 * how many others of it have been replaced because they were wrong. `newest` is the last day (YYYY-MM-DD) that some were taken over.
 */
export type CountedSource = {
	from: string;
	courses: number;
	facts: number;
	checked: number;
	replaced: number;
	newest: string;
};

/** A fact that not every course tells, and of how many open ones it is known; of a doubtful one, known and checked. */
export type CountedFact = { fact: FactKey; known: number };

/** What is known to be wrong or in doubt, as numbers of open courses; `pairs` are pairs of courses that may be one. */
export type KnownErrors = {
	pairs: number;
	/** OpenStreetMap lists them no longer, or under another name or elsewhere, and no editor has looked yet. */
	gone: number;
	changed: number;
	/** Corrections that golfers have sent and that wait for an editor. */
	corrections: number;
	/** Their position may be off by more than `FAR_OFF_METRES`. */
	farOff: number;
	/** Facts in which nobody is sure of what our catalogue says. */
	doubted: CountedFact[];
};

/** What the catalogue holds at one moment. */
export type Census = {
	/** In UTC, as `toISOString` has it. */
	takenAt: string;
	/** Open courses in the full sense, as lists have them, and what is open beside them: par-3 courses and the like. */
	courses: number;
	others: number;
	/** The courses of each country that has some, by its alpha-2 code; the most first. */
	countries: { code: string; courses: number }[];
	sources: CountedSource[];
	facts: CountedFact[];
	share: SourceShare;
	errors: KnownErrors;
};

/** A position this far off, in metres, is told among the errors; one that is known to `EXACT_METRES` is well known. */
export const FAR_OFF_METRES = 1_000;
export const EXACT_METRES = 250;
