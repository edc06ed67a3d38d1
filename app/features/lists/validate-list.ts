import { parseWithZod } from '@conform-to/zod/v4';
import { listedCourseSchema, listSchema } from '#domain/lists/list-rules.ts';

/** A list by the rules of the server. */
export const validateList = (form: FormData) => parseWithZod(form, { schema: listSchema, disableAutoCoercion: true });

/** A course that is put on one. */
export const validatePut = (form: FormData) =>
	parseWithZod(form, { schema: listedCourseSchema, disableAutoCoercion: true });
