import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { domainContext, finishedPage, siteContext } from './lib/context.ts';
import { handOver } from './lib/hand-over.ts';
import { writeOnceWith } from './lib/written-once.ts';

// The server sets these for each request; they leave the bundle here so that both sides hold the same keys.
export { domainContext, finishedPage, siteContext };

// In development what is written changes with the code.
if (import.meta.env.PROD) writeOnceWith(renderToString);

const RENDER_LIMIT_MILLISECONDS = 5_000;
/** React's quick renderer leaves it out, the patient one does not. */
const DOCTYPE = '<!DOCTYPE html>';
/** The quick renderer writes this in the place of a part whose code was still loading: it waits for nothing. */
const LEFT_OUT = '<!--$!-->';

/**
 * Renders a page whole. Nothing is streamed: a finished page can be hashed, compressed, kept and sent with its length,
 * and a page that breaks half-way becomes an error page instead of half a page.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: RouterContextProvider,
) {
	// The data stand ready, and go into the page as text: React need not wait for a stream of them.
	const { serverHandoffStream, ...ready } = entry;
	const page = <ServerRouter context={ready} url={request.url} />;
	const finished = context.get(finishedPage);
	await finished.waitForTurn();
	const html = DOCTYPE + renderToString(page);
	// Code that is loaded late is there from the first time on that somebody has wanted it.
	const whole = html.includes(LEFT_OUT) ? await renderPatiently(page) : html;
	const hydrates = serverHandoffStream && entry.renderMeta?.didRenderScripts;
	headers.set('Content-Type', 'text/html; charset=utf-8');
	finished.html = hydrates ? await handOver(whole, serverHandoffStream) : whole;
	return new Response(null, { status, headers });
}

/** Renders with the renderer that waits, which costs more. */
function renderPatiently(page: ReactNode) {
	return new Promise<string>((resolve, reject) => {
		const { pipe, abort } = renderToPipeableStream(page, {
			onAllReady() {
				clearTimeout(limit);
				pipe(gather(resolve));
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
