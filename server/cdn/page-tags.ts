import type { CacheKey } from '#domain/shared/context.ts';
import { EVERYTHING } from '../cache/response-cache.ts';
import type { Header } from '../security/headers.ts';
import type { CdnKind } from '../settings/cdn-settings.ts';

/** What every page is marked with, and what a page is that read too much to say. */
const ALL = 'all';
const MANY = 'many';
/** Both take 16,384 bytes of marks; proxies on the way may take less of a header. */
const LONGEST = 6_000;

const HEADERS = { fastly: ['Surrogate-Key', ' '], cloudflare: ['Cache-Tag', ','] } as const;

/** The header by which a CDN finds a page again by what it read. */
export function tagHeader(kind: CdnKind, reads: ReadonlySet<CacheKey>): Header {
	const [name, separator] = HEADERS[kind];
	const tags = [ALL, ...reads].join(separator);
	return [name, tags.length <= LONGEST ? tags : [ALL, MANY].join(separator)];
}

/** The marks of the pages that a change of `keys` concerns. */
export function tagsToPurge(keys: ReadonlySet<CacheKey>): string[] {
	if (keys.has(EVERYTHING)) return [ALL];
	return keys.size === 0 ? [] : [MANY, ...keys];
}
