import { clubAnswerSchema } from '#domain/reviews/club-answer-rules.ts';
import { validatorOf } from '../../lib/validator.ts';

export const validateClubAnswer = validatorOf(clubAnswerSchema);
