import type { APIRequestContext } from '@playwright/test';

/** A page as it was answered. */
export type CrawledPage = { path: string; html: string };

export type Crawl = {
	pages: CrawledPage[];
	/** What answered with an error, with the page that links to it. */
	broken: string[];
};

/** A catalogue has thousands of courses: so many of each kind of address show that they answer. */
const ENOUGH_OF_A_KIND = 6;
/** The facets of a search can be put together in thousands of ways. */
const ENOUGH_OF_A_SEARCH = 24;
/** Pages asked for at the same time. */
const AT_ONCE = 4;

/** Visits every page that the home page and the site map lead to, courses in a sample, and whatever these link to. */
export async function crawl(request: APIRequestContext, origin: string): Promise<Crawl> {
	const pages: CrawledPage[] = [];
	const broken: string[] = [];
	const known = new Set<string>();
	const perKind = new Map<string, number>();
	const waiting: { path: string; from: string }[] = [];
	const count = (kind: string) => perKind.get(kind) ?? 0;
	const add = (address: string, from: string) => {
		const url = new URL(address, origin + from);
		const path = url.pathname + url.search;
		if (url.origin !== origin || known.has(path)) return;
		const kind = kindOf(url);
		const asked = count(kind);
		const searched = url.search === '' ? 0 : count(url.pathname);
		if (asked >= ENOUGH_OF_A_KIND || searched >= ENOUGH_OF_A_SEARCH) return;
		perKind.set(kind, asked + 1);
		if (url.search !== '') perKind.set(url.pathname, searched + 1);
		known.add(path);
		waiting.push({ path, from });
	};
	const visit = async ({ path, from }: { path: string; from: string }) => {
		const answer = await request.get(path, { headers: { 'x-forwarded-for': networkOf(pages.length) } });
		if (answer.status() >= 400) broken.push(`${path} answered ${answer.status()}, linked from ${from}`);
		if (!answer.headers()['content-type']?.includes('text/html') || answer.url() !== origin + path) return;
		const html = await answer.text();
		pages.push({ path, html });
		for (const address of addressesIn(html)) add(decode(address), path);
	};
	add('/', '/');
	for (const address of await readSiteMap(request)) add(address, '/sitemap.xml');
	while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
	return { pages, broken };
}

/** What a page leads to and what it shows: links, pictures, and each picture's other kinds and sizes. */
function addressesIn(html: string): string[] {
	const named = [...html.matchAll(/<(?:a|link|img|source)\b[^>]*?\s(?:href|src|srcSet)="([^"]+)"/gi)];
	return named.flatMap(([, value = '']) => value.split(/,\s+/).map((one) => one.split(' ', 1)[0] ?? ''));
}

/** Pages of their own are all visited; lists by their parameters, and what lies in folders of many, in a sample. */
function kindOf({ pathname, searchParams }: URL): string {
	const parameters = [...searchParams.keys()].sort().join('&');
	const isMany = /^\/(?:courses|golfers|reviews|reports|covers|maps|assets|legal\/[^/]+)\//.test(pathname);
	if (!isMany && !parameters) return `the page ${pathname}`;
	// Below a course's own page each name is a kind: the working of its rating, its marks.
	const below = /^\/courses\/[^/]+\/(?!in\/)[^/]+\/([^/]+)$/.exec(pathname)?.[1] ?? '';
	const place = isMany ? pathname.split('/').slice(0, 2).join('/') : pathname;
	return `${place}?${parameters} ${pathname.split('/').length}${below}`;
}

/** Every address of every sheet of the site map, as paths. */
async function readSiteMap(request: APIRequestContext): Promise<string[]> {
	const read = async (path: string) =>
		[...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
			([, address = '']) => new URL(decode(address)).pathname,
		);
	const sheets = await read('/sitemap.xml');
	return (await Promise.all(sheets.map(read))).flat();
}

/** Readers of a hundred networks: one alone would be told to slow down. */
const networkOf = (page: number) => `10.77.${Math.floor(page / 20)}.1`;

const decode = (text: string) => text.replaceAll('&amp;', '&');

/** The fragments that lead nowhere: links to an id that the page they name does not have. */
export function findLostFragments(pages: readonly CrawledPage[], origin: string): string[] {
	const idsOf = new Map(
		pages.map(({ path, html }) => [path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
	);
	return pages.flatMap(({ path, html }) =>
		[...html.matchAll(/<a\b[^>]*?\shref="([^"]*#[^"]+)"/g)].flatMap(([, href = '']) => {
			const url = new URL(decode(href), origin + path);
			const ids = url.origin === origin ? idsOf.get(url.pathname + url.search) : undefined;
			return ids === undefined || ids.has(decodeURIComponent(url.hash.slice(1))) ? [] : [`${path} → ${href}`];
		}),
	);
}
