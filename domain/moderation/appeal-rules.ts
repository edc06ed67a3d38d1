import { z } from 'zod';
import { groupThousands } from '../shared/text/group-thousands.ts';
import { cleanText, visibleLength } from '../shared/text/text.ts';
import { LEAST_TEXT } from '../shared/text/text-limits.ts';

export const APPEAL_LIMITS = { words: 5_000, months: 6 } as const;

const WORDS = `Please say in at least ${LEAST_TEXT} characters why you think the decision is wrong.`;

/** Why somebody thinks that a decision is wrong. */
export const appealSchema = z.object({
	words: z
		.string({ error: WORDS })
		.overwrite(cleanText)
		.refine((text) => visibleLength(text) >= LEAST_TEXT, { error: WORDS, abort: true })
		.refine(
			(text) => text.length <= APPEAL_LIMITS.words,
			`Please use at most ${groupThousands(APPEAL_LIMITS.words)} characters.`,
		),
});
