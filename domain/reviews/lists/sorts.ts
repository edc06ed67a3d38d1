/** The orders in which the reviews of a course can be read; the first is the one without a choice. */
export const REVIEW_SORTS = ['newest', 'helpful', 'highest', 'lowest'] as const;

export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The order asked for in an address; the first for anything else. */
export function readReviewSort(text: string | null): ReviewSort {
	return REVIEW_SORTS.find((sort) => sort === text) ?? REVIEW_SORTS[0];
}
