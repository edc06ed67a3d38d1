import { data, type LoaderFunctionArgs } from 'react-router';
import { failingDatabase } from '#database/client.ts';
import { isDatabaseFailing } from '#domain/shared/database-failing.ts';
import type { PageBuild } from './build.ts';
import { renderErrorsContext } from './render-errors.ts';

type Handler = (args: LoaderFunctionArgs) => unknown;

/**
 * The application, in which a loader that cannot reach the database ends in a 503 page instead of an unexpected error,
 * also where the loader itself has made do with an empty part: a page without any of its contents is no page.
 */
export function withOutagePages(build: PageBuild): PageBuild {
	const { domainContext } = build.entry.module;
	const routes = Object.entries(build.routes).map(([id, route]) => {
		// The root carries the frame that the 503 page stands in.
		if (!route?.parentId) return [id, route] as const;
		const { loader, action } = route.module;
		const module = {
			...route.module,
			...(loader && { loader: guardLoader(loader as Handler, domainContext) }),
			...(action && { action: guardAction(action as Handler) }),
		};
		return [id, { ...route, module }] as const;
	});
	return { ...build, routes: Object.fromEntries(routes) };
}

const serviceUnavailable = () => data(null, { status: 503, statusText: 'Service Unavailable' });

function guard(handler: Handler): Handler {
	return async (args) => {
		try {
			return await handler(args);
		} catch (error) {
			if (!isDatabaseFailing(error)) throw error;
			args.context.get(renderErrorsContext).report('The database cannot be reached, or cannot write', error);
			throw serviceUnavailable();
		}
	};
}

function guardAction(action: Handler): Handler {
	const guarded = guard(action);
	return async (args) => {
		const errors = args.context.get(renderErrorsContext);
		try {
			return await guarded(args);
		} catch (thrown) {
			errors.lostByAction = errors.databaseLost;
			throw thrown;
		}
	};
}

function guardLoader(loader: Handler, domainContext: PageBuild['entry']['module']['domainContext']): Handler {
	const guarded = guard(loader);
	return async (args) => {
		const errors = args.context.get(renderErrorsContext);
		// An action may have met the outage already and have answered it with the text given back; that answer stands.
		const known = errors.databaseLost;
		// Nor does whoever has sent a form wait a second time for a database that hangs.
		if (errors.silence !== null) args.context.get(domainContext).db = failingDatabase(errors.silence);
		const value = await guarded(args);
		if (errors.databaseLost && !known) throw serviceUnavailable();
		return value;
	};
}
