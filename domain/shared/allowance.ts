import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { allowances } from '#database/schema/accounts.ts';
import type { DomainContext } from './context.ts';

/** A bucket of `burst` tokens that refills by `perSecond`. */
export type Allowance = { name: string; burst: number; perSecond: number };

/**
 * Takes one token out of somebody's bucket, or `tokens` together or none. Returns null, or the seconds until there are so
 * many again. One statement for all processes together, so that no number of requests at once gets past it. Throws a
 * `RangeError` for more tokens than a full bucket holds, which would never be there.
 */
export async function takeAllowance(
	ctx: Pick<DomainContext, 'db' | 'now'>,
	allowance: Allowance,
	who: string,
	tokens = 1,
): Promise<number | null> {
	if (tokens > allowance.burst)
		throw new RangeError(`${allowance.name}: ${tokens} tokens never fit into ${allowance.burst}`);
	const key = keyOf(allowance, who);
	const now = ctx.now();
	const refilled = refilledSql(allowance, now);
	const taken = await ctx.db
		.insert(allowances)
		.values({ key, remaining: allowance.burst - tokens, refilledAt: now })
		.onConflictDoUpdate({
			target: allowances.key,
			set: { remaining: sql`${refilled} - ${tokens}`, refilledAt: laterSql(now) },
			setWhere: sql`${refilled} >= ${tokens}`,
		})
		.returning({ key: allowances.key });
	return taken.length > 0 ? null : secondsToWait(ctx, allowance, { key, tokens });
}

/** Takes `cost` more tokens, or as many as there are: what went wrong costs more than what went well. */
export async function chargeAllowance(ctx: DomainContext, allowance: Allowance, who: string, cost: number) {
	const now = ctx.now();
	await ctx.db
		.update(allowances)
		.set({ remaining: sql`greatest(0, ${refilledSql(allowance, now)} - ${cost})`, refilledAt: laterSql(now) })
		.where(eq(allowances.key, keyOf(allowance, who)));
}

/** Fills somebody's bucket again. */
export async function restoreAllowance(ctx: DomainContext, allowance: Allowance, who: string) {
	await ctx.db.delete(allowances).where(eq(allowances.key, keyOf(allowance, who)));
}

const keyOf = ({ name }: Allowance, who: string) =>
	`${name} ${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;

/** What the bucket holds now. A clock that has gone back refills nothing. */
const refilledSql = ({ burst, perSecond }: Allowance, now: Date) =>
	sql`least(${burst}::float8, ${allowances.remaining} + greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - ${allowances.refilledAt}))::float8 * ${perSecond}::float8)`;

const laterSql = (now: Date) => sql`greatest(${allowances.refilledAt}, ${now.toISOString()}::timestamptz)`;

async function secondsToWait(
	ctx: Pick<DomainContext, 'db' | 'now'>,
	{ perSecond }: Allowance,
	{ key, tokens }: { key: string; tokens: number },
): Promise<number> {
	const [row] = await ctx.db.select().from(allowances).where(eq(allowances.key, key));
	const since = row ? Math.max(0, ctx.now().getTime() - row.refilledAt.getTime()) / 1000 : 0;
	const missing = tokens - (row?.remaining ?? 0) - since * perSecond;
	return Math.max(1, Math.ceil(missing / perSecond));
}
