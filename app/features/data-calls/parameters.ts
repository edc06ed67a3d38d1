import { z } from 'zod';

export const MOST_ITEMS = 50;
const LONGEST_TEXT = 100;
/** The greatest id that the database can hold. */
export const LARGEST_ID = 2_147_483_647;

/** A whole number in a query: digits, nothing else. */
export const count = (schema: z.ZodInt) =>
	z.preprocess((text) => (typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : text), schema);

/** A number in a query, as JSON would have it. */
export const decimal = (schema: z.ZodNumber) =>
	z.preprocess(
		(text) =>
			typeof text === 'string' && text.length <= 30 && /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)
				? Number(text)
				: text,
		schema,
	);

export const limit = (usual: number) =>
	count(z.int().min(1).max(MOST_ITEMS)).default(usual).describe('How many to answer with, at most.');

export const cursor = z
	.string()
	.regex(/^[\w-]{1,90}$/)
	.optional()
	.describe('Where to go on; take it from the answer’s `next`, and do not make one up.');

export const text = (words: string) => z.string().max(LONGEST_TEXT).optional().describe(words);

/** A path with the id of a thing. */
const pathOf = (thing: string) =>
	z.strictObject({ id: count(z.int().min(1).max(LARGEST_ID)).describe(`The ${thing}’s id.`) });

export const ofCourse = pathOf('course');
export const ofReview = pathOf('review');
export const ofRound = pathOf('round');
export const ofList = pathOf('list');

export const latitude = (words: string) => decimal(z.number().min(-90).max(90)).describe(words);
export const longitude = (words: string) => decimal(z.number().min(-180).max(180)).describe(words);

export const NO_COURSE = 'There is no course with this id.';

export const none = z.strictObject({});

/** A part of a list of a member's own. */
export const aPart = z.strictObject({ limit: limit(20), cursor });
