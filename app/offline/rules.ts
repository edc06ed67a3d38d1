/** A page that is opened, or a file whose name changes with its contents. Everything else is none of our business. */
export type Kind = 'page' | 'file' | null;

/** A catalogue's worth of pages is not kept: these are the ones read last. */
export const MOST_PAGES = 50;
export const MOST_FILES = 200;

const FILES = /^\/(?:assets|covers|maps\/v\d+\/courses)\//;
/** Never looked at: data calls, accounts and everything that belongs to one reader, data of pages, feeds and the like. */
const NEVER = /^\/(?:api|auth|rest|account|desk|dev|covers|maps|assets)(?:\/|$)|\.\w+$/;

export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kind {
	const address = new URL(url);
	if (method !== 'GET' || address.origin !== origin) return null;
	if (mode === 'navigate') return NEVER.test(address.pathname) ? null : 'page';
	return FILES.test(address.pathname) ? 'file' : null;
}

/** Only finished pages that are the same for everyone; what the server wants kept by nobody is not kept here either. */
export function mayKeep({ status, type, redirected, headers }: Response): boolean {
	const caching = headers.get('Cache-Control') ?? '';
	if (status !== 200 || type !== 'basic' || redirected) return false;
	if (!headers.get('Content-Type')?.startsWith('text/html')) return false;
	return /\bpublic\b/.test(caching) && !/\b(?:private|no-store)\b/.test(caching);
}

/** Pages that React brings to life need the server for every step; kept, they would only look alive. */
export const isReadingPage = (html: string) => !/<body[^>]* data-hydrates/.test(html);
