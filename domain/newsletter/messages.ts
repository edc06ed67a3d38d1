/** `success` is the specification’s, to the letter. */
export const NEWSLETTER_MESSAGES = {
	success: 'Thank you for subscribing to our newsletter!',
	confirm: 'We have sent you a letter. Press the button in it, and you are on the list.',
	confirmed: 'You are on the list. The next issue comes to your mailbox.',
	removed: 'You are off the list. No further issue comes to your mailbox.',
	failed: 'Failed to subscribe. Please try again.',
	tooOften: 'Too many addresses were entered here in a short time. Please try again later.',
	unexpected: 'An unexpected error occurred. Please try again.',
} as const;
