import { tellDatabase } from '../support/tell-database.ts';

/**
 * Puts a clock in front of the database's own that can be moved: whoever asks PostgreSQL what time it is, as each node of a site does
 * once a minute, hears the moved one. Connections from before are closed, so that none has the old one.
 */
export async function makeClockMovable(url: string): Promise<void> {
	const statements = [
		'create schema moved',
		`create table moved.clock as select interval '0' as by`,
		`create function moved.clock_timestamp() returns timestamptz language sql as
			'select pg_catalog.clock_timestamp() + by from moved.clock'`,
		`do $$ begin execute format('alter database %I set search_path = moved, public, pg_catalog', current_database()); end $$`,
		'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
	];
	for (const statement of statements) await tellDatabase(url, statement);
}

/** Moves it to so many days from the real time. */
export const moveDatabaseClock = (url: string, days: number) =>
	tellDatabase(url, 'update moved.clock set by = make_interval(days => $1)', [days]);
