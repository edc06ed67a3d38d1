import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase } from '#database/client.ts';
import { openEmbedded } from '#database/embedded/embedded.ts';
import { migrate } from '#database/migrate.ts';
import journal from '#database/migrations/meta/_journal.json' with { type: 'json' };
import { loadCatalogue } from '#database/seed/catalogue.ts';
import { databaseNamed } from '#tests/support/database-url.ts';
import { fillDatabase, type Size } from './fill.ts';

/** A database of the run's own, copied from the template of that size. */
export type BenchDatabase = { url: string; stop(): Promise<void> };

const FOLDER = fileURLToPath(new URL('../../data/bench', import.meta.url));
/** To be raised when what is generated changes: older templates are dropped. */
const VERSION = 2;
const RUN = 'bench_run';

/**
 * Copies the template database of `size` for one run, in a PostgreSQL of the bench's own below `data/bench`. The template
 * is made on the first run (some minutes) and again after a migration or a new version of the generator.
 */
export async function openBenchDatabase(size: Size): Promise<BenchDatabase> {
	await mkdir(FOLDER, { recursive: true });
	const embedded = await openEmbedded({ dataDirectory: FOLDER, role: 'site', progress: console.log });
	try {
		const template = await requireTemplate(embedded.url, size);
		await onServer(embedded.url, [
			`drop database if exists ${RUN} with (force)`,
			`create database ${RUN} template ${template}`,
		]);
		// The job that moves ratings on to the day would work beside what is measured.
		await onServer(databaseNamed(embedded.url, RUN), [
			`update courses set rated_for = (now() at time zone 'UTC')::date where rated_for is not null`,
			'vacuum analyze courses',
		]);
	} catch (error) {
		await embedded.stop();
		throw error;
	}
	return { url: databaseNamed(embedded.url, RUN), stop: () => embedded.stop() };
}

/** The name of a finished template; one that was broken off in the making bears another name and is dropped. */
async function requireTemplate(url: string, size: Size): Promise<string> {
	const kind = `bench_v${VERSION}_${size.courses}_${size.reviews}`;
	const made = await findTemplate(url, kind);
	if (made) return made;
	const name = `${kind}_making`;
	console.log(
		`Making ${size.courses.toLocaleString('en-GB')} courses and ${size.reviews.toLocaleString('en-GB')} reviews`,
	);
	const older = await listDatabases(url, `^bench_v\\d+_${size.courses}_${size.reviews}_`);
	await onServer(url, [
		...older.map((database) => `drop database ${database} with (force)`),
		`create database ${name}`,
	]);
	const migrations = await fillTemplate(databaseNamed(url, name), size);
	const finished = `${kind}_${migrations}`;
	await onServer(url, [`alter database ${name} rename to ${finished}`]);
	return finished;
}

/** Migrates and fills, and returns how many migrations that took: the template is as new as the schema. */
async function fillTemplate(url: string, size: Size): Promise<number> {
	const migrations = await migrate(url);
	const { db, pool } = openDatabase(url, { size: 1, statementTimeout: 1_800_000 });
	try {
		await loadCatalogue(db);
		await fillDatabase(db, size);
		await db.execute(sql`vacuum analyze`);
	} finally {
		await pool.end();
	}
	return migrations;
}

async function findTemplate(url: string, kind: string): Promise<string | null> {
	const [name] = await listDatabases(url, `^${kind}_${journal.entries.length}$`);
	return name ?? null;
}

/** Databases whose names a regular expression meets. */
async function listDatabases(url: string, pattern: string): Promise<string[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		const { rows } = await client.query<{ name: string }>(
			'select datname as name from pg_database where datname ~ $1',
			[pattern],
		);
		return rows.map(({ name }) => name);
	} finally {
		await client.end();
	}
}

async function onServer(url: string, statements: string[]): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		for (const statement of statements) await client.query(statement);
	} finally {
		await client.end();
	}
}
