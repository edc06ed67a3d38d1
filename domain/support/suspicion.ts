/** Why something sent looks like a machine's. It is kept all the same, and answered like any other. */
export const SUSPICIONS = ['trap', 'haste', 'flood'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

export const FASTEST_MILLISECONDS = 3_000;
export const MESSAGES_A_DAY = 5;

type Signs = {
	/** A field that no reader sees was filled in. */
	trapped: boolean;
	/** When the form was made, and when it came back. */
	issuedAt: Date;
	now: Date;
	/** How many messages the address has sent in the 24 hours before. */
	sentBefore: number;
};

/**
 * The first sign that fits, or null. Nothing suspicious is mailed about, so that the form cannot be used to fill a
 * stranger's letter box (S54).
 */
export function suspicionOf({ trapped, issuedAt, now, sentBefore }: Signs): Suspicion | null {
	if (trapped) return 'trap';
	if (now.getTime() - issuedAt.getTime() < FASTEST_MILLISECONDS) return 'haste';
	return sentBefore >= MESSAGES_A_DAY ? 'flood' : null;
}
