import { z } from 'zod';
import { isSlug } from '#domain/catalogue/slug.ts';
import { tripSchema } from '#domain/trips/trip-rules.ts';
import { COURSE_FIELDS } from './course-fields.ts';

/** The courses that are ticked in a form, by their slugs. */
export const tickedIn = (form: Readonly<Record<string, unknown>>): string[] =>
	COURSE_FIELDS.flatMap((name) => {
		const slug = form[name];
		return typeof slug === 'string' && isSlug(slug) ? [slug] : [];
	});

/** A new trip with the courses that were ticked for it, as `slugs`. */
export const newTripSchema = (earliestDay: string) =>
	z.preprocess(
		(form) => (typeof form === 'object' && form !== null ? { ...form, slugs: tickedIn({ ...form }) } : form),
		tripSchema(earliestDay).extend({ slugs: z.array(z.string()) }),
	);
