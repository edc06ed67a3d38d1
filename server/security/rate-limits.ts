import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#database/client.ts';
import { takeAllowance } from '#domain/shared/allowance.ts';
import type { Header } from './headers.ts';
import { networkOf } from './network.ts';
import { type Allowance, createNetworkCounts } from './network-counts.ts';

export type LimitedKind = 'post' | 'search' | 'page' | 'deep' | 'personal' | 'map' | 'data';

/** How long a post waits for the count of all nodes. */
const PATIENCE_MILLISECONDS = 1_000;

/** How much one network may ask for, by the kind of request: so many points in so many seconds. */
export const ALLOWANCES: Record<LimitedKind, Allowance> = {
	// A person fills no more forms than this; a school behind one address still gets through.
	post: { points: 30, duration: 60 },
	// Typing asks once for every few letters, for several people behind one address.
	search: { points: 300, duration: 60 },
	// Pages that are not in memory: those of all courses take longer than an hour, whoever a reader says to be (S55).
	page: { points: 6_000, duration: 3_600 },
	// Second and further pages of lists, each with up to 24 courses: all of them take longer than an hour (S55).
	deep: { points: 1_200, duration: 3_600 },
	// Pages for one reader alone, which are made each time: twenty a second are a whole club behind one address.
	personal: { points: 1_200, duration: 60 },
	// Fifty courses a call at most: the whole catalogue takes longer than an hour (S55).
	data: { points: 600, duration: 3_600 },
	// A map that is moved without a pause asks twice a second; only what is not in memory counts.
	map: { points: 600, duration: 60 },
};

/** What one request has left of the allowance. */
export type Taken = Allowance & {
	remaining: number;
	resetSeconds: number;
	/** Null where it is let in, else the seconds to wait. */
	wait: number | null;
	/** Whether it is counted everywhere that it has to be: who sends what is not may read, but write nothing (S64). */
	isCounted: boolean;
};

export type RateLimits = {
	/** Counts one request of a network; the seconds to wait where it was one too many, else null. */
	count: (kind: LimitedKind, address: string) => Promise<number | null>;
	/**
	 * As `count`, and tells what is left. A post is counted here, and then in PostgreSQL with those of all nodes; what keeps it from
	 * that is in the log under the id of its request.
	 */
	take: (kind: LimitedKind, address: string, requestId?: string) => Promise<Taken>;
};

export type Allowances = Partial<Record<LimitedKind, Allowance>>;

type Shared = {
	db: Database;
	now: () => Date;
	report: (message: string, error: unknown, requestId?: string) => void;
};

type Counting = {
	/** Other allowances than those above. */
	own?: Allowances;
	/** Where all nodes count together; without it each counts for itself. */
	shared?: Shared;
};

/**
 * Counts by network. What is read is counted in this process's memory: it protects the process. What is sent is counted
 * there first, so that a flood does not reach the database, and then by all nodes together.
 */
export function createRateLimits({ own = {}, shared }: Counting = {}): RateLimits {
	const allowances = { ...ALLOWANCES, ...own };
	const counts = {
		post: createNetworkCounts(allowances.post),
		search: createNetworkCounts(allowances.search),
		page: createNetworkCounts(allowances.page),
		deep: createNetworkCounts(allowances.deep),
		personal: createNetworkCounts(allowances.personal),
		data: createNetworkCounts(allowances.data),
		map: createNetworkCounts(allowances.map),
	};
	const take: RateLimits['take'] = async (kind, address, requestId) => {
		const network = networkOf(address);
		const { remaining, seconds, refused } = counts[kind](network);
		const concernsAll = kind === 'post' && shared && !refused;
		const { wait, isCounted } = concernsAll
			? await countWithAll({ ...shared, requestId }, allowances.post, network)
			: { wait: refused ? seconds : null, isCounted: true };
		const left = wait === null ? { remaining, resetSeconds: seconds } : { remaining: 0, resetSeconds: wait };
		return { ...allowances[kind], ...left, wait, isCounted };
	};
	return { take, count: async (kind, address) => (await take(kind, address)).wait };
}

/** The count of all nodes together. */
async function countWithAll(
	{ report, requestId, ...counting }: Shared & { requestId: string | undefined },
	{ points, duration }: Allowance,
	network: string,
): Promise<Pick<Taken, 'wait' | 'isCounted'>> {
	const bucket = { name: 'post', burst: points, perSecond: points / duration };
	const patience = new AbortController();
	const late = pause(PATIENCE_MILLISECONDS, undefined, { ref: false, signal: patience.signal }).then(() => {
		throw new Error('the count of all nodes has not come in time');
	});
	try {
		return { wait: await Promise.race([takeAllowance(counting, bucket, network), late]), isCounted: true };
	} catch (error) {
		// This node's own count has let it in, and the page keeps what was typed.
		report('Counting a post with those of other nodes failed; it was refused', error, requestId);
		return { wait: null, isCounted: false };
	} finally {
		patience.abort();
	}
}

/**
 * What is left at this node, as programs are told it (draft-ietf-httpapi-ratelimit-headers). Of what all nodes count together
 * less may be left: that is known only when it is nothing.
 */
export const limitHeaders = ({ points, duration, remaining, resetSeconds }: Taken): Header[] => [
	['RateLimit-Policy', `"default";q=${points};w=${duration}`],
	['RateLimit', `"default";r=${remaining};t=${resetSeconds}`],
];
