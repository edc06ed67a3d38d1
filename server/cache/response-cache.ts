import type { CacheKey } from '#domain/shared/context.ts';
import type { PreparedResponse } from '../http/prepared-response.ts';
import { createKeptPages, type Kept } from './kept-pages.ts';
import { createSingleFlight } from './single-flight.ts';

/**
 * A page as it was made. `keep` it; `drop` what was kept (it moved or is gone); or it `failed`, and what was kept stays.
 * `databaseLost` allows a kept page to stand in although a write has changed it since.
 */
export type Made = {
	answer: PreparedResponse;
	reads: ReadonlySet<CacheKey>;
	outcome: 'keep' | 'drop' | 'failed';
	databaseLost: boolean;
	/** From then on it is as one that a write has changed: something in it is true no longer. */
	endsAt?: Date | null;
};

export type Served = {
	answer: PreparedResponse /** Seconds, where the page is older than it should be. */;
	age: number | null;
};

export type ResponseCache = {
	/** The page at hand, or undefined where there is anything to be considered. */
	find: (key: string) => PreparedResponse | undefined;
	/** Whether whoever asks for the page now makes no work but sending it: it is being made, or is not to be made anew yet. */
	joins: (key: string) => boolean;
	/** Lets what is kept of the page be sent for a while without making it anew; false where nothing may stand in for it. */
	postpone: (key: string) => boolean;
	/** The page at hand, else made by `make`: once, however many ask at the same time. */
	obtain: (key: string, make: () => Promise<Made>) => Promise<Served>;
	/** Makes every page that read one of the keys be made anew; `*` stands for all of them. */
	purge: (keys: Iterable<CacheKey>) => void;
	readonly bytes: number;
	readonly size: number;
};

/**
 * `now` tells milliseconds of a clock that only goes forward: a page is as old as it is, however the machine's time jumps (R38).
 * `siteNow` is the site's clock, by which pages end.
 */
type Limits = { bytes: number; freshMilliseconds: number; now?: () => number; siteNow?: () => Date };

const monotonic = () => performance.now();

/** After a failed renewal, or while there is too much to do for one, the old page is sent this long before another try. */
const PAUSE_MILLISECONDS = 2_000;
/** Where that was for want of the database, nobody waits longer for another try: one that hangs would keep them all for seconds (R12). */
const LOST_MILLISECONDS = 250;
export const EVERYTHING: CacheKey = '*';

/**
 * Finished pages in memory, at most `bytes`; the ones not asked for longest go first. A page older than
 * `freshMilliseconds` is still sent while one renewal runs.
 */
export function createResponseCache(limits: Limits): ResponseCache {
	const { bytes: most, freshMilliseconds, now = monotonic, siteNow = () => new Date() } = limits;
	const pages = createKeptPages(most);
	const flights = createSingleFlight<Made>();

	const look = (key: string) => orOutdated(pages.get(key), siteNow);
	const renew = (key: string, make: () => Promise<Made>) =>
		flights.join(key, make, (made, purged) => {
			const old = pages.get(key);
			if (old) noteTry(old, made, now());
			if (made.outcome === 'drop' && old) pages.forget(old);
			// A write came in between: what was made may hold what it has changed.
			if (made.outcome === 'keep' && !touches(made.reads, purged))
				pages.keep(toKept(key, made, now(), freshMilliseconds));
		});

	return {
		find(key) {
			const kept = look(key);
			if (!kept || kept.outdated || now() >= kept.freshUntil) return undefined;
			pages.touch(kept);
			return kept.answer;
		},
		joins: (key) => flights.has(key) || now() < (look(key)?.goodUntil ?? 0),
		postpone: (key) => putOff(look(key), now() + PAUSE_MILLISECONDS),
		async obtain(key, make) {
			const kept = look(key);
			const age = kept ? Math.floor((now() - kept.madeAt) / 1000) : 0;
			if (kept && now() < kept.goodUntil)
				return { answer: kept.answer, age: kept.outdated || now() >= kept.freshUntil ? age : null };
			const renewal = renew(key, make);
			if (kept && !kept.outdated) {
				// Its failure has been told by whoever makes pages; the reader has the old page already.
				renewal.catch(() => {});
				return { answer: kept.answer, age };
			}
			const made = await (kept?.lost ? soonOrLost(kept, renewal) : renewal);
			if (made.databaseLost && kept) return { answer: kept.answer, age };
			return { answer: made.answer, age: null };
		},
		purge(keys) {
			const purged = new Set(keys);
			flights.purge(purged);
			for (const kept of pages.all()) if (touches(kept.reads, purged)) outdate(kept);
		},
		get bytes() {
			return pages.bytes;
		},
		get size() {
			return pages.size;
		},
	};
}

/** While the database is lost, or a part of the page fails, not everybody who asks tries again. */
function noteTry(old: Kept, { outcome, databaseLost }: Made, now: number) {
	if (outcome === 'failed' && (databaseLost || !old.outdated)) old.goodUntil = now + PAUSE_MILLISECONDS;
	old.lost = databaseLost;
}

/** Whether what is kept may stand in, which it does until then. */
function putOff(kept: Kept | undefined, until: number): boolean {
	if (!kept || (kept.outdated && !kept.lost)) return false;
	kept.goodUntil = until;
	return true;
}

const toKept = (key: string, { answer, reads, endsAt }: Made, madeAt: number, freshMilliseconds: number): Kept => ({
	key,
	answer,
	reads,
	madeAt,
	freshUntil: madeAt + freshMilliseconds,
	goodUntil: madeAt + freshMilliseconds,
	endsAt: endsAt?.getTime() ?? Infinity,
	outdated: false,
	lost: false,
});

/** The page, outdated where it has ended. The clock is asked for few pages: most have no end. */
function orOutdated(kept: Kept | undefined, siteNow: () => Date): Kept | undefined {
	if (kept && !kept.outdated && kept.endsAt !== Infinity && siteNow().getTime() >= kept.endsAt) outdate(kept);
	return kept;
}

function outdate(kept: Kept) {
	kept.outdated = true;
	kept.lost = false;
	kept.freshUntil = 0;
	kept.goodUntil = 0;
}

/** What comes of a renewal, where it comes soon; else that the database is lost. It goes on then. */
async function soonOrLost({ answer }: Kept, renewal: Promise<Made>): Promise<Pick<Made, 'answer' | 'databaseLost'>> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<{ answer: PreparedResponse; databaseLost: true }>((resolve) => {
		timer = setTimeout(() => resolve({ answer, databaseLost: true }), LOST_MILLISECONDS);
	});
	return Promise.race([renewal, late]).finally(() => clearTimeout(timer));
}

function touches(reads: ReadonlySet<CacheKey>, purged: ReadonlySet<CacheKey>): boolean {
	if (purged.has(EVERYTHING)) return true;
	for (const key of reads) if (purged.has(key)) return true;
	return false;
}
