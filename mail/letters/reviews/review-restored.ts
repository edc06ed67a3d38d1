import type { Write } from '#mail/letter.ts';
import { writeRestored } from '../restored.ts';

/** When a review that was rejected or removed stands after all. */
export const writeReviewRestored: Write<'review-restored'> = (data, { link }) => writeRestored('review', data, link);
