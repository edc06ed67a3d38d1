import type { Score } from '#domain/catalogue/shapes.ts';
import type { Site } from '../context.ts';

/**
 * The only way from a rating, a mean or a place in a ranking to what is written for machines: descriptions, shared links and structured
 * data. Nothing goes through it while sample reviews are loaded, as any of them may be made of samples (decision R9), nor while it is
 * not known whether they are.
 */
export type ToldSite = Pick<Site, 'samples'> | undefined;

/** The rating of a ranked course; null for one that is new (T1), built in (C7) or not rated at all. */
export function toldRating({ value, count, ranked, builtIn }: Score, site: ToldSite) {
	return tellsRatings(site) && ranked && !builtIn && value !== null ? { value, count } : null;
}

/** The ranked courses of a list that is in the order of the ranking. */
export const toldRanking = <Listed extends { score: Score }>(list: readonly Listed[], site: ToldSite): Listed[] =>
	tellsRatings(site) ? list.filter(({ score }) => score.ranked) : [];

/** Whether anything that is made from ratings may be told. */
export const tellsRatings = (site: ToldSite) => site !== undefined && !site.samples;
