import { isHinted } from '../../lib/auth/stored.ts';
import { isHydrating } from './auth.ts';

/** Lets the small forms and share links of a page work in place; what they do is loaded when it is needed. */
export function keepActs() {
	addEventListener('submit', (event) => {
		const form = event.target as HTMLFormElement;
		// A visitor is led to the form's own page, which asks to log in.
		if (!form.dataset.act || !isHinted()) return;
		event.preventDefault();
		// Where it cannot be loaded the browser does what it does without a script; so below.
		import('../../lib/acts.ts').then(({ sendAct }) => sendAct(form)).catch(() => form.submit());
	});
	addEventListener('click', (event) => {
		const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-share]');
		if (!link || event.metaKey || event.ctrlKey) return;
		event.preventDefault();
		import('../../lib/acts.ts').then(({ share }) => share(link)).catch(() => location.assign(link.href));
	});
	// Where React is still to come it has the first word: what it shows says itself when it is there.
	if (!isHydrating() && isHinted() && document.querySelector('[data-act]')) {
		import('../../lib/acts.ts').then(({ showMarks }) => showMarks()).catch(() => {});
	}
}
