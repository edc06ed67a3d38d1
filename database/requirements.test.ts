import { randomBytes } from 'node:crypto';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { ask } from '#tests/support/backups.ts';
import { databaseNamed } from '#tests/support/databases/database-url.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { requireRoom } from './backup/rebuild.ts';
import { requireDataFolder } from './data-folder.ts';
import { migrate } from './migrate.ts';
import { reachDatabase } from './prepare.ts';

const ONE_LINE = (start: RegExp) => ({
	name: 'Refusal',
	message: expect.stringMatching(new RegExp(`^${start.source}[^\\n]*$`)),
});

/** A database that a statement makes, for as long as a test runs. */
async function databaseMade(how: string): Promise<string> {
	const { url, prefix } = inject('testServer');
	const name = `${prefix}_${randomBytes(5).toString('hex')}`;
	await ask(url, `create database ${name} ${how}`);
	onTestFinished(async () => void (await ask(url, `drop database ${name} with (force)`)));
	return databaseNamed(url, name);
}

const nothingIn = async (url: string) =>
	expect(await ask(url, `select nspname from pg_namespace where nspname = 'drizzle'`)).toEqual([]);

describe('R18: a database on which the site cannot work is refused in one line, before anything is written', () => {
	it.each(['SQL_ASCII', 'LATIN1'])('in %s', async (encoding) => {
		const url = await databaseMade(`encoding '${encoding}' template template0 locale_provider libc locale 'C'`);
		const config = { databaseUrl: url, dataDirectory: '/nowhere' };
		await expect(reachDatabase({ ...config, mode: 'production' }, () => {}, 'site')).rejects.toMatchObject(
			ONE_LINE(/DATABASE_URL: .* is in .*, which cannot hold every name\. Make one in UTF8: /),
		);
		await nothingIn(url);
	});

	it('of a role that may not create', async () => {
		const url = await databaseMade('');
		const role = `fescue_reader_${randomBytes(5).toString('hex')}`;
		await ask(url, `create role ${role} login`);
		onTestFinished(async () => void (await ask(inject('testServer').url, `drop role ${role}`)));
		const asReader = new URL(url);
		asReader.username = role;
		const said = ONE_LINE(/DATABASE_URL: the role fescue_reader_\w+ may not create tables/);
		await expect(migrate(asReader.href)).rejects.toMatchObject(said);
		await expect(requireRoom(asReader.href, false)).rejects.toMatchObject(said);
		await nothingIn(url);
	});
});

describe('R06: a data folder that cannot be used is refused in one line', () => {
	it('where it is a file, or would lie in one', async () => {
		const file = join(await makeTemporaryFolder(), 'data');
		await writeFile(file, '');
		const said = ONE_LINE(/DATA_DIRECTORY: .*data.* cannot be made: /);
		await expect(requireDataFolder(file)).rejects.toMatchObject(said);
		await expect(requireDataFolder(join(file, 'inside'))).rejects.toMatchObject(said);
	});

	it.skipIf(process.getuid?.() === 0)('where it may not be written', async () => {
		const folder = await makeTemporaryFolder();
		await chmod(folder, 0o500);
		await expect(requireDataFolder(folder)).rejects.toMatchObject(ONE_LINE(/DATA_DIRECTORY: .* cannot be written: /));
	});

	it('but is made where nothing is there yet', async () => {
		const folder = join(await makeTemporaryFolder(), 'new', 'data');
		await requireDataFolder(folder);
		await requireDataFolder(folder);
	});
});
