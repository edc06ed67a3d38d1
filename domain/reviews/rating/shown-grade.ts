import type { ReviewStatus } from '#database/schema/review-types.ts';

/** The grade that a review gives, of 10; null for one that was withdrawn, whose row holds a number that nobody has given. */
export const shownGrade = ({ status, rating }: { status: ReviewStatus; rating: number }): number | null =>
	status === 'withdrawn' ? null : rating;
