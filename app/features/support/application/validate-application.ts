import { validatorOf } from '#app/lib/forms/validator.ts';
import { applicationSchema } from '#domain/support/rules.ts';

export const validateApplication = validatorOf(applicationSchema);
