/** The fewest characters that a reader has to see in a name or another word of a line, and in a text that says something. */
export const LEAST_NAME = 2;
export const LEAST_TEXT = 10;
