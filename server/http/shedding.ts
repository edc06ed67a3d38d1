import type { IncomingHttpHeaders } from 'node:http';

/** What a request is worth when there is too much to do; the first go first. */
type Worth = 'spare' | 'search' | 'page' | 'person';

type Asked = { method?: string; url?: string; headers: IncomingHttpHeaders };

/** How much of the process's attention is asked for. `stop` ends the watching. */
export type Shedding = {
	/** Whether a request is turned away for now; the more it is worth to somebody, the later. */
	refuses: (request: Asked, owed: number) => boolean;
	stop: () => void;
};

/**
 * How late the process may be before requests of a kind are turned away, in milliseconds, where just so many answers are
 * owed as make a rush; with twice as many, half as late. A person's are never.
 */
const PATIENCE: Record<Worth, number> = { spare: 100, search: 200, page: 400, person: Number.POSITIVE_INFINITY };
/** With fewer answers owed nobody is turned away, however late it is: a single slow thing is no rush. */
const RUSH = 40;
const EVERY_MILLISECONDS = 50;

/** What a reader would not miss. */
const SPARE = /^\/api\/(?:suggestions|course-choices|course-clusters|land|maps)/;
/** What costs a search or serves machines. */
const SEARCH = /^\/(?:find-course\?|api\/|site-?map|feeds?\/)/;
/** What somebody in the middle of a form, or whoever watches the site, cannot do without. */
const PERSON = /^\/(?:auth\/|account|api\/stamp|healthz|readyz)/;

/**
 * Watches how late the process is: timers are due every 50 ms, and whatever keeps them waiting keeps readers waiting too.
 * Within one long turn of work the time since the last of them counts; while many answers are owed, the turn before
 * counts as well.
 */
export function createShedding(now: () => number = () => performance.now()): Shedding & { tick: () => void } {
	let ticked = now();
	let late = 0;
	const tick = () => {
		late = Math.max(0, now() - ticked - EVERY_MILLISECONDS);
		ticked = now();
	};
	const timer = setInterval(tick, EVERY_MILLISECONDS).unref();
	return {
		tick,
		refuses(request, owed) {
			if (owed < RUSH) return false;
			const lateness = Math.max(late, now() - ticked - EVERY_MILLISECONDS);
			const crowd = owed / RUSH;
			return lateness * crowd > PATIENCE.spare && lateness * crowd > PATIENCE[worthOf(request)];
		},
		stop: () => clearInterval(timer),
	};
}

function worthOf({ method, url = '/', headers }: Asked): Worth {
	if ((method !== 'GET' && method !== 'HEAD') || PERSON.test(url)) return 'person';
	if (headers['sec-purpose']?.includes('prefetch') || SPARE.test(url)) return 'spare';
	return SEARCH.test(url) ? 'search' : 'page';
}
