import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { migrate } from '#database/migrate.ts';
import { databaseNamed } from '../databases/database-url.ts';
import { linkTo, PASSWORD } from '../facts/accounts.ts';
import { callerOf } from '../sites/auth-site.ts';
import { startTinySite, TINY_SECRET } from '../sites/tiny-site.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { findOutsidePrograms, type OutsideServer, startOutsideServer } from './outside-server.ts';

const programs = findOutsidePrograms();

describe.skipIf(programs === null)('a PostgreSQL that somebody else has installed', () => {
	let server: OutsideServer;
	let url: string;

	beforeAll(async () => {
		server = startOutsideServer(programs ?? '');
		url = databaseNamed(server.url, 'fescue');
		const client = new pg.Client({ connectionString: server.url });
		await client.connect();
		await client.query('create database fescue');
		await client.end();
	});

	afterAll(() => server.stop());

	it('takes the migrations, and a second time has nothing to take', async () => {
		await migrate(url);
		await migrate(url);
		const { pool } = openDatabase(url, { size: 1 });
		const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version");
		await pool.end();
		expect(Number(rows[0]?.version)).toBeGreaterThanOrEqual(150_000);
	});

	it('carries accounts from the sign-up to a renewed session', async () => {
		const site = await startTinySite(url, { TRUST_PROXY: '1', DATA_DIRECTORY: await makeTemporaryFolder() });
		const { db, pool } = openDatabase(url, { size: 1 });
		const call = callerOf(`${site.address}/auth/v1`);
		const email = 'outside@golf.example';
		await call('/signup', { body: { email, password: PASSWORD } });
		const token_hash = await linkTo({ db, secret: TINY_SECRET }, email, 'confirm');
		expect((await call('/verify', { body: { type: 'signup', token_hash } })).status).toBe(200);
		const signedIn = await call('/token?grant_type=password', { body: { email, password: PASSWORD } });
		const { refresh_token } = signedIn.body;
		expect((await call('/token?grant_type=refresh_token', { body: { refresh_token } })).status).toBe(200);
		await pool.end();
		await site.close();
	});
});
