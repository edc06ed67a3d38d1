import { letterOf, nameOf } from '../../lib/auth/auth-state.ts';
import { createSession } from '../../lib/auth/session.ts';
import { SIGNED_OUT, signOutFailed } from '../../lib/auth/sign-out-words.ts';
import { showPlainToast } from './plain-toast.ts';

/** Keeps the bar of a page without React up to date with who is signed in, and lets its menu sign out. */
export function keepMember(place: HTMLElement, flash: string) {
	const session = createSession(null);
	const fill = (part: string, text: string) => {
		const element = place.querySelector(`[data-member="${part}"]`);
		if (element) element.textContent = text;
	};
	const show = () => {
		const state = session.get();
		place.dataset.account = state.status === 'loading' ? 'waiting' : state.status;
		const user = state.status === 'in' ? state.user : null;
		fill('letter', user ? letterOf(user) : '');
		fill('name', user ? nameOf(user) : '');
		fill('email', user?.email ?? '');
	};
	session.subscribe(show);
	session.start();
	show();
	place.querySelector('[data-sign-out]')?.addEventListener('submit', async (event) => {
		event.preventDefault();
		const button = place.querySelector<HTMLButtonElement>('[data-sign-out] button');
		if (!button) return;
		button.disabled = true;
		button.textContent = 'Signing out...';
		const refused = await session.signOut();
		button.disabled = false;
		button.textContent = 'Sign out';
		if (refused === null) goHome(flash);
		else showPlainToast(signOutFailed(refused));
	});
}

/** Home is another page, or this one anew: the message goes along. */
function goHome(flash: string) {
	try {
		sessionStorage.setItem(flash, JSON.stringify(SIGNED_OUT));
	} catch {
		// A browser that keeps nothing shows no message.
	}
	location.assign('/');
}
