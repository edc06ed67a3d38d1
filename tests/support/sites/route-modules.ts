import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { RouteHandle } from '#app/lib/handle.ts';
import routes from '#app/routes.ts';
import type { Module } from './tiny-build.tsx';

const modules = import.meta.glob<Module>(['/app/routes/**/*.{ts,tsx}', '!**/*.test.*']);

type Desk = Pick<RouteHandle, 'desk'>;
/** `file`: from the checkout's root. */
type RouteModule = { path: string; file: string; module: Module };

/**
 * Every route of the product: its full path and its module, with what the routes around it say of who may use it. Routes
 * that only frame others are left out.
 */
export async function loadRouteModules(): Promise<RouteModule[]> {
	return (await Promise.all(routes.map((route) => leavesOf(route, '', {})))).flat();
}

async function leavesOf(route: RouteConfigEntry, above: string, around: Desk): Promise<RouteModule[]> {
	const path = [above, route.path].filter(Boolean).join('/');
	const file = `app/${route.file}`;
	const load = modules[`/${file}`];
	if (!load) throw new Error(`no module at ${file}`);
	const module = await load();
	const desk = module.handle?.desk ?? around.desk;
	const inside = desk === undefined ? {} : { desk };
	if (route.children) return (await Promise.all(route.children.map((child) => leavesOf(child, path, inside)))).flat();
	if (desk === undefined) return [{ path, file, module }];
	return [{ path, file, module: { ...module, handle: { kind: 'reading', ...module.handle, ...inside } } }];
}
