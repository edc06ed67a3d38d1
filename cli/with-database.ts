import { type PreparedDatabase, reachDatabase } from '#database/prepare.ts';
import type { Config } from '#server/config.ts';
import { requireConfig, runCommand, say } from '#server/start/terminal.ts';

/**
 * Runs a command on the site's database, beside a running site or without one. Our own PostgreSQL is started if need
 * be and stopped after.
 */
export async function runWithDatabase(
	work: (database: PreparedDatabase, config: Config) => Promise<void>,
): Promise<void> {
	await runCommand(async () => {
		const config = requireConfig();
		const database = await reachDatabase(config, say, 'tool');
		try {
			await work(database, config);
		} finally {
			await database.stop();
		}
	});
}
