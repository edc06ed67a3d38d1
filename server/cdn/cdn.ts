import { setTimeout as pause } from 'node:timers/promises';
import type { CacheKey } from '#domain/shared/context.ts';
import type { CdnAccount } from '../settings/cdn-settings.ts';
import { tagsToPurge } from './page-tags.ts';

/** Tells a CDN what has changed. */
export type Cdn = {
	/**
	 * For whoever has made the change: told at once, and again when all nodes have heard of it. Resolves when the CDN has let
	 * the pages go, or after two seconds; it is then still tried. Never rejects.
	 */
	purge: (keys: Iterable<CacheKey>) => Promise<void>;
	/** For whoever has heard of a change: told once. */
	purgeOnce: (keys: Iterable<CacheKey>) => void;
	close: () => Promise<void>;
};

type Telling = {
	account: CdnAccount;
	report: (message: string, error: unknown) => void;
	pauses?: Partial<typeof PAUSES>;
};

/** In milliseconds. */
const PAUSES = {
	/** What changes within this time is told at once. */
	gathering: 50,
	/** By then every other node has heard of the change: a page that the CDN has fetched there meanwhile goes as well. */
	again: 3_000,
	/** After a failure, doubled with each. */
	failed: 1_000,
	/** How long whoever has written waits for the CDN. */
	patience: 2_000,
};
const LONGEST_PAUSE = 60_000;
/** Cloudflare takes thirty marks a call, Fastly 256. */
const MOST_TAGS = 30;

/**
 * Purges by key. What the CDN does not take is tried until it does; what is untold when the process dies goes with its next
 * start, and after SHARED_CACHE_SECONDS at the latest.
 */
export function createCdn(telling: Telling): Cdn {
	const { again, patience } = { ...PAUSES, ...telling.pauses };
	const teller = createTeller(telling);
	return {
		async purge(keys) {
			const tags = tagsToPurge(new Set(keys));
			if (tags.length === 0) return;
			teller.later(again, () => void teller.tell(tags));
			await Promise.race([teller.tell(tags), pause(patience, undefined, { ref: false })]);
		},
		purgeOnce: (keys) => void teller.tell(tagsToPurge(new Set(keys))),
		close: teller.close,
	};
}

/** Keeps what is untold until the CDN has taken it. */
function createTeller({ account, report, pauses }: Telling) {
	const { gathering, failed } = { ...PAUSES, ...pauses };
	const untold = new Set<string>();
	const waiting = createWaiting();
	let telling: Promise<void> | null = null;
	let wait = failed;
	/** The try that waits for its time: one for all that is untold, however often telling fails before then. */
	let retry: Task | null = null;

	const tellAll = async () => {
		try {
			for (let tags = take(untold); tags.length > 0; tags = take(untold)) await callPurge(account, tags, untold);
			retry?.cancel();
			retry = null;
			wait = failed;
		} catch (error) {
			report('Purging the CDN failed; it is tried again', error);
			retry ??= waitToRetry();
		}
	};
	const waitToRetry = () => {
		const task = waiting.add(wait, () => {
			retry = null;
			void tell([]);
		});
		wait = Math.min(wait * 2, LONGEST_PAUSE);
		return task;
	};
	/** One round at a time; what comes while it tells is told before it ends. */
	const tell = (tags: readonly string[]) => {
		for (const tag of tags) untold.add(tag);
		telling ??= pause(gathering)
			.then(tellAll)
			.finally(() => {
				telling = null;
			});
		return telling;
	};
	/** Tells at once what it would have told later: a process that stops has no later. */
	const close = async () => {
		waiting.finish();
		await telling;
		if (untold.size > 0) await tellAll();
	};
	return { tell, later: waiting.add, close };
}

type Task = { cancel: () => void };

/** Works that wait for their time, or for `finish`, which does them all at once and takes no more. */
function createWaiting() {
	const tasks = new Map<NodeJS.Timeout, () => void>();
	let finished = false;
	const add = (milliseconds: number, task: () => void): Task | null => {
		if (finished) return null;
		const timer = setTimeout(() => {
			tasks.delete(timer);
			task();
		}, milliseconds).unref();
		tasks.set(timer, task);
		const cancel = () => {
			tasks.delete(timer);
			clearTimeout(timer);
		};
		return { cancel };
	};
	const finish = () => {
		finished = true;
		for (const [timer, task] of tasks) {
			clearTimeout(timer);
			task();
		}
		tasks.clear();
	};
	return { add, finish };
}

function take(untold: Set<string>): string[] {
	const tags = [...untold].slice(0, MOST_TAGS);
	for (const tag of tags) untold.delete(tag);
	return tags;
}

/** Throws when the CDN does not say that it has done it, and puts the marks back. */
async function callPurge({ kind, purgeUrl, token }: CdnAccount, tags: readonly string[], untold: Set<string>) {
	const call = kind === 'fastly' ? toFastly(token, tags) : toCloudflare(token, tags);
	try {
		const answer = await fetch(purgeUrl, { method: 'POST', signal: AbortSignal.timeout(5_000), ...call });
		await answer.body?.cancel();
		if (!answer.ok) throw new Error(`it answers ${answer.status}`);
	} catch (error) {
		for (const tag of tags) untold.add(tag);
		throw error;
	}
}

const toFastly = (token: string, tags: readonly string[]) => ({
	headers: { 'Fastly-Key': token, 'Surrogate-Key': tags.join(' ') },
});

const toCloudflare = (token: string, tags: readonly string[]) => ({
	headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
	body: JSON.stringify({ tags }),
});
