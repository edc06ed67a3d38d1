import { z } from 'zod';

/** A setting that is text, of at most or at least so many characters; what is refused is told with the number. */
export const textUpTo = (most: number) => z.string().max(most, { error: `must have at most ${most} characters` });
export const textFrom = (least: number) => z.string().min(least, { error: `must have at least ${least} characters` });
