import { parseWithZod } from '@conform-to/zod/v4';
import { newsletterSchema } from '#domain/newsletter/rules.ts';

/** The address by the rules of the server. */
export const validateSubscription = (form: FormData) =>
	parseWithZod(form, { schema: newsletterSchema, disableAutoCoercion: true });
