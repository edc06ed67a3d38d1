import type pg from 'pg';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '#database/client.ts';
import type { AccountServices } from '#domain/shared/account-services.ts';
import { type CacheKey, COURSE_INDEX, type DomainContext } from '#domain/shared/context.ts';
import type { ReceivedFile } from '#domain/shared/pictures.ts';
import { createAccountServices } from './auth/account-services.ts';
import { readKeys } from './auth/signing-keys.ts';
import { type AnswerCache, createAnswerCache, EVERYTHING } from './cache/answer-cache.ts';
import { listenForChanges } from './cache/listen.ts';
import { CHANNEL, createNotices } from './cache/notices.ts';
import { createCdn } from './cdn/cdn.ts';
import { type Clock, startClock } from './clock.ts';
import type { Config } from './config.ts';
import { keepCourseIndex } from './course-index/live-index.ts';
import { type Asker, createDomainContext } from './domain-context.ts';
import { createCourseImports } from './import/course-imports.ts';
import { createSiteFacts, type SiteFacts } from './pages/site.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';
import { keepSecret } from './secret.ts';

export type Report = (message: string, error: unknown, requestId?: string) => void;

/** What lives as long as the process: the database, what is remembered of it, and the news of what has changed. */
export type Core = {
	db: Database;
	pool: pg.Pool;
	secret: string;
	accounts: AccountServices;
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
		pages: AnswerCache | null;
		suggestions: AnswerCache;
		data: AnswerCache;
		covers: AnswerCache;
		map: AnswerCache;
	};
	report: Report;
	/** Lets everything that read one of the keys be made anew, here and in every other process. Never throws. */
	change: (keys: ReadonlySet<CacheKey>) => Promise<void>;
	close: () => Promise<void>;
};

type Opening = { config: Config; databaseUrl: string; log: Logger; keepsPages: boolean };

const MEGABYTE = 1_048_576;
const SUGGESTIONS_BYTES = 4 * MEGABYTE;
const DATA_BYTES = 8 * MEGABYTE;
const COVERS_BYTES = 24 * MEGABYTE;
const MAP_BYTES = 16 * MEGABYTE;
const DAY_MILLISECONDS = 86_400_000;

/** Opens the core on a migrated database; it connects on first use. Throws when the kept secret is damaged. */
export async function openCore({ config, databaseUrl, log, keepsPages }: Opening): Promise<Core> {
	const report: Report = (message, error, id) => log.error({ id, err: error }, message);
	const secret = config.secret ?? (await keepSecret(config.dataDirectory));
	const { db, pool } = openDatabase(databaseUrl, { size: config.poolSize });
	// A connection that breaks while nobody uses it is replaced by the pool.
	pool.on('error', (error) => log.warn({ err: error }, 'an idle connection to the database broke'));
	const accounts = await createAccountServices(config.origin, await readKeys(config));
	const clock = startClock(pool);
	const facts = createSiteFacts(db, config, report);
	const caches = createCaches(config, keepsPages);
	const pictures = createPictures(config);
	const courseImports = createCourseImports(databaseUrl);
	const cdn = config.cdn && createCdn({ account: config.cdn, report });
	/** Resolves when a CDN in front, where there is one, has let the pages go too. */
	const drop = async (keys: readonly CacheKey[]) => {
		for (const cache of Object.values(caches)) cache?.purge(keys);
		await cdn?.purge(keys);
	};
	const courseIndex = keepCourseIndex({ db, report, onRenewed: () => void drop([COURSE_INDEX]) });
	const purge = (keys: readonly CacheKey[]) => {
		courseIndex.note(keys);
		if (keys.includes('catalogue') || keys.includes(EVERYTHING)) facts.forget();
		return drop(keys);
	};
	const notices = createNotices((notice) => pool.query('select pg_notify($1, $2)', [CHANNEL, notice]));
	const listener = listenForChanges({
		databaseUrl,
		readNotice: notices.read,
		onChange: (keys) => void purge(keys),
		report,
	});
	return {
		...{ db, pool, secret, accounts, now: clock.now, facts, caches, report },
		pictures,
		contextFor: (asker, reportTo, uploads = []) =>
			createDomainContext({
				...{ db, secret, accounts, courseIndex, now: clock.now, asker, report: reportTo, uploads },
				...{ pictures: pictures.services, courseImports },
			}),
		async change(keys) {
			// Other nodes first: what a CDN then fetches anew may come from any of them.
			const purged = purge([...keys]);
			await notices.announce(keys).catch((error) => report('a change could not be announced', error));
			await purged;
		},
		async close() {
			clock.stop();
			pictures.close();
			await Promise.all([listener.close(), courseIndex.close()]);
			await cdn?.close();
			await pool.end();
		},
	};
}

function createCaches({ pageCacheMegabytes, pageFreshSeconds }: Config, keepsPages: boolean): Core['caches'] {
	const freshMilliseconds = pageFreshSeconds * 1000;
	return {
		pages: keepsPages ? createAnswerCache({ bytes: pageCacheMegabytes * MEGABYTE, freshMilliseconds }) : null,
		suggestions: createAnswerCache({ bytes: SUGGESTIONS_BYTES, freshMilliseconds }),
		data: createAnswerCache({ bytes: DATA_BYTES, freshMilliseconds }),
		covers: createAnswerCache({ bytes: COVERS_BYTES, freshMilliseconds: DAY_MILLISECONDS }),
		map: createAnswerCache({ bytes: MAP_BYTES, freshMilliseconds }),
	};
}
