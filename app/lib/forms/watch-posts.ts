import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router';
import { showToast } from '#app/ui/toast-store.ts';
import { asksToSignIn } from './asks-to-sign-in.ts';
import { OFFLINE } from './offline-words.ts';
import { dropTyped, keepTyped } from './typed-words.ts';

/** Of each route what its action has come to. */
type Results = Record<string, DataStrategyResult>;

/** The router leaves the page as it is where the status says that nothing was done. */
const notDone = (status: number) => data(undefined, { status });

/**
 * React Router's client middleware for every form that it sends. What was typed is kept until the form has arrived, and longer
 * where its member has to sign in first. Whoever is somebody else than who opened the form is asked; a connection that is lost
 * is said, and the page stays.
 */
export async function watchPosts({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> {
	if (request.method === 'GET') return openOrReload(request.url, next);
	const form = await request.clone().formData();
	keepTyped({ action: request.url, data: form });
	const results = await next();
	const [[route, { type, result }] = ['', { type: 'data', result: null } as const]] = Object.entries(results);
	if (type === 'error' && isRouteErrorResponse(result) && result.status === 409) {
		import('./ask-for-name.ts').then(({ askForName }) => askForName(request.url, result.data)).catch(() => {});
		return { [route]: { type: 'data', result: notDone(409) } };
	}
	if (type === 'error' && isLost(result)) {
		showToast({ tone: 'destructive', title: 'Not sent', description: OFFLINE });
		return { [route]: { type: 'data', result: notDone(503) } };
	}
	if (!isUnsent(result)) dropTyped(request.url, String(form.get('stamp')));
	return results;
}

/**
 * A page that cannot be fetched for want of a connection is opened by the browser itself: the service worker then gives it as it was kept, or
 * says that there is no connection. What a page asks for beside that is its own business.
 */
async function openOrReload(url: string, next: () => Promise<Results>): Promise<Results> {
	const results = await next();
	const { pathname, href } = new URL(url);
	const isOther = pathname !== location.pathname;
	if (!isOther || !Object.values(results).some(({ type, result }) => type === 'error' && isLost(result)))
		return results;
	location.assign(href);
	return new Promise<Results>(() => {});
}

/** The router wraps what an action without a script of its own has thrown. */
const isLost = (result: unknown) =>
	[result, (Object(result) as { data?: unknown }).data].some((it) => it instanceof TypeError);

/** Asked to sign in first, or told by `sendPost` that nobody answered. */
function isUnsent(result: unknown): boolean {
	if (result instanceof Response) return asksToSignIn(result);
	const { init }: { init?: { status?: number } } = Object(result);
	return (init?.status ?? 200) >= 500;
}
