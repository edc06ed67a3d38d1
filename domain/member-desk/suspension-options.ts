/** The grounds on which a member is suspended, by the name they are stored under, as the letter gives them. */
export const SUSPENSION_GROUNDS = {
	'not-real': 'Reviews of rounds that were not played, or that were written to order',
	'hidden-interest': 'Benefits that were not declared, or reviews of a course of one’s own',
	advertising: 'Advertising, or the same text again and again',
	harm: 'Insults, threats, discrimination, or private details of others',
	posing: 'Posing as somebody else',
	misuse: 'Votes or reports that were made to mislead',
	unlawful: 'Content that the law forbids',
} as const;

export type SuspensionGround = keyof typeof SUSPENSION_GROUNDS;

/** Whether it is the name of a ground, as it is stored. */
export const isSuspensionGround = (name: string): name is SuspensionGround => Object.hasOwn(SUSPENSION_GROUNDS, name);

/** The longest suspension; whoever may never come back is suspended again. */
export const LONGEST_SUSPENSION_DAYS = 366 * 2;
