/**
 * `node bench/render/floor.ts DATABASE_URL`: answers with one share of a page's work alone, and prints its port. `?page=` is the
 * address of a page on the site that is measured, `&share=`: its `queries` alone; these and an `empty` page of React's; its
 * `elements` written by React without our components; its bytes `pressed`; `all` of these; all of these `routed` by Fastify and
 * React Router; or `nothing` but an answer.
 */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { openDatabase } from '#database/client.ts';
import { buildCourseIndex } from '#domain/catalogue/course-index/build.ts';
import { encode } from '#server/cache/encoding.ts';
import { queryContext } from '../queries/query-context.ts';
import { elementsOf } from './elements.ts';
import { pageQueries } from './page-queries.ts';
import { createRouted } from './routed.ts';
import type { Share } from './shares.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const { db } = openDatabase(databaseUrl);
const ctx = queryContext(db, await buildCourseIndex(db));
const empty = createElement('html', null, createElement('body'));
/** The page of each path (not of each address), as it is without compression, and its elements. */
const pages = new Map<string, Promise<{ bytes: Buffer; elements: ReturnType<typeof elementsOf> }>>();

/** As in the product, these two have their data in the browser too. */
const routed = createRouted(({ pathname }) => pathname === '/find-course' || pathname === '/top-rated-courses');

/** As the first reader gets a page who asks with a browser. */
const press = (bytes: Buffer) => encode(bytes, 'zstd', 'once');

const work: Record<Share, (page: URL) => Promise<unknown>> = {
	nothing: async () => null,
	queries: (page) => pageQueries(ctx, page),
	empty: async (page) => [await pageQueries(ctx, page), renderToString(empty)],
	elements: async (page) => renderToString((await known(page)).elements),
	pressed: async (page) => press((await known(page)).bytes),
	all: async (page) => {
		const { bytes, elements } = await known(page);
		await pageQueries(ctx, page);
		return [renderToString(elements), await press(bytes)];
	},
	routed: async (page) => {
		const { elements } = await known(page);
		const html = await routed(page, { elements, read: () => pageQueries(ctx, page) });
		return press(Buffer.from(html));
	},
};

const app = fastify();
app.get<{ Querystring: { share: Share; page: string } }>('/', async ({ query }) => {
	// The bench alone asks here, for shares that it has typed.
	await work[query.share](new URL(query.page));
	return 'done';
});
await app.listen({ host: '127.0.0.1', port: 0 });
console.log((app.server.address() as AddressInfo).port);

function known(page: URL) {
	// One course stands for all of them.
	const kind = page.pathname.split('/')[1] ?? '';
	const there = pages.get(kind) ?? fetchPage(page);
	pages.set(kind, there);
	return there;
}

async function fetchPage(page: URL) {
	const html = await (await fetch(page, { headers: { 'accept-encoding': 'identity' } })).text();
	return { bytes: Buffer.from(html), elements: elementsOf(html) };
}
