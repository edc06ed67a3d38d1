import './production-env.ts';
import * as build from 'virtual:react-router/server-build';
import { ofCheckout } from '#database/checkout.ts';
import { prepareDatabase } from '#database/prepare.ts';
import { serve } from './main.ts';
import type { PageBuild } from './pages/build.ts';
import { requireDataFolders } from './start/data-folders.ts';
import { giveMemoryBack } from './start/give-back.ts';
import { runOpen, type Stopping } from './start/stopping.ts';
import { announce, announceWarnings, requireConfig } from './start/terminal.ts';
import { waitAlive } from './start/wait-alive.ts';

/** The entry of the pages exports more than React Router knows of: what `PageBuild` says. */
const pages = build as unknown as PageBuild;

/**
 * Of such slabs Node cuts every buffer of up to half of one, and a slab is there until nobody holds any part of it. Its own are 64 KB
 * since 24.21: each kept page then held one, with all that was read and pressed beside it (R45, decision record 0022).
 */
const SLAB_BYTES = 8_192;

/**
 * Brings up the database, serves, and closes all of it on Ctrl-C or SIGTERM.
 *
 * The build puts this, with the server, the domain and the pages, into one bundle of plain JavaScript. From the sources, file
 * by file, half of it would be loaded twice, and drizzle's circles of imports alone take Node 130 MB to walk.
 */
async function start(stopping: Stopping): Promise<void> {
	Buffer.poolSize = SLAB_BYTES;
	const began = Number(process.argv[2]) || Date.now();
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
	giveMemoryBack();
}

await runOpen(start);
