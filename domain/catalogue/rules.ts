import { z } from 'zod';
import { emailAddress } from '../shared/text/email.ts';
import { cleanLine, cleanText, visibleLength } from '../shared/text/text.ts';
import { LEAST_NAME, LEAST_TEXT } from '../shared/text/text-limits.ts';
import { SUGGESTION_LIMITS, SUGGESTION_MESSAGES } from './suggestion-messages.ts';

const empty = (text: string | undefined) => (text && visibleLength(text) > 0 ? text : null);

const optionalLine = (limit: number, message: string) =>
	z
		.string()
		.overwrite(cleanLine)
		.refine((text) => text.length <= limit, message)
		.optional()
		.transform((text) => empty(text));

const words = z
	.string({ error: SUGGESTION_MESSAGES.wordsMissing })
	.overwrite(cleanText)
	.refine((text) => text.length <= SUGGESTION_LIMITS.words, SUGGESTION_MESSAGES.words);

const facts = {
	locality: optionalLine(SUGGESTION_LIMITS.locality, SUGGESTION_MESSAGES.locality),
	website: z
		.string()
		.overwrite(cleanLine)
		.refine((text) => text === '' || isSecureAddress(text), SUGGESTION_MESSAGES.website)
		.optional()
		.transform((text) => (text ? new URL(text).href : null)),
	email: z
		.preprocess((value) => (value === '' ? undefined : value), emailAddress.optional())
		.transform((email) => email ?? null),
};

/** A course that is missing (decision C12). `country` is an alpha-2 code; the command knows which ones there are. */
export const newCourseSchema = z.object({
	name: z
		.string({ error: SUGGESTION_MESSAGES.name })
		.overwrite(cleanLine)
		.refine((text) => visibleLength(text) >= LEAST_NAME, SUGGESTION_MESSAGES.name)
		.refine((text) => text.length <= SUGGESTION_LIMITS.name, SUGGESTION_MESSAGES.nameLong),
	country: z.string({ error: SUGGESTION_MESSAGES.country }).regex(/^[A-Z]{2}$/, SUGGESTION_MESSAGES.country),
	...facts,
	words: words.optional().transform((text) => empty(text)),
});

/** Facts of a course that we have (decision C8): its name and country are known, so the words have to say something. */
export const courseFactsSchema = z.object({
	...facts,
	words: words.refine((text) => visibleLength(text) >= LEAST_TEXT, SUGGESTION_MESSAGES.wordsMissing),
});

export type NewCourseInput = z.output<typeof newCourseSchema>;
export type CourseFactsInput = z.output<typeof courseFactsSchema>;

/** True for an absolute https: address of a named host, without a user name before it (S03). */
export function isSecureAddress(text: string): boolean {
	if (text.length > SUGGESTION_LIMITS.website || !/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
	const { protocol, hostname, username, password } = new URL(text);
	return (
		protocol === 'https:' && /[a-z0-9]\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(hostname) && username === '' && password === ''
	);
}
