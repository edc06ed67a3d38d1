import type pg from 'pg';
import { type Database, databaseOn, openDatabase } from '#database/client.ts';
import { watchReplica } from './watch-replica.ts';

/** What pages that are the same for everyone may be made from. */
export type Replica = {
	/** Reads from the replica while it has every change that this process knows of, else from the primary; writes there. */
	db: Database;
	/** Told of every change, made here or heard of, before pages are dropped. */
	note: () => void;
	/** How many bytes of the journal the replica had not replayed when last asked; null while it cannot be asked. */
	bytesBehind: () => number | null;
	close: () => Promise<void>;
};

type Opening = {
	url: string;
	primary: pg.Pool;
	/** Connections to the replica at most. */
	size: number;
	report: (message: string, error: unknown) => void;
};

/** Shorter than the primary's: what waits here in vain waits there once more. In milliseconds. */
const LIMITS = { statementTimeout: 2_000, waitTimeout: 500 };

/** Opens a streaming standby for reading. It connects on first use, and is used once it was seen to be up to date. */
export function openReplica({ url, primary, size, report }: Opening): Replica {
	const { pool } = openDatabase(url, { size, ...LIMITS });
	const watch = watchReplica({ primary, replica: pool, report });
	/** Whatever fails on the replica is asked of the primary; where that can answer, the fault was the replica's. */
	const query = async (...asked: [string]) => {
		if (!watch.isCurrent()) return primary.query(...asked);
		try {
			return await pool.query(...asked);
		} catch (error) {
			const answer = await primary.query(...asked);
			watch.distrust(error);
			return answer;
		}
	};
	// A pool whose statements take this way; what asks for a connection of its own, as transactions do, gets the primary's.
	const reading = Object.create(primary, { query: { value: query }, connect: { value: () => primary.connect() } });
	return {
		db: databaseOn(reading),
		note: watch.note,
		bytesBehind: watch.bytesBehind,
		async close() {
			await watch.close();
			await pool.end();
		},
	};
}
