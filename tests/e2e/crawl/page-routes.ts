import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes } from 'react-router';
import routes from '#app/routes.ts';

/** The paths of all routes that are pages: those whose modules have something to show, and no routes inside. */
export const PAGE_ROUTES: readonly string[] = routes.flatMap((route) => pagesOf(route, ''));

function pagesOf({ path, file, children }: RouteConfigEntry, above: string): string[] {
	const whole = [above, path].filter(Boolean).join('/');
	if (children) return children.flatMap((child) => pagesOf(child, whole));
	const shows = /^export default /m.test(readFileSync(new URL(`../../../app/${file}`, import.meta.url), 'utf8'));
	return shows ? [`/${whole}`] : [];
}

/** The route that an address opens, by its path. */
export function routeOf(address: string): string | undefined {
	const [pathname = ''] = address.split('?', 1);
	return matchRoutes(
		PAGE_ROUTES.map((path) => ({ path })),
		pathname,
	)?.at(-1)?.route.path;
}
