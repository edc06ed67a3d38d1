import { contactSchema } from '#domain/support/rules.ts';
import { validatorOf } from '../../lib/validator.ts';

export const validateMessage = validatorOf(contactSchema);
