import type { CacheKey } from '#domain/shared/context.ts';
import type { PreparedResponse } from '../http/prepared-response.ts';

export type Kept = {
	key: string;
	answer: PreparedResponse;
	reads: ReadonlySet<CacheKey>;
	madeAt: number;
	/** Up to then it is sent without a thought. */
	freshUntil: number;
	/** Up to then nobody tries to make it anew; later than `freshUntil` after a renewal that failed. */
	goodUntil: number;
	/** When something in it ceases to be true, in milliseconds of the site's clock; `Infinity` where nothing does. */
	endsAt: number;
	/** A write has changed something it read: it has to be made anew before it is sent. */
	outdated: boolean;
	/** The database was lost when it was last tried to make it anew, and nothing is known to have changed since. */
	lost: boolean;
};

export type KeptPages = {
	get: (key: string) => Kept | undefined;
	/** It was asked for: all others go before it. */
	touch: (kept: Kept) => void;
	/** In the place of what was kept under its key. */
	keep: (page: Kept) => void;
	forget: (kept: Kept) => void;
	all: () => Iterable<Kept>;
	readonly bytes: number;
	readonly size: number;
};

/** Pages in memory, at most so many bytes; the ones not asked for longest go first. */
export function createKeptPages(most: number): KeptPages {
	const pages = new Map<string, Kept>();
	/** What each was counted with: an answer grows and shrinks with the encodings that are made of it. */
	const counted = new Map<Kept, number>();
	let bytes = 0;

	const forget = (kept: Kept) => {
		pages.delete(kept.key);
		kept.answer.resized = null;
		bytes -= counted.get(kept) ?? 0;
		counted.delete(kept);
	};
	const count = (kept: Kept) => {
		bytes += kept.answer.size - (counted.get(kept) ?? 0);
		counted.set(kept, kept.answer.size);
		for (const oldest of pages.values()) {
			if (bytes <= most) break;
			forget(oldest);
		}
	};

	return {
		get: (key) => pages.get(key),
		touch(kept) {
			pages.delete(kept.key);
			pages.set(kept.key, kept);
		},
		keep(page) {
			const old = pages.get(page.key);
			if (old) forget(old);
			pages.set(page.key, page);
			page.answer.resized = () => count(page);
			count(page);
		},
		forget,
		all: () => pages.values(),
		get bytes() {
			return bytes;
		},
		get size() {
			return pages.size;
		},
	};
}
