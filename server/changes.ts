import type pg from 'pg';
import type { Database } from '#database/client.ts';
import { type CacheKey, COURSE_INDEX } from '#domain/shared/context.ts';
import type { CourseIndexSource } from '#domain/shared/course-index.ts';
import { createAnnouncing } from './cache/announcing.ts';
import { listenForChanges } from './cache/listen.ts';
import { CHANNEL, createNotices } from './cache/notices.ts';
import { EVERYTHING, type ResponseCache } from './cache/response-cache.ts';
import { createCdn } from './cdn/cdn.ts';
import { keepCourseIndex } from './course-index/live-index.ts';
import type { CdnAccount } from './settings/cdn-settings.ts';

export type Changes = {
	/** Lets everything that read one of the keys be made anew, here and in every other process. Never throws. */
	change: (keys: ReadonlySet<CacheKey>) => Promise<void>;
	/**
	 * Told once the process answers. What a CDN has kept may be of another build, with files and code that are no more, or
	 * changed while the process that was to tell of it died: it purges everything.
	 */
	purgeAll: () => void;
	courseIndex: CourseIndexSource;
	close: () => Promise<void>;
};

type Remembering = {
	db: Database;
	pool: pg.Pool;
	databaseUrl: string;
	/** The CDN in front, where there is one to be told. */
	cdn: CdnAccount | null;
	caches: readonly (ResponseCache | null)[];
	forgetFacts: () => void;
	/** Told before anything is forgotten. */
	noteChange: () => void;
	report: (message: string, error: unknown) => void;
};

/** Keeps what a process remembers in step with what is changed: here, by other processes, and at a CDN in front. */
export function followChanges({ db, pool, databaseUrl, caches, report, ...site }: Remembering): Changes {
	const { forgetFacts, noteChange } = site;
	const cdn = site.cdn && createCdn({ account: site.cdn, report });
	const drop = (keys: readonly CacheKey[]) => {
		for (const cache of caches) cache?.purge(keys);
	};
	const onRenewed = () => {
		noteChange();
		drop([COURSE_INDEX]);
		cdn?.purgeOnce([COURSE_INDEX]);
	};
	const courseIndex = keepCourseIndex({ db, report, onRenewed });
	const forget = (keys: readonly CacheKey[]) => {
		if (keys.length > 0) noteChange();
		courseIndex.note(keys);
		if (keys.includes('catalogue') || keys.includes(EVERYTHING)) forgetFacts();
		drop(keys);
	};
	const notices = createNotices((notice) => pool.query('select pg_notify($1, $2)', [CHANNEL, notice]));
	const announcing = createAnnouncing({ announce: notices.announce, report });
	const onChange = (keys: readonly CacheKey[]) => {
		forget(keys);
		cdn?.purgeOnce(keys);
	};
	const listener = listenForChanges({ databaseUrl, readNotice: notices.read, onChange, report });
	return {
		courseIndex,
		purgeAll: () => cdn?.purgeOnce([EVERYTHING]),
		async change(keys) {
			forget([...keys]);
			// Other nodes before the CDN: what it then fetches anew may come from any of them.
			await announcing.tell(keys);
			await cdn?.purge(keys);
		},
		async close() {
			announcing.close();
			await Promise.all([listener.close(), courseIndex.close()]);
			await cdn?.close();
		},
	};
}
