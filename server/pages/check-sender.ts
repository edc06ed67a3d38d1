import type { IncomingMessage } from 'node:http';
import { nameOf } from '#app/lib/auth/auth-state.ts';
import { isOfMember } from '#app/lib/forms/written.ts';
import { pageAddress } from '#app/lib/page-address.ts';
import { paths } from '#app/lib/paths.ts';
import type { Member, Viewer } from '#domain/shared/context.ts';
import { isEditor } from '#domain/shared/desk/desk-policy.ts';
import { openerOf, openerTag, stampFor } from '#domain/shared/forms/stamp.ts';
import { ownPath } from '#domain/shared/own-path.ts';
import type { PreparedResponse } from '../http/prepared-response.ts';
import { askFirst } from './ask-first.ts';
import { type PageSettings, packProblem } from './page-response.ts';
import type { Plan } from './plan.ts';
import { isData } from './redirection.ts';
import { hasWords, type SentForm, typedAgain } from './typed-again.ts';

type Sent = SentForm & { id: string; raw: IncomingMessage };
type Checking = { settings: PageSettings; secret: string; now: Date };

/**
 * The answer to a post that its route's action is not to hear; null where it is. What is an editor's is found by nobody else.
 * A visitor is asked to sign in where the route is a member's, or the form was opened by one. Whoever is somebody else than who
 * opened the form is asked whether to send it under the present name: a form says in its stamp who opened it (`stampFor`).
 */
export function checkSender(plan: Plan, viewer: Viewer, sent: Sent, checking: Checking): PreparedResponse | null {
	const { writes } = plan.route.handle;
	if (writes === 'signed') return null;
	if (writes === 'editor' && !isEditor(viewer))
		return packProblem(404, { origin: checking.settings.origin, id: sent.id });
	const opener = openerOfForm(checking.secret, sent);
	if (viewer.kind === 'visitor') {
		const isMembers = opener !== null && isOfMember(opener) && hasWords(sent);
		return writes === 'member' || isMembers ? askToSignIn(plan, sent, checking) : null;
	}
	// Where anyone may write a form may be nobody's; a form of a member says whose it is.
	if (writes === 'anyone' && !opener) return null;
	return opener === openerTag(checking.secret, viewer) ? null : askForName(plan, viewer, sent, checking);
}

/** Null where there is no stamp of ours. */
function openerOfForm(secret: string, { post }: Sent): string | null {
	const stamp = new URLSearchParams(post.body.toString()).get('stamp');
	return stamp === null ? null : openerOf(secret, stamp);
}

function askToSignIn(plan: Plan, request: Sent, { settings }: Checking): PreparedResponse {
	const to = paths.login({ redirectTo: backTo(plan, request.raw, settings.origin), flash: 'required' });
	return askFirst('signed-out', to, plan, request, settings);
}

/** The page that was posted from, else the one that was posted to. */
const backTo = ({ key }: Plan, { headers }: IncomingMessage, origin: string) =>
	pageAddress(ownPath(headers.referer, origin) ?? key, origin);

/** A script gets the question and a stamp of the present member; everybody else a page with what was typed, to be sent again. */
function askForName(plan: Plan, viewer: Member, request: Sent, { settings, secret, now }: Checking): PreparedResponse {
	const name = nameOf(viewer);
	const stamp = stampFor({ secret, now: () => now, viewer });
	const question = `You are now signed in as ${name}. Send it under that name?`;
	const problem = { origin: settings.origin, id: request.id };
	if (isData(plan.key))
		return packProblem(409, { ...problem, accepts: 'data', detail: question, more: { name, stamp } });
	return packProblem(409, { ...problem, again: typedAgain(request, { kind: 'other-name', question, name, stamp }) });
}
