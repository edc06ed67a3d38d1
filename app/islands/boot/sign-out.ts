import { showPlainToast } from '#app/lib/plain-toast.ts';
import type { Session } from '../../lib/auth/session.ts';
import { signOut } from '../../lib/auth/sign-out.ts';
import { SIGNED_OUT, signOutFailed } from '../../lib/auth/sign-out-words.ts';
import { FLASH } from '../../lib/auth/stored.ts';

/** Signs out by a call and goes home, where the message waits. */
export async function signOutByForm(form: HTMLFormElement, session: Session) {
	const button = form.querySelector('button');
	if (!button) return;
	button.disabled = true;
	button.textContent = 'Signing out...';
	const refused = await signOut(session);
	button.disabled = false;
	button.textContent = 'Sign out';
	if (refused === null) goHome();
	else if (refused !== undefined) showPlainToast(signOutFailed(refused));
}

/** Home is another page, or this one anew: the message goes along. */
function goHome() {
	try {
		sessionStorage.setItem(FLASH, JSON.stringify(SIGNED_OUT));
	} catch {
		// A browser that keeps nothing shows no message.
	}
	location.assign('/');
}
