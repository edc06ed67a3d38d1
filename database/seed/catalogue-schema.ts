import { z } from 'zod';
import { type ShippedFacts, shippedShape } from './shipped-facts.ts';

/**
 * One course of the shipped catalogue. `slug` is unique in the world and kept for ever: the row is found again by it. `club` is
 * told of a course whose club has others.
 */
export type ShippedCourse = { slug: string; club?: string | undefined } & ShippedFacts;

/** Reads a course of `database/seed/catalogue/*.json`. A fact that is not known is left out. */
// Each kind of field has a schema of its own, which lets through what `Held` says of that kind.
export const shippedCourse = z.strictObject({
	slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
	club: z.string().trim().min(2).max(200).optional(),
	...shippedShape(),
}) as unknown as z.ZodType<ShippedCourse>;
