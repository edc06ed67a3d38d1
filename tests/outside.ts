/**
 * `npm run unit:outside`: the tests of accounts and of the database once more, on the PostgreSQL of this machine (15 or
 * newer) instead of the one that the site brings. Where none is installed it says so and is content. Arguments go to
 * Vitest.
 */
import { spawn } from 'node:child_process';
import { findOutsidePrograms, startOutsideServer } from './support/servers/outside-server.ts';
import { exitOf } from './support/sites/site.ts';

const TESTED = [
	'server/auth',
	'domain/accounts',
	'domain/members',
	'database/migrate',
	'tests/support/servers/outside',
];

const programs = findOutsidePrograms();
if (programs === null) console.log('No PostgreSQL of its own on this machine: nothing to test it with.');
else await testOn(programs);

async function testOn(folder: string) {
	console.log(`On the PostgreSQL in ${folder}`);
	const server = startOutsideServer(folder);
	try {
		const runner = spawn(
			process.execPath,
			['node_modules/vitest/vitest.mjs', 'run', ...TESTED, ...process.argv.slice(2)],
			{
				stdio: 'inherit',
				env: { ...process.env, TEST_DATABASE_URL: server.url },
			},
		);
		process.exitCode = await exitOf(runner);
	} finally {
		server.stop();
	}
}
