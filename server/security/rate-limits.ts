import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './network.ts';

/** How many requests of a kind one network may send in so many seconds. */
export type Allowance = { points: number; duration: number };
export type LimitedKind = 'post' | 'search' | 'map';

const ALLOWANCES: Record<LimitedKind, Allowance> = {
	// A person fills no more forms than this; a school behind one address still gets through.
	post: { points: 30, duration: 60 },
	// Typing asks once for every few letters, for several people behind one address.
	search: { points: 300, duration: 60 },
	// A map that is moved without a pause asks twice a second; only what is not in memory counts.
	map: { points: 600, duration: 60 },
};

export type RateLimits = {
	/** Counts one request of a network; the seconds to wait where it was one too many, else null. */
	count: (kind: LimitedKind, address: string) => Promise<number | null>;
};

/** Counts in this process's memory, by network. */
export function createRateLimits(allowances: Record<LimitedKind, Allowance> = ALLOWANCES): RateLimits {
	const limiters = {
		post: new RateLimiterMemory(allowances.post),
		search: new RateLimiterMemory(allowances.search),
		map: new RateLimiterMemory(allowances.map),
	};
	return {
		async count(kind, address) {
			try {
				await limiters[kind].consume(networkOf(address));
				return null;
			} catch (refusal) {
				if (!(refusal instanceof RateLimiterRes)) throw refusal;
				return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
			}
		},
	};
}
