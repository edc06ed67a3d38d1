import { validatorOf } from '#app/lib/forms/validator.ts';
import { reportSchema } from '#domain/moderation/report-rules.ts';

export const validateReport = validatorOf(reportSchema);
