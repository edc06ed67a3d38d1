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
