import type { PreparedResponse } from '../http/prepared-response.ts';
import { type PageSettings, packProblem } from './page-response.ts';
import type { RenderRequest } from './render.ts';
import { hasSecrets, typedAgain } from './typed-again.ts';

/** A request for a page, of which no more counts here. */
type Sent = { id: string; raw: { url?: string | undefined }; post?: RenderRequest['post'] };

/**
 * The page for a form that nobody could take, since the database is away: it shows what was typed and sends the same again. Null
 * where the form holds a secret, or where it was sent by a script, which keeps it by itself.
 */
export function resubmittedForm(
	{ id, raw, post }: Sent,
	{ origin }: Pick<PageSettings, 'origin'>,
): PreparedResponse | null {
	if (!post || /\.data(?:\?|$)/.test(raw.url ?? '/') || hasSecrets({ raw, post })) return null;
	return packProblem(503, { origin, id, again: typedAgain({ raw, post }, { kind: 'outage' }) });
}
