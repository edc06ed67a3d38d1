import type pg from 'pg';

type Watching = { primary: pg.Pool; replica: pg.Pool; report: (message: string, error: unknown) => void };

/** In milliseconds: how soon after a change the replica is asked, how seldom while it has not caught up, and otherwise. */
const SOON = 50;
const SELDOM = 1_000;
const AT_REST = 5_000;

/**
 * Knows whether a replica has everything that has changed: after each change it counts as behind until it has replayed the
 * journal as far as it went at the primary then. While the primary is away nothing changes, and it stays as it
 * was, as it does while it lacks only what no change has told of, such as the upkeep of tables.
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
	/** How far it has to come, and how many changes that covers: it keeps being asked for that, and may not fall back. */
	let goal: { changes: number; place: string } | null = null;
	let pause = SOON;
	let told = false;
	const distrust = (error: unknown) => {
		current = false;
		behind = null;
		if (!told) report('Reading from the replica failed; the primary is read instead', error);
		told = true;
	};
	const look = async () => {
		// What changes while the primary is asked may lie behind the place that it gives.
		const known = changes;
		const isOnItsWay = !current && goal?.changes === known;
		const place = isOnItsWay ? goal?.place : await insertedBy(primary).catch(() => null);
		if (!place) return AT_REST;
		if (goal?.changes !== known) goal = { changes: known, place };
		try {
			const missing = await bytesMissing(replica, goal.place, place);
			behind = missing.of_newest;
			current = missing.of_goal === 0 && known === changes;
		} catch (error) {
			distrust(error);
			return AT_REST;
		}
		told = false;
		pause = current ? SOON : Math.min(pause * 2, SELDOM);
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
	let due = 0;
	let running: Promise<void> | null = null;
	const turnIn = (milliseconds: number) => {
		clearTimeout(timer);
		if (closed) return;
		due = performance.now() + milliseconds;
		timer = setTimeout(() => {
			running = turn().then((next) => {
				running = null;
				turnIn(next);
			});
		}, milliseconds).unref();
	};
	turnIn(0);
	return {
		/** One that is under way says itself when the next is due; one that is due sooner stays, however often this is asked. */
		soon() {
			if (!running && due > performance.now() + SOON) turnIn(SOON);
		},
		async close() {
			closed = true;
			clearTimeout(timer);
			await running;
		},
	};
}

/**
 * How far the primary's journal goes, in memory at least: with `synchronous_commit` off, what is committed is seen before
 * it is written.
 */
async function insertedBy(primary: pg.Pool): Promise<string | null> {
	const { rows } = await primary.query<{ place: string }>('select pg_current_wal_insert_lsn()::text as place');
	return rows[0]?.place ?? null;
}

type Missing = { of_goal: number; of_newest: number };

/** How many bytes of the journal up to two places are still to be replayed. Throws when the replica does, or is none. */
async function bytesMissing(replica: pg.Pool, goal: string, newest: string): Promise<Missing> {
	const { rows } = await replica.query<Missing>(
		`select greatest(0, pg_wal_lsn_diff($1::pg_lsn, replayed))::float8 as of_goal,
			greatest(0, pg_wal_lsn_diff($2::pg_lsn, replayed))::float8 as of_newest
		from pg_last_wal_replay_lsn() as replayed where replayed is not null`,
		[goal, newest],
	);
	if (!rows[0]) throw new Error('it replays no journal: it is no standby of the primary');
	return rows[0];
}
