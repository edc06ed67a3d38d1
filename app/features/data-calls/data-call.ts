import type { z } from 'zod';
import type { ANSWERS } from './answers.ts';

/** One call: what it is asked with, what it answers. The routes, the description and the page are all made from this. */
export type DataCall = {
	method: 'GET' | 'POST';
	/** With `{id}` for what stands in the path. */
	path: string;
	/** A few words, as a heading. */
	summary: string;
	words: string;
	/** Of the path. */
	params: z.ZodObject;
	query: z.ZodObject;
	body?: z.ZodObject;
	answer: keyof typeof ANSWERS;
	/** What it is asked with in its examples, which a test runs; nothing where that is left out. */
	example?: Readonly<Record<string, string | number>>;
	/** What is said where the call finds nothing; left out: it always answers. */
	missing?: string;
	/** What is said where a cursor was good and is no more; left out: none ends. */
	ended?: string;
	/** Made anew for each who asks, and kept by nobody; left out: it may be believed for a minute. */
	isFresh?: true;
};
