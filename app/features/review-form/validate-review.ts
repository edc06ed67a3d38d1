import { parseWithZod } from '@conform-to/zod/v4';
import { readersDay } from '#app/lib/format/readers-day.ts';
import { reviewSchema } from '#domain/reviews/rules.ts';

/** The review by the rules of the server, with the reader's own today. */
export const validateReview = (form: FormData) =>
	parseWithZod(form, { schema: reviewSchema(readersDay(new Date())), disableAutoCoercion: true });
