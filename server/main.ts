import './production-env.ts';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import { loadAssets } from './http/assets.ts';
import { openLog } from './http/log.ts';
import { endOnSurprises } from './http/surprises.ts';
import { loadLetters } from './mail/letters.ts';
import { loadBuild } from './pages/build.ts';
import { createRouteTable } from './pages/route-table.ts';
import { type RunningServer, runSite } from './run-site.ts';

const BUILD = fileURLToPath(new URL('../build', import.meta.url));

/**
 * Serves the built site on an existing, migrated database. Resolves once it listens. Throws a `Refusal` when the port is
 * taken, an error when there is no build. Builds, migrates and seeds nothing, and handles no signals.
 */
export async function serve(config: Config, databaseUrl: string): Promise<RunningServer> {
	const [build, assets] = await Promise.all([
		loadBuild(`${BUILD}/server/index.js`),
		loadAssets(`${BUILD}/client`, config.origin),
	]);
	const table = createRouteTable(build.routes);
	const log = openLog(config);
	const { address, close } = await runSite({
		...{ config, databaseUrl, build, assets, log },
		letters: () => loadLetters(BUILD),
		table: () => table,
	});
	const stopWatching = endOnSurprises(log, close);
	return {
		address,
		close: async () => {
			await close();
			stopWatching();
		},
	};
}
