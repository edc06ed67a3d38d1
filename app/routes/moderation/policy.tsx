import { fillHtml } from '#app/features/content/fill-tokens.ts';
import { requirePage } from '#app/features/content/library.server.ts';
import { ReadingPage } from '#app/features/content/reading-page.tsx';
import { siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import type { Route } from './+types/policy';

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
