import { letterOf, nameOf } from '../../lib/auth/auth-state.ts';
import { createSession } from '../../lib/auth/session.ts';

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
		if (state.status !== 'in') return;
		fill('letter', letterOf(state.user));
		fill('name', nameOf(state.user));
		fill('email', state.user.email);
	};
	session.subscribe(show);
	session.start();
	show();
	const form = place.querySelector<HTMLFormElement>('[data-sign-out]');
	form?.addEventListener('submit', (event) => {
		event.preventDefault();
		import('./sign-out.ts').then(({ signOutByForm }) => signOutByForm(form, session, flash));
	});
}
