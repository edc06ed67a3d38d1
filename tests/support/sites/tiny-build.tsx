import { renderToString } from 'react-dom/server';
import { data, type LoaderFunctionArgs, Outlet, redirect, ServerRouter, useLoaderData } from 'react-router';
import { domainContext, finishedPage, siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import type { PageBuild } from '#server/pages/build.ts';
import { buildFrame } from './build-frame.ts';

/** What a test sees of the tiny application and may change while it runs. */
export type TinyState = {
	/** How often each page was made, by path and query. */
	made: Map<string, number>;
	/** Loaders wait for it. */
	gate: Promise<void>;
	/** Thrown by the loader of /paper. */
	failure: Error | null;
	word: string;
};

export const tinyState = (): TinyState => ({ made: new Map(), gate: Promise.resolve(), failure: null, word: 'first' });

/** A route module: what of it a test needs. */
export type Module = Record<string, unknown> & { handle?: RouteHandle };

const Words = () => <p>{String(useLoaderData())}</p>;
const Failed = () => <p>failed</p>;

/**
 * An application of a few pages in the shape that Vite builds: enough to meet every rule of the server without any page
 * of the product.
 */
export function tinyBuild(state: TinyState): PageBuild {
	const load = async ({ request, context }: LoaderFunctionArgs) => {
		const { pathname, search } = new URL(request.url);
		state.made.set(pathname + search, (state.made.get(pathname + search) ?? 0) + 1);
		const word = state.word;
		await state.gate;
		if (state.failure) throw state.failure;
		context.get(domainContext).reads.add('paper:1');
		return `${word} ${search} ${request.headers.get('cookie') ?? 'no cookie'}`;
	};
	const modules: Record<string, Module> = {
		'': { loader: load },
		paper: {
			loader: load,
			handle: { kind: 'reading', query: ['page', 'sort'], freeQuery: ['q'], repeatedQuery: ['course'] },
		},
		'paper/:slug': { loader: load, handle: { kind: 'reading' } },
		form: { loader: load, action: save, handle: { kind: 'tool', keep: 'no-store', writes: 'anyone' } },
		mark: { loader: load, action: save, handle: { kind: 'tool', keep: 'no-store', writes: 'anyone', sends: 'mark' } },
		album: {
			loader: load,
			action: save,
			handle: { kind: 'tool', keep: 'no-store', writes: 'anyone', files: ['photograph'] },
		},
		signed: { loader: load, action: save, handle: { kind: 'tool', keep: 'no-store', writes: 'signed' } },
		closed: { loader: load, action: save, handle: { kind: 'tool', keep: 'no-store' } },
		mine: { loader: load, action: save, handle: { kind: 'tool', keep: 'private', writes: 'member' } },
		desk: { loader: load, action: save, handle: { kind: 'tool', keep: 'private', writes: 'editor' } },
		nosy: { loader: ({ context }: LoaderFunctionArgs) => context.get(domainContext).viewer.kind },
		who: {
			loader: ({ context }: LoaderFunctionArgs) => JSON.stringify(context.get(domainContext).viewer),
			handle: { kind: 'tool', keep: 'private' },
		},
		broken: { loader: () => Promise.reject(new Error('select secret from /srv/place.ts')) },
		partly: { loader: partly },
		old: { loader: () => redirect('/paper', 301) },
		'*': { loader: () => Promise.reject(data(null, { status: 404 })) },
	};
	return assembleBuild(modules);
}

async function save({ request, context }: LoaderFunctionArgs) {
	const form = await request.formData();
	context.get(domainContext).changes.add('paper:1');
	return redirect(`/paper?saved=${String(form.get('word')).slice(0, 10)}`, 303);
}

function partly({ context }: LoaderFunctionArgs) {
	context.get(domainContext).report('a part of the page failed', new Error('a part'));
	return 'partly';
}

const Root = () => <Outlet />;
const Layout = ({ children }: { children: React.ReactNode }) => (
	<html lang="en">
		<head>
			<link rel="stylesheet" href="/assets/tiny.css" />
			<meta name="description" content={'Long enough to be worth compressing. '.repeat(40)} />
		</head>
		<body>
			{children}
			<script>{'window.tiny = 1'}</script>
		</body>
	</html>
);

/** A build of routes of one level, by their paths, in a frame as plain as can be. */
export function assembleBuild(modules: Record<string, Module>): PageBuild {
	const root = {
		default: Root,
		Layout,
		ErrorBoundary: Failed,
		loader: ({ context }: LoaderFunctionArgs) => context.get(siteContext).origin,
	};
	const children = Object.entries(modules).map(([path, module]) => {
		const id = `routes/${path || 'home'}`;
		return [
			id,
			{
				id,
				parentId: 'root',
				path: path || undefined,
				index: path === '' || undefined,
				module: { default: Words, ...module },
			},
		];
	});
	const routes = { root: { id: 'root', path: '', module: root }, ...Object.fromEntries(children) };
	return {
		routes,
		entry: { module: { default: render, domainContext, finishedPage, siteContext, handleError } },
		...buildFrame(Object.fromEntries(Object.keys(routes).map((id) => [id, true]))),
		// Vite writes more about each route than React Router reads.
	} as unknown as PageBuild;
}

type Entry = PageBuild['entry']['module'];

const render: Entry['default'] = (request, status, headers, context) => {
	headers.set('Content-Type', 'text/html; charset=utf-8');
	const html = renderToString(<ServerRouter context={context} url={request.url} />);
	return new Response(`<!DOCTYPE html>${html}`, { status, headers });
};

const handleError: Entry['handleError'] = (error, { context }) => {
	// As in the product, what loaders throw is told to the operator.
	(context as LoaderFunctionArgs['context']).get(domainContext).report('a loader threw', error);
};
