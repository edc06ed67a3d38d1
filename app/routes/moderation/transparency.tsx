import { fillHtml } from '#app/features/content/fill-tokens.ts';
import { requirePage } from '#app/features/content/library.server.ts';
import { ReadingPage } from '#app/features/content/reading-page.tsx';
import { YearsOfDecisions, yearId } from '#app/features/transparency/years-of-decisions.tsx';
import { domainContext, siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { countDenominators } from '#domain/desk/transparency/denominators-queries.ts';
import { countDecisions } from '#domain/desk/transparency/transparency-queries.ts';
import type { Route } from './+types/transparency';

export const handle: RouteHandle = { kind: 'reading' };

export async function loader({ context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const { title, description, sections, html } = requirePage('transparency');
	const [decided, measured] = await Promise.all([
		withFallback(ctx, countDecisions(ctx), null, 'Reading the counts of decisions'),
		withFallback(ctx, countDenominators(ctx), null, 'Reading what decisions are measured by'),
	]);
	const years = decided?.map((year) => ({ ...year, measured: measured?.get(year.year) ?? null })) ?? null;
	const counted = (years ?? []).map(({ year }) => ({ id: yearId(year), title: `${year}` }));
	return {
		title,
		description,
		years,
		sections: [...counted, ...sections],
		html: fillHtml(html, context.get(siteContext)),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const { title, description } = loaderData;
	return pageMeta({ title, description, path: paths.transparency(), origin: matches[0].loaderData?.origin });
}

export default function Transparency({ loaderData }: Route.ComponentProps) {
	const { title, description, sections, html, years } = loaderData;
	return (
		<ReadingPage
			above="Community"
			title={title}
			lead={description}
			sections={sections}
			html={html}
			illustration={<YearsOfDecisions years={years} />}
		/>
	);
}
