import type pg from 'pg';

type Watching = { primary: pg.Pool; replica: pg.Pool; report: (message: string, error: unknown) => void };

/** In milliseconds: how soon after a change the replica is asked, how seldom while it has not caught up, and otherwise. */
const SOON = 50;
const SELDOM = 1_000;
const AT_REST = 5_000;

/**
 * Knows whether a replica has everything that has changed: after each change it counts as behind until it has replayed the
 * journal as far as the primary had written it then. While the primary is away nothing changes, and it stays as it was.
 */
export function watchReplica(watching: Watching) {
	const { look, note, ...state } = followReplica(watching);
	const turns = takeTurns(look);
	return {
		...state,
		note() {
			note();
			turns.soon();
		},
		close: turns.close,
	};
}

/** What is known of a replica. `look` asks, and gives the milliseconds until it is to be asked again. */
function followReplica({ primary, replica, report }: Watching) {
	let current = false;
	let behind: number | null = null;
	let changes = 0;
	/** How far it has to come, and how many changes that covers. */
	let goal: { changes: number; place: string } | null = null;
	let pause = SOON;
	let told = false;

	const distrust = (error: unknown) => {
		current = false;
		behind = null;
		if (!told) report('the replica cannot be read from, so the primary is', error);
		told = true;
	};
	const look = async () => {
		// What changes while the primary is asked may lie behind the place that it gives.
		const known = changes;
		const place = goal?.changes === known ? goal.place : await writtenBy(primary).catch(() => null);
		if (place === null) return AT_REST;
		goal = { changes: known, place };
		try {
			behind = await bytesMissing(replica, place);
		} catch (error) {
			distrust(error);
			return AT_REST;
		}
		told = false;
		current = behind === 0 && known === changes;
		pause = current ? SOON : Math.min(pause * 2, SELDOM);
		if (current) goal = null;
		return current ? AT_REST : pause;
	};
	const note = () => {
		current = false;
		changes += 1;
		pause = SOON;
	};
	return { look, note, distrust, isCurrent: () => current, bytesBehind: () => behind };
}

/** Takes a turn at once and then again and again, after the milliseconds that the one before has given. */
function takeTurns(turn: () => Promise<number>) {
	let closed = false;
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<void> | null = null;
	const turnIn = (milliseconds: number) => {
		clearTimeout(timer);
		if (closed) return;
		timer = setTimeout(() => {
			running = turn().then((next) => {
				running = null;
				turnIn(next);
			});
		}, milliseconds).unref();
	};
	turnIn(0);
	return {
		/** One that is under way says itself when the next is due. */
		soon() {
			if (!running) turnIn(SOON);
		},
		async close() {
			closed = true;
			clearTimeout(timer);
			await running;
		},
	};
}

/** How far the primary has written its journal. */
async function writtenBy(primary: pg.Pool): Promise<string | null> {
	const { rows } = await primary.query<{ place: string }>('select pg_current_wal_lsn()::text as place');
	return rows[0]?.place ?? null;
}

/** How many bytes of the journal up to a place are still to be replayed. Throws when the replica does, or is none. */
async function bytesMissing(replica: pg.Pool, place: string): Promise<number> {
	const { rows } = await replica.query<{ missing: number | null }>(
		'select pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::float8 as missing',
		[place],
	);
	const missing = rows[0]?.missing ?? null;
	if (missing === null) throw new Error('it replays no journal: it is no standby of the primary');
	return Math.max(0, missing);
}
