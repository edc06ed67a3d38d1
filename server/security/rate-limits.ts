import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#database/client.ts';
import { takeAllowance } from '#domain/shared/allowance.ts';
import type { Header } from './headers.ts';
import { networkOf } from './network.ts';
import { type Allowance, createNetworkCounts } from './network-counts.ts';

export type LimitedKind =
	| 'post'
	| 'mark'
	| 'search'
	| 'page'
	| 'deep'
	| 'personal'
	| 'map'
	| 'data'
	| 'member'
	| 'key'
	| PartnerKind;

/** What is counted by partner, or by a partner's user, in the place of a network. */
type PartnerKind = 'partner' | 'partner-post' | 'partner-user';

/** How long a post waits for the count of all nodes. */
const PATIENCE_MILLISECONDS = 1_000;

/** How much one network may ask for, by the kind of request: so many points in so many seconds. */
export const ALLOWANCES: Record<LimitedKind, Allowance> = {
	// A person fills no more forms than this; a school behind one address still gets through.
	post: { points: 30, duration: 60 },
	// A tap each: ten a second are several golfers behind one address, each as fast as fingers go down a list.
	mark: { points: 600, duration: 60 },
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
	// What programs ask for one account, from wherever: some twenty calls a minute.
	member: { points: 1_200, duration: 3_600 },
	// A map that is moved without a pause asks twice a second; only what is not in memory counts.
	map: { points: 600, duration: 60 },
	// Partners' keys that are looked up in the database, right or wrong: more than one of them may read and send with.
	key: { points: 60_000, duration: 3_600 },
	// A partner's server asks for all its users: the whole catalogue twenty times an hour, and what hundreds send at once.
	partner: { points: 20_000, duration: 3_600 },
	'partner-post': { points: 600, duration: 60 },
	// As a person's who fills in forms.
	'partner-user': { points: 30, duration: 60 },
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
	 * As `count`, and tells what is left; a partner's kinds, and an account's, are counted by any text in the place of an address. A
	 * post is counted here, and then in PostgreSQL with those of all nodes; what keeps it from that is in the log under the id of its
	 * request.
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
		mark: createNetworkCounts(allowances.mark),
		search: createNetworkCounts(allowances.search),
		page: createNetworkCounts(allowances.page),
		deep: createNetworkCounts(allowances.deep),
		personal: createNetworkCounts(allowances.personal),
		data: createNetworkCounts(allowances.data),
		map: createNetworkCounts(allowances.map),
		member: createNetworkCounts(allowances.member),
		key: createNetworkCounts(allowances.key),
		partner: createNetworkCounts(allowances.partner),
		'partner-post': createNetworkCounts(allowances['partner-post']),
		'partner-user': createNetworkCounts(allowances['partner-user']),
	};
	const take: RateLimits['take'] = async (kind, address, requestId) => {
		const network = isOfNetwork(kind) ? networkOf(address) : address;
		const { remaining, seconds, refused } = counts[kind](network);
		const concernsAll = isSent(kind) && shared && !refused;
		const { wait, isCounted } = concernsAll
			? await countWithAll({ ...shared, requestId }, { name: kind, ...allowances[kind] }, network)
			: { wait: refused ? seconds : null, isCounted: true };
		const left = wait === null ? { remaining, resetSeconds: seconds } : { remaining: 0, resetSeconds: wait };
		return { ...allowances[kind], ...left, wait, isCounted };
	};
	return { take, count: async (kind, address) => (await take(kind, address)).wait };
}

/** Partners and accounts are counted by themselves, wherever they call from. */
const isOfNetwork = (kind: LimitedKind) => kind !== 'member' && !kind.startsWith('partner');
const isSent = (kind: LimitedKind) => SENT.includes(kind);
const SENT: readonly LimitedKind[] = ['post', 'mark', 'partner-post', 'partner-user'];

/** The count of all nodes together. */
async function countWithAll(
	{ report, requestId, ...counting }: Shared & { requestId: string | undefined },
	{ name, points, duration }: Allowance & { name: LimitedKind },
	network: string,
): Promise<Pick<Taken, 'wait' | 'isCounted'>> {
	const bucket = { name, burst: points, perSecond: points / duration };
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
