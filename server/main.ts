import './production-env.ts';
import path from 'node:path';
import { loadAssets } from './built-files/assets.ts';
import { listEarlierFiles } from './built-files/earlier-files.ts';
import { openLog } from './http/log/log.ts';
import { endOnSurprises } from './http/log/surprises.ts';
import { loadLetters } from './mail/letters.ts';
import type { PageBuild } from './pages/build.ts';
import { createRouteTable } from './pages/route-table.ts';
import { type RunningServer, runSite } from './run-site.ts';
import type { Config } from './settings/config.ts';
import { EARLIER } from './start/earlier-builds.ts';
import { PATIENCE_MILLISECONDS } from './start/stopping.ts';

/** `folder` holds the finished build, `pages` is its application. */
export type Serving = { config: Config; databaseUrl: string; folder: string; pages: PageBuild };

/**
 * Serves the built site on an existing, migrated database. Resolves once it listens. Throws a `Refusal` when the port is
 * taken. Builds, migrates and seeds nothing, and handles no signals.
 */
export async function serve({ config, databaseUrl, folder, pages }: Serving): Promise<RunningServer> {
	const assets = await loadAssets(path.join(folder, 'client'), config);
	const table = createRouteTable(pages.routes);
	const { log, linesLost } = openLog(config);
	const { address, close } = await runSite({
		config,
		databaseUrl,
		build: pages,
		assets,
		earlierFiles: listEarlierFiles(path.join(path.dirname(folder), EARLIER)),
		log,
		linesLost,
		letters: () => loadLetters(folder),
		table: () => table,
	});
	const stopWatching = endOnSurprises(log, close, PATIENCE_MILLISECONDS + config.drainSeconds * 1_000);
	return {
		address,
		close: async () => {
			await close();
			stopWatching();
		},
	};
}
