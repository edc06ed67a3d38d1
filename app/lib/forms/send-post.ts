import { data, isRouteErrorResponse } from 'react-router';
import { asksToSignIn } from './asks-to-sign-in.ts';
import { OFFLINE } from './offline-words.ts';

/** What a page says when its own post went wrong on the way or on the server; the page and what was typed stay. */
export type PostFailed = { kind: 'failed'; failed: string };

export type SendWords = { failed: string; unexpected: string };

/**
 * For `clientAction`: sends the post of a page. Where it goes wrong on the way or on the server, the page says so and stays.
 * `whenDone` comes before the page that a post leads to once it was taken, which comes as a thrown redirect.
 */
export async function sendPost<Answer>(send: () => Promise<Answer>, words: SendWords, whenDone?: () => void) {
	try {
		return await send();
	} catch (error) {
		if (error instanceof Response) {
			if (!asksToSignIn(error)) whenDone?.();
			throw error;
		}
		// Who sends it is asked about it for all forms together: see `watchPosts`.
		if (isRouteErrorResponse(error) && error.status === 409) throw error;
		return failedPost(error, words);
	}
}

/** Whether what `sendPost` gives says that nobody has answered. */
export const isOfflineAnswer = (answer: unknown): boolean =>
	(Object(answer) as { data?: Partial<PostFailed> }).data?.failed === OFFLINE;

/** The server's own words come first, then `failed`. Where there was no answer there is no connection; what else it may be is `unexpected`. */
function failedPost(error: unknown, words: SendWords) {
	const failed = isRouteErrorResponse(error)
		? (wordsOfServer(error.data) ?? words.failed)
		: isUnanswered(error)
			? OFFLINE
			: words.unexpected;
	// The status keeps the router from asking the server, which may not be there, for the page once more.
	return data<PostFailed>({ kind: 'failed', failed }, { status: 503 });
}

/** A connection that is lost half-way leaves an answer that cannot be read. */
const isUnanswered = (error: unknown) => error instanceof TypeError || navigator.onLine === false;

/** The `detail` of a problem+json answer, such as the one of the rate limit. */
function wordsOfServer(body: unknown): string | null {
	if (typeof body !== 'string' || !body.startsWith('{')) return null;
	try {
		const problem: unknown = JSON.parse(body);
		const detail = typeof problem === 'object' && problem !== null && 'detail' in problem ? problem.detail : null;
		return typeof detail === 'string' ? detail : null;
	} catch {
		return null;
	}
}
