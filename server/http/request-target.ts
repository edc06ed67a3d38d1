/** What is to become of a request target before anybody looks at what it names. */
export type Target = { kind: 'fine' } | { kind: 'moved'; to: string } | { kind: 'refused'; status: 400 | 404 | 414 };

const LONGEST_URL = 8_192;
const BUILT = '/assets/';
const FINE: Target = { kind: 'fine' };
const refused = (status: 400 | 404 | 414): Target => ({ kind: 'refused', status });

/** Encoded dots, slashes, backslashes and NUL never occur in our addresses; they are tried on leaky file servers. */
const SUSPICIOUS = /%2e|%2f|%5c|%00|\\/i;
/** Nothing of ours begins with a dot but what the web keeps at a well-known place. */
const HIDDEN = /\/\.(?!well-known\/)/;

/**
 * Judges a raw request target (`/path?query` as it came). One slash at the end leads to the address without it; every
 * address has one spelling, in lower case; built files alone are called what the build has called them.
 */
export function judgeTarget(url: string): Target {
	if (url.length > LONGEST_URL) return refused(414);
	if (!url.startsWith('/')) return refused(400);
	const at = url.indexOf('?');
	const path = at < 0 ? url : url.slice(0, at);
	// What cannot be read names nothing either (S38).
	if (SUSPICIOUS.test(path) || HIDDEN.test(path) || path.includes('//') || !isDecodable(path)) return refused(404);
	const oneSpelling = path.startsWith(BUILT) ? path : spelledOnce(path);
	return oneSpelling === path ? FINE : { kind: 'moved', to: oneSpelling + (at < 0 ? '' : url.slice(at)) };
}

/** The parameters of a raw request target: whatever stands after its first question mark. */
export function parametersIn(url: string): URLSearchParams {
	const at = url.indexOf('?');
	return new URLSearchParams(at < 0 ? '' : url.slice(at));
}

function spelledOnce(path: string): string {
	// The digits of percent-encoded bytes stay as browsers write them.
	return path
		.replace(/(.)\/$/, '$1')
		.replace(/%..|[A-Z]/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}

function isDecodable(path: string): boolean {
	// Bytes above ASCII have to come percent-encoded, and to be UTF-8.
	return !/[^\x21-\x7e]/.test(path) && (!path.includes('%') || decoded(path) !== null);
}

/** Null for what cannot be decoded. What comes out is handed on: a call for its throw alone is taken out of the bundle. */
function decoded(path: string): string | null {
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}
