import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openDatabase } from '#database/client.ts';
import { Refusal } from '#database/refusal.ts';
import { settings } from '#database/schema/system.ts';
import { LAST_BACKUP } from '#domain/desk/figures/last-backup.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { requirePlaceFor } from '#server/backup/places.ts';
import { createPictures } from '#server/pictures/pictures.ts';
import type { Config } from '#server/settings/config.ts';
import { say } from '#server/start/terminal.ts';
import { readArguments } from './arguments.ts';
import { runWithDatabase } from './with-database.ts';

const USAGE = 'usage: npm run backup -- FILE [--without-lost]';

await runWithDatabase(async (config) => {
	const { positionals, values } = readArguments(USAGE, { 'without-lost': { type: 'boolean', default: false } });
	const [given, ...rest] = positionals;
	if (!given || rest.length > 0) throw new Refusal(USAGE);
	const file = resolve(given);
	await requirePlaceFor(file);
	return ({ url }) => backUp({ file, url, leavesOutLost: values['without-lost'] }, config);
});

type Wish = { file: string; url: string; leavesOutLost: boolean };

async function backUp({ file, url, leavesOutLost }: Wish, config: Config): Promise<void> {
	const pictures = createPictures(config);
	try {
		const made = await makeBackup({
			file,
			databaseUrl: url,
			store: pictures.store,
			key: config.backupKey,
			say,
			version: ownVersion(),
			leavesOutLost,
			now: () => new Date(),
		});
		await noteBackup(url);
		say(
			`${file}: ${made.rows.toLocaleString('en-GB')} rows and ${made.pictures.toLocaleString('en-GB')} files of pictures.`,
		);
		if (!config.backupKey) say('It is not encrypted: BACKUP_KEY is not set.');
	} finally {
		pictures.close();
	}
}

/** So that the figures at /metrics tell when the last backup succeeded. */
async function noteBackup(url: string): Promise<void> {
	const { db, pool } = openDatabase(url, { size: 1 });
	try {
		const value = { at: new Date().toISOString() };
		await db
			.insert(settings)
			.values({ key: LAST_BACKUP, value })
			.onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: new Date() } });
	} finally {
		await pool.end();
	}
}

function ownVersion(): string {
	// Our own file, whose shape the package manager checks.
	const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
		version: string;
	};
	return version;
}
