import { isTouched } from '#app/lib/forms/form-touched.ts';

const RELOADED = 'fescue:reloaded';

/**
 * Where a late script or style is gone, after a release that no node kept it through, the page is loaded anew from the build of today:
 * once in a tab. Not without a connection, where the page that stands is better than none, not while it leads elsewhere already,
 * and not over what somebody types or has typed, unless the form keeps a draft: every part does without its late script.
 */
export function reloadOnce() {
	addEventListener('vite:preloadError', async () => {
		try {
			if (sessionStorage.getItem(RELOADED)) return;
			const leaving = new AbortController();
			addEventListener('beforeunload', () => leaving.abort(), leaving);
			await fetch('/healthz', { cache: 'no-store', signal: leaving.signal });
			if ([...document.forms].some(isLost)) return;
			sessionStorage.setItem(RELOADED, '1');
			location.reload();
		} catch {
			// No connection, or a browser that keeps nothing and would load the page again and again.
		}
	});
}

const isLost = (form: HTMLFormElement) =>
	!('draft' in form.dataset) && (form.contains(document.activeElement) || isTouched(form));
