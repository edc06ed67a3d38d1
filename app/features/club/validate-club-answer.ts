import { validatorOf } from '#app/lib/forms/validator.ts';
import { clubAnswerSchema } from '#domain/reviews/club-answers/club-answer-rules.ts';

export const validateClubAnswer = validatorOf(clubAnswerSchema);
