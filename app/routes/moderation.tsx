import { fillHtml } from '../features/content/fill-tokens.ts';
import { requirePage } from '../features/content/library.server.ts';
import { ReadingPage } from '../features/content/reading-page.tsx';
import { siteContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/meta.ts';
import { paths } from '../lib/paths.ts';
import type { Route } from './+types/moderation';

export const handle: RouteHandle = { kind: 'reading' };

export function loader({ context }: Route.LoaderArgs) {
	const { title, description, sections, html } = requirePage('moderation');
	return { title, description, sections, html: fillHtml(html, context.get(siteContext)) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const { title, description } = loaderData;
	return pageMeta({ title, description, path: paths.moderation(), origin: matches[0].loaderData?.origin });
}

export default function HowModerationWorks({ loaderData }: Route.ComponentProps) {
	const { title, description, sections, html } = loaderData;
	return <ReadingPage above="Community" title={title} lead={description} sections={sections} html={html} />;
}
