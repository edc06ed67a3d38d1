import { resolve } from 'node:path';
import { migrate } from '#database/migrate.ts';
import { reachDatabase } from '#database/prepare.ts';
import { Refusal } from '#database/refusal.ts';
import { checkBackup } from '#server/backup/check-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { createPictures } from '#server/pictures/pictures.ts';
import type { Config } from '#server/settings/config.ts';
import { requireDataFolders } from '#server/start/data-folders.ts';
import { requireConfig, runCommand, say } from '#server/start/terminal.ts';
import { readArguments } from './arguments.ts';

const USAGE = 'usage: npm run restore -- FILE [--replace]\n       npm run restore -- FILE --check';

await runCommand(async () => {
	const config = requireConfig();
	const { positionals, values } = readArguments(USAGE, {
		replace: { type: 'boolean', default: false },
		check: { type: 'boolean', default: false },
	});
	const [given, ...rest] = positionals;
	if (!given || rest.length > 0) throw new Refusal(USAGE);
	const file = resolve(given);
	if (values.check) {
		const { madeAt, version } = await checkBackup(file, config.backupKey);
		say(`${file} is whole: made at ${madeAt} by Fescue ${version}.`);
		return;
	}
	await restore(file, config, values.replace);
});

async function restore(file: string, config: Config, replaces: boolean): Promise<void> {
	// All of it is read before a database is started or made for it.
	const manifest = await checkBackup(file, config.backupKey);
	say(`The backup of ${manifest.madeAt} is whole`);
	await requireDataFolders(config);
	const database = await reachDatabase(config, say, 'site');
	const pictures = createPictures(config);
	try {
		const { store, temporary } = pictures;
		const { url: databaseUrl } = database;
		const forgotten = await restoreBackup({
			file,
			manifest,
			databaseUrl,
			store,
			temporary,
			key: config.backupKey,
			replaces,
		});
		const taken = await migrate(database.url);
		const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
		say(
			`Restored: ${rows.toLocaleString('en-GB')} rows, as of ${manifest.madeAt}.${taken > 0 ? ` ${taken} newer migrations taken.` : ''}`,
		);
		if (forgotten > 0)
			say(`${forgotten.toLocaleString('en-GB')} pictures went: the backup names them and has none of their files.`);
	} finally {
		pictures.close();
		await database.stop();
	}
}
