import type { PageBuild } from './build.ts';

type Routes = PageBuild['routes'];
type Route = NonNullable<Routes[string]>;
/** A route with the parts of its whole path, those of the routes above it first. */
type Shape = { route: Route; parts: string[] };

/**
 * Gives for a path what `make` makes of the few routes that its first part and its number of parts leave, and makes it once for
 * each such pair: `/courses/sweden/ljunghusen` can only be one of the routes of three parts that begin with `courses`, so these
 * few alone are given to `make`. React Router goes through all routes it has several times a page, puts them into order and
 * copies them. A first part in coded letters (`/%63ourses`) is none that a route has, so that each address has one spelling.
 */
export function ofBeginnings<Made>(routes: Routes, make: (some: Routes) => Made): (path: string) => Made {
	const shapes = Object.values(routes).flatMap((route) => (route ? [shapeOf(routes, route)] : []));
	const firsts = new Set(shapes.map(({ parts }) => firstOf(parts)));
	const longest = Math.max(...shapes.map(({ parts }) => parts.length));
	const made = new Map<string, Made>();
	return (path) => {
		const parts = partsOf(path);
		// All beginnings that no route has are as one, and so are all longer paths: nobody can fill the memory with them.
		const beginning = firsts.has(firstOf(parts)) ? firstOf(parts) : '';
		const length = Math.min(parts.length, longest + 1);
		const kind = `${length} ${beginning}`;
		const known = made.get(kind);
		if (known !== undefined) return known;
		const meant = shapes.filter((shape) => canMean(shape, beginning, length));
		const some = new Set(meant.flatMap(({ route }) => lineOf(routes, route)));
		const fresh = make(Object.fromEntries([...some].map((route) => [route.id, route])));
		made.set(kind, fresh);
		return fresh;
	};
}

const partsOf = (path = '') => path.split('/').filter(Boolean);
const firstOf = ([first = '']: string[]) => first.toLowerCase();

/** A route and all that it stands under, the root first. */
function lineOf(routes: Routes, route: Route): Route[] {
	const parent = routes[route.parentId ?? ''];
	return parent ? [...lineOf(routes, parent), route] : [route];
}

const shapeOf = (routes: Routes, route: Route): Shape => ({
	route,
	parts: lineOf(routes, route).flatMap(({ path }) => partsOf(path)),
});

/** Whether an address that begins so and has so many parts may be the route's. A parameter or a catch-all may begin with anything. */
function canMean({ parts }: Shape, beginning: string, length: number): boolean {
	const own = firstOf(parts);
	const begins = own === beginning || own.startsWith(':') || own === '*' || own.endsWith('?');
	const least = parts.filter((part) => part !== '*' && !part.endsWith('?')).length;
	const most = parts.at(-1) === '*' ? Number.POSITIVE_INFINITY : parts.length;
	return begins && least <= length && length <= most;
}
