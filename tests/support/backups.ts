import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { inject } from 'vitest';
import { checkBackup } from '#server/backup/check-backup.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { createDiskStore } from '#server/pictures/disk-store.ts';
import { nameOf, type PictureStore } from '#server/pictures/store.ts';
import { openTestDatabase, type TestDatabase } from './databases/database.ts';
import { databaseNamed } from './databases/database-url.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export const PICTURES = 8;

/** A store with pictures of two kinds: made ones, and an upload that still has to be made. */
export async function filledStore(): Promise<PictureStore> {
	const folder = await makeTemporaryFolder();
	const filled = createDiskStore(join(folder, 'stored'));
	await mkdir(join(folder, 'stored'));
	for (let at = 0; at < PICTURES; at++) {
		const draft = join(folder, 'draft');
		await writeFile(draft, randomBytes(1_000 + at * 20_000));
		const id = randomUUID();
		await filled.put(at === 0 ? `incoming/${id}` : nameOf(id, 'small', 'avif'), draft, 'image/avif');
	}
	return filled;
}

type Source = {
	databaseUrl: string;
	store: Pick<PictureStore, 'list' | 'open'>;
	key?: Buffer | null;
	leavesOutLost?: boolean;
};

export const backUp = (file: string, { key = null, leavesOutLost = false, ...source }: Source) =>
	makeBackup({ ...source, file, key, leavesOutLost, version: '0.1.0', now: () => new Date(), say: () => {} });

type Target = { key?: Buffer; replaces?: boolean; into?: PictureStore };

/** Restores into a database and a store, a new one unless it is given; gives that store. */
export async function putBack(file: string, databaseUrl: string, options: Target = {}): Promise<PictureStore> {
	const { key = null, replaces = false } = options;
	const into = options.into ?? createDiskStore(join(await makeTemporaryFolder(), 'stored'));
	const manifest = await checkBackup(file, key);
	const temporary = await makeTemporaryFolder();
	await restoreBackup({ file, manifest, databaseUrl, store: into, temporary, key, replaces });
	return into;
}

/** A database with nothing in it, for the time of `work`. */
export async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
	const server = inject('testServer');
	const name = `${server.prefix}_${randomBytes(5).toString('hex')}`;
	await ask(server.url, `create database ${name}`);
	try {
		await work(databaseNamed(server.url, name));
	} finally {
		await ask(server.url, `drop database ${name} with (force)`);
	}
}

/** The rows that one statement on the database at `url` gives. */
export async function ask(url: string, statement: string): Promise<Record<string, string>[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query<Record<string, string>>(statement)).rows;
	} finally {
		await client.end();
	}
}

const CHANGES = ['course_changes', 'course_change_epochs'];

/** Every table with the hash of its rows, whatever their order; every sequence with where it stands; every constraint. */
export async function contentsOf(url: string) {
	const tables = await ask(
		url,
		`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
	);
	const hashes: Record<string, unknown> = {};
	for (const { relname = '' } of tables) {
		const [row] = await ask(
			url,
			`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${relname} t`,
		);
		// They say nothing in another cluster, and begin anew there.
		hashes[relname] = CHANGES.includes(relname) ? 'begun' : row?.hash;
	}
	const sequences = await ask(
		url,
		`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
	);
	const constraints = await ask(
		url,
		`select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as says, convalidated from pg_constraint
		where connamespace = 'public'::regnamespace order by 1, 2`,
	);
	const disabled = await ask(url, `select tgname from pg_trigger where tgenabled = 'D'`);
	return { hashes, sequences, constraints, disabled };
}

/** What every name in a store holds. */
export async function bytesOf(place: PictureStore) {
	const all = new Map<string, string>();
	for await (const { name } of place.list()) {
		const found = await place.open(name);
		if (found) all.set(name, await text(found.stream));
	}
	return new Map([...all].toSorted());
}

/**
 * A database as a site has it, but for the outlines of most regions: they are rows like others, and their index takes seconds each
 * time that they are put back.
 */
export async function openSourceDatabase(): Promise<TestDatabase> {
	const test = await openTestDatabase({ seeded: true });
	await test.pool.query(`delete from place_outlines where country <> 'SE'`);
	return test;
}
