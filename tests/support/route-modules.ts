import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';
import type { Module } from './tiny-build.tsx';

const modules = import.meta.glob<Module>(['/app/routes/*.{ts,tsx}', '!**/*.test.*']);

/** Every route of the product: its full path and its module. Routes that only frame others are left out. */
export function loadRouteModules(): Promise<{ path: string; module: Module }[]> {
	return Promise.all(routes.flatMap((route) => leavesOf(route, '')));
}

function leavesOf(route: RouteConfigEntry, above: string): Promise<{ path: string; module: Module }>[] {
	const path = [above, route.path].filter(Boolean).join('/');
	if (route.children) return route.children.flatMap((child) => leavesOf(child, path));
	const load = modules[`/app/${route.file}`];
	if (!load) throw new Error(`no module at ${route.file}`);
	return [load().then((module) => ({ path, module }))];
}
