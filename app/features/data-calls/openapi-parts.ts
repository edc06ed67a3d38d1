import { z } from 'zod';

/** JSON as a description of calls is made of. */
export type Json = Record<string, unknown>;

/** Where a schema stands in the description. */
export const at = (name: string) => `#/components/schemas/${name}`;

/** Where a header stands in it. */
export const refTo = (header: string) => ({ $ref: `#/components/headers/${header}` });

export const LIMIT_HEADERS = { RateLimit: refTo('RateLimit'), 'RateLimit-Policy': refTo('RateLimitPolicy') };

/** What is asked with, as JSON Schema; also for the readable page and the tests that make requests from it. */
export function parameters(schema: z.ZodObject, place: 'path' | 'query'): Json[] {
	const { properties = {} } = z.toJSONSchema(schema, { io: 'output' });
	return Object.entries(properties).map(([name, property]) => {
		// Our own schemas are objects all the way down; `true` and `false` are schemas too, for others.
		const { description, ...rest } = property as Json;
		const required = place === 'path' || !isOptional(schema, name);
		return { name, in: place, required, description, schema: rest };
	});
}

/** Also what is something else where it is left out. */
const isOptional = ({ shape }: z.ZodObject, name: string) => z.safeParse(shape[name] ?? z.never(), undefined).success;
