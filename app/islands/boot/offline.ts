import { isHydrating } from './auth.ts';

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
	// A browser that refuses, for example in a private window, has no offline pages.
	const startQuietly = () => start().catch(() => {});
	if (document.readyState === 'complete') startQuietly();
	else addEventListener('load', startQuietly, { once: true });
}

async function tellOfThisPage(serviceWorker: ServiceWorkerContainer) {
	const { active } = await serviceWorker.ready;
	const files = performance.getEntriesByType('resource').map(({ name }) => name);
	active?.postMessage({ page: location.href, files });
}
