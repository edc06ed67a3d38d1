import { failedPost } from '../../lib/failed-post.ts';
import { AUTH_WORDS } from '../auth/auth-words.ts';

/**
 * For `clientAction`: sends a form of the account settings; what goes wrong on the way is said on its page. `whenDone`
 * comes before the page that it leads to.
 */
export async function sendChange<Answer>(send: () => Promise<Answer>, whenDone?: () => void) {
	try {
		return await send();
	} catch (error) {
		if (error instanceof Response) whenDone?.();
		return failedPost(error, { failed: AUTH_WORDS.changeFailed.failed, unexpected: AUTH_WORDS.unexpected });
	}
}
