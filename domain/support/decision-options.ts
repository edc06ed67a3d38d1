/** The grounds on which an application is declined, by the name they are stored under, as the letter gives them. */
export const APPLICATION_GROUNDS = {
	'few-rounds': 'We are looking for golfers who have played more courses, or play more often.',
	'too-brief': 'The application says too little for us to judge by.',
	interest: 'An interest in a course, a club or the trade stands in the way of independent reviews.',
	conduct: 'Reviews from this address have not kept to our rules.',
	'no-place': 'We have as many reviewers in this part of the world as we can look after.',
} as const;

export type ApplicationGround = keyof typeof APPLICATION_GROUNDS;
