import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request that changes something comes from our own pages, by what browsers say of it and pages cannot forge.
 * A request that says nothing at all is refused. On a local installation any loopback name of this host is ours.
 */
export function comesFromOwnPages(headers: IncomingHttpHeaders, origin: string, mode: 'local' | 'production'): boolean {
	const site = headers['sec-fetch-site'];
	if (site !== undefined && site !== 'same-origin') return false;
	const from = headers.origin;
	if (from === undefined) return site === 'same-origin';
	if (from === origin) return true;
	return mode === 'local' && LOOPBACK.test(from) && from === `http://${headers.host}`;
}
