/** What the form of conditions says, and what its fields want. */
export const CONDITION_MESSAGES = {
	failed: 'Your report could not be sent. Please try again.',
	unexpected: 'An unexpected error occurred. Please try again.',
	day: 'Please choose today or yesterday.',
	nothing: 'Please choose an answer to one question at least.',
	value: 'Please choose one of the answers, or leave it out.',
	photograph: 'Please choose the photograph again.',
	tooMany: 'You have sent many reports today. Please send the next one tomorrow.',
	closed: 'This course is closed, so there is nothing to tell of how it is now.',
} as const;
