import { formatCount } from '#app/lib/format/format.ts';
import type { Score } from '#domain/catalogue/shapes.ts';

/** "New, 2 ratings": what stands with every number that is made of too few ratings for a rank; else null. */
export const newWords = ({ count, ranked }: Pick<Score, 'count' | 'ranked'>): string | null =>
	ranked || count === 0 ? null : `New, ${formatCount(count, 'rating')}`;
