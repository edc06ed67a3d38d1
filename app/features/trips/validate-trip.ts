import { parseWithZod } from '@conform-to/zod/v4';
import type { Validate } from '#app/lib/forms/use-form-fields.ts';
import { tripSchema } from '#domain/trips/trip-rules.ts';

/** Checks the form of a trip by the rules of the server. */
export const validateTrip =
	(earliestDay: string): Validate =>
	(form) =>
		parseWithZod(form, { schema: tripSchema(earliestDay), disableAutoCoercion: true });
