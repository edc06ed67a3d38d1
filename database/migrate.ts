import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ofCheckout } from './checkout.ts';
import { Refusal } from './refusal.ts';
import { requireRights } from './requirements.ts';

/** Any number, the same in every node: the holder of this advisory lock migrates, the others wait for it. */
const MIGRATION_LOCK = 7_352_181;

const MIGRATIONS_FOLDER = ofCheckout('database/migrations');

/** Old code still runs while we migrate: a statement that would queue it up behind a long lock gives way instead. */
const LOCK_TIMEOUT = '10s';

/**
 * Brings the database at `url` to this version's schema and returns the number of migrations it took. Nodes that start
 * together migrate once: one holds an advisory lock, the others wait. Throws a `Refusal` when the schema is newer than
 * this version, the tables are somebody else's, or the role may not make ours, having touched nothing.
 */
export async function migrate(url: string): Promise<number> {
	const client = new pg.Client({ connectionString: url, application_name: 'fescue migrate' });
	await client.connect();
	try {
		await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
		const known = knownMigrations().map((migration) => migration.hash);
		const applied = await appliedMigrations(client);
		refuseNewerSchema(applied, known);
		if (applied.length === 0) await refuseForeignTables(client);
		const missing = known.length - applied.length;
		if (missing === 0) return 0;
		await requireRights(client);
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

/** A database that is not empty and never had a migration of ours is another program's (R35). What an extension brings is nobody's. */
async function refuseForeignTables(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ name: string }>(
		`select relname as name from pg_class
		where relnamespace = to_regnamespace('public') and relkind in ('r', 'p')
			and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
		order by relname limit 3`,
	);
	if (rows.length === 0) return;
	const names = rows.map(({ name }) => name).join(', ');
	throw new Refusal(
		`DATABASE_URL: the database holds tables that are not Fescue's (${names}). Give it a database of its own.`,
	);
}

function refuseNewerSchema(applied: readonly string[], known: readonly string[]) {
	const unknown = applied.filter((hash) => !known.includes(hash)).length;
	if (unknown === 0) return;
	throw new Refusal(
		`The database has ${unknown === 1 ? 'a migration' : `${unknown} migrations`} that this version of Fescue does not know. Start a newer version, or restore a backup made with this one.`,
	);
}
