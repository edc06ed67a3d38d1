import type { IncomingHttpHeaders } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Traffic } from './traffic.ts';

/** What a request is worth when there is too much to do; the first go first. */
type Worth = 'spare' | 'search' | 'personal' | 'page' | 'person';

type Asked = { method?: string; url?: string; headers: IncomingHttpHeaders };

/** Turns readers away while there is too much to do. `stop` ends the watching. */
export type Shedding = {
	/** Whether a request is turned away for now; the more it is worth to somebody, the later. */
	refuses: (request: Asked) => boolean;
	stop: () => void;
};

/**
 * So long may those who asked before keep a request waiting, in milliseconds, before it is turned away. A person's never is, and a
 * reader would rather wait for a page than be told to come again.
 */
const PATIENCE: Record<Worth, number> = {
	spare: 150,
	search: 300,
	personal: 450,
	page: 2_500,
	person: Number.POSITIVE_INFINITY,
};
/** Behind fewer nobody is turned away, whatever they cost: a few slow things are no rush. */
const RUSH = 20;
const EVERY_MILLISECONDS = 50;
/** What an answer is taken to cost until some were made, and the most that one is taken for, in milliseconds. */
const COST = { first: 10, most: 50 };
/** So many answers tell their cost as well as all before them. */
const TELLING = 20;

/** What a reader would not miss. */
const SPARE = /^\/(?:api\/(?:suggestions|course-choices|course-clusters|map-towns)|land\/)/;
/** What costs a search or serves machines. */
const SEARCH = /^\/(?:find-course(?:\.data)?\?|api\/|rest\/|site-?map|feeds?\/)/;
/** What a page says to its reader alone: the page is there without it. */
const PERSONAL = /^\/(?:account\/marks|auth\/v1\/user)(?:[/?]|$)/;
/** What somebody in the middle of a form, or whoever watches the site, cannot do without. */
const PERSON = /^\/(?:auth\/|account(?:[/?.]|$)|api\/stamp|healthz|readyz)/;

/**
 * How long a request would wait is known when it comes: as many as wait before it, each for as long as the process was
 * busy for an answer of late. Watching how late everything is would tell too late: hundreds who ask in one turn of the
 * process are all let in before it shows. `busyMilliseconds` is how long the process has been at work since its start.
 */
export function createShedding(
	traffic: Pick<Traffic, 'waiting' | 'ended'>,
	busyMilliseconds: () => number = () => performance.eventLoopUtilization().active,
): Shedding & { tick: () => void } {
	let cost = COST.first;
	let before = { busy: busyMilliseconds(), ended: traffic.ended };
	const tick = () => {
		const made = traffic.ended - before.ended;
		// An answer may take longer than from one look to the next: it is told of when it has ended.
		if (made === 0 && traffic.waiting > 0) return;
		const busy = busyMilliseconds();
		const each = Math.min(COST.most, (busy - before.busy) / Math.max(1, made));
		cost += (each - cost) * Math.min(1, made / TELLING);
		before = { busy, ended: traffic.ended };
	};
	const timer = setInterval(tick, EVERY_MILLISECONDS).unref();
	return {
		tick,
		refuses(request) {
			const { waiting } = traffic;
			return waiting >= RUSH && waiting * cost > PATIENCE[worthOf(request)];
		},
		stop: () => clearInterval(timer),
	};
}

function worthOf({ method, url = '/', headers }: Asked): Worth {
	if (method !== 'GET' && method !== 'HEAD') return 'person';
	if (PERSONAL.test(url)) return 'personal';
	if (PERSON.test(url)) return 'person';
	if (headers['sec-purpose']?.includes('prefetch') || SPARE.test(url)) return 'spare';
	return SEARCH.test(url) ? 'search' : 'page';
}
