import type { IncomingMessage } from 'node:http';
import { changedCookies } from '../auth/cookies.ts';
import type { PreparedResponse } from '../http/prepared-response.ts';
import { type PageSettings, packProblem } from './page-response.ts';
import type { Plan } from './plan.ts';
import { isData, packRedirection } from './redirection.ts';
import type { RenderRequest } from './render.ts';
import { hasWords, typedAgain } from './typed-again.ts';

/** A request for a page, of which no more counts here. */
export type Asking = { id: string; raw: IncomingMessage; post?: RenderRequest['post'] };

/**
 * Leads whoever asks to the login, or to the second factor, at `to`. What a form of a page without a script holds stays on a page
 * that asks for the same in a new window; a script gives it back itself. The browser learns that nobody is signed in.
 */
export function askFirst(
	kind: 'signed-out' | 'unproven',
	to: string,
	{ key }: Plan,
	{ id, raw, post }: Asking,
	settings: PageSettings,
): PreparedResponse {
	const gone =
		kind === 'signed-out'
			? changedCookies({ sessionChange: { kind: 'ended' }, signUpsChange: null }, settings.origin)
			: [];
	const sent = post && { raw, post };
	if (isData(key) || !sent || !hasWords(sent)) return packRedirection(to, key, settings, id, gone);
	return packProblem(403, { origin: settings.origin, id, again: typedAgain(sent, { kind, to }) }, gone);
}
