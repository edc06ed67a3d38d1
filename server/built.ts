import './production-env.ts';
import * as build from 'virtual:react-router/server-build';
import { ofCheckout } from '#database/checkout.ts';
import { prepareDatabase } from '#database/prepare.ts';
import { serve } from './main.ts';
import type { PageBuild } from './pages/build.ts';
import { requireDataFolders } from './start/data-folders.ts';
import { runOpen, type Stopping } from './start/stopping.ts';
import { announce, announceWarnings, HOW_TO_FETCH_THE_WORLD, requireConfig } from './start/terminal.ts';
import { waitAlive } from './start/wait-alive.ts';

/** The entry of the pages exports more than React Router knows of: what `PageBuild` says. */
const pages = build as unknown as PageBuild;

/** Node cuts small buffers from slabs, which stay while anybody holds a part: with its own of 64 KB each kept page would hold one. */
const SLAB_BYTES = 8_192;

/**
 * Brings up the database, serves, and closes all of it on Ctrl-C or SIGTERM.
 *
 * The build puts this, with the server, the domain and the pages, into one bundle of plain JavaScript. From the sources, file
 * by file, half of it would be loaded twice, and drizzle's circles of imports alone take Node 130 MB to walk.
 */
async function start(stopping: Stopping): Promise<void> {
	Buffer.poolSize = SLAB_BYTES;
	const began = performance.timeOrigin;
	const config = requireConfig();
	announceWarnings();
	stopping.drainFor(config.drainSeconds);
	await requireDataFolders(config);
	const database = await prepareDatabase(config, announce, 'site', () => waitAlive(config));
	await stopping.keep(() => database.stop());
	if (stopping.signal.aborted) return;
	const site = await serve({ config, databaseUrl: database.url, folder: ofCheckout('build'), pages });
	await stopping.keep(() => site.close());
	announce(`Fescue is ready at ${site.address} after ${((Date.now() - began) / 1_000).toFixed(1)} s. Ctrl-C stops it.`);
	if (database.isFirst) announce(HOW_TO_FETCH_THE_WORLD);
}

await runOpen(start);
