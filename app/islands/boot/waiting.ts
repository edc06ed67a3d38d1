import { CHANGED } from '../../lib/auth/stored.ts';
import { ASKED, type Question } from '../../offline/waiting/ask-queue.ts';
import { hasWaiting } from '../../offline/waiting/flag.ts';

const load = () => import('../../offline/waiting/queue.ts');

/** Sends what was kept without a connection, here and whenever there is one again, and hears what pages ask of the queue. */
export function keepWaiting() {
	addEventListener(ASKED, (event) => {
		const { detail } = event as CustomEvent<Question>;
		// What is given fits what is asked: `askQueue` holds both to each other.
		detail.answer = load().then(({ queue }) => (queue[detail.ask] as (given: unknown) => unknown)(detail.given));
	});
	const show = () => showWaiting().catch(() => {});
	for (const kind of ['online', CHANGED]) addEventListener(kind, show);
	// By itself, as what tabs share is asked of another process.
	setTimeout(show);
}

async function showWaiting() {
	if (await hasWaiting()) await (await load()).queue.show();
}
