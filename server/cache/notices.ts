import { randomUUID } from 'node:crypto';
import type { CacheKey } from '#domain/shared/context.ts';
import { EVERYTHING } from './response-cache.ts';

/** PostgreSQL's channel on which processes tell each other what has changed. */
export const CHANNEL = 'fescue_changed';

/** What the mark of whoever has written a notice begins with; no key does. */
const MARK = 'node:';

/** PostgreSQL takes 8,000 bytes; whoever changes more than fits lets everything be made anew. */
const LONGEST_NOTICE = 7_000;

export type Notices = {
	/** Tells every other process what has changed. Throws when it cannot be sent. */
	announce: (changes: ReadonlySet<CacheKey>) => Promise<void>;
	/** The keys in a notice, or null for one's own. What cannot be read stands for everything. */
	read: (notice: string | undefined) => CacheKey[] | null;
};

/** Writes and reads the notices of one process: JSON arrays of keys, marked so that it does not heed itself. */
export function createNotices(send: (notice: string) => Promise<unknown>): Notices {
	const mark = `${MARK}${randomUUID()}`;
	return {
		async announce(changes) {
			if (changes.size === 0) return;
			const notice = JSON.stringify([mark, ...changes]);
			await send(Buffer.byteLength(notice) <= LONGEST_NOTICE ? notice : JSON.stringify([mark, EVERYTHING]));
		},
		read(notice) {
			try {
				const keys: unknown = JSON.parse(notice ?? '');
				if (!Array.isArray(keys) || !keys.every((key) => typeof key === 'string')) return [EVERYTHING];
				return keys.includes(mark) ? null : keys.filter((key) => !key.startsWith(MARK));
			} catch {
				return [EVERYTHING];
			}
		},
	};
}
