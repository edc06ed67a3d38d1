import { parseWithZod } from '@conform-to/zod/v4';
import { readersDay } from '#app/lib/format/readers-day.ts';
import { roundSchema } from '#domain/rounds/round-rules.ts';

/** The round by the rules of the server, with the reader's own today. */
export const validateRound = (form: FormData) =>
	parseWithZod(form, { schema: roundSchema(readersDay(new Date())), disableAutoCoercion: true });
