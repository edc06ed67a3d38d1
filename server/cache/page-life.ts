/**
 * How long an answer may be kept: elsewhere so many seconds, `stale` more while it is fetched anew; here until `endsAt`, if that is given.
 * `until`: from then on something on it is not true any more, which a copy on a reader's device leaves out.
 */
export type PageLife = { shared: number; stale: number; endsAt: Date | null; until: Date | null };

/** For how long after its time a shared cache may still send a page while it fetches it anew. */
const MOST_STALE_SECONDS = 60;

/**
 * The life of an answer of which something ceases to be true at `ends`. We send what we keep with the headers it was made with, and a
 * shared cache counts from when it gets it: so it is kept here only until what is sent at last is over elsewhere in time. Of the time
 * that is left each gets half at least; near the end it is made anew a few times, for less time each.
 */
export function lifeOf(ends: readonly Date[], now: Date, sharedSeconds: number): PageLife {
	const stale = Math.min(sharedSeconds, MOST_STALE_SECONDS);
	if (ends.length === 0) return { shared: sharedSeconds, stale, endsAt: null, until: null };
	const end = Math.min(...ends.map((moment) => moment.getTime()));
	const half = Math.max(0, Math.floor((end - now.getTime()) / 2_000));
	const shared = Math.min(sharedSeconds, half);
	const more = Math.min(stale, half - shared);
	return { shared, stale: more, endsAt: new Date(end - (shared + more) * 1_000), until: new Date(end) };
}
