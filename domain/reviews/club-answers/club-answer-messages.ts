import { groupThousands } from '#domain/shared/text/group-thousands.ts';
import { LEAST_TEXT } from '#domain/shared/text/text-limits.ts';

export const CLUB_ANSWER_LIMIT = 2_000;

export const CLUB_ANSWER_MESSAGES = {
	short: `The answer must be at least ${LEAST_TEXT} characters.`,
	long: `The answer must be at most ${groupThousands(CLUB_ANSWER_LIMIT)} characters.`,
	failed: 'The answer could not be published. Please try again.',
	unexpected: 'An unexpected error occurred. Please try again.',
} as const;
