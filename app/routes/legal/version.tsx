import { data } from 'react-router';
import { fillHtml } from '#app/features/content/fill-tokens.ts';
import { getLegalPage, getLegalVersion } from '#app/features/content/library.server.ts';
import { OtherPages } from '#app/features/content/other-pages.tsx';
import { ReadingPage } from '#app/features/content/reading-page.tsx';
import { siteContext } from '#app/lib/context.ts';
import { formatLegalDate } from '#app/lib/format/fact-format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import type { Route } from './+types/version';

export const handle: RouteHandle = { kind: 'reading' };

/** A legal page as it was on a day: what somebody has agreed to stays readable under the date that was stored. */
export function loader({ params, context }: Route.LoaderArgs) {
	const version = getLegalVersion(params.page, params.day);
	if (!version) throw data(null, { status: 404 });
	const { title, summary, updated, sections, html } = version;
	const inForce = getLegalPage(params.page)?.updated === updated;
	const page = params.page;
	return { title, summary, updated, sections, inForce, page, html: fillHtml(html, context.get(siteContext)) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { title, summary, updated, page, inForce } = loaderData;
	return pageMeta({
		title: `${title}, ${formatLegalDate(updated)}`,
		description: summary,
		path: inForce ? paths.legal(page) : paths.legalVersion(page, updated),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function LegalVersion({ loaderData }: Route.ComponentProps) {
	const { title, summary, updated, sections, html, inForce, page } = loaderData;
	return (
		<ReadingPage
			above="Legal"
			title={title}
			lead={summary}
			dated={`Version of ${formatLegalDate(updated)}${inForce ? ', in force' : ', replaced since'}`}
			sections={sections}
			html={html}
		>
			<OtherPages title="Today" links={[{ label: title, to: paths.legal(page) }]} />
		</ReadingPage>
	);
}
