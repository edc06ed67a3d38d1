import { askQueue } from '#app/offline/waiting/ask-queue.ts';
import { hasWaiting } from '#app/offline/waiting/flag.ts';
import { forgetWritten } from '../forms/written.ts';
import { type Answer, ask } from './calls.ts';
import { leave } from './leave.ts';
import type { Session } from './session.ts';

/** Null once it is done, or why it could not be done, empty where nobody said why; undefined where the member has chosen to stay. */
export type SignOutOutcome = string | null | undefined;

/** Ends the session everywhere, once nothing of the member waits to be sent any more. */
export async function signOut(session: Session | null): Promise<SignOutOutcome> {
	const mayGo = (await hasWaiting()) ? await askQueue('leave')?.catch(() => true) : true;
	if (mayGo === false) return undefined;
	const left = await leave();
	const answer = isGone(left) ? left : await ask('POST', '/logout?scope=global');
	if (!isGone(answer)) return messageIn(answer);
	forgetWritten();
	session?.left();
	return null;
}

/** Ended, or it had ended before: the stock client ignores these three as well. */
const isGone = (answer: Answer) => answer !== null && [200, 204, 401, 403, 404].includes(answer.status);

function messageIn(answer: Answer): string {
	const body = answer?.body as { message?: unknown; msg?: unknown } | null | undefined;
	const message = body?.message ?? body?.msg;
	return typeof message === 'string' ? message : '';
}
