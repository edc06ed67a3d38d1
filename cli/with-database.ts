import { type PreparedDatabase, reachDatabase } from '#database/prepare.ts';
import type { Config } from '#server/settings/config.ts';
import { requireConfig, runCommand, say } from '#server/start/terminal.ts';

type Work = (database: PreparedDatabase) => Promise<void>;

/**
 * Runs a command on the site's database, beside a running site or without one. `prepare` reads what the command was given, and
 * throws a `Refusal` where that cannot be done, before anything is started or made; it returns what is then done. Our own
 * PostgreSQL is started if need be and stopped after.
 */
export async function runWithDatabase(prepare: (config: Config) => Work | Promise<Work>): Promise<void> {
	await runCommand(async () => {
		const config = requireConfig();
		const work = await prepare(config);
		const database = await reachDatabase(config, say, 'tool');
		try {
			await work(database);
		} finally {
			await database.stop();
		}
	});
}
