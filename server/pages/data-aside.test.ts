import { data, RouterContextProvider, redirect } from 'react-router';
import { expect, it } from 'vitest';
import { finishedPage } from '#app/lib/context.ts';
import { assembleBuild, type Module } from '#tests/support/tiny-build.tsx';
import { withDataAside } from './data-aside.ts';

/** What React Router is given by the loader of /page, and what stands aside. */
async function load(module: Module, aside: Record<string, unknown> | null) {
	const route = withDataAside(assembleBuild({ page: module })).routes['routes/page'];
	const context = new RouterContextProvider();
	context.set(finishedPage, { html: null, ownTurn: async () => {}, aside });
	// The loader looks at nothing else of what loaders get.
	const loader = route?.module.loader as (args: unknown) => Promise<unknown>;
	return { given: await loader({ context }), aside };
}

it('stands aside where the browser needs none of it', async () => {
	expect(await load({ loader: () => ({ word: 'links' }) }, {})).toEqual({
		given: null,
		aside: { 'routes/page': { word: 'links' } },
	});
});

it('is given to React Router where the browser needs it', async () => {
	expect(await load({ loader: () => ({ word: 'links' }) }, null)).toEqual({ given: { word: 'links' }, aside: null });
});

it.each([
	['a redirect', redirect('/there')],
	['data with a status', data({ word: 'gone' }, { status: 404 })],
	['a text', 'links'],
])('is given to React Router as it is where it is %s', async (_, value) => {
	expect(await load({ loader: () => value }, {})).toEqual({ given: value, aside: {} });
});

it('is the answer of a route without a component', async () => {
	const { given } = await load({ loader: () => ({ word: 'links' }), default: undefined }, {});
	expect(given).toEqual({ word: 'links' });
});
