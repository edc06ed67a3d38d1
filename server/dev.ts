import { createServer as createViteServer } from 'vite';
import { prepareDatabase } from '#database/prepare.ts';
import { noAssets } from './built-files/assets.ts';
import { openLog } from './http/log/log.ts';
import type { BuiltLetters } from './mail/letters.ts';
import type { PageBuild } from './pages/build.ts';
import { createRouteTable } from './pages/route-table.ts';
import { runSite } from './run-site.ts';
import { requireDataFolders } from './start/data-folders.ts';
import { runOpen, type Stopping } from './start/stopping.ts';
import { HOW_TO_FETCH_THE_WORLD, requireConfig, say } from './start/terminal.ts';

/**
 * `npm run dev`: the same server on the same database, with Vite in front of it. Pages are made anew for each request
 * from the newest source, and nothing is kept.
 */
async function develop(stopping: Stopping): Promise<void> {
	const config = requireConfig();
	await requireDataFolders(config);
	const database = await prepareDatabase(config, say);
	await stopping.keep(() => database.stop());
	const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });
	await stopping.keep(() => vite.close());
	// Vite knows no types of the module; what it holds is what the built one does.
	const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PageBuild;
	let newest = await load();
	const site = await runSite({
		config,
		databaseUrl: database.url,
		...openLog(config),
		build: async () => {
			newest = await load();
			return newest;
		},
		table: () => createRouteTable(newest.routes),
		assets: noAssets(),
		earlierFiles: new Map(),
		letters: async () => (await vite.ssrLoadModule('/mail/render.tsx')) as BuiltLetters,
		around: (inside) => (request, response) => vite.middlewares(request, response, () => inside(request, response)),
	});
	await stopping.keep(() => site.close());
	say(`Fescue in development at ${site.address}. Ctrl-C stops it.`);
	if (database.isFirst) say(HOW_TO_FETCH_THE_WORLD);
}

await runOpen(develop);
