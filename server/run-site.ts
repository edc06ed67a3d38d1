import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createCallers } from './api/callers.ts';
import { registerCourseClusters } from './api/course-clusters.ts';
import { registerCovers } from './api/covers.ts';
import { registerDataCalls } from './api/data/register.ts';
import { registerOpenData } from './api/files/open-data.ts';
import { registerTransparency } from './api/files/transparency.ts';
import { registerLand } from './api/land.ts';
import { registerMapTowns } from './api/map-towns.ts';
import { registerMaps } from './api/maps.ts';
import { registerMemberCalls } from './api/member/register.ts';
import type { ApiParts } from './api/parts.ts';
import { registerPhotographs } from './api/photographs.ts';
import { registerRobots } from './api/robots.ts';
import { registerSearch } from './api/search.ts';
import { registerSiteMap } from './api/site-map.ts';
import { registerStamp } from './api/stamp.ts';
import { registerWellKnown } from './api/well-known.ts';
import { createAskerOf } from './auth/asker.ts';
import { registerAuth } from './auth/register.ts';
import type { Assets } from './built-files/assets.ts';
import { type EarlierFiles, registerEarlierFiles } from './built-files/earlier-files.ts';
import { type Core, openCore } from './core.ts';
import { registerExport } from './export/register.ts';
import { createApp } from './http/app.ts';
import { registerHealth } from './http/health.ts';
import { listen } from './http/listen.ts';
import { readPage } from './http/page-routes.ts';
import type { Parts } from './http/parts.ts';
import { type Jobs, startJobs } from './jobs/jobs.ts';
import type { OutboxParts } from './jobs/outbox.ts';
import { createShedding } from './load/shedding.ts';
import { createTraffic } from './load/traffic.ts';
import { registerDevMail } from './mail/dev-mail.ts';
import { createFactsOf } from './mail/facts.ts';
import { createFolderTransport } from './mail/folder.ts';
import type { BuiltLetters } from './mail/letters.ts';
import { createAddressOf } from './mail/mailboxes.ts';
import { createSmtpTransport } from './mail/smtp.ts';
import { createFigures } from './metrics/figures.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import type { PageBuild } from './pages/build.ts';
import { createPageServer, type PageServer } from './pages/page-server.ts';
import { createRender } from './pages/render.ts';
import { createRenderQueue } from './pages/render-queue.ts';
import type { RouteTable } from './pages/route-table.ts';
import { registerRest } from './rest/register.ts';
import { type Allowances, createRateLimits } from './security/rate-limits.ts';
import type { Config } from './settings/config.ts';

/** A site that answers. `close` lets every answer under way be finished, for ten seconds at most. */
export type RunningServer = { address: string; close: () => Promise<void> };

export type Site = {
	config: Config;
	/** An existing, migrated database. */
	databaseUrl: string;
	log: Logger;
	/** How many lines of the log nobody will read; none where it is left out. */
	linesLost?: () => number;
	/** The finished build, or in development a function that gives the newest. */
	build: PageBuild | (() => Promise<PageBuild>);
	table: () => RouteTable;
	assets: Assets;
	/** Those of builds before this one. */
	earlierFiles: EarlierFiles;
	/** The finished letters, or in development the newest. */
	letters: () => Promise<BuiltLetters>;
	/** What stands before everything else; the development server. */
	around?: Parts['around'];
	/** Other allowances than those of `rate-limits.ts`. */
	allowances?: Allowances;
};

const PATIENCE_MILLISECONDS = 10_000;

/** Puts the site together and listens. Where it cannot, whatever it has opened is closed before it throws: a `Refusal` for a port that is taken. */
export async function runSite(site: Site): Promise<RunningServer> {
	const { config, log } = site;
	const core = await openCore({ ...site, keepsPages: !isDevelopment(site) });
	const traffic = createTraffic();
	const limits = createRateLimits({ own: site.allowances, shared: core });
	const figures = createFigures();
	const shedding = isDevelopment(site) ? null : createShedding(traffic);
	const parts: Parts = {
		config,
		log,
		traffic,
		limits,
		figures,
		shedding,
		around: site.around,
		pages: pagesOf(site, core),
		temporary: core.pictures.temporary,
		findFile: (path) =>
			site.assets.answers.get(path) ?? core.caches.covers.find(path) ?? core.caches.earlierFiles.find(path),
	};
	const app = createApp(parts);
	registerRoutes(app, site, parts, core);
	const watchers: Watcher[] = [];
	const closeWatchers = () => Promise.allSettled(watchers.map((watcher) => watcher.close()));
	try {
		watchers.push(await openTraces(config.tracesTo));
		watchers.push(await serveMetrics(config, { figures, core, linesLost: site.linesLost ?? (() => 0) }));
		const address = await listen(app, traffic, config);
		core.purgeAll();
		const jobs = startJobs({ ...core, ...outboxOf(site, core), world: site, figures });
		const close = () => closeSite(app, parts, core, jobs, config.drainSeconds);
		return { address, close: () => close().finally(closeWatchers) };
	} catch (error) {
		shedding?.stop();
		await Promise.allSettled([traffic.end(0), app.close(), closeWatchers(), core.close()]);
		throw error;
	}
}

/** Every address that is no page. */
function registerRoutes(app: FastifyInstance, { config, log, earlierFiles }: Site, parts: Parts, core: Core) {
	const askerOf = createAskerOf(core, config.origin);
	registerHealth(app, core, parts.traffic);
	registerApi(app, parts, core);
	registerWellKnown(app, config, core.now);
	if (config.mode === 'local' && config.smtpUrl === null) registerDevMail(app, config.dataDirectory);
	registerAuth(app, { config, core, askerOf });
	registerExport(app, { config, core, askerOf });
	registerEarlierFiles(app, earlierFiles, { ...parts, config }, core);
	registerPhotographs(app, { config, log, core, askerOf });
}

/** What tells others of this process while it runs: figures, traces. */
type Watcher = { close: () => Promise<unknown> };

/** What tells a collector of requests, loaded only where there is one. */
async function openTraces(endpoint: string | null): Promise<Watcher> {
	if (endpoint === null) return { close: async () => {} };
	const { traceRequests } = await import('./tracing/trace-requests.ts');
	return traceRequests(endpoint);
}

const isDevelopment = ({ build }: Site) => typeof build === 'function';

function pagesOf(site: Site, core: Core): PageServer {
	const { facts, caches, report, change, contextFor } = core;
	const { config, build, table, assets } = site;
	const renderQueue = createRenderQueue();
	return createPageServer({
		table,
		renderQueue,
		render: createRender({ build, contextFor, site: facts, renderQueue, report }),
		settings: {
			origin: config.origin,
			sharedCacheSeconds: config.sharedCacheSeconds,
			cdn: config.cdn?.kind ?? null,
			styles: assets.styles,
			development: isDevelopment(site),
			mapOrigins: config.mapStyle?.origins,
		},
		cache: caches.pages,
		announce: change,
		askerOf: createAskerOf(core, config.origin),
		now: core.now,
		secret: core.secret,
		report,
	});
}

function registerApi(app: FastifyInstance, site: Parts, core: Core) {
	const { config, log, limits } = site;
	const { secret, caches, report, contextFor, change, facts } = core;
	const askerOf = createAskerOf(core, config.origin);
	const reportFor = (id: string) => (message: string, error: unknown) => report(message, error, id);
	const parts: ApiParts = {
		config,
		log,
		limits,
		secret,
		contextFor: ({ id }) => contextFor(null, reportFor(id)),
		ownContextFor: async ({ id, headers, ip }) => contextFor(await askerOf({ headers, address: ip }), reportFor(id)),
		...createCallers(core),
		answerAsPage: (request, reply) => readPage(site, request, reply),
		hasSamples: async () => (await facts.get()).samples,
		change,
		suggestions: caches.suggestions,
		data: caches.data,
		covers: caches.covers,
		map: caches.map,
	};
	registerSearch(app, parts);
	registerDataCalls(app, parts);
	registerMemberCalls(app, parts);
	registerRest(app, parts);
	registerStamp(app, parts);
	registerCovers(app, parts);
	registerMaps(app, parts);
	registerLand(app, parts);
	registerCourseClusters(app, parts);
	registerMapTowns(app, parts);
	registerRobots(app, config);
	registerSiteMap(app, parts);
	registerOpenData(app, parts);
	registerTransparency(app, parts);
}

function outboxOf({ config, letters }: Site, { db, courseIndex, now, secret, report }: Core): OutboxParts {
	const { smtpUrl, dataDirectory } = config;
	return {
		db,
		courseIndex,
		now,
		letters,
		report,
		transport: smtpUrl === null ? createFolderTransport(dataDirectory, config) : createSmtpTransport(smtpUrl, config),
		factsOf: createFactsOf(config, secret),
		addressOf: createAddressOf(config.contactMailboxes),
	};
}

/** Load balancers are given time to look away, then no connection is taken, then what is under way ends, letters too. */
async function closeSite(
	app: FastifyInstance,
	{ traffic, shedding }: Parts,
	core: Core,
	jobs: Jobs,
	drainSeconds: number,
) {
	traffic.drain();
	await new Promise((resolve) => setTimeout(resolve, drainSeconds * 1000));
	await Promise.all([traffic.end(PATIENCE_MILLISECONDS), jobs.stop()]);
	await app.close();
	shedding?.stop();
	await core.close();
}
