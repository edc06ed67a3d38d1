import type { RouteOptions } from 'fastify';
import { isApiPath } from './api-root.ts';
import { isAuthPath } from './auth-root.ts';
import type { Parts } from './parts.ts';
import { judgeTarget } from './request-target.ts';
import { isRestPath } from './rest-root.ts';

type Judged = { kind: 'taken' } | { kind: 'refused'; allowed: readonly string[] } | { kind: 'nothing-there' };

export type Methods = {
	/** Notes a route of Fastify's. */
	note: (route: Pick<RouteOptions, 'method' | 'url' | 'config'>) => void;
	/** Whether a request may go on by its method. */
	judge: (method: string, url: string) => Judged;
	/** The methods that an address may be asked by, as the header `Allow` names them. */
	of: (url: string) => readonly string[];
};

const READS = ['GET', 'HEAD'];
const TAKEN: Judged = { kind: 'taken' };

/** What may be asked of which address: by the routes that are noted, of built files, and by what pages say of themselves. */
export function createMethods({ pages, findFile }: Pick<Parts, 'pages' | 'findFile'>): Methods {
	const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
	const ofRoutes = (path: string) => {
		const found = [...routes.values()].filter(({ pattern }) => pattern.test(path));
		return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
	};
	const ofPage = (url: string) => {
		// What is refused for its address has no page; and the desk is to be told from nothing by nobody (S27).
		if (judgeTarget(url).kind === 'refused') return READS;
		const { found, handle } = pages.plan(url).route;
		return found && handle.writes && handle.desk === undefined ? [...READS, 'POST'] : READS;
	};
	const of: Methods['of'] = (url) => {
		const path = pathOf(url);
		const own = ofRoutes(path);
		if (own.length > 0) return own;
		return findFile(path) ? READS : ofPage(url);
	};
	return {
		of,
		note({ method, url, config }) {
			if (config?.isNowhere) return;
			const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
			for (const each of [method].flat()) route.methods.add(each);
			routes.set(url, route);
		},
		judge(method, url) {
			// It says so itself, in words that its clients hand on.
			if (isRestPath(url)) return TAKEN;
			const path = pathOf(url);
			const isForPrograms = isApiPath(url) || isAuthPath(url);
			if (READS.includes(method) && !isForPrograms) return TAKEN;
			// It is told first what is wrong with its address.
			if (method === 'POST' && judgeTarget(url).kind === 'refused') return TAKEN;
			const own = ofRoutes(path);
			if (own.length > 0) return own.includes(method) ? TAKEN : { kind: 'refused', allowed: own };
			if (isApiPath(url)) return { kind: 'nothing-there' };
			// The page says so itself, when it is known who asks; and the accounts service in its own words.
			if (isAuthPath(url) || (method === 'POST' && !findFile(path))) return TAKEN;
			return { kind: 'refused', allowed: of(url) };
		},
	};
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** The addresses of a route as Fastify spells it: `:name` stands for one part of a path, `*` for whatever follows. */
function patternOf(url: string): RegExp {
	const literal = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
	return new RegExp(`^${literal.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
}
