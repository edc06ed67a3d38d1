import type { PreparedResponse } from '../http/prepared-response.ts';
import { type PageSettings, packProblem } from './page-response.ts';
import { isData } from './redirection.ts';
import { hasSecrets, type SentForm, typedAgain } from './typed-again.ts';

/** A request for a page, of which no more counts here. */
type Sent = SentForm & { id: string };

/**
 * The page for a form that nobody could take, since the database is away: it shows what was typed and sends the same again. Null
 * where the form holds a secret, or where it was sent by a script, which keeps it by itself.
 */
export function resubmittedForm(
	{ id, raw, post }: Sent,
	{ origin }: Pick<PageSettings, 'origin'>,
): PreparedResponse | null {
	if (isData(raw.url ?? '/') || hasSecrets({ raw, post })) return null;
	return packProblem(503, { origin, id, again: typedAgain({ raw, post }, { kind: 'outage' }) });
}
