/** An act that was refused: what was typed, and why it was not done. */
export type ActAgain = { outcome: string; words: string; ground: string; error: string };
