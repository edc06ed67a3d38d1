/** Unhurried reading of English prose. */
const WORDS_A_MINUTE = 230;

/** Whole minutes that a text takes to read, one at least. */
export const readingMinutes = (text: string) => Math.max(1, Math.round(text.split(' ').length / WORDS_A_MINUTE));
