import type { Allowance } from '#domain/shared/allowance.ts';
import { createTurnstile } from '../load/turnstile.ts';

/** Reading everything of a member is dear; nobody needs it more than a few times an hour. */
export const DOWNLOADS: Allowance = { name: 'export', burst: 5, perSecond: 5 / 3600 };

/** Each reads a dozen tables at once and is whole in memory before it is sent: many must not have the readers wait (R21). */
const READ_AT_ONCE = 2;
const READERS_IN_LINE = 20;

/** Runs one such reading after the other, of all who ask this process. Throws a `LineFull` where too many wait. */
export const inExportLine = createTurnstile(READ_AT_ONCE, READERS_IN_LINE).run;
