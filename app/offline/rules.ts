/**
 * A page that is opened, a member's own that is kept while they are signed in, the data by which such a page is opened from another one,
 * or a file whose name changes with its contents. Everything else is none of our business.
 */
export type Kind = 'page' | 'own' | 'own-data' | 'file' | null;

/** A catalogue's worth of pages is not kept: these are the ones read last. */
export const MOST_PAGES = 50;
export const MOST_FILES = 200;

const FILES = /^\/(?:assets|covers|maps\/v\d+\/courses)\//;
/** Where a member's own pages are kept. */
export const OWN_PAGES = 'fescue-own-pages';
/** A member's own pages that open without a connection as they were last seen (B5). */
const OWN = /^\/account\/(?:golf|courses)(?<data>\.data)?$/;
/** What is posted there begins or ends a session, but for its renewal. */
const SESSION = /^\/(?:auth\/|account\/(?:sign-out|sessions|deletion))/;
/** Never looked at: data calls, accounts and everything that belongs to one reader, data of pages, feeds and the like. */
const NEVER = /^\/(?:api|auth|rest|account|desk|dev|covers|maps|assets)(?:\/|$)|\.\w+$/;

export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kind {
	const address = new URL(url);
	if (method !== 'GET' || address.origin !== origin) return null;
	const own = OWN.exec(address.pathname);
	if (own) return own.groups?.data ? 'own-data' : mode === 'navigate' ? 'own' : null;
	if (mode === 'navigate') return NEVER.test(address.pathname) ? null : 'page';
	return FILES.test(address.pathname) ? 'file' : null;
}

/** Whether somebody signs in or out by it: what was kept for a member until then goes. */
export function changesMember({ method, url }: Pick<Request, 'method' | 'url'>, origin: string): boolean {
	const address = new URL(url);
	if (method === 'GET' || address.origin !== origin || !SESSION.test(address.pathname)) return false;
	return address.searchParams.get('grant_type') !== 'refresh_token';
}

/** A member's own page, and not the login in its place. */
export const isOwnPage = ({ status, type, redirected, headers }: Response) =>
	status === 200 && type === 'basic' && !redirected && Boolean(headers.get('Content-Type')?.startsWith('text/html'));

/** Only finished pages that are the same for everyone; what the server wants kept by nobody is not kept here either. */
export function mayKeep({ status, type, redirected, headers }: Response): boolean {
	const caching = headers.get('Cache-Control') ?? '';
	if (status !== 200 || type !== 'basic' || redirected) return false;
	if (!headers.get('Content-Type')?.startsWith('text/html')) return false;
	return /\bpublic\b/.test(caching) && !/\b(?:private|no-store)\b/.test(caching);
}

/** Pages that React brings to life need the server for every step; kept, they would only look alive. */
export const isReadingPage = (html: string) => !/<body[^>]* data-hydrates/.test(html);
