// The layers' order is fixed by the style sheet that is read first.
import { watchPosts } from './lib/forms/watch-posts.ts';
import './styles/app.css';
import { type ReactNode, useState } from 'react';
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useLocation,
	useMatches,
	useRouteError,
	useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { AuthProvider } from './features/auth/auth-provider.tsx';
import { useReturnFocus } from './features/dialogs/use-return-focus.ts';
import { useViewerState } from './features/member-actions/use-viewer-state.ts';
import bootAddress from './islands/boot.ts?worker&url';
import type { AuthUser } from './lib/auth/auth-state.ts';
import { siteContext } from './lib/context.ts';
import type { RouteHandle } from './lib/handle.ts';
import { paths } from './lib/paths.ts';
import { THEME_SCRIPT } from './lib/theme.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { Footer } from './shell/footer.tsx';
import { NavigationBar } from './shell/navigation-bar.tsx';
import { SampleBar } from './shell/sample-bar.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { Toasts } from './shell/toasts.tsx';
import sansFont from './styles/fonts/instrument-sans-latin.woff2';
import serifFont from './styles/fonts/instrument-serif-latin.woff2';
import { preloadFont } from './styles/preload.ts';

export function loader({ context }: Route.LoaderArgs) {
	return context.get(siteContext);
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [watchPosts];

/** Facts of the installation do not change while somebody moves about on it. */
export const shouldRevalidate = () => false;

/** The frame of every page, finished or failed. Only tool pages carry React's scripts (decision X1). */
export function Layout({ children }: { children: ReactNode }) {
	const site = useRouteLoaderData<typeof loader>('root');
	const matches = useMatches();
	const handles = matches.map((match) => match.handle as RouteHandle | undefined);
	// A page that has begun as a tool stays hydrated, wherever its links lead on the client.
	const [hydrates] = useState(handles.some((handle) => handle?.kind === 'tool'));
	const failed = Boolean(useRouteError());
	// Pages that are the same for everyone do not know for whom they are made, and those of the desk show other members.
	const isOfDesk = handles.some((handle) => handle?.desk !== undefined);
	const asked = isOfDesk ? [] : matches;
	const member = asked.map(({ loaderData }) => (Object(loaderData) as { member?: AuthUser }).member).find(Boolean);
	// The larger first.
	preloadFont(sansFont);
	preloadFont(serifFont);
	const overPicture = !failed && handles.some((handle) => handle?.overPicture);
	return (
		<html lang="en" suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<script>{THEME_SCRIPT}</script>
				<meta name="theme-color" content="#F7F3EA" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#0F1613" media="(prefers-color-scheme: dark)" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
				<link rel="manifest" href="/site.webmanifest" />
				<link rel="alternate" type="application/atom+xml" title="Fescue: guides" href={paths.guidesFeed()} />
				<link rel="alternate" type="application/atom+xml" title="Fescue: latest reviews" href={paths.reviewsFeed()} />
				<Meta />
				<Links />
				{/* Words, fonts and pictures go first: the page can be read and used before it. */}
				<script type="module" src={bootAddress} fetchPriority="low" />
			</head>
			<body data-hydrates={hydrates || undefined}>
				<AuthProvider member={member}>
					<SkipLink />
					<NavigationBar overPicture={overPicture} />
					<main id="main" tabIndex={-1}>
						{children}
					</main>
					{site?.samples && <SampleBar />}
					<Footer site={site} />
					<Toasts />
				</AuthProvider>
				{hydrates && <ScrollRestoration />}
				{hydrates && <Scripts />}
			</body>
		</html>
	);
}

export default function App() {
	useReturnFocus();
	// In a page that hydrates; of any other the script of every page takes care.
	useViewerState(useLocation().key);
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}
