import { parseWithZod } from '@conform-to/zod/v4';
import { readersDay } from '#app/lib/format/readers-day.ts';
import { conditionSchema } from '#domain/conditions/report-rules.ts';

/** The report by the rules of the server, with the reader's own today. */
export const validateReport = (form: FormData) =>
	parseWithZod(form, { schema: conditionSchema(readersDay(new Date())), disableAutoCoercion: true });
