import { groupThousands } from '../shared/text/group-thousands.ts';
import { LEAST_TEXT } from '../shared/text/text-limits.ts';

export const SUGGESTION_LIMITS = { name: 120, locality: 80, website: 300, words: 2_000 } as const;

export const SUGGESTION_MESSAGES = {
	name: 'Please provide the name of the course.',
	nameLong: `The name must be at most ${SUGGESTION_LIMITS.name} characters.`,
	country: 'Please select a country.',
	locality: `The town must be at most ${SUGGESTION_LIMITS.locality} characters.`,
	website: 'Please give a web address that begins with https://.',
	words: `Please use at most ${groupThousands(SUGGESTION_LIMITS.words)} characters.`,
	wordsMissing: `Please tell us what is right, in at least ${LEAST_TEXT} characters.`,
	failed: 'Failed to send your suggestion. Please try again.',
	unexpected: 'An unexpected error occurred. Please try again.',
	successTitle: 'Thank you for your suggestion',
} as const;
