export const REVIEW_LIMITS = {
	excerpt: 120,
	content: 5_000,
	name: 80,
	listItem: 120,
	listItems: 6,
	benefit: 300,
	earliestYear: 1900,
	redirectMilliseconds: 2_000,
} as const;

/** What the review form says besides its fields; of the specification's point 8, to the letter. */
export const REVIEW_MESSAGES = {
	failed: 'Failed to submit review. Please try again.',
	coursesFailed: 'Failed to load golf courses. Please try again.',
	unexpected: 'An unexpected error occurred. Please try again.',
	successTitle: 'Review submitted!',
	success: (course: string | null) => `Thank you for your review of ${course ?? 'the course'}`,
} as const;
