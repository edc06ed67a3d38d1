import type { Write } from '#mail/letter.ts';
import { writeRestored } from '../restored.ts';

/** When a photograph that was taken down stands again. */
export const writePhotographRestored: Write<'photograph-restored'> = (data, { link }) =>
	writeRestored('photograph', data, link);
