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
export function watchReplica({ primary, replica, report }: Watching) {
	let current = false;
	let behind: number | null = null;
	let changes = 0;
	/** How far it has to come, and how many changes that covers. */
	let goal: { changes: number; place: string | null } | null = null;
	let pause = SOON;
	let told = false;
	let closed = false;
	let timer: NodeJS.Timeout | undefined;
	let looking: Promise<void> | null = null;

	const distrust = (error: unknown) => {
		current = false;
		behind = null;
		if (!told && !closed) report('the replica cannot be read from, so the primary is', error);
		told = true;
	};
	const look = async () => {
		if (goal?.changes !== changes) goal = { changes, place: await writtenBy(primary).catch(() => null) };
		if (goal.place === null) {
			goal = null;
			return AT_REST;
		}
		try {
			behind = await bytesMissing(replica, goal.place);
		} catch (error) {
			distrust(error);
			return AT_REST;
		}
		told = false;
		current = behind === 0 && goal.changes === changes;
		pause = current ? SOON : Math.min(pause * 2, SELDOM);
		if (current) goal = null;
		return current ? AT_REST : pause;
	};
	const lookIn = (milliseconds: number) => {
		clearTimeout(timer);
		if (closed) return;
		timer = setTimeout(() => {
			looking = look().then((next) => {
				looking = null;
				lookIn(next);
			});
		}, milliseconds).unref();
	};

	lookIn(0);
	return {
		isCurrent: () => current,
		bytesBehind: () => behind,
		distrust,
		note() {
			current = false;
			changes += 1;
			pause = SOON;
			// One that is under way sees the change, and is followed by another.
			if (!looking) lookIn(SOON);
		},
		async close() {
			closed = true;
			clearTimeout(timer);
			await looking;
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
