/** The published grounds on which something is rejected or removed (see /moderation), by the name they are stored under. */
export const GROUNDS = {
	'not-real': 'Not a real experience',
	'hidden-interest': 'Hidden interest',
	advertising: 'Advertising or spam',
	copied: 'Copied',
	harm: 'Harm to persons',
	'off-subject': 'Off the subject',
	unlawful: 'Unlawful',
} as const;

export type Ground = keyof typeof GROUNDS;

/** What each ground says of the review that may not stand, for the statement of reasons. */
export const GROUND_MEANINGS: Record<Ground, string> = {
	'not-real': 'it does not come from a round that was really played, or was written to order',
	'hidden-interest': 'a benefit was not declared, or the course is the author’s own',
	advertising: 'it advertises something, or the same text comes again and again',
	copied: 'the text belongs to somebody else',
	harm: 'it insults, threatens or discriminates, or tells private details',
	'off-subject': 'nothing in it is about the course',
	unlawful: 'the law forbids it',
};

/** Whether it is the name of a ground, as it is stored. */
export const isGround = (name: string): name is Ground => Object.hasOwn(GROUNDS, name);
