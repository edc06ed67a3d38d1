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

/**
 * Vitest's global set-up: one PostgreSQL for the whole run (TEST_DATABASE_URL, or one of our own in a temporary folder)
 * with a migrated database to copy. Everything has the run's own name, so that runs at the same time do not meet.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const server = await startServer();
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
	};
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
	const outside = process.env.TEST_DATABASE_URL;
	if (outside) return { url: outside, stop: async () => {} };
	await removeLeftovers();
	const folder = path.join(tmpdir(), `${FOLDER}${process.pid}`);
	await mkdir(folder);
	// When root runs the tests, PostgreSQL's user has to be able to enter.
	await chmod(folder, 0o755);
	const embedded = await openEmbedded({ dataDirectory: folder, role: 'site', progress: () => {}, durable: false });
	const stop = async () => {
		await embedded.stop();
		await rm(folder, { recursive: true, force: true });
	};
	return { url: embedded.url, stop };
}

/** Ends the servers of runs that were killed; their process is gone, their PostgreSQL is not. */
async function removeLeftovers(): Promise<void> {
	for (const name of await readdir(tmpdir())) {
		const pid = Number(name.startsWith(FOLDER) ? name.slice(FOLDER.length) : Number.NaN);
		if (Number.isNaN(pid) || isProcess(pid)) continue;
		const folder = path.join(tmpdir(), name);
		await stopServer(path.join(folder, 'postgres')).catch(() => {});
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
