import { RouterContextProvider } from 'react-router';
import { domainContext, type Site, siteContext } from '#app/lib/context.ts';
import type { DomainContext } from '#domain/shared/context.ts';

const SITE: Site = {
	origin: 'https://fescue.example',
	companyName: 'Fescue',
	companyAddress: 'Fescue, Stockholm, Sweden',
	mailDomain: 'fescue.example',
	socialLinks: [],
	samples: false,
	credits: [],
	year: 2026,
};

/** Runs a loader, or with a body an action, as the router does for a request to `path`. */
export function callRoute<Answer>(
	run: (args: never) => Promise<Answer>,
	path: string,
	ctx: DomainContext,
	body?: Record<string, string>,
	params: Record<string, string> = {},
): Promise<Answer> {
	const context = new RouterContextProvider();
	context.set(domainContext, ctx);
	context.set(siteContext, SITE);
	const sent = body && { method: 'POST', body: new URLSearchParams(body) };
	const request = new Request(SITE.origin + path, sent);
	// The router passes more than the routes look at.
	return run({ request, context, params } as never);
}
