import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';

type Ask = (...asked: unknown[]) => Promise<unknown>;

/** A statement that changes nothing, whatever it is built of. */
const READ = /^[\s(]*(?:select|with)\b(?!.*\b(?:insert|update|delete|merge)\b)/is;
/** Codes of a connection that was ended under its statement: by PostgreSQL, or on the way. */
const CODES = /^(?:57P0[12]|08\w{3}|ECONNRESET|EPIPE)$/;
/** What the driver says where it gives no code. */
const MESSAGES = /^(?:Connection terminated unexpectedly|Client has encountered a connection error)/;

/**
 * Lets a pool ask a read once more, on another connection, when its own breaks under it. Only a statement that stands by itself:
 * of a transaction the others are lost with it, and of a write nobody knows whether it has happened. Pages are made again as a whole
 * besides (`server/pages/page-server.ts`); who asks for them, and data calls, have this alone.
 */
export function readAgain(pool: pg.Pool): void {
	const ask: Ask = pool.query.bind(pool);
	const query: Ask = (...asked) =>
		ask(...asked).catch(async (error: unknown) => {
			if (!isBroken(error) || !READ.test(textOf(asked[0]))) throw error;
			// What ends one connection often ends all: the pool hears of the idle ones within this turn.
			await setImmediate();
			return ask(...asked);
		});
	// Nobody asks a pool by a callback.
	pool.query = query as typeof pool.query;
}

function isBroken(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { code } = error as { code?: unknown };
	return (typeof code === 'string' && CODES.test(code)) || MESSAGES.test(error.message);
}

const textOf = (asked: unknown): string =>
	typeof asked === 'string' ? asked : String((asked as { text?: unknown } | null)?.text);
