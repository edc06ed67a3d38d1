import { createStaticHandler, type RouteObject } from 'react-router';
import type { RouteHandle } from '#app/lib/handle.ts';
import type { PageBuild } from './build.ts';

/** What is known of a page before it is made. */
export type PageRoute = {
	/** False for the catch-all route: nothing lives at the address. */
	found: boolean;
	handle: RouteHandle;
	/** Ids of the route and its parents, as React Router names them in data requests. */
	ids: string[];
};

export type RouteTable = (path: string) => PageRoute;

const READING: RouteHandle = { kind: 'reading' };
const CODED_FIRST = /^\/+[^/]*%/;
/** An address that only the catch-all route has. */
export const NOWHERE = '/not-found';

/** Builds the look-up from a path to what its route says of itself in `handle`. */
export function createRouteTable(routes: PageBuild['routes']): RouteTable {
	// `matchRoutes` would compile the pattern of every route for each page, a tenth of what a page costs: this compiles them once.
	// React Router calls `match` private: the types and the test beside this file fail when it goes.
	const { match } = createStaticHandler(childrenOf(routes, undefined));
	return (path) => {
		// A first part in coded letters (`/%63ourses`) is none that a route has, so that each address has one spelling.
		const matches = match(CODED_FIRST.test(path) ? NOWHERE : path) ?? [];
		const leaf = matches.at(-1)?.route;
		const handles = handlesOf(matches.map(({ route }) => route));
		return {
			found: leaf !== undefined && leaf.path !== '*',
			handle: handleOf(handles),
			ids: matches.flatMap(({ route }) => (route.id ? [route.id] : [])),
		};
	};
}

/** Route modules export `handle` as anything; ours are RouteHandles, checked where they are written. */
const handlesOf = (routes: readonly RouteObject[]) => routes.map(({ handle }) => handle as RouteHandle | undefined);

/** What the page itself says, and who may use it: said by the nearest route above it that says so. */
function handleOf(handles: readonly (RouteHandle | undefined)[]): RouteHandle {
	const own = handles.at(-1) ?? READING;
	const desk = handles.findLast((handle) => handle?.desk !== undefined)?.desk;
	// Whatever such a page says, it is kept nowhere.
	return desk === undefined ? own : { ...own, desk, keep: 'private' };
}

function childrenOf(routes: PageBuild['routes'], parentId: string | undefined): RouteObject[] {
	const own = Object.values(routes).filter(
		(route) => route !== undefined && (route.parentId || undefined) === parentId,
	);
	return own.flatMap((route): RouteObject[] => {
		if (!route) return [];
		const { id, path, module, caseSensitive } = route;
		if (route.index) return [{ id, index: true, path, handle: module.handle }];
		return [{ id, path, caseSensitive, handle: module.handle, children: childrenOf(routes, id) }];
	});
}
