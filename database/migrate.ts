import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ofCheckout } from './checkout.ts';
import { Refusal } from './refusal.ts';

/** Any number, the same in every node: the holder of this advisory lock migrates, the others wait for it. */
const MIGRATION_LOCK = 7_352_181;

const MIGRATIONS_FOLDER = ofCheckout('database/migrations');

/** Old code still runs while we migrate: a statement that would queue it up behind a long lock gives way instead. */
const LOCK_TIMEOUT = '10s';

/**
 * Brings the database at `url` to this version's schema and returns the number of migrations it took. Nodes that start
 * together migrate once: one holds an advisory lock, the others wait. Throws a `Refusal` when the schema is newer than
 * this version, having touched nothing.
 */
export async function migrate(url: string): Promise<number> {
	const client = new pg.Client({ connectionString: url, application_name: 'fescue migrate' });
	await client.connect();
	try {
		await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
		const known = knownMigrations().map((migration) => migration.hash);
		const applied = await appliedMigrations(client);
		refuseNewerSchema(applied, known);
		const missing = known.length - applied.length;
		if (missing === 0) return 0;
		await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
		await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
		return missing;
	} finally {
		await client.end();
	}
}

/** The migrations of this version in their order, with their statements. */
export const knownMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });

/** Hashes of the migrations that the database has had; none for an empty database. */
async function appliedMigrations(client: pg.Client): Promise<string[]> {
	const table = await client.query<{ name: string | null }>(
		`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
	);
	if (!table.rows[0]?.name) return [];
	const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
	return rows.map((row) => row.hash);
}

function refuseNewerSchema(applied: readonly string[], known: readonly string[]) {
	const unknown = applied.filter((hash) => !known.includes(hash)).length;
	if (unknown === 0) return;
	throw new Refusal(
		`The database has ${unknown === 1 ? 'a migration' : `${unknown} migrations`} that this version of Fescue does not know. Start a newer version, or restore a backup made with this one.`,
	);
}
