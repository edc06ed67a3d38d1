import type { PreparedResponse } from '../http/prepared-response.ts';
import { type PageSettings, packPage } from './page-response.ts';

/** Leads whoever asked to another page of ours, and sets `cookies`; kept nowhere. */
export function packRedirection(
	to: string,
	key: string,
	settings: PageSettings,
	id: string,
	cookies: readonly string[] = [],
): PreparedResponse {
	const { status, headers } = redirection(to, key);
	for (const cookie of cookies) headers.append('Set-Cookie', cookie);
	return packPage({ status, headers, body: Buffer.alloc(0) }, settings, { id, keeping: 'private', effort: 'once' });
}

/** Whether the script of a page asks, which reads a question of its own. */
export const isData = (key: string) => /\.data(?:\?|$)/.test(key);

/** A form is answered with the address to go to; a call of React Router's with that in headers, as it reads it. */
function redirection(to: string, key: string) {
	return isData(key)
		? { status: 204, headers: new Headers({ 'X-Remix-Redirect': to, 'X-Remix-Status': '303' }) }
		: { status: 303, headers: new Headers({ Location: to }) };
}
