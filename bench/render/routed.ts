import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, type EntryContext, Outlet, type ServerBuild, ServerRouter } from 'react-router';
import { buildFrame } from '#tests/support/build-frame.ts';

/** What a page is made of: the elements that it shows, and what its loader reads. */
export type Parts = { elements: ReactNode; read: () => Promise<unknown> };

/**
 * React Router’s handler with one route, whose loader reads the parts’ data and whose component is their elements: the least that a
 * page made by it can cost. Resolves to the HTML; throws when the loader or React fails. As in the product the text is handed on by the side, and the data of a page that
 * does not hydrate are not given to React Router.
 */
export function createRouted(hydrates: (page: URL) => boolean): (page: URL, parts: Parts) => Promise<string> {
	let now: Parts | undefined;
	let html = '';
	const write = (request: Request, status: number, headers: Headers, context: EntryContext) => {
		const { serverHandoffStream: _, ...ready } = context;
		html = renderToString(createElement(ServerRouter, { context: ready, url: request.url }));
		return new Response(null, { status, headers });
	};
	const root = { default: () => createElement(Outlet), Layout: ({ children }: { children: ReactNode }) => children };
	const page = {
		default: () => now?.elements,
		loader: async ({ request }: { request: Request }) => {
			const data = await now?.read();
			return hydrates(new URL(request.url)) ? data : null;
		},
	};
	const build = {
		routes: {
			root: { id: 'root', path: '', module: root },
			// The home page matches no path of a child.
			home: { id: 'home', parentId: 'root', index: true, module: page },
			page: { id: 'page', parentId: 'root', path: '*', module: page },
		},
		entry: { module: { default: write } },
		...buildFrame({ root: false, home: true, page: true }),
		// Vite writes more about each route than React Router reads.
	} as unknown as ServerBuild;
	const handle = createRequestHandler(build, 'production');
	return async (url, parts) => {
		now = parts;
		const { status } = await handle(new Request(url));
		if (status !== 200) throw new Error(`${url} was answered with ${status} by React Router`);
		return html;
	};
}
