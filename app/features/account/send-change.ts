import { sendPost } from '#app/lib/forms/send-post.ts';
import { AUTH_WORDS } from '../auth/auth-words.ts';

const WORDS = { failed: AUTH_WORDS.changeFailed.failed, unexpected: AUTH_WORDS.unexpected };

/** For `clientAction`: sends a form of the account settings. `whenDone` comes before the page that it leads to. */
export const sendChange = <Answer>(send: () => Promise<Answer>, whenDone?: () => void) =>
	sendPost(send, WORDS, whenDone);
