const LONGEST = 2_000;

/**
 * The path (with query) on our own site that an address given from outside leads to, or null where it leads anywhere else
 * or nowhere (S33). Absolute addresses are taken where their origin is `origin`; what comes back begins with one slash.
 */
export function ownPath(text: string | null | undefined, origin: string): string | null {
	if (!text || text.length > LONGEST) return null;
	// What URL parsers drop or turn round (tabs, line ends, backslashes), plain or encoded, has no place in our addresses.
	if (/[^\x21-\x7e]|\\|%5c|%0[0-9a-f]/i.test(text)) return null;
	if (!URL.canParse(text, origin)) return null;
	const url = new URL(text, origin);
	const isOwn = url.origin === origin && !url.username && !url.password;
	const isWritten = text.startsWith('/') || text.startsWith(`${origin}/`) || text === origin;
	// `/..//evil` is an own path to a parser and another site to whoever reads it next.
	if (!isOwn || !isWritten || url.pathname.includes('//')) return null;
	return url.pathname + url.search;
}
