import type pg from 'pg';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '#database/client.ts';
import type { AccountServices } from '#domain/shared/account-services.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { ReceivedFile } from '#domain/shared/pictures.ts';
import { createAccountServices } from './auth/account-services.ts';
import { readKeys } from './auth/signing-keys.ts';
import { createResponseCache, type ResponseCache } from './cache/response-cache.ts';
import { type Changes, followChanges } from './changes.ts';
import { type Clock, startClock } from './clock.ts';
import { type Asker, createDomainContext } from './domain-context.ts';
import { createCourseImports } from './import/course-imports.ts';
import { createSiteFacts, type SiteFacts } from './pages/site.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';
import { openReplica, type Replica } from './replica/replica.ts';
import { keepSecret } from './secret.ts';
import type { Config } from './settings/config.ts';

export type Report = (message: string, error: unknown, requestId?: string) => void;

/** What lives as long as the process: the database, what is remembered of it, and the news of what has changed. */
export type Core = {
	db: Database;
	pool: pg.Pool;
	/** Null where there is none. */
	replica: Replica | null;
	secret: string;
	accounts: AccountServices;
	courseIndex: DomainContext['courseIndex'];
	now: Clock['now'];
	/** The context of one request. `asker` is null where the answer is the same for everyone. */
	contextFor: (
		asker: Asker | null,
		report: DomainContext['report'],
		uploads?: readonly ReceivedFile[],
	) => DomainContext;
	pictures: Pictures;
	facts: SiteFacts;
	/** Each has memory of its own, so that none drives the others out. `pages` is null where nothing is kept. */
	caches: {
		pages: ResponseCache | null;
		suggestions: ResponseCache;
		data: ResponseCache;
		covers: ResponseCache;
		map: ResponseCache;
		earlierFiles: ResponseCache;
	};
	report: Report;
	change: Changes['change'];
	purgeAll: Changes['purgeAll'];
	close: () => Promise<void>;
};

type Opening = { config: Config; databaseUrl: string; log: Logger; keepsPages: boolean };

const MEGABYTE = 1_048_576;
const SUGGESTIONS_BYTES = 4 * MEGABYTE;
const DATA_BYTES = 8 * MEGABYTE;
const COVERS_BYTES = 24 * MEGABYTE;
const MAP_BYTES = 16 * MEGABYTE;
/** All files of a build take 2 with their pressed twins. */
const EARLIER_FILES_BYTES = 4 * MEGABYTE;
const DAY_MILLISECONDS = 86_400_000;

/** Opens the core on a migrated database; it connects on first use. Throws when the kept secret is damaged. */
export async function openCore({ config, databaseUrl, log, keepsPages }: Opening): Promise<Core> {
	const report: Report = (message, error, id) => log.error({ id, err: error }, message);
	const secret = config.secret ?? (await keepSecret(config.dataDirectory));
	const accounts = await createAccountServices(config.origin, await readKeys(config));
	const { db, pool, replica } = openDatabases(config, databaseUrl, log, report);
	const clock = startClock(pool);
	const facts = createSiteFacts(db, config, report);
	const caches = createCaches(config, keepsPages, clock.now);
	const pictures = createPictures(config, (why) => log.info({ why }, 'Decoding a picture failed'));
	const { change, purgeAll, courseIndex, close } = followChanges({
		db,
		pool,
		databaseUrl,
		cdn: config.cdn,
		caches: Object.values(caches),
		report,
		forgetFacts: facts.forget,
		noteChange: () => replica?.note(),
	});
	const services = { secret, accounts, courseIndex, now: clock.now, pictures: pictures.services };
	const contextFor = createContexts(db, replica, { ...services, courseImports: createCourseImports(databaseUrl) });
	const opened = { db, pool, replica, secret, accounts, now: clock.now, facts, caches, report, pictures };
	return {
		...opened,
		courseIndex,
		contextFor,
		change,
		purgeAll,
		async close() {
			clock.stop();
			pictures.close();
			await close();
			await replica?.close();
			await pool.end();
		},
	};
}

function openDatabases(
	{ poolSize: size, databaseReplicaUrl }: Config,
	databaseUrl: string,
	log: Logger,
	report: Report,
): Pick<Core, 'db' | 'pool' | 'replica'> {
	const { db, pool } = openDatabase(databaseUrl, { size });
	// A connection that breaks while nobody uses it is replaced by the pool.
	pool.on('error', (error) => log.warn({ err: error }, 'An idle connection to the database was lost'));
	if (databaseReplicaUrl === null) return { db, pool, replica: null };
	return { db, pool, replica: openReplica({ url: databaseReplicaUrl, primary: pool, size, report }) };
}

type Services = Omit<Parameters<typeof createDomainContext>[0], 'db' | 'asker' | 'report' | 'uploads'>;

function createContexts(db: Database, replica: Core['replica'], services: Services): Core['contextFor'] {
	return (asker, report, uploads = []) =>
		createDomainContext({
			...services,
			// What depends on who asks is never read from a replica: they may just have written it.
			db: asker === null && replica ? replica.db : db,
			asker,
			report,
			uploads,
		});
}

function createCaches(
	{ pageCacheMegabytes, pageFreshSeconds }: Config,
	keepsPages: boolean,
	siteNow: Clock['now'],
): Core['caches'] {
	const life = { freshMilliseconds: pageFreshSeconds * 1000, siteNow };
	return {
		pages: keepsPages ? createResponseCache({ bytes: pageCacheMegabytes * MEGABYTE, ...life }) : null,
		suggestions: createResponseCache({ bytes: SUGGESTIONS_BYTES, ...life }),
		data: createResponseCache({ bytes: DATA_BYTES, ...life }),
		covers: createResponseCache({ bytes: COVERS_BYTES, freshMilliseconds: DAY_MILLISECONDS }),
		map: createResponseCache({ bytes: MAP_BYTES, ...life }),
		earlierFiles: createResponseCache({ bytes: EARLIER_FILES_BYTES, freshMilliseconds: DAY_MILLISECONDS }),
	};
}
