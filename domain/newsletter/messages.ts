/** `success` is the specification’s, to the letter. */
export const NEWSLETTER_MESSAGES = {
	success: 'Thank you for subscribing to our newsletter!',
	failed: 'Failed to subscribe. Please try again.',
	unexpected: 'An unexpected error occurred. Please try again.',
} as const;
