import { findPage, keepOfflinePage, keepPage, obtainFile } from './kept.ts';
import { answerOffline } from './offline-answer.ts';
import { findOwnPage, forgetOwnPages, keepOwnPage } from './own-pages.ts';
import { changesMember, kindOf } from './rules.ts';
import { asItHolds } from './said-until.ts';
import { sendAll } from './waiting/send-all.ts';
import { SYNC } from './waiting/sync.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/**
 * Served at /sw.js (decision X11). Reading pages that were seen before open without a connection; for all others there
 * is the offline page. The network is always asked first, so nobody online ever reads an old page.
 */

// Here `self` is a service worker's scope, which the page's types call a window.
const worker = self as unknown as WorkerScope;

/** How long a page that is kept is waited for: one bar of signal is often none. */
const PATIENCE_MILLISECONDS = 5_000;

worker.addEventListener('install', (event) => event.waitUntil(keepParts().then(() => worker.skipWaiting())));

worker.addEventListener('activate', (event) => {
	// Pages are asked for while the worker is still waking up.
	const preload = worker.registration.navigationPreload?.enable();
	event.waitUntil(Promise.all([preload, worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
	const { origin } = worker.location;
	if (changesMember(event.request, origin)) event.waitUntil(forgetOwnPages());
	const kind = kindOf(event.request, origin);
	if (kind === 'page') event.respondWith(answerPage(event));
	if (kind === 'own') event.respondWith(answerOwnPage(event));
	if (kind === 'own-data') event.waitUntil(keepBehind(event.request.url));
	if (kind === 'file') event.respondWith(obtainFile(event.request));
});

/** The page that brought the worker here was fetched before it could see it, and says so with its files. */
worker.addEventListener('message', (event) => {
	const { page, files } = event.data as { page: string; files: string[] };
	const { origin } = worker.location;
	if (kindOf({ method: 'GET', mode: 'navigate', url: page }, origin) !== 'page') return;
	const known = files.filter((url) => kindOf({ method: 'GET', mode: 'no-cors', url }, origin) === 'file');
	event.waitUntil(
		Promise.allSettled([fetch(page).then((answer) => keepPage(page, answer)), ...known.map((url) => obtainFile(url))]),
	);
});

/** There is a connection again, perhaps with no page open. What is refused waits for a page, which shows why. */
worker.addEventListener('sync', (event) => {
	if (event.tag === SYNC) event.waitUntil(sendWaiting());
});

async function sendWaiting() {
	const { stopped } = await sendAll(null);
	// The browser tries again later, some times over.
	if (stopped === 'offline') throw new Error('still no connection');
}

/** The offline page, and the script that keeps what is sent without a connection: once that is lost it could not be loaded. */
const keepParts = () => Promise.all([keepOfflinePage(), ...worker.queueFiles.map((path) => obtainFile(path))]);

async function answerPage(event: FetchEvent): Promise<Response> {
	const { url } = event.request;
	const coming = fetchPage(event);
	const found = await findPage(url);
	if (!found) return coming.catch(() => answerOffline());
	const kept = await asItHolds(found, Date.now());
	const waited = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS, kept));
	return Promise.race([coming.catch(() => kept), waited]);
}

/** A member's own page: the network's, which is kept, else as it was last seen. */
async function answerOwnPage(event: FetchEvent): Promise<Response> {
	const { url } = event.request;
	try {
		const answer = (await event.preloadResponse) ?? (await fetch(event.request));
		event.waitUntil(keepOwnPage(url, answer.clone()));
		return answer;
	} catch {
		return (await findOwnPage(url)) ?? answerOffline();
	}
}

/** A page that is opened from another one comes as data alone: what is kept is fetched beside it. */
async function keepBehind(url: string) {
	const page = new URL(url).pathname.replace(/\.data$/, '');
	await keepOwnPage(new URL(page, url).href, await fetch(page));
}

async function fetchPage(event: FetchEvent): Promise<Response> {
	const answer = (await event.preloadResponse) ?? (await fetch(event.request));
	event.waitUntil(keepPage(event.request.url, answer.clone()));
	return answer;
}
