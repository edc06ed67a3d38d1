/** So many are decided with one press at most: as many as somebody can have read. */
export const MOST_TOGETHER = 20;

/** What two items have in common, as their lines say it. */
export const LIKENESSES = { copy: 'near-copy', author: 'same author', network: 'same network' } as const;
export type Likeness = keyof typeof LIKENESSES;

/** Lets the things be, or takes something away: the two ways to decide. */
export type Way = 'yes' | 'no';
