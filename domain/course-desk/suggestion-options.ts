/** The grounds on which a suggestion is declined, by the name they are stored under, as the letter gives them. */
export const SUGGESTION_GROUNDS = {
	duplicate: 'We have this course already.',
	'not-found': 'We could not find it, or not enough about it.',
	'not-a-course': 'It is no golf course that can be played: a range, mini golf, or not yet open.',
	'as-it-is': 'What we print agrees with what the club says.',
	spam: 'It is not about a golf course.',
} as const;

export type SuggestionGround = keyof typeof SUGGESTION_GROUNDS;
