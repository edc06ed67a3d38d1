import { renderToString } from 'react-dom/server';
import { createRoutesStub, Meta, Outlet } from 'react-router';
import { domainContext } from '#app/lib/context.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { TestDatabase } from '../databases/database.ts';

/** A route module, as far as a page that is read needs it. */
export type RoutePage = { default: unknown; meta: unknown; loader: unknown };

type Asked = {
	database: TestDatabase;
	path: string;
	pattern: string;
	params: Record<string, string>;
	origin: string;
	/** Whose page it is; a visitor's where nothing is said. */
	ctx?: DomainContext;
	/** What its action has answered. */
	answer?: unknown;
	/** Whether the installation shows sample reviews. */
	samples?: boolean;
};

/** A page as the server renders it: its head's descriptions, and itself. */
export async function renderPage(page: RoutePage, asked: Asked): Promise<string> {
	const { database, path, pattern, params, origin, ctx = database.context(), answer, samples = false } = asked;
	const context = new Map([[domainContext, ctx]]);
	// Loaders of the application take what the server gives them; here a map with the one thing they ask for.
	const load = page.loader as (args: unknown) => Promise<unknown>;
	const loaded = await load({ params, request: new Request(origin + path), context });
	const Root = () => (
		<>
			<Meta />
			<Outlet />
		</>
	);
	const Stub = createRoutesStub([
		{
			id: 'root',
			path: '/',
			Component: Root,
			children: [{ id: 'page', path: pattern, Component: page.default, meta: page.meta } as never],
		},
	]);
	const loaderData = { root: { origin, samples }, page: loaded };
	const actionData = answer === undefined ? null : { page: answer };
	return renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData, actionData }} />);
}
