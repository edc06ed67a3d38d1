import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Database, openDatabase } from '#database/client.ts';
import { openEmbedded } from '#database/embedded/embedded.ts';
import { migrate } from '#database/migrate.ts';
import journal from '#database/migrations/meta/_journal.json' with { type: 'json' };
import { loadCatalogue } from '#database/seed/catalogue.ts';
import { databaseNamed } from '#tests/support/databases/database-url.ts';
import { fillDatabase, type Size } from './fill.ts';

/** A database of the run's own, copied from the template of that size. */
export type BenchDatabase = { url: string; stop(): Promise<void> };

const FOLDER = fileURLToPath(new URL('../../data/bench', import.meta.url));
/** To be raised when what is generated changes: older templates are dropped. */
const VERSION = 3;
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
			// File by file: through the log it would take as long as the filling.
			`create database ${RUN} template ${template} strategy file_copy`,
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

/**
 * The name of a finished template. One of this version of the generator that is some migrations behind is brought forward. All
 * others of the size are dropped: one that is ahead, and one that was broken off in the making, which bears another name.
 */
async function requireTemplate(url: string, size: Size): Promise<string> {
	const counts = `${size.courses}_${size.reviews}_${size.members}`;
	const kind = `bench_v${VERSION}_${counts}`;
	const finished = `${kind}_${journal.entries.length}`;
	const there = await listDatabases(url, `^bench_v\\d+_${size.courses}_${size.reviews}_`);
	if (there.includes(finished)) return finished;
	const making = `${kind}_making`;
	const behind = there.find((name) => isBehind(name, kind, journal.entries.length));
	const others = there.filter((name) => name !== behind);
	await onServer(url, [
		...others.map((name) => `drop database ${name} with (force)`),
		behind ? `alter database ${behind} rename to ${making}` : `create database ${making}`,
	]);
	await makeTemplate(databaseNamed(url, making), behind ? null : size);
	await onServer(url, [`alter database ${making} rename to ${finished}`]);
	return finished;
}

/** Whether a database is a finished template of that kind with fewer migrations; one with more cannot be brought back. */
export function isBehind(name: string, kind: string, migrations: number): boolean {
	const [, count] = new RegExp(`^${kind}_(\\d+)$`).exec(name) ?? [];
	return count !== undefined && Number(count) < migrations;
}

/** Migrates, and fills up to `size` unless that is null. */
async function makeTemplate(url: string, size: Size | null): Promise<void> {
	await migrate(url);
	const { db, pool } = openDatabase(url, { size: 1, statementTimeout: 1_800_000 });
	try {
		if (size) await fillAndSay(db, size);
		await db.execute(sql`vacuum analyze`);
	} finally {
		await pool.end();
	}
}

async function fillAndSay(db: Database, size: Size): Promise<void> {
	const [courses, reviews] = [size.courses, size.reviews].map((count) => count.toLocaleString('en-GB'));
	console.log(`Making ${courses} courses and ${reviews} reviews`);
	const began = performance.now();
	await db.execute(sql`set maintenance_work_mem = '1GB'`);
	await loadCatalogue(db);
	await fillDatabase(db, size);
	console.log(`They are there after ${((performance.now() - began) / 1000).toFixed(0)} s`);
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
