import { letterOf, nameOf } from '../../lib/auth/auth-state.ts';
import { createSession } from '../../lib/auth/session.ts';

/** Keeps the bar of a page without React up to date with who is signed in, and lets its menu sign out. */
export function keepMember(place: HTMLElement) {
	const session = createSession(null);
	session.subscribe(() => {
		const state = session.get();
		place.dataset.account = state.status;
		if (state.status !== 'in') return;
		const { user } = state;
		const texts = { letter: letterOf(user), name: nameOf(user), email: user.email };
		for (const part of place.querySelectorAll<HTMLElement>('[data-member]')) {
			part.textContent = texts[part.dataset.member as keyof typeof texts];
		}
	});
	session.start();
	// The one form of this part of the bar.
	place.addEventListener('submit', (event) => {
		event.preventDefault();
		const form = event.target as HTMLFormElement;
		import('./sign-out.ts').then(({ signOutByForm }) => signOutByForm(form, session)).catch(() => form.submit());
	});
}
