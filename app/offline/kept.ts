import { isReadingPage, MOST_FILES, MOST_PAGES, mayKeep } from './rules.ts';

const PAGES = 'fescue-pages';
const FILES = 'fescue-files';
export const OFFLINE_PATH = '/offline';

/** What we ask for once is not asked for in different words: encodings are the browser's business. */
const EVERY_WORDING = { ignoreVary: true };

/** The kept copy of a page, its address without the part behind `#`. */
export async function findPage(url: string): Promise<Response | undefined> {
	const pages = await caches.open(PAGES);
	return pages.match(nameOf(url), EVERY_WORDING);
}

/** Keeps a page if it may be kept, and forgets an older copy of one that may not be any more. */
export async function keepPage(url: string, answer: Response): Promise<void> {
	// A server in trouble says nothing about what was read before.
	if (answer.status >= 500) return;
	const pages = await caches.open(PAGES);
	const copy = answer.clone();
	if (mayKeep(answer) && isReadingPage(await answer.text())) {
		await pages.put(nameOf(url), copy);
		await trim(pages, MOST_PAGES);
	} else if (answer.type === 'basic') {
		await pages.delete(nameOf(url), EVERY_WORDING);
	}
}

/** A file under a name that changes with its contents: the kept one, else the network's, which is then kept. */
export async function obtainFile(request: Request | string): Promise<Response> {
	const files = await caches.open(FILES);
	const kept = await files.match(request, EVERY_WORDING);
	if (kept) return kept;
	const answer = await fetch(request);
	if (answer.status === 200) {
		await files.put(request, answer.clone());
		await trim(files, MOST_FILES);
	}
	return answer;
}

/** Fetches the offline page anew, with the files it shows. */
export async function keepOfflinePage(): Promise<void> {
	const answer = await fetch(OFFLINE_PATH, { cache: 'reload' });
	if (!answer.ok) throw new Error(`the offline page answered ${answer.status}`);
	const html = await answer.clone().text();
	const pages = await caches.open(PAGES);
	await pages.put(OFFLINE_PATH, answer);
	const files = new Set(
		[...html.matchAll(/(?:src|href)="(\/(?:assets|covers)\/[^"]+)"/g)].map(([, path = '']) => path),
	);
	await Promise.all([...files].map((path) => obtainFile(path)));
}

/** Addresses and titles of the pages read last, the newest first. */
export async function listKeptPages(most: number): Promise<{ path: string; title: string }[]> {
	const pages = await caches.open(PAGES);
	const newest = (await pages.keys()).map(({ url }) => nameOf(url)).reverse();
	const some = newest.filter((path) => path !== OFFLINE_PATH).slice(0, most);
	return Promise.all(
		some.map(async (path) => {
			const html = await (await pages.match(path, EVERY_WORDING))?.text();
			// Taken over as it stands: it is HTML in the page it comes from, too.
			const [, title = path] = /<title>([^<]*)<\/title>/.exec(html ?? '') ?? [];
			return { path, title: title.replace(/ · Fescue$/, '') };
		}),
	);
}

function nameOf(url: string): string {
	const { pathname, search } = new URL(url, location.origin);
	return pathname + search;
}

/** Entries lie in the order in which they were put, so the first are the oldest. The offline page always stays. */
async function trim(cache: Cache, most: number): Promise<void> {
	const keys = await cache.keys();
	const old = keys.filter(({ url }) => nameOf(url) !== OFFLINE_PATH).slice(0, Math.max(0, keys.length - most));
	await Promise.all(old.map((key) => cache.delete(key, EVERY_WORDING)));
}
