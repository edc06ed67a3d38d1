import type { LoaderFunctionArgs } from 'react-router';
import type { PageBuild } from './build.ts';

type Loader = (args: LoaderFunctionArgs) => unknown;

/**
 * The application, with its loaders wrapped: on a page that does not hydrate, what they return goes to the renderer by the side
 * and React Router gets null. Otherwise it would encode all of it for its half in the browser, which such a page has not: of
 * `/courses/sweden/ljunghusen` the course and its reviews.
 */
export function withDataAside(build: PageBuild): PageBuild {
	const { finishedPage } = build.entry.module;
	const routes = Object.entries(build.routes).map(([id, route]) => {
		// A route without a component answers with what its loader returns.
		if (!route?.module.loader || !route.module.default) return [id, route] as const;
		const load = route.module.loader as Loader;
		const loader: Loader = async (args) => {
			const value = await load(args);
			const { aside } = args.context.get(finishedPage);
			if (aside === null || !isPlain(value)) return value;
			aside[id] = value;
			return null;
		};
		return [id, { ...route, module: { ...route.module, loader } }] as const;
	});
	return { ...build, routes: Object.fromEntries(routes) };
}

/** Whether it is data and no more: redirects, and data with a status of their own, are objects of a class. */
function isPlain(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
