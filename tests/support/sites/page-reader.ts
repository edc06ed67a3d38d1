import { matchRoutes } from 'react-router';
import type { DomainContext } from '#domain/shared/context.ts';
import { callRoute } from './route-calls.ts';
import { loadRouteModules } from './route-modules.ts';

/**
 * Reads everything that the page at an address is made from, as text; where it leads elsewhere or is not there, that it does. For tests
 * that look for what is private in every page. Empty where no route is there or has a loader; throws what is no answer.
 */
export async function loadPageReader(): Promise<(address: string, ctx: DomainContext) => Promise<string>> {
	const routes = (await loadRouteModules()).map(({ path, module }) => ({ path: `/${path}`, module }));
	return async (address, ctx) => {
		const found = matchRoutes(routes, address.split('?')[0] ?? '')?.at(-1);
		const load = found?.route.module.loader;
		if (!load) return '';
		try {
			const loaded = await callRoute(load as never, address, ctx, undefined, found.params as Record<string, string>);
			return loaded instanceof Response ? await loaded.text() : JSON.stringify(loaded);
		} catch (thrown) {
			if (thrown instanceof Error) throw thrown;
			return thrown instanceof Response ? `${thrown.status}` : JSON.stringify(thrown);
		}
	};
}
