import { isApiPath } from './api-root.ts';
import { isAuthPath } from './auth-root.ts';
import { isRestPath } from './rest-root.ts';

/** What whoever asks for an address can read: a page, data with problems (RFC 9457), or what clients of PostgREST expect. */
export type Accepts = 'page' | 'data' | 'rest';

/** What whoever asks for this address can read. */
export function acceptsOf(url: string): Accepts {
	if (isRestPath(url)) return 'rest';
	return isApiPath(url) || isAuthPath(url) ? 'data' : 'page';
}
