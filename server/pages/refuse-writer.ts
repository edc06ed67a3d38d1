import type { IncomingMessage } from 'node:http';
import { paths } from '#app/lib/paths.ts';
import type { Viewer } from '#domain/shared/context.ts';
import { isEditor } from '#domain/shared/desk-policy.ts';
import { ownPath } from '#domain/shared/own-path.ts';
import type { Answer } from '../http/answer.ts';
import { type PageSettings, packPage, packProblem } from './page-answer.ts';
import type { Plan } from './plan.ts';

/**
 * The answer to a post by somebody whom the route's `writes` leaves out, before its action runs; null for all others. A
 * visitor is sent to sign in and comes back to the page that was posted from. What is an editor's is found by nobody else.
 */
export function refuseWriter(
	{ key, route }: Plan,
	viewer: Viewer,
	{ id, raw }: { id: string; raw: IncomingMessage },
	settings: PageSettings,
): Answer | null {
	const { writes } = route.handle;
	if (writes === 'anyone' || writes === 'signed') return null;
	if (writes === 'editor') return isEditor(viewer) ? null : packProblem(404, settings.origin, id);
	if (viewer.kind === 'member') return null;
	const back = ownPath(raw.headers.referer, settings.origin) ?? key.replace(/\.data(?=\?|$)/, '');
	return packRedirection(paths.login({ redirectTo: back, said: 'required' }), key, settings, id);
}

/** Leads whoever asked to another page of ours; kept nowhere. */
export function packRedirection(to: string, key: string, settings: PageSettings, id: string): Answer {
	const page = { ...redirection(to, key), body: Buffer.alloc(0) };
	return packPage(page, settings, { id, keeping: 'private', effort: 'once' });
}

/** A form is answered with the address to go to; a call of React Router's with that in headers, as it reads it. */
function redirection(to: string, key: string) {
	const isData = /\.data(?:\?|$)/.test(key);
	return isData
		? { status: 204, headers: new Headers({ 'X-Remix-Redirect': to, 'X-Remix-Status': '303' }) }
		: { status: 303, headers: new Headers({ Location: to }) };
}
