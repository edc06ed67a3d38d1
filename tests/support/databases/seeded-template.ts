import pg from 'pg';
import { openDatabase } from '#database/client.ts';
import { loadCatalogue } from '#database/seed/catalogue.ts';
import { loadPlaces } from '#database/seed/places.ts';
import { loadSamples } from '#database/seed/samples.ts';
import type { TestServer } from './database-server.ts';
import { databaseNamed } from './database-url.ts';

/** The samples' dates hang on the moment they are loaded; tests read them as of this one. */
export const SEEDED_AT = new Date('2026-06-15T12:00:00Z');

/** Any number: of the test files that need the template at the same time one makes it. */
const TEMPLATE_LOCK = 5_550_001;

/** The name of the database with catalogue and samples to copy from, made by the first test file that wants one. */
export async function requireSeededTemplate(server: TestServer): Promise<string> {
	const name = `${server.prefix}_seeded`;
	const client = new pg.Client({ connectionString: server.url });
	await client.connect();
	try {
		await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
		const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
		if (rowCount) return name;
		const unfinished = `${name}_unfinished`;
		await client.query(`create database ${unfinished} template ${server.empty}`);
		await seed(databaseNamed(server.url, unfinished));
		await client.query(`alter database ${unfinished} rename to ${name}`);
		return name;
	} finally {
		await client.end();
	}
}

async function seed(url: string): Promise<void> {
	const { db, pool } = openDatabase(url, { size: 1, statementTimeout: 60_000 });
	try {
		await loadPlaces(pool);
		await loadCatalogue(db);
		await loadSamples(db, SEEDED_AT);
		await leaveFewTowns(pool);
	} finally {
		await pool.end();
	}
}

/** All towns of the world are more than all else: each copy of the template, and each backup of one, would take seconds longer. */
async function leaveFewTowns(pool: pg.Pool): Promise<void> {
	await pool.query(`delete from places p where kind = 'town' and population < 100000
		and not exists (select from courses c where c.town_id = p.id)`);
	await pool.query('vacuum full analyze places, place_names');
}
