import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { suspensions } from '#database/schema/desk.ts';
import { failure } from '../shared/result.ts';
import type { Banned } from './errors.ts';
import type { Account } from './queries.ts';

/**
 * The failure of a suspended account, with what its member was told of it by letter. Only for whoever has shown that the
 * account is theirs.
 */
export async function refuseSuspended(
	db: Database,
	{ id, bannedUntil }: Pick<Account, 'id' | 'bannedUntil'>,
): Promise<{ ok: false } & Banned> {
	const { ground, words, userId, liftedAt, startedAt } = suspensions;
	const [why] = await db
		.select({ ground, words })
		.from(suspensions)
		.where(and(eq(userId, id), isNull(liftedAt)))
		.orderBy(desc(startedAt))
		.limit(1);
	return failure({ kind: 'banned', until: bannedUntil?.toISOString() ?? null, why: why ?? null });
}
