import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { domainContext, finishedPage, siteContext } from './lib/context.ts';

// The server sets these for each request; they leave the bundle here so that both sides hold the same keys.
export { domainContext, finishedPage, siteContext };

const RENDER_LIMIT_MILLISECONDS = 5_000;

/**
 * Renders a page whole. Nothing is streamed: a finished page can be hashed, compressed, kept and sent with its length,
 * and a page that breaks half-way becomes an error page instead of half a page.
 */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: RouterContextProvider,
) {
	return new Promise<Response>((resolve, reject) => {
		const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
			onAllReady() {
				clearTimeout(limit);
				headers.set('Content-Type', 'text/html; charset=utf-8');
				pipe(
					gather((html) => {
						context.get(finishedPage).html = html;
						resolve(new Response(null, { status, headers }));
					}),
				);
			},
			onError: reject,
			// A large part that was waited for stands where it belongs, not in a hidden place that a script moves it from.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
		});
		const limit = setTimeout(() => abort(new Error('rendering took too long')), RENDER_LIMIT_MILLISECONDS);
	});
}

/** Takes all that is written to it as one text. */
function gather(done: (text: string) => void): Writable {
	const chunks: Buffer[] = [];
	return new Writable({
		write(chunk: Buffer, _encoding, next) {
			chunks.push(chunk);
			next();
		},
		writev(written, next) {
			for (const { chunk } of written) chunks.push(chunk);
			next();
		},
		final(ended) {
			done(Buffer.concat(chunks).toString('utf8'));
			ended();
		},
	});
}

/** What loaders and actions throw is told to the operator, under the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (!request.signal.aborted) context.get(domainContext).report('a loader or an action threw', error);
};
