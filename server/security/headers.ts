/** A header and its value. */
export type Header = readonly [name: string, value: string];

/** What may be loaded by an answer that is no page: nothing. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

const ALWAYS: readonly Header[] = [
	['X-Content-Type-Options', 'nosniff'],
	['Referrer-Policy', 'same-origin'],
	['X-Frame-Options', 'DENY'],
	['Cross-Origin-Opener-Policy', 'same-origin'],
	['Cross-Origin-Resource-Policy', 'same-origin'],
	['Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()'],
];
const TWO_YEARS = 63_072_000;

/**
 * The headers that stand on every answer, whatever became of the request: pages, assets, 304, 404, 500 and refusals.
 * `origin` decides whether browsers are told to come by https alone.
 */
export function securityHeaders(origin: string, policy: string = NO_CONTENT_POLICY): Header[] {
	const strict: Header[] = origin.startsWith('https://')
		? [['Strict-Transport-Security', `max-age=${TWO_YEARS}; includeSubDomains`]]
		: [];
	return [...ALWAYS, ...strict, ['Content-Security-Policy', policy]];
}

/** The headers of answers that every program needs. */
export const NEEDED_BY_ALL = 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';

/** A page of any site may read, and may see those headers. */
export const OPEN_TO_ALL: readonly Header[] = [
	['Access-Control-Allow-Origin', '*'],
	['Access-Control-Expose-Headers', NEEDED_BY_ALL],
];

/** The headers of every answer, but that pages of other sites may show this one. */
export const openHeaders = (origin: string, policy?: string): Header[] =>
	securityHeaders(origin, policy).map(([name, value]) =>
		name === 'Cross-Origin-Resource-Policy' ? [name, 'cross-origin'] : [name, value],
	);
