import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Refusal } from '../refusal.ts';

/** A table and the columns that are written into it; those the database computes are left out. */
export type TableShape = { name: string; columns: string[] };

/** Where a sequence stands: the last number it gave, or will give first while `called` is false. */
export type SequenceState = { name: string; value: string; called: boolean };

/** Everything in the database as it was at one moment, while readers and writers go on. */
export type Snapshot = {
	/** Hashes of the migrations it has had, in their order. */
	migrations: string[];
	tables: TableShape[];
	/** Rows in PostgreSQL's text format for COPY, as a stream; `rows` is right once that has ended. */
	copyOut: (table: TableShape) => { stream: Readable; rows: () => number };
	/** Ids of the photographs whose sizes are still to be made of their uploads. */
	readComing: () => Promise<string[]>;
	/** Ids of the pictures whose files have to be there. */
	readNamed: () => Promise<string[]>;
	/** Read after the tables, so that no row has a number that is still to be given. */
	readSequences: () => Promise<SequenceState[]>;
	close: () => Promise<void>;
};

/** Opens a snapshot of the database at `url`. Throws a `Refusal` where it has no schema of ours. */
export async function openSnapshot(url: string): Promise<Snapshot> {
	const client = await connectForBackup(url);
	try {
		// As pg_dump does: the tables are held before the snapshot is taken, so that none changes its shape in between.
		const held = await listTables(client);
		if (held.length === 0) throw new Refusal('The database is empty: there is nothing to back up.');
		await client.query('begin isolation level repeatable read read only');
		await client.query(`lock table ${held.map(({ name }) => quoted(name)).join(', ')} in access share mode`);
		const migrations = await client.query<{ hash: string }>(
			'select hash from drizzle.__drizzle_migrations order by id',
		);
		return {
			migrations: migrations.rows.map(({ hash }) => hash),
			tables: await listTables(client),
			copyOut(table) {
				const stream = client.query(copyTo(`copy ${withColumns(table)} to stdout`));
				return { stream, rows: () => stream.rowCount };
			},
			readComing: () => readComing(client),
			readNamed: () => readNamed(client),
			readSequences: () => readSequences(client),
			close: () => client.end(),
		};
	} catch (error) {
		await client.end();
		throw error;
	}
}

/** A connection on which nothing is cut off, however long it takes. */
export async function connectForBackup(url: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: url, application_name: 'fescue backup' });
	// A connection that breaks fails the query it is used for.
	client.on('error', () => {});
	await client.connect();
	await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
	return client;
}

/** Our tables with what is written into them. What PostgreSQL may lose in a crash (unlogged) is not worth a backup. */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
	const { rows } = await client.query<TableShape>(
		`select relname::text as name, array_agg(attname::text order by attnum) as columns
		from pg_class join pg_attribute on attrelid = pg_class.oid
		where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
			and attnum > 0 and not attisdropped and attgenerated = ''
		group by relname order by relname`,
	);
	return rows;
}

async function readComing(client: pg.Client): Promise<string[]> {
	const { rows } = await client.query<{ id: string }>(`select id from public.photographs where status = 'coming'`);
	return rows.map(({ id }) => id);
}

/** Every picture that a row names and whose files are made. A decided scorecard's are removed, its row stays. */
export const NAMED_PICTURES = `select id from public.photographs where status = 'ready'
	union select id from public.scorecards where status = 'open'
	union select avatar_key::uuid from public.profiles where avatar_key is not null`;

async function readNamed(client: pg.Client): Promise<string[]> {
	const { rows } = await client.query<{ id: string }>(NAMED_PICTURES);
	return rows.map(({ id }) => id);
}

async function readSequences(client: pg.Client): Promise<SequenceState[]> {
	const names = await client.query<{ name: string }>(
		`select relname::text as name from pg_class
		where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
	);
	const states: SequenceState[] = [];
	for (const { name } of names.rows) {
		const { rows } = await client.query<{ value: string; called: boolean }>(
			`select last_value::text as value, is_called as called from ${quoted(name)}`,
		);
		if (rows[0]) states.push({ name, ...rows[0] });
	}
	return states;
}

/** A table with its columns, as COPY wants them. */
export const withColumns = ({ name, columns }: TableShape) =>
	`${quoted(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`;

/** The name of a table, whatever the search path says. */
export const quoted = (name: string) => `public.${pg.escapeIdentifier(name)}`;
