import { parametersIn } from '../http/request-target.ts';
import { NOWHERE, type PageRoute, type RouteTable } from './route-table.ts';

/**
 * `kept`: the same for everyone and kept. `fresh`: the same for everyone, but made anew each time because of free text.
 * `no-store` and `private`: never kept anywhere.
 */
export type Keeping = 'kept' | 'fresh' | 'no-store' | 'private';

/** What a page request comes down to once everything that does not matter is cut off. */
export type Plan = {
	/** Path and allowed query in one fixed spelling: the name under which the answer is kept. */
	key: string;
	keeping: Keeping;
	route: PageRoute;
};

/** Longer ones are made, but not kept: no page of ours links to them. */
const LONGEST_KEPT_KEY = 300;
/** Of a repeated parameter so many values are handed on. */
const MOST_REPEATED = 12;

/** Plans the answer to a raw request target that `judgeTarget` has found fine. */
export function planPage(table: RouteTable, url: string): Plan {
	const at = url.indexOf('?');
	const rawPath = at < 0 ? url : url.slice(0, at);
	const isData = rawPath.endsWith('.data');
	const path = pageOf(rawPath);
	const route = table(path);
	// Nothing lives there: all such addresses share one page, so that nobody can fill the cache with them.
	const nowhere = isData ? `${NOWHERE}.data` : NOWHERE;
	if (!route.found) return { key: nowhere, keeping: keepingOf(route, false), route };
	const given = parametersIn(url);
	const { query, isFree } = allowedQuery(route, given);
	if (isData) addRoutes(query, given, route.ids);
	const text = query.toString();
	const key = text ? `${rawPath}?${text}` : rawPath;
	return { key, keeping: keepingOf(route, isFree || key.length > LONGEST_KEPT_KEY), route };
}

/** The plan of an address at which nothing lives, for one whose page the asker is not to know of. */
export function planNowhere(table: RouteTable, { key }: Plan): Plan {
	return planPage(table, key.split('?', 1)[0]?.endsWith('.data') ? `${NOWHERE}.data` : NOWHERE);
}

/** The path of the page at a path, or whose data are there: React Router asks for those of /a at /a.data, and of / at /_.data. */
export function pageOf(path: string): string {
	if (!path.endsWith('.data')) return path;
	return path === '/_.data' ? '/' : path.slice(0, -'.data'.length);
}

function keepingOf({ handle }: PageRoute, anew: boolean): Keeping {
	const keep = handle.keep ?? 'public';
	if (keep !== 'public') return keep;
	return anew ? 'fresh' : 'kept';
}

/** The parameters the route has declared, in its order, without empty ones: the first of each, but all of repeated ones. */
function allowedQuery({ handle }: PageRoute, given: URLSearchParams) {
	const query = new URLSearchParams();
	const take = (name: string) => {
		const value = given.get(name);
		if (value) query.set(name, value);
		return Boolean(value);
	};
	for (const name of handle.query ?? []) take(name);
	for (const [name, values] of Object.entries(handle.choices ?? {})) {
		if (values.includes(given.get(name) ?? '')) take(name);
	}
	let isFree = (handle.freeQuery ?? []).map(take).some(Boolean);
	for (const name of handle.repeatedQuery ?? []) {
		const values = given.getAll(name).filter(Boolean).slice(0, MOST_REPEATED);
		for (const value of values) query.append(name, value);
		isFree ||= values.length > 0;
	}
	// Marks an action of an index route; it carries no value.
	if (given.has('index')) query.set('index', '');
	return { query, isFree };
}

/** Which routes' data are asked for: only ones that the address has, in one order. */
function addRoutes(query: URLSearchParams, given: URLSearchParams, ids: string[]) {
	const asked = new Set(given.get('_routes')?.split(','));
	const some = ids.filter((id) => asked.has(id));
	if (some.length > 0) query.set('_routes', some.join(','));
}
