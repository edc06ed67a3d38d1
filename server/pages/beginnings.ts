import type { PageBuild } from './build.ts';

type Routes = PageBuild['routes'];
type Route = NonNullable<Routes[string]>;

/**
 * Gives for a path what `make` makes of the few routes that can be meant by the way the path begins; it is made once for each
 * beginning. React Router goes through all routes it has several times a page, puts them into order and copies them. A
 * beginning in coded letters (`/%63ourses`) is none that a route has, so that each address has one spelling.
 */
export function ofBeginnings<Made>(routes: Routes, make: (some: Routes) => Made): (path: string) => Made {
	const all = Object.values(routes).filter((route) => route !== undefined);
	const firsts = new Set(all.filter((route) => isTop(routes, route)).map(({ path = '' }) => firstOf(path)));
	const made = new Map<string, Made>();
	return (path) => {
		const first = firstOf(path.slice(1));
		// All beginnings that no route has are as one, so that nobody can fill the memory with them.
		const beginning = firsts.has(first) ? first : '';
		const known = made.get(beginning);
		if (known !== undefined) return known;
		const some = all.filter((route) => canBegin(topOf(routes, route), beginning)).map((route) => [route.id, route]);
		const fresh = make(Object.fromEntries(some));
		made.set(beginning, fresh);
		return fresh;
	};
}

const firstOf = (path: string) => path.split('/', 1)[0]?.toLowerCase() ?? '';

/** Whether a route below the root may lead to a path that begins so. A parameter or a catch-all may begin with anything. */
function canBegin({ path = '' }: Route, beginning: string): boolean {
	const own = firstOf(path);
	return own === beginning || own.startsWith(':') || own.endsWith('*') || own.endsWith('?') || path === '';
}

/** Whether a route stands right below the root. */
const isTop = (routes: Routes, { parentId }: Route) => parentId !== undefined && !routes[parentId]?.parentId;

/** The route below the root that a route stands under; itself for such a one and for the root. */
function topOf(routes: Routes, route: Route): Route {
	const parent = routes[route.parentId ?? ''];
	return parent === undefined || isTop(routes, route) ? route : topOf(routes, parent);
}
