/** What the pages of the second factor say when it did not go as wished. */
export const SECOND_FACTOR_MESSAGES = {
	'code-wrong': 'That code is wrong, too old, or was used before. Wait for the next one and type that.',
	'too-often': 'Too many wrong codes. Please wait a few minutes, then try again.',
	'factor-set': 'A second factor is set already.',
	'no-factor': 'No second factor is set yet.',
	'no-role': 'This account has no role at the desk any more.',
	'not-signed-in': 'You have been signed out. Please log in again.',
	'current-password-missing': 'Please enter your password.',
	'current-password-wrong': 'That is not your password.',
} as const;

/** The words for a failure; one that no page expects is told as the unexpected is. */
export const secondFactorMessage = (kind: string): string =>
	Object.hasOwn(SECOND_FACTOR_MESSAGES, kind)
		? SECOND_FACTOR_MESSAGES[kind as keyof typeof SECOND_FACTOR_MESSAGES]
		: 'An unexpected error occurred. Please try again.';
