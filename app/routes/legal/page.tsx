import { data } from 'react-router';
import { fillHtml } from '#app/features/content/fill-tokens.ts';
import { getLegalPage, listLegalVersions } from '#app/features/content/library.server.ts';
import { OtherPages } from '#app/features/content/other-pages.tsx';
import { ReadingPage } from '#app/features/content/reading-page.tsx';
import { siteContext } from '#app/lib/context.ts';
import { formatLegalDate } from '#app/lib/format/fact-format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import type { Route } from './+types/page';

export const handle: RouteHandle = { kind: 'reading' };

const updatedOn = (day: string) => `Last updated: ${formatLegalDate(day)}`;

const LEGAL_PAGES = [
	{ label: 'Terms of Service', to: paths.terms() },
	{ label: 'Privacy Policy', to: paths.privacy() },
	{ label: 'Cookie Policy', to: paths.cookiePolicy() },
	{ label: 'GDPR: your rights', to: paths.gdpr() },
];

export function loader({ params, context }: Route.LoaderArgs) {
	const page = getLegalPage(params.page);
	if (!page) throw data(null, { status: 404 });
	const { title, summary, updated, sections, html } = page;
	return {
		title,
		summary,
		updated,
		sections,
		html: fillHtml(html, context.get(siteContext)),
		path: `/legal/${page.slug}`,
		versions: listLegalVersions(page).map((day, index) => ({
			label: `${updatedOn(day)}${index === 0 ? ' (in force)' : ''}`,
			to: paths.legalVersion(page.slug, day),
		})),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { title, summary, path } = loaderData;
	return pageMeta({ title, description: summary, path, origin: matches[0].loaderData?.origin });
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
	const { title, summary, updated, sections, html, path, versions } = loaderData;
	return (
		<ReadingPage above="Legal" title={title} lead={summary} dated={updatedOn(updated)} sections={sections} html={html}>
			<OtherPages title="Versions of this page" links={versions} />
			<OtherPages title="More of the small print" links={LEGAL_PAGES.filter(({ to }) => to !== path)} />
		</ReadingPage>
	);
}
