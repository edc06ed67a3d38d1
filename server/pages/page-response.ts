import { SAID_UNTIL } from '#app/offline/said-until.ts';
import { lifeOf, type PageLife } from '../cache/page-life.ts';
import { tagHeader } from '../cdn/page-tags.ts';
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts';
import { makeProblem, type ProblemRequest } from '../http/problem.ts';
import { type Header, securityHeaders } from '../security/headers.ts';
import type { CdnKind } from '../settings/cdn-settings.ts';
import { inlineStyles } from './inline-styles.ts';
import type { Keeping } from './plan.ts';
import type { Rendered } from './render.ts';

export type PageSettings = {
	origin: string;
	sharedCacheSeconds: number;
	/** The CDN that finds pages by what they read; null where none is told of changes. */
	cdn: CdnKind | null;
	/** The text of every built style sheet by its path. */
	styles: ReadonlyMap<string, string>;
	development: boolean;
	/** Where the style of the maps loads from; none where the site draws them alone. */
	mapOrigins?: readonly string[];
};

export type Packing = {
	id: string;
	/** How the page may be kept; the address of a failed page says nothing about its failure. */
	keeping: Keeping;
	/** How hard it is worth to compress it. */
	effort: 'kept' | 'once';
	/** How long it may be kept elsewhere, where something in it ends. */
	life?: PageLife;
};

/** What the application may say about its own answer; everything else is decided here. */
const FROM_APPLICATION = new Set([
	'content-disposition',
	'content-type',
	'location',
	'referrer-policy',
	'retry-after',
	'x-robots-tag',
	'x-remix-redirect',
	'x-remix-reload-document',
	'x-remix-replace',
	'x-remix-response',
	'x-remix-revalidate',
	'x-remix-status',
]);
/** Most kept pages are asked for once before they have to be made anew; who asks again gets them compressed well. */
const EFFORTS = { kept: { first: 'once', later: 'kept' }, once: 'once' } as const;
const RETRY_AFTER_SECONDS = '30';

/** What of a rendered page becomes its answer. */
type Page = Pick<Rendered, 'status' | 'headers' | 'body'> & Partial<Pick<Rendered, 'reads'>>;

/** Makes a rendered page an answer: finished HTML, headers, encodings. An answer without a body gets a plain page. */
export function packPage(rendered: Page, settings: PageSettings, packing: Packing): PreparedResponse {
	const { origin } = settings;
	const { status } = rendered;
	const type = rendered.headers.get('Content-Type') ?? '';
	if (status >= 500 && !type.startsWith('text/html') && !rendered.headers.has('X-Remix-Response')) {
		return packProblem(status, { origin, id: packing.id });
	}
	const headers = [...applicationHeaders(rendered, packing.keeping), ...cachingHeaders(rendered, settings, packing)];
	const { body, policy } = type.startsWith('text/html')
		? finishHtml(rendered, settings, packing)
		: { body: Buffer.from(rendered.body), policy: undefined };
	const tellsReferrer = rendered.headers.has('Referrer-Policy');
	const always = securityHeaders(origin, policy).filter(([name]) => !(tellsReferrer && name === 'Referrer-Policy'));
	const draft = { status, headers: [...headers, ...always], body };
	return prepareResponse(draft, EFFORTS[packing.effort]);
}

function finishHtml(
	{ status, body }: Page,
	{ origin, styles, development, mapOrigins }: PageSettings,
	{ id }: Packing,
) {
	return inlineStyles(body.toString(), {
		styles,
		development,
		mapOrigins,
		https: origin.startsWith('https://'),
		requestId: status >= 500 ? id : null,
	});
}

type ProblemSettings = { origin: string; id: string } & Partial<
	Pick<ProblemRequest, 'accepts' | 'detail' | 'more' | 'again'>
>;

/** The plain page of a refusal or a failure, or for programs its problem+json; see `makeProblem`. It sets `cookies`. */
export function packProblem(
	status: number,
	problem: ProblemSettings,
	cookies: readonly string[] = [],
): PreparedResponse {
	const { headers, body } = makeProblem({ status, ...problem, extra: retryHeaders(status) });
	const own = headers.filter(([name]) => name !== 'Content-Length');
	const setting = cookies.map((cookie): Header => ['Set-Cookie', cookie]);
	return prepareResponse({ status, headers: [...own, ...setting], body: Buffer.from(body) }, 'once', []);
}

function applicationHeaders({ headers, status }: Page, keeping: Keeping): Header[] {
	const own: Header[] = [...headers].filter(([name]) => FROM_APPLICATION.has(name));
	// Cookies belong to one reader: on a page that is the same for everyone there is none to give.
	const cookies: Header[] =
		keeping === 'private' || keeping === 'no-store'
			? headers.getSetCookie().map((cookie) => ['Set-Cookie', cookie])
			: [];
	return [...own, ...cookies, ...(headers.has('Retry-After') ? [] : retryHeaders(status))];
}

const retryHeaders = (status: number): Header[] => (status === 503 ? [['Retry-After', RETRY_AFTER_SECONDS]] : []);

function cachingHeaders({ status, reads }: Page, settings: PageSettings, { id, keeping, life }: Packing): Header[] {
	const { sharedCacheSeconds, cdn } = settings;
	// A kept page is sent for many requests; it carries the name of none.
	const named: Header[] = keeping === 'kept' && status < 500 ? [] : [['X-Request-Id', id]];
	if (keeping === 'private') return [['Cache-Control', 'private, no-store'], ...named];
	if (keeping === 'no-store' || status >= 400) return [['Cache-Control', 'no-store'], ...named];
	const { shared: seconds, stale } = life ?? lifeOf([], new Date(), sharedCacheSeconds);
	const shared = sharedCacheSeconds > 0 ? `, s-maxage=${seconds}, stale-while-revalidate=${stale}` : '';
	const tags = sharedCacheSeconds > 0 && cdn && reads ? [tagHeader(cdn, reads)] : [];
	const until: Header[] = life?.until ? [[SAID_UNTIL, life.until.toISOString()]] : [];
	return [['Cache-Control', `public, max-age=0, must-revalidate${shared}`], ...until, ...tags, ...named];
}
