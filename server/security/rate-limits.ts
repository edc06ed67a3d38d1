import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Header } from './headers.ts';
import { networkOf } from './network.ts';

/** How many requests of a kind one network may send in so many seconds. */
export type Allowance = { points: number; duration: number };
export type LimitedKind = 'post' | 'search' | 'page' | 'map' | 'data';

const ALLOWANCES: Record<LimitedKind, Allowance> = {
	// A person fills no more forms than this; a school behind one address still gets through.
	post: { points: 30, duration: 60 },
	// Typing asks once for every few letters, for several people behind one address.
	search: { points: 300, duration: 60 },
	// Pages that are not in memory: those of all courses take longer than an hour, whoever a reader says to be (S55).
	page: { points: 6_000, duration: 3_600 },
	// Fifty courses a call at most: the whole catalogue takes longer than an hour (S55).
	data: { points: 600, duration: 3_600 },
	// A map that is moved without a pause asks twice a second; only what is not in memory counts.
	map: { points: 600, duration: 60 },
};

/** What one request has left of the allowance. `wait` is null where it is let in, else the seconds to wait. */
export type Taken = Allowance & { remaining: number; resetSeconds: number; wait: number | null };

export type RateLimits = {
	/** Counts one request of a network; the seconds to wait where it was one too many, else null. */
	count: (kind: LimitedKind, address: string) => Promise<number | null>;
	/** As `count`, and tells what is left. */
	take: (kind: LimitedKind, address: string) => Promise<Taken>;
};

/** Counts in this process's memory, by network. What `own` leaves out is allowed as anywhere. */
export function createRateLimits(own: Partial<Record<LimitedKind, Allowance>> = {}): RateLimits {
	const allowances = { ...ALLOWANCES, ...own };
	const limiters = {
		post: new RateLimiterMemory(allowances.post),
		search: new RateLimiterMemory(allowances.search),
		page: new RateLimiterMemory(allowances.page),
		data: new RateLimiterMemory(allowances.data),
		map: new RateLimiterMemory(allowances.map),
	};
	const take: RateLimits['take'] = async (kind, address) => {
		const { remaining, seconds, refused } = await consume(limiters[kind], networkOf(address));
		return { ...allowances[kind], remaining, resetSeconds: seconds, wait: refused ? seconds : null };
	};
	return { take, count: async (kind, address) => (await take(kind, address)).wait };
}

async function consume(limiter: RateLimiterMemory, network: string) {
	const told = ({ remainingPoints, msBeforeNext }: RateLimiterRes, refused: boolean) => ({
		...{ remaining: Math.max(0, remainingPoints), refused },
		seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
	});
	try {
		return told(await limiter.consume(network), false);
	} catch (refusal) {
		if (!(refusal instanceof RateLimiterRes)) throw refusal;
		return told(refusal, true);
	}
}

/** What is left, as programs are told it (draft-ietf-httpapi-ratelimit-headers). */
export const limitHeaders = ({ points, duration, remaining, resetSeconds }: Taken): Header[] => [
	['RateLimit-Policy', `"default";q=${points};w=${duration}`],
	['RateLimit', `"default";r=${remaining};t=${resetSeconds}`],
];
