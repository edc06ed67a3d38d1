import { hash } from 'node:crypto';
import { THEME_SCRIPT } from '#app/lib/theme.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** What readers have written stands before the last of these, and in the head. */
const MAIN_END = '</main>';
const THEME = `<script>${THEME_SCRIPT}</script>`;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** What else the pages of an installation may do. The development server needs more than a finished page. */
export type PolicyNeeds = {
	https: boolean;
	development?: boolean;
	/** Where the style of the maps loads from; none where the site draws them alone. */
	mapOrigins?: readonly string[];
	/** Style sheets that come into the page besides those it holds. */
	styles?: Iterable<string>;
};

/**
 * The Content-Security-Policy of one finished page: its own inline scripts and styles by their SHA-256, everything else
 * from our own origin. A script between words that a reader has written is none of ours, should one ever get into a page
 * (S01). No nonce, so that the same bytes serve everyone; no `unsafe-inline`. `require-trusted-types-for` is
 * left out: React makes a script element of the browser's by `innerHTML`, which it would forbid, so that a page could
 * not be rendered again after a failed hydration.
 */
export function contentPolicy(html: string, needs: PolicyNeeds): string {
	const { https, development = false, mapOrigins = [], styles: added = [] } = needs;
	const scripts = ownScripts(html).map(sourceHash);
	const styles = [...Array.from(headOf(html).matchAll(INLINE_STYLE), ([, body = '']) => body), ...added].map(styleHash);
	// Vite puts styles and its own client into the page and speaks to it over a web socket.
	const own = development ? "'self' 'unsafe-inline'" : "'self'";
	const hashed = (hashes: string[]) => (development ? own : [own, ...new Set(hashes)].join(' '));
	return [
		"default-src 'none'",
		`script-src ${hashed(scripts)}`,
		`style-src ${hashed(styles)}`,
		"img-src 'self' data:",
		"font-src 'self'",
		["connect-src 'self'", ...(development ? ['ws:'] : []), ...mapOrigins].join(' '),
		"manifest-src 'self'",
		"worker-src 'self'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		"base-uri 'none'",
		...(https ? ['upgrade-insecure-requests'] : []),
	].join('; ');
}

/** The one that sets the theme, and those that stand behind the main part; all of them in what has no main part. */
function ownScripts(html: string): string[] {
	const tail = html.slice(Math.max(0, html.lastIndexOf(MAIN_END)));
	const behind = Array.from(tail.matchAll(INLINE_SCRIPT), ([, attributes = '', body = '']) =>
		attributes.includes('application/ld+json') ? [] : [body],
	);
	return [...(html.includes(THEME) ? [THEME_SCRIPT] : []), ...behind.flat()];
}

function headOf(html: string): string {
	const end = html.indexOf('</head>');
	return end < 0 ? html : html.slice(0, end);
}

/** Hashes of style sheets. There are few of them, on all pages the same; more than this are an error page's in development. */
const MOST_STYLES = 200;
const styleHashes = new Map<string, string>();

function styleHash(text: string): string {
	const known = styleHashes.get(text);
	if (known !== undefined) return known;
	const source = sourceHash(text);
	if (styleHashes.size < MOST_STYLES) styleHashes.set(text, source);
	return source;
}

const sourceHash = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
