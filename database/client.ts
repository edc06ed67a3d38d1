import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { boundWaiting } from './bound-waiting.ts';
import { readAgain } from './read-again.ts';
import * as accounts from './schema/accounts.ts';
import * as catalogue from './schema/catalogue.ts';
import * as clubs from './schema/clubs.ts';
import * as conditions from './schema/conditions.ts';
import * as following from './schema/following.ts';
import * as lists from './schema/lists.ts';
import * as mail from './schema/mail.ts';
import * as moderation from './schema/moderation.ts';
import * as newsletter from './schema/newsletter.ts';
import * as openData from './schema/open-data.ts';
import * as pictures from './schema/pictures.ts';
import * as ratings from './schema/ratings.ts';
import * as reviews from './schema/reviews.ts';
import * as rounds from './schema/rounds.ts';
import * as support from './schema/support.ts';
import * as system from './schema/system.ts';
import * as twins from './schema/twins.ts';
import * as world from './schema/world.ts';

const schema = {
	...accounts,
	...catalogue,
	...clubs,
	...conditions,
	...twins,
	...following,
	...lists,
	...mail,
	...moderation,
	...newsletter,
	...openData,
	...pictures,
	...ratings,
	...reviews,
	...rounds,
	...support,
	...system,
	...world,
};

/** The typed database, or a transaction on it: commands and queries take either. */
export type Database = NodePgDatabase<typeof schema> & {
	/** Of a transaction: the database of its connection, which lasts longer and keeps what was built for it. */
	connection?: Database;
};

/** Limits of one process's pool; milliseconds. */
export type PoolLimits = { size: number; statementTimeout: number; waitTimeout: number };

const DEFAULT_LIMITS: PoolLimits = { size: 10, statementTimeout: 5_000, waitTimeout: 2_000 };

/**
 * How long a connection that nobody uses stays. A new one has to plan each statement anew, and it is in a rush that they are opened: who
 * got one waited 50 to 300 ms (decision record 0022).
 */
const IDLE_MILLISECONDS = 600_000;
/** Sooner than a firewall on the way forgets one that is quiet. */
const SIGN_OF_LIFE_MILLISECONDS = 60_000;

/**
 * Opens a pool on `url` (postgresql://…). A query that runs longer than `statementTimeout` is ended by the server, one
 * that waits longer than `waitTimeout` for a connection fails, and at once where the database is silent and as many wait; all
 * surface as thrown errors. A read whose connection breaks is asked once more. Connects on first use, and keeps what it has
 * opened for ten minutes.
 */
export function openDatabase(url: string, limits: Partial<PoolLimits> = {}): { db: Database; pool: pg.Pool } {
	const { size, statementTimeout, waitTimeout } = { ...DEFAULT_LIMITS, ...limits };
	const pool = new pg.Pool({
		connectionString: url,
		max: size,
		connectionTimeoutMillis: waitTimeout,
		idleTimeoutMillis: IDLE_MILLISECONDS,
		keepAlive: true,
		keepAliveInitialDelayMillis: SIGN_OF_LIFE_MILLISECONDS,
		statement_timeout: statementTimeout,
		// The client's own limit ends a query even when the server hangs and cannot keep its own.
		query_timeout: statementTimeout + 500,
		idle_in_transaction_session_timeout: 10_000,
		application_name: 'fescue',
	});
	// A connection that breaks while nobody uses it, or while it is being closed, is no reason to end the process.
	pool.on('error', () => {});
	// One that breaks in use fails its query, which tells the caller; without a listener it would end the process besides.
	pool.on('connect', (client) => client.on('error', () => {}));
	boundWaiting(pool);
	readAgain(pool);
	return { db: databaseOn(pool), pool };
}

/** The typed database on a pool that somebody else has opened. */
export function databaseOn(pool: pg.Pool): Database {
	const db: Database = drizzle(pool, { schema });
	const connections = new WeakMap<pg.PoolClient, Database>();
	db.transaction = async (work, config) => {
		const client = await pool.connect();
		let begun = false;
		try {
			const connection = connections.get(client) ?? drizzle(client, { schema });
			connections.set(client, connection);
			const begin = (tx: Parameters<typeof work>[0]) => {
				begun = true;
				return work(Object.assign(tx, { connection }));
			};
			return await connection.transaction(begin, config);
		} finally {
			// Where `begin` or `rollback` has had no answer, a transaction would take in what others ask of the connection.
			client.release(!begun || client.getTransactionStatus() !== 'I');
		}
	};
	return db;
}

/** A database in which whatever is asked fails at once with an error. */
export function failingDatabase(error: unknown): Database {
	const fail = () => Promise.reject(error);
	return databaseOn({ query: fail, connect: fail } as unknown as pg.Pool);
}
