import { fillHtml } from '#app/features/content/fill-tokens.ts';
import { requirePage } from '#app/features/content/library.server.ts';
import { ReadingPage } from '#app/features/content/reading-page.tsx';
import { PartnerList } from '#app/features/support/partner-list.tsx';
import { domainContext, siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { listPartners } from '#domain/catalogue/partners/partner-queries.ts';
import type { Route } from './+types/partners';

export const handle: RouteHandle = { kind: 'reading' };

const PARTNER_LIST = { id: 'our-partners', title: 'Our partners' };

export async function loader({ context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const { title, description, sections, html } = requirePage('partners');
	return {
		title,
		description,
		sections: [...sections, PARTNER_LIST],
		html: fillHtml(html, context.get(siteContext)),
		partners: await withFallback(ctx, listPartners(ctx), [], 'Reading the partners'),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const { title, description } = loaderData;
	return pageMeta({ title, description, path: paths.partners(), origin: matches[0].loaderData?.origin });
}

export default function Partners({ loaderData }: Route.ComponentProps) {
	const { title, description, sections, html, partners } = loaderData;
	return (
		<ReadingPage above="Community" title={title} lead={description} sections={sections} html={html}>
			<PartnerList {...PARTNER_LIST} partners={partners} />
		</ReadingPage>
	);
}
