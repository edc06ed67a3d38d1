/** How many of the last roots readers are led to; those before answer at their addresses too. */
export const ROOTS_TOLD = 30;

/** A night's root as readers are told of it. `day` is YYYY-MM-DD in UTC. */
export type DecisionRoot = { name: string; day: string; root: string };

/** What the file of a night holds: hashes and roots are SHA-256 in hex, the signature Ed25519 in base64. Nothing of what was decided. */
export type DecisionFile = { day: string; before: string; hashes: string[]; root: string; signature: string };

/** What the file of a day is called: `decisions-2026-11-29.json`. */
export const decisionFileName = (day: string) => `decisions-${day}.json`;
