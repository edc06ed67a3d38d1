import { FLASH, isHinted } from '../../lib/auth/stored.ts';
import { whenSignedIn } from '../../lib/auth/when-signed-in.ts';

/**
 * Who is signed in, on a page without React. Where the hint is missing nobody is, and nobody is asked; a tab that signs
 * in later says so. Only members load the rest.
 */
export function showMember() {
	const place = document.querySelector<HTMLElement>('[data-account]');
	if (!place) return;
	// Neither buttons nor avatar until it is known, unless the page does; where React hydrates it, it takes over from here.
	if (isHinted() && place.dataset.account === 'loading') place.dataset.account = 'waiting';
	if (!isHydrating()) {
		whenSignedIn(() => import('./member.ts').then(({ keepMember }) => keepMember(place)));
	}
	showFlash();
}

export const isHydrating = () => document.body.hasAttribute('data-hydrates');

/** A message left for this page by the one before it. */
function showFlash() {
	try {
		const left = sessionStorage.getItem(FLASH);
		sessionStorage.removeItem(FLASH);
		if (left) import('#app/lib/plain-toast.ts').then(({ showPlainToast }) => showPlainToast(JSON.parse(left)));
	} catch {
		// A browser that keeps nothing has no message either.
	}
}
