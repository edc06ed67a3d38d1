import type pg from 'pg';
import { Refusal } from '../refusal.ts';
import { quoted } from './snapshot.ts';

/** Throws a `Refusal` when the database is in use, holds something else than Fescue, or Fescue and may not lose it. */
export async function refuseForeign(client: pg.Client, replaces: boolean): Promise<void> {
	const { rows } = await client.query<{ ours: boolean; filled: boolean; used: boolean }>(
		`select to_regclass('drizzle.__drizzle_migrations') is not null as ours,
			exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
				and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')) as filled,
			exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
				and application_name in ('fescue', 'fescue migrate')) as used`,
	);
	const found = rows[0];
	if (found?.used) throw new Refusal('A site is running on this database. Stop it first.');
	if (!found?.filled) return;
	if (!found.ours)
		throw new Refusal('The database holds tables that are not Fescue’s. Name an empty one in DATABASE_URL.');
	if (!replaces) {
		throw new Refusal('The database is not empty. To put the backup in place of what is there, add --replace.');
	}
}

/** Drops every table and function of ours, and the record of migrations; extensions stay. */
export async function clearOurs(client: pg.Client): Promise<void> {
	await client.query('drop schema if exists drizzle cascade');
	const tables = await client.query<{ name: string }>(
		`select relname::text as name from pg_class
		where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
			and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`,
	);
	for (const { name } of tables.rows) await client.query(`drop table ${quoted(name)} cascade`);
	const functions = await client.query<{ signature: string }>(
		`select oid::regprocedure::text as signature from pg_proc
		where pronamespace = 'public'::regnamespace
			and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
	);
	for (const { signature } of functions.rows) await client.query(`drop function ${signature} cascade`);
}
