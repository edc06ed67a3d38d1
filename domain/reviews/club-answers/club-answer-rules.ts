import { z } from 'zod';
import { cleanText, visibleLength } from '#domain/shared/text/text.ts';
import { LEAST_TEXT } from '#domain/shared/text/text-limits.ts';
import { CLUB_ANSWER_LIMIT, CLUB_ANSWER_MESSAGES } from './club-answer-messages.ts';

export const clubAnswerSchema = z.object({
	answer: z
		.string({ error: CLUB_ANSWER_MESSAGES.short })
		.overwrite(cleanText)
		.refine((text) => visibleLength(text) >= LEAST_TEXT, CLUB_ANSWER_MESSAGES.short)
		.refine((text) => text.length <= CLUB_ANSWER_LIMIT, CLUB_ANSWER_MESSAGES.long),
});
