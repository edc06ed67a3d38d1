import { parseWithZod } from '@conform-to/zod/v4';
import { courseFactsSchema, newCourseSchema } from '#domain/catalogue/rules.ts';

/** A course that is missing, by the rules of the server. */
export const validateNewCourse = (form: FormData) =>
	parseWithZod(form, { schema: newCourseSchema, disableAutoCoercion: true });

/** Facts of a known course, by the rules of the server. */
export const validateCourseFacts = (form: FormData) =>
	parseWithZod(form, { schema: courseFactsSchema, disableAutoCoercion: true });
