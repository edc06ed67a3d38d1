import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentPolicy } from '../security/content-policy.ts';
import { type Header, securityHeaders } from '../security/headers.ts';
import type { Accepts } from './accepts.ts';
import { type RestWords, restJson } from './rest-problem.ts';

/** A refusal that needs no React: sent before a page is looked for, or when none can be made. */
export type Problem = { status: number; headers: Header[]; body: string };

export type ProblemRequest = {
	status: number;
	origin: string;
	id?: string;
	accepts?: Accepts;
	extra?: readonly Header[];
	/** Our own words on what was wrong, for programs; never what was sent. The title stands for the status where it is left out. */
	title?: string;
	detail?: string;
	/** For clients of PostgREST, in the place of our own words. */
	rest?: RestWords;
	/** For programs: what else they need to go on. */
	more?: Readonly<Record<string, unknown>>;
	/** For readers whose form was not taken: what was typed, in HTML, with a button that sends it again, below words of its own. */
	again?: TypedAgain;
};

export type TypedAgain = { title: string; text: string; form: string };

/** `number` stands above the title where readers know it. */
type ProblemWords = { title: string; text: string; number?: string };

const WORDS: Record<number, ProblemWords> = {
	400: {
		title: 'That request could not be read',
		text: 'Something in it was not as it should be. Go back and try again.',
	},
	401: { title: 'Sign in first', text: 'This is for members alone.' },
	403: {
		title: 'That form did not come from our pages',
		text: 'For your safety we take forms only from this site. Open the page again and send it from there.',
	},
	404: {
		number: '404',
		title: 'Oops! Page not found',
		text: 'Your ball has come to rest beyond the white stakes.',
	},
	405: { title: 'That cannot be done here', text: 'This address does not take that kind of request.' },
	408: { title: 'That took too long', text: 'The request did not arrive in time. Please try again.' },
	409: {
		title: 'Another name',
		text: 'This form was opened by somebody else. Open the page again and send it from there.',
	},
	410: { title: 'That is gone', text: 'What was asked for does not exist any more.' },
	413: {
		title: 'That is too much at once',
		text: 'What was sent is longer than we can take. Shorten it and send it again.',
	},
	414: { title: 'That address is too long', text: 'Search for fewer words, or start again from the home page.' },
	415: { title: 'That kind of content is not taken', text: 'Please use the form on the page.' },
	422: { title: 'That was not taken', text: 'A rule of the site does not let it happen.' },
	429: { title: 'Slow play', text: 'Many requests have come from your network. Wait a little, then try again.' },
	431: {
		title: 'Too many headers',
		text: 'Your browser sent more than we can take. Clear the cookies of this site and try again.',
	},
	503: {
		title: 'Back in a moment',
		text: 'The site cannot be reached just now. Please try again in a minute; nothing you sent was lost half-way.',
	},
};
/** What is read of a refused body: twice the longest form. */
const READ_AWAY_BYTES = 131_072;
const SURPRISE = { title: 'Something went wrong', text: 'An unexpected error occurred. Please try again.' };

const MEDIA: Record<Accepts, string> = {
	page: 'text/html; charset=utf-8',
	data: 'application/problem+json',
	rest: 'application/json; charset=utf-8',
};

const STYLE = `:root{color-scheme:light dark}body{margin:0;background:#f7f3ea;color:#22352b;font:1.05rem/1.6 system-ui,sans-serif}
main{box-sizing:border-box;min-height:100vh;min-height:100svh;display:grid;grid-template-columns:minmax(0,34rem);place-content:center;gap:1.25rem;padding:2rem 1.25rem}
h1,.mark{font:400 2.2rem/1.15 "Instrument Serif",Georgia,"Times New Roman",serif;margin:0;text-wrap:balance}.mark{font-size:1.6rem;text-decoration:none;padding-bottom:1rem;border-bottom:1px solid #8886}
p,blockquote{margin:0}a{color:inherit}small{opacity:.7}form{display:grid;gap:1.25rem}label{display:grid;gap:.25rem;font-weight:600}
input{font:inherit;min-height:2.75rem;padding:0 .75rem;border:1px solid;border-radius:.5rem}blockquote{padding-left:1rem;border-left:2px solid;white-space:pre-line;overflow-wrap:anywhere}
button{min-height:2.75rem;padding:0 1.5rem;border:0;border-radius:99px;background:#143a2a;color:#fff;font:600 1rem system-ui,sans-serif;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{background:#0f1613;color:#eef0e6}button{background:#eef0e6;color:#0f1613}}`;

/** Makes a refusal: a small page for readers, `problem+json` (RFC 9457) or what PostgREST has in its place for programs. Never says more than the status. */
export function makeProblem(problem: ProblemRequest): Problem {
	const { status, origin, id, accepts = 'page', extra = [], detail, more, again, rest } = problem;
	const words = again ?? WORDS[status] ?? SURPRISE;
	const title = problem.title ?? words.title;
	const bodies = {
		page: () => problemPage(words, { id, again: again?.form }),
		data: () => problemJson({ status, title, detail, id, more }),
		rest: () => restJson({ status, title, detail, origin, rest }),
	};
	const body = bodies[accepts]();
	const policy = accepts === 'page' ? contentPolicy(body, { https: origin.startsWith('https://') }) : undefined;
	const headers: Header[] = [
		['Content-Type', MEDIA[accepts]],
		['Content-Length', String(Buffer.byteLength(body))],
		['Cache-Control', 'no-store'],
		...securityHeaders(origin, policy),
		...(id ? [['X-Request-Id', id] as const] : []),
		...extra,
	];
	return { status, headers, body };
}

/**
 * Sends a refusal. A body that is still to come is read and thrown away when it is small, so that the browser gets to
 * read the answer; the connection of a big one is closed.
 */
export function sendProblem(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Problem) {
	if (request.method !== 'GET' && request.method !== 'HEAD') response.shouldKeepAlive = false;
	if (Number(request.headers['content-length']) <= READ_AWAY_BYTES) request.resume();
	response.writeHead(status, headers.flat());
	response.end(request.method === 'HEAD' ? undefined : body);
}

type ProblemData = { title: string } & Pick<ProblemRequest, 'status' | 'detail' | 'id' | 'more'>;

const problemJson = ({ status, title, detail, id, more }: ProblemData) =>
	JSON.stringify({ type: 'about:blank', title, status, detail, instance: id && `urn:request:${id}`, ...more });

function problemPage({ title, text, number }: ProblemWords, { id, again = '' }: { id?: string; again?: string }) {
	const mark = number ? `<p>${number}</p>` : '';
	const reference = id ? `<p><small>Reference ${id}</small></p>` : '';
	return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Fescue</title><style>${STYLE}</style></head><body><main><a class="mark" href="/">Fescue</a>${mark}<h1>${title}</h1><p>${text}</p>${again}<p><a href="/">Return to home</a></p>${reference}</main></body></html>`;
}
