/** `letter`: whether a command writes to whomever it concerns; not where another letter tells them of it. */
export type Telling = { letter: boolean };

/** What a command does of itself. */
export const BY_LETTER: Telling = { letter: true };
