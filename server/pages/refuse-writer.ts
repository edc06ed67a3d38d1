import type { IncomingMessage } from 'node:http';
import { paths } from '#app/lib/paths.ts';
import type { Viewer } from '#domain/shared/context.ts';
import { ownPath } from '#domain/shared/own-path.ts';
import { chooseEncoding } from '../cache/encoding.ts';
import type { Answer } from '../http/answer.ts';
import { type PageSettings, packPage, packProblem } from './page-answer.ts';
import type { Plan } from './plan.ts';

/**
 * The answer to a post by somebody whom the route's `writes` leaves out, before its action runs; null for all others. A
 * visitor is sent to sign in and comes back to the page that was posted from. What is an editor's is not found by a member.
 */
export async function refuseWriter(
	{ key, route }: Plan,
	viewer: Viewer,
	{ id, raw }: { id: string; raw: IncomingMessage },
	settings: PageSettings,
): Promise<Answer | null> {
	const { writes } = route.handle;
	if (writes === 'anyone' || writes === 'signed') return null;
	if (viewer.kind === 'member') {
		const isAllowed = writes === 'member' || viewer.role === 'editor' || viewer.role === 'chief';
		return isAllowed ? null : packProblem(404, settings.origin, id);
	}
	const back = ownPath(raw.headers.referer, settings.origin) ?? key.replace(/\.data(?=\?|$)/, '');
	const login = paths.login({ redirectTo: back, said: 'required' });
	const refused = { ...redirection(login, key), body: Buffer.alloc(0) };
	const encoding = chooseEncoding(raw.headers['accept-encoding']);
	return packPage(refused, settings, { id, keeping: 'private', encoding });
}

/** A form is answered with the address to go to; a call of React Router's with that in headers, as it reads it. */
function redirection(to: string, key: string) {
	const isData = /\.data(?:\?|$)/.test(key);
	return isData
		? { status: 204, headers: new Headers({ 'X-Remix-Redirect': to, 'X-Remix-Status': '303' }) }
		: { status: 303, headers: new Headers({ Location: to }) };
}
