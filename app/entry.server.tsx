import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router';
import { domainContext, siteContext } from './lib/context.ts';

// The server sets these for each request; they leave the bundle here so that both sides hold the same keys.
export { domainContext, siteContext };

const RENDER_LIMIT_MILLISECONDS = 5_000;

/**
 * Renders a page whole. Nothing is streamed: a finished page can be hashed, compressed, kept and sent with its length,
 * and a page that breaks half-way becomes an error page instead of half a page.
 */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
	return new Promise<Response>((resolve, reject) => {
		const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
			onAllReady() {
				clearTimeout(limit);
				const html = text(pipe(new PassThrough()));
				headers.set('Content-Type', 'text/html; charset=utf-8');
				html.then((body) => resolve(new Response(body, { status, headers })), reject);
			},
			onError: reject,
			// A large part that was waited for stands where it belongs, not in a hidden place that a script moves it from.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
		});
		const limit = setTimeout(() => abort(new Error('rendering took too long')), RENDER_LIMIT_MILLISECONDS);
	});
}

/** What loaders and actions throw is told to the operator, under the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (!request.signal.aborted) context.get(domainContext).report('a loader or an action threw', error);
};
