import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import type { Validate } from './use-form-fields.ts';

/** The check of a form by `schema`, as the server's action does it. Loaded late, by `import()`. */
export const validatorOf =
	(schema: z.ZodType): Validate =>
	(form) =>
		parseWithZod(form, { schema, disableAutoCoercion: true });
