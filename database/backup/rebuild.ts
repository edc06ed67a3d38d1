import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { knownMigrations } from '../migrate.ts';
import { Refusal } from '../refusal.ts';
import { requireRights } from '../requirements.ts';
import { clearOurs, refuseForeign } from './clear.ts';
import { forgetLostPictures } from './pictures.ts';
import { connectForBackup, listTables, quoted, type SequenceState, type TableShape, withColumns } from './snapshot.ts';

/** What a backup says of its database. */
export type DatabaseState = {
	migrations: string[];
	tables: (TableShape & { rows: number })[];
	sequences: SequenceState[];
	/** Ids of all pictures that have files in the backup. */
	pictures: string[];
};

/** Rows of one table in PostgreSQL's text format; returns when they are in. */
export type CopyIn = (table: string, rows: Readable) => Promise<void>;

/** Throws a `Refusal` when this version cannot hold what is in the backup. */
export function requireKnownState({ migrations }: Pick<DatabaseState, 'migrations'>): MigrationMeta[] {
	const known = knownMigrations();
	if (migrations.some((hash, at) => known[at]?.hash !== hash)) {
		throw new Refusal(
			'The backup was made by a version of Fescue that this one does not know. Restore it with that version or a newer one.',
		);
	}
	return known.slice(0, migrations.length);
}

/** Throws a `Refusal` when the database at `url` is in use, holds something else, holds ours and may not lose it, or is not ours to fill. */
export async function requireRoom(url: string, replaces: boolean): Promise<void> {
	const client = await connectForBackup(url);
	try {
		await refuseForeign(client, replaces);
		await requireRights(client);
	} finally {
		await client.end();
	}
}

/**
 * Makes the database at `url` what the backup says, in one transaction: until it commits, and whenever it fails or is
 * broken off, what was there stays. `load` gives every table's rows to its argument. Constraints are checked over the
 * whole at the end. Returns how many pictures went because their files are not in the backup. Throws a
 * `Refusal` as `requireRoom` does, and when rows or constraints are not as they were.
 */
export async function rebuildDatabase(
	url: string,
	state: DatabaseState,
	{ replaces, load }: { replaces: boolean; load: (copyIn: CopyIn) => Promise<void> },
): Promise<number> {
	const migrations = requireKnownState(state);
	const client = await connectForBackup(url);
	try {
		await client.query('begin');
		await refuseForeign(client, replaces);
		await clearOurs(client);
		await takeMigrations(client, migrations);
		await loadTables(client, state, load);
		await setSequences(client, state.sequences);
		await beginChanges(client);
		const forgotten = await forgetLostPictures(client, state.pictures);
		await client.query('commit');
		await client.query('analyze');
		return forgotten;
	} finally {
		await client.end();
	}
}

/** As the migrator does, but only as far as the backup had come. */
async function takeMigrations(client: pg.Client, migrations: MigrationMeta[]): Promise<void> {
	await client.query(
		`create schema drizzle;
		create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
	);
	for (const { sql, hash, folderMillis } of migrations) {
		for (const statement of sql) if (statement.trim()) await client.query(statement);
		await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
			hash,
			folderMillis,
		]);
	}
}

async function loadTables(client: pg.Client, state: DatabaseState, load: (copyIn: CopyIn) => Promise<void>) {
	const there = await listTables(client);
	const names = there.map(({ name }) => name);
	if (names.join() !== state.tables.map(({ name }) => name).join())
		throw new Refusal('The tables of the backup are not those of its version.');
	// What migrations put there is in the backup too, and triggers have done their work before it was made.
	for (const name of names) await client.query(`alter table ${quoted(name)} disable trigger user`);
	await client.query(`truncate ${names.map(quoted).join(', ')}`);
	const references = await dropReferences(client);
	await load(async (name, rows) => {
		const table = state.tables.find((shape) => shape.name === name);
		if (!table) throw new Refusal(`The backup names no table ${name}.`);
		const copy = client.query(copyFrom(`copy ${withColumns(table)} from stdin`));
		await pipeline(rows, copy);
		if (copy.rowCount !== table.rows)
			throw new Refusal(`The backup has ${table.rows} rows of ${name}, ${copy.rowCount} came in.`);
	});
	for (const add of references) await client.query(add);
	for (const name of names) await client.query(`alter table ${quoted(name)} enable trigger user`);
}

/** Tables refer to each other in circles, so references are made anew, and checked, when all rows are there. */
async function dropReferences(client: pg.Client): Promise<string[]> {
	const { rows } = await client.query<{ drop: string; add: string }>(
		`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
			format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
		from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
	);
	for (const { drop } of rows) await client.query(drop);
	return rows.map(({ add }) => add);
}

/** Changes of courses are numbered by transactions, whose numbers say nothing in another cluster. A version before knew no changes. */
async function beginChanges(client: pg.Client) {
	const { rows } = await client.query<{ knows: boolean }>(
		`select to_regprocedure('public.begin_course_changes()') is not null as knows`,
	);
	if (rows[0]?.knows) await client.query('select public.begin_course_changes()');
}

async function setSequences(client: pg.Client, sequences: SequenceState[]): Promise<void> {
	for (const { name, value, called } of sequences) {
		await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, called]);
	}
}
