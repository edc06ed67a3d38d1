import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { oneTimeTokens } from '#database/schema/accounts.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Link } from '../links/link-store.ts';
import { MOST_SIGN_UPS } from '../queries.ts';

/** A browser is known for its last few sign-ups. */
export const MOST_OF_BROWSER = 5;

/** The sign-ups that wait for the address of an account to be confirmed, the newest first; also those whose link has run out. */
export function listSignUps(tx: Database, userId: string): Promise<Link[]> {
	return tx
		.select()
		.from(oneTimeTokens)
		.where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, 'signup')))
		.orderBy(desc(oneTimeTokens.createdAt))
		.limit(MOST_SIGN_UPS);
}

/** Whether a sign-up was made in the browser that asks, or its password was shown there. */
export const isMadeHere = ({ client }: DomainContext, { memberId }: Pick<Link, 'memberId'>) =>
	memberId !== null && (client.signUps ?? []).includes(memberId);

/** Makes the browser that asks known as the one that signed up. Of a known address too: nothing may tell which it was (S12). */
export function noteSignUp(ctx: DomainContext, memberId: string) {
	const before = (ctx.client.signUps ?? []).filter((id) => id !== memberId);
	ctx.signUpsChange = [memberId, ...before].slice(0, MOST_OF_BROWSER);
}
