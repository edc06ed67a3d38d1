import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { FinishedPage } from '#app/lib/context.ts';
import { withoutWrites } from '#database/without-writes.ts';
import type { SessionChange } from '#domain/shared/account-services.ts';
import type { CacheKey } from '#domain/shared/context.ts';
import type { ReceivedFile } from '#domain/shared/pictures.ts';
import type { Core } from '../core.ts';
import type { Asker } from '../domain-context.ts';
import type { PageBuild } from './build.ts';
import { withOutagePages } from './outage.ts';
import { createRenderErrors, type RenderErrors, renderErrorsContext } from './render-errors.ts';
import type { RenderQueue } from './render-queue.ts';
import type { SiteFacts } from './site.ts';

/** What one page is made from. `url` is absolute, at the configured origin. */
export type RenderRequest = {
	id: string;
	url: string;
	/** Ids of the routes that its address means, as the route table says. */
	routes: readonly string[];
	/** Null on pages that are the same for everyone: asking who is there is then an error. */
	asker: Asker | null;
	cookie?: string;
	/** The page that the browser comes from, for pages of one reader alone. */
	referer?: string;
	post?: {
		type: string;
		body: Buffer;
		/** They stand in the context, not in the body: they lie on the disk. */
		files: readonly ReceivedFile[];
		/** False where a check of the post has failed: what was typed is given back. */
		mayWrite: boolean;
	};
};

export type Rendered = {
	status: number;
	headers: Headers;
	/** The text of a page; the bytes of anything else. */
	body: string | Buffer;
	/** What the page was made from, and what making it has changed. */
	reads: Set<CacheKey>;
	changes: Set<CacheKey>;
	/** When something that it was made from ceases to be true. */
	ends: readonly Date[];
	/** Whether making it has signed the browser in or out. */
	sessionChange: SessionChange | null;
	/** What this browser has signed up, where that has changed. */
	signUpsChange: readonly string[] | null;
	errors: RenderErrors;
};

export type Render = (request: RenderRequest) => Promise<Rendered>;

type Rendering = {
	/** The finished build, or in development a function that gives the newest. */
	build: PageBuild | (() => Promise<PageBuild>);
	contextFor: Core['contextFor'];
	site: SiteFacts;
	renderQueue: Pick<RenderQueue, 'write'>;
	report: (message: string, error: unknown, requestId: string) => void;
};

/** Makes pages by React Router, with a context of their own for each. Never throws: failures are error pages. */
export function createRender({ build, contextFor, site, renderQueue, report }: Rendering): Render {
	const handlerFor = handlerOf(build);
	return async ({ id, url, routes, asker, cookie, referer, post }) => {
		const errors = createRenderErrors((message, error) => report(message, error, id));
		const domain = contextFor(asker, errors.report, post?.files);
		if (post && !post.mayWrite) domain.db = withoutWrites(domain.db);
		// The frame of every page prints facts of the catalogue.
		domain.reads.add('catalogue');
		const { entry } = typeof build === 'function' ? await build() : build;
		const context = new RouterContextProvider();
		context.set(entry.module.domainContext, domain);
		context.set(entry.module.siteContext, await site.get());
		context.set(renderErrorsContext, errors);
		const finished: FinishedPage = { html: null, waitForTurn: renderQueue.write };
		context.set(entry.module.finishedPage, finished);
		const response = await handlerFor(routes)(makeRequest({ url, cookie, referer, post }), context);
		return {
			status: response.status,
			headers: response.headers,
			// What is no page (data for the router, feeds) comes in the answer itself.
			body: finished.html ?? Buffer.from(await response.arrayBuffer()),
			reads: domain.reads,
			changes: domain.changes,
			ends: domain.ends,
			sessionChange: domain.sessionChange,
			signUpsChange: domain.signUpsChange,
			errors,
		};
	};
}

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * React Router's handler for the routes that an address means, made once for each of them. Of a build with all routes it would put them
 * into order and compile their patterns several times a page, which is a part of a page's cost that is worth it (decision 21).
 */
function handlerOf(build: Rendering['build']): (routes: readonly string[]) => Handle {
	if (typeof build === 'function') {
		// A function is asked for every request, and everything that is derived from a build is then derived again.
		const handle = createRequestHandler(async () => withOutagePages(await build()), 'development');
		return () => handle;
	}
	const whole = withOutagePages(build);
	const handlers = new Map<string, Handle>();
	return (ids) => {
		const name = ids.join();
		const handle = handlers.get(name) ?? createRequestHandler(withRoutes(whole, ids), 'production');
		handlers.set(name, handle);
		return handle;
	};
}

/** A build that knows some of its routes alone. */
function withRoutes(build: PageBuild, ids: readonly string[]): PageBuild {
	const some = <Each>(all: Record<string, Each>) =>
		Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
	return { ...build, routes: some(build.routes), assets: { ...build.assets, routes: some(build.assets.routes) } };
}

/** Nothing of the client's request goes in but what is named here, so that nothing else can change a kept page. */
function makeRequest({
	url,
	cookie,
	referer,
	post,
}: Pick<RenderRequest, 'url' | 'cookie' | 'referer' | 'post'>): Request {
	const headers = new Headers();
	if (cookie) headers.set('Cookie', cookie);
	if (referer) headers.set('Referer', referer);
	if (!post) return new Request(url, { headers });
	headers.set('Content-Type', post.type);
	return new Request(url, { method: 'POST', headers, body: new Uint8Array(post.body) });
}
