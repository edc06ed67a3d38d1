import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '#database/embedded/embedded.ts';
import { isProcess } from '#database/embedded/location.ts';
import { stopServer } from '#database/embedded/postmaster.ts';
import { migrate } from '#database/migrate.ts';
import { databaseNamed } from './database-url.ts';

/** What test files are told: the server, how names of databases begin in this run, and the one that is copied. */
export type TestServer = { url: string; prefix: string; empty: string };

declare module 'vitest' {
	interface ProvidedContext {
		testServer: TestServer;
	}
}

const FOLDER = 'fescue-test-';
/** When root runs the tests, PostgreSQL's user has to be able to enter. */
const EVERYBODY_ENTERS = 0o755;
/** As /tmp is. */
const EVERYBODY_WRITES = 0o1777;

/**
 * Vitest's global set-up: one PostgreSQL for the whole run (TEST_DATABASE_URL, or one of our own in the run's folder)
 * with a migrated database to copy. Everything has the run's own name, so that runs at the same time do not meet. What
 * tests put among the temporary files lies in the run's folder too, and goes with it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	await removeLeftovers();
	const folder = await makeRunFolder();
	const server = await startServer(path.join(folder, 'server'));
	const prefix = `fescue_test_${randomBytes(5).toString('hex')}`;
	const empty = `${prefix}_empty`;
	await onServer(server.url, async (client) => {
		await client.query(`create database ${empty}`);
	});
	await migrate(databaseNamed(server.url, empty));
	project.provide('testServer', { url: server.url, prefix, empty });
	return async () => {
		if (process.env.TEST_DATABASE_URL) await dropAll(server.url, prefix);
		await server.stop();
		// A process that a test has just killed may still be writing.
		await rm(folder, { recursive: true, maxRetries: 3 });
	};
}

/** A folder for all temporary files of the run, those of its processes too: they are told by TMPDIR, as set here. */
async function makeRunFolder(): Promise<string> {
	const folder = path.join(tmpdir(), `${FOLDER}${process.pid}`);
	const temporary = path.join(folder, 'temporary');
	await makeFolder(folder, EVERYBODY_ENTERS);
	await makeFolder(temporary, EVERYBODY_WRITES);
	process.env.TMPDIR = temporary;
	return folder;
}

/** With that mode whatever the umask is. */
async function makeFolder(folder: string, mode: number): Promise<void> {
	await mkdir(folder);
	await chmod(folder, mode);
}

async function startServer(dataDirectory: string): Promise<{ url: string; stop(): Promise<void> }> {
	const outside = process.env.TEST_DATABASE_URL;
	if (outside) return { url: outside, stop: async () => {} };
	await makeFolder(dataDirectory, EVERYBODY_ENTERS);
	const embedded = await openEmbedded({ dataDirectory, role: 'site', progress: () => {}, durable: false });
	return { url: embedded.url, stop: () => embedded.stop() };
}

/** Ends the servers of runs that were killed; their process is gone, their PostgreSQL is not. */
async function removeLeftovers(): Promise<void> {
	for (const name of await readdir(tmpdir())) {
		const pid = Number(name.startsWith(FOLDER) ? name.slice(FOLDER.length) : Number.NaN);
		if (Number.isNaN(pid) || isProcess(pid)) continue;
		const folder = path.join(tmpdir(), name);
		await stopServer(path.join(folder, 'server', 'postgres')).catch(() => {});
		await rm(folder, { recursive: true, force: true }).catch(() => {});
	}
}

async function dropAll(url: string, prefix: string): Promise<void> {
	await onServer(url, async (client) => {
		const { rows } = await client.query<{ name: string }>(
			`select datname as name from pg_database where starts_with(datname, $1)`,
			[prefix],
		);
		for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
	});
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await work(client);
	} finally {
		await client.end();
	}
}
