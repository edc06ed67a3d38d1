import type pg from 'pg';
import { isDatabaseFailing } from '#domain/shared/database-failing.ts';

type Given = (error: Error | undefined, client?: pg.PoolClient, done?: (release?: unknown) => void) => void;

/** Begins as what the driver says of a wait that was too long, since that is what this would have become. */
const SO_MANY_WAIT = 'timeout exceeded when trying to connect, and as many wait already as there are connections';

/**
 * While a database is silent, lets no more wait for a connection of a pool than the pool may have, and refuses the others at once:
 * each would wait in vain for as long as may be waited. It is silent from when somebody has got no connection until one
 * is made or given back in order: where connections come and go, anybody may wait, however many do.
 */
export function boundWaiting(pool: pg.Pool): void {
	const most = pool.options.max;
	let silent = false;
	const connect = pool.connect.bind(pool) as (given: Given) => void;
	const connectOrRefuse = (given: Given) => {
		if (silent && pool.waitingCount >= most) return given(new Error(SO_MANY_WAIT));
		return connect((error, client, done) => {
			if (error && isDatabaseFailing(error)) silent = true;
			given(error, client, done);
		});
	};
	pool.on('connect', () => {
		silent = false;
	});
	pool.on('release', (fault: unknown) => {
		// A transaction that could not be begun or undone gives `true`. Of a statement that was refused, somebody has refused it.
		if (fault !== true && !isDatabaseFailing(fault)) silent = false;
	});
	const promised = () =>
		new Promise<pg.PoolClient>((resolve, reject) => {
			connectOrRefuse((error, client) => (client ? resolve(client) : reject(error)));
		});
	// The pool's own `query` gives a function, everybody else waits for a promise.
	pool.connect = ((given?: Given) => (given ? connectOrRefuse(given) : promised())) as typeof pool.connect;
}
