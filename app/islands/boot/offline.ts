import { isHydrating } from './auth.ts';

const AFTER_LOADING_MILLISECONDS = 2_000;

/** Lets the browser keep what is read here for reading offline; see `app/offline`. */
export function keepPagesForOffline() {
	const { serviceWorker } = navigator;
	// Development pages are made anew each time. Without https there are no service workers.
	if (!import.meta.env.PROD || !serviceWorker) return;
	const start = async () => {
		// A page that hydrates is not kept, so the worker is not to fetch it while it wakes.
		const isNew = !serviceWorker.controller && !isHydrating();
		await serviceWorker.register('/sw.js');
		if (isNew) await tellOfThisPage(serviceWorker);
	};
	// What the worker fetches when it is new would take the processor and the connection of a phone from the page itself.
	// A browser that refuses, for example in a private window, has no offline pages.
	addEventListener('load', () => setTimeout(() => start().catch(() => {}), AFTER_LOADING_MILLISECONDS));
}

async function tellOfThisPage(serviceWorker: ServiceWorkerContainer) {
	const { active } = await serviceWorker.ready;
	const files = performance.getEntriesByType('resource').map(({ name }) => name);
	active?.postMessage({ page: location.href, files });
}
