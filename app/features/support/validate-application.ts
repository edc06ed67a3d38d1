import { applicationSchema } from '#domain/support/rules.ts';
import { validatorOf } from '../../lib/validator.ts';

export const validateApplication = validatorOf(applicationSchema);
