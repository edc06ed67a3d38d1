import type { Database } from '#database/client.ts';
import { type Allowance, takeAllowance } from '../allowance.ts';
import type { DomainContext } from '../context.ts';
import { readStamp } from './stamp.ts';

/** Why something sent looks like a machine's. It is kept all the same, and answered like any other. */
export const SUSPICIONS = ['trap', 'haste', 'flood'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** How a form came back: its stamp, and whether a field that no reader sees was filled in. */
export type Sending = { stamp: string; trapped: boolean };

export const FASTEST_MILLISECONDS = 3_000;
export const MESSAGES_A_DAY = 5;
/** What a school or an office behind one address may send of one form in a day. */
export const NETWORK_A_DAY = 20;

const DAY_SECONDS = 86_400;

type Signs = {
	/** A field that no reader sees was filled in. */
	trapped: boolean;
	/** When the form was made, and when it came back. */
	issuedAt: Date;
	now: Date;
	/** Its address or its network has sent too many of the kind today. */
	flooding: boolean;
};

/**
 * The first sign that fits, or null. Nothing suspicious is mailed about, so that the form cannot be used to fill a
 * stranger's letter box (S54).
 */
export function suspicionOf({ trapped, issuedAt, now, flooding }: Signs): Suspicion | null {
	if (trapped) return 'trap';
	if (now.getTime() - issuedAt.getTime() < FASTEST_MILLISECONDS) return 'haste';
	return flooding ? 'flood' : null;
}

/**
 * Judges what was sent by a form, and counts it for its network and, where one was given, its address. In the transaction
 * of what is sent: a second submit of one stamp counts once.
 */
export async function judgeSending(
	tx: Database,
	ctx: DomainContext,
	{ form, email, sending }: { form: string; email: string | null; sending: Sending },
): Promise<Suspicion | null> {
	const counting = { ...ctx, db: tx };
	const daily = (name: string, burst: number): Allowance => ({ name, burst, perSecond: burst / DAY_SECONDS });
	const waits = [await takeAllowance(counting, daily(`${form} network`, NETWORK_A_DAY), ctx.client.network)];
	if (email) waits.push(await takeAllowance(counting, daily(`${form} address`, MESSAGES_A_DAY), email));
	const now = ctx.now();
	const read = readStamp(ctx.secret, sending.stamp, now);
	const issuedAt = read.ok ? read.value.issuedAt : now;
	return suspicionOf({ trapped: sending.trapped, issuedAt, now, flooding: waits.some((wait) => wait !== null) });
}
