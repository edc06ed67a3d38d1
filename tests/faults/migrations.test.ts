import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseNamed } from '#tests/support/databases/database-url.ts';
import { exitOf } from '#tests/support/sites/site.ts';
import { type DatabaseBehindProxy, startDatabaseBehindProxy } from './support/database-proxy.ts';
import { noteFigure } from './support/figures.ts';
import { tellDatabase } from './support/tell-database.ts';
import { lastingFolder } from './support/trial-folder.ts';

const ROUNDS = 10;

/** Everything that a migration can make: a line each, by its name. */
const SCHEMA = `
	select 'column ' || table_name || '.' || column_name || ' ' || ordinal_position || ' ' || data_type || ' ' || is_nullable
		|| ' ' || coalesce(column_default, '') as line
	from information_schema.columns where table_schema = 'public'
	union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
	union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
	from pg_constraint where connamespace = 'public'::regnamespace
	union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
	union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p
	where pronamespace = 'public'::regnamespace and prokind = 'f'
		and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
	union all select 'migration ' || hash from drizzle.__drizzle_migrations
	order by line`;

let folder: { path: string; remove: () => void };
let database: DatabaseBehindProxy;
beforeAll(async () => {
	folder = lastingFolder();
	database = await startDatabaseBehindProxy(folder.path);
});
afterAll(async () => {
	await database.close();
	folder.remove();
});

async function emptyDatabase(name: string): Promise<string> {
	await tellDatabase(database.url, `create database ${name}`);
	return databaseNamed(database.url, name);
}

const schemaOf = async (url: string) => (await tellDatabase<{ line: string }>(url, SCHEMA)).map(({ line }) => line);

/** `npm run migrate` on a database. */
function startMigration(url: string) {
	const child = spawn(process.execPath, ['cli/migrate.ts'], {
		stdio: 'ignore',
		env: { ...process.env, FESCUE_MODE: 'local', DATABASE_URL: url, DATA_DIRECTORY: folder.path },
	});
	return { kill: () => child.kill('SIGKILL'), ended: () => exitOf(child) };
}

/** Resolves once a migration is seen at work in the database, or has ended. */
async function seen(migration: ReturnType<typeof startMigration>): Promise<void> {
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	let isOver = false;
	migration.ended().then(() => {
		isOver = true;
	});
	const isAtWork = async () =>
		(await client.query(`select from pg_stat_activity where application_name = 'fescue migrate'`)).rows.length > 0;
	while (!isOver && !(await isAtWork()));
	await client.end();
}

/** For how many milliseconds a migration is at work in the database. */
async function timeOf(url: string): Promise<number> {
	const migration = startMigration(url);
	await seen(migration);
	const began = performance.now();
	expect(await migration.ended()).toBe(0);
	return performance.now() - began;
}

it('R34: a migration that is killed at any moment has happened whole or not at all, and is done by the next', async () => {
	const url = await emptyDatabase('whole');
	const time = await timeOf(url);
	const whole = await schemaOf(url);
	expect(whole.length).toBeGreaterThan(500);
	let [broken, done] = [0, 0];
	for (let round = 0; round < ROUNDS; round++) {
		const killed = await emptyDatabase(`killed_${round}`);
		const migration = startMigration(killed);
		await seen(migration);
		await sleep(randomInt(Math.ceil(time)));
		migration.kill();
		await migration.ended();
		// What it had begun ends with its connection.
		const tables = async () => (await tellDatabase(killed, `select from pg_tables where schemaname = 'public'`)).length;
		if ((await tables()) === 0) broken += 1;
		else {
			expect(await schemaOf(killed)).toEqual(whole);
			done += 1;
		}
		expect(await startMigration(killed).ended()).toBe(0);
		expect(await schemaOf(killed)).toEqual(whole);
		await tellDatabase(database.url, `drop database killed_${round} with (force)`);
	}
	noteFigure(
		'R34',
		`${ROUNDS} migrations killed at random moments: ${broken} had done nothing yet, ${done} everything; after the next run all have the same schema, of ${whole.length} columns, indexes, rules and functions`,
	);
});
