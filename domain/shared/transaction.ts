import type { Database } from '#database/client.ts';
import type { DomainContext } from './context.ts';

const TRIES = 3;
/** PostgreSQL's serialization_failure and deadlock_detected: nothing has happened, so it may be tried again. */
const RETRYABLE = new Set(['40001', '40P01']);

/** Thrown inside `inTransaction` to undo everything and hand an expected failure to the caller. */
class Rollback<Value> {
	value: Value;
	constructor(value: Value) {
		this.value = value;
	}
}

/**
 * Runs `work` in one transaction; its result is returned once it is committed. A result with `ok: false` rolls back.
 * Deadlocks and serialization failures are tried again, three times in all.
 */
export async function inTransaction<Outcome extends { ok: boolean }>(
	ctx: DomainContext,
	work: (tx: Database) => Promise<Outcome>,
): Promise<Outcome> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await ctx.db.transaction(async (tx) => {
				const outcome = await work(tx as unknown as Database);
				if (!outcome.ok) throw new Rollback(outcome);
				return outcome;
			});
		} catch (error) {
			if (error instanceof Rollback) return error.value as Outcome;
			if (attempt >= TRIES || !RETRYABLE.has(postgresCode(error) ?? '')) throw error;
		}
	}
}

/** The same context inside a transaction, for a command that is part of another; what it computes when asked is left alone. */
export const insideTransaction = (ctx: DomainContext, tx: Database): DomainContext =>
	Object.create(ctx, { db: { value: tx } });

/** The SQLSTATE of a database error, looked for through its causes; undefined for any other error. */
export function postgresCode(error: unknown): string | undefined {
	for (let at = error; at instanceof Error; at = at.cause) {
		const { code } = at as { code?: unknown };
		if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
	}
	return undefined;
}
