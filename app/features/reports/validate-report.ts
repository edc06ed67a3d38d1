import { reportSchema } from '#domain/moderation/report-rules.ts';
import { validatorOf } from '../../lib/validator.ts';

export const validateReport = validatorOf(reportSchema);
