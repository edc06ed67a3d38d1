/** The kinds of which many may come from one hand. */
export const KINDS_TOGETHER = ['review', 'photograph'] as const;
export type KindTogether = (typeof KINDS_TOGETHER)[number];

/** So many are decided with one press at most: as many as somebody can have read. */
export const MOST_TOGETHER = 20;

/** What two items have in common, as their lines say it. */
export const LIKENESSES = { copy: 'near-copy', author: 'same author', network: 'same network' } as const;
export type Likeness = keyof typeof LIKENESSES;

/** Whether it is the name of such a kind, as addresses have it. */
export const isKindTogether = (kind: string): kind is KindTogether =>
	(KINDS_TOGETHER as readonly string[]).includes(kind);
