import { TRAY } from '../../features/compare/tray/tray-key.ts';
import { isHinted } from '../../lib/auth/stored.ts';
import { isHydrating } from './auth.ts';

const loadTray = () => import('../../features/compare/tray/tray.ts');

/** Lets the small forms, share and compare links of a page work in place; what they do is loaded when it is needed. */
export function keepMemberActions() {
	addEventListener('submit', (event) => {
		const form = event.target as HTMLFormElement;
		// A visitor is led to the form's own page, which asks to log in.
		if (!form.dataset.action || !isHinted()) return;
		event.preventDefault();
		// Where it cannot be loaded the browser does what it does without a script; so below.
		import('../../lib/member-actions/member-actions.ts')
			.then(({ sendAction }) => sendAction(form))
			.catch(() => form.submit());
	});
	addEventListener(
		'click',
		(event) => {
			const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-share],a[data-compare]');
			if (!link || event.metaKey || event.ctrlKey) return;
			event.preventDefault();
			const done = link.dataset.compare
				? loadTray().then(({ pressCompare }) => pressCompare(link))
				: import('../../lib/member-actions/member-actions.ts').then(({ share }) => share(link));
			done.catch(() => location.assign(link.href));
		},
		// Before React, which would follow the link.
		true,
	);
	for (const kind of ['pageshow', 'storage', TRAY]) addEventListener(kind, showTray);
	// Where React is still to come it has the first word: what it shows says itself when it is there.
	if (!isHydrating() && isHinted() && document.querySelector('[data-action], [data-ring]')) {
		import('../../lib/member-actions/member-actions.ts')
			.then(({ showViewerState }) => showViewerState())
			.catch(() => {});
	}
}

/** An empty tray costs a page nothing; one that is shown already looks after itself. */
async function showTray() {
	try {
		if (localStorage.getItem(TRAY)) (await loadTray()).showTray();
	} catch {
		// A browser that keeps nothing has no tray.
	}
}
