import { OFFLINE } from '#app/lib/forms/offline-words.ts';
import { showPlainToast } from '#app/lib/plain-toast.ts';
import { isHydrating } from './auth.ts';

/** A site that has not answered by then cannot be reached. */
const PATIENCE_MILLISECONDS = 10_000;

const asking = new WeakSet<HTMLFormElement>();
const mayGo = new WeakSet<HTMLFormElement>();

/**
 * Before the browser itself posts a form, asks whether the site can be reached: where it cannot, the browser would put a page of its
 * own in the place of what was written. Forms that React sends are none of its business: where it hydrates it has the first word.
 * Elsewhere nobody hears that a form is sent until it may go.
 */
export function keepPlainPosts() {
	const before = !isHydrating();
	addEventListener(
		'submit',
		(event) => {
			const form = event.target as HTMLFormElement;
			// A field may be called `method` too.
			if (event.defaultPrevented || form.getAttribute('method') !== 'post' || mayGo.delete(form)) return;
			event.preventDefault();
			event.stopPropagation();
			if (!asking.has(form)) sendIfReachable(form, event.submitter);
		},
		{ capture: before },
	);
}

async function sendIfReachable(form: HTMLFormElement, button: HTMLElement | null) {
	asking.add(form);
	const reachable = await isReachable();
	asking.delete(form);
	if (!reachable) return showPlainToast({ title: 'Not sent', description: OFFLINE, tone: 'destructive' });
	mayGo.add(form);
	form.requestSubmit(button);
}

/** Whatever is answered, somebody is there. */
const isReachable = () =>
	fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) }).then(
		() => true,
		() => false,
	);
