import { EMAIL_MESSAGE } from '../shared/text/email-message.ts';
import { groupThousands } from '../shared/text/group-thousands.ts';
import { LEAST_NAME, LEAST_TEXT } from '../shared/text/text-limits.ts';

/** What can be reported. */
export const REPORTED_KINDS = ['review', 'photograph', 'course', 'list', 'conditions'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** What letters and the desk call it, behind "a" or "the". */
export const wordFor = (kind: ReportedKind) => (kind === 'conditions' ? 'report of conditions' : kind);

/** Why something is reported: the published grounds in the words of somebody who saw it, and facts that are wrong. */
export const REPORT_REASONS = {
	'not-real': 'It is invented, paid for or written to order',
	'hidden-interest': 'It hides an interest or a benefit',
	advertising: 'It is advertising or spam',
	copied: 'It is copied: text or a picture that belongs to somebody else',
	harm: 'It insults, threatens or discriminates, or gives away private details',
	'off-subject': 'It is not about the course',
	unlawful: 'It is against the law in another way',
	offered: 'I was offered something for a review',
	'wrong-facts': 'Its facts are wrong',
} as const;

export type ReportReason = keyof typeof REPORT_REASONS;

/**
 * Whether a report of this reason is in confidence: those whom it is about do not learn that there was one, as they could guess from the
 * offer they made who has told of it. Only where something is removed because of it does the law have us say that a report led to it.
 */
export const isInConfidence = (reason: string) => reason === 'offered';

export const REPORT_LIMITS = { name: 80, words: 3_000 } as const;

export const REPORT_MESSAGES = {
	reason: 'Please select a reason.',
	words: `Please explain in at least ${LEAST_TEXT} characters.`,
	wordsLong: `Please use at most ${groupThousands(REPORT_LIMITS.words)} characters.`,
	name: `Name must be at least ${LEAST_NAME} characters.`,
	nameLong: `Name must be at most ${REPORT_LIMITS.name} characters.`,
	email: EMAIL_MESSAGE,
	goodFaith: 'Please confirm that you report in good faith.',
	own: 'This is your own. You can edit or delete it yourself.',
	gone: 'What you want to report is no longer here.',
	failed: 'Failed to send your report. Please try again.',
	unexpected: 'An unexpected error occurred. Please try again.',
	successTitle: 'Report received',
	success:
		'An editor will read it together with what you reported. You get a letter with the number now, and one with the decision.',
} as const;
