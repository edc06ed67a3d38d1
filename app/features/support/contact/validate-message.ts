import { validatorOf } from '#app/lib/forms/validator.ts';
import { contactSchema } from '#domain/support/rules.ts';

export const validateMessage = validatorOf(contactSchema);
