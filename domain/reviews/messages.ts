export const REVIEW_LIMITS = {
	excerpt: 120,
	content: 5_000,
	name: 80,
	listItem: 120,
	listItems: 6,
	benefit: 300,
	redirectMilliseconds: 2_000,
} as const;

/** Texts of the specification's points 5 and 8, to the letter. */
export const REVIEW_MESSAGES = {
	courseId: 'Please select a golf course.',
	location: 'Location must be at least 2 characters.',
	rating: 'Please provide a rating.',
	playDate: 'Please provide a date.',
	playDateFuture: 'The date played cannot be in the future.',
	playDateTooEarly: 'The date played cannot be before 1900.',
	playDateTaken: 'You have a review of this course for that day already. You find it among your reviews.',
	playDateBeforeOpening: 'The course had not opened yet on that date.',
	reviewText: 'Review must be at least 10 characters.',
	reviewTextLong: `Review must be at most ${REVIEW_LIMITS.content.toLocaleString('en-GB')} characters.`,
	reviewerName: 'Please provide your name.',
	reviewerNameLong: `Your name must be at most ${REVIEW_LIMITS.name} characters.`,
	aspect: 'Please grade with a whole number from 1 to 10.',
	listItem: `Each point must be at most ${REVIEW_LIMITS.listItem} characters.`,
	listItems: `Please give at most ${REVIEW_LIMITS.listItems} points, one a line.`,
	benefit: `Please use at most ${REVIEW_LIMITS.benefit} characters.`,
	failed: 'Failed to submit review. Please try again.',
	coursesFailed: 'Failed to load golf courses. Please try again.',
	unexpected: 'An unexpected error occurred. Please try again.',
	successTitle: 'Review submitted!',
	success: (course: string | null) => `Thank you for your review of ${course ?? 'the course'}`,
} as const;
