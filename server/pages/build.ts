import type { RouterContext, ServerBuild } from 'react-router';
import type { FinishedPage, Site } from '#app/lib/context.ts';
import type { DomainContext } from '#domain/shared/context.ts';

/** The application as Vite has built it for the server, with the keys under which it looks for its contexts. */
export type PageBuild = Omit<ServerBuild, 'entry'> & {
	entry: {
		module: ServerBuild['entry']['module'] & {
			domainContext: RouterContext<DomainContext>;
			siteContext: RouterContext<Site>;
			finishedPage: RouterContext<FinishedPage>;
		};
	};
};
