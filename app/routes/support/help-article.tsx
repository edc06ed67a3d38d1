import { data } from 'react-router';
import { fillHtml } from '#app/features/content/fill-tokens.ts';
import { ARTICLES, getArticle } from '#app/features/content/library.server.ts';
import { OtherPages } from '#app/features/content/other-pages.tsx';
import { ReadingPage } from '#app/features/content/reading-page.tsx';
import { ContactSupport } from '#app/features/support/contact-support.tsx';
import { articlePicture } from '#app/features/support/help/article-picture.ts';
import { HELP_TABS } from '#app/features/support/help/help-tabs.ts';
import { ProductPicture } from '#app/features/support/help/product-picture.tsx';
import { siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import type { Route } from './+types/help-article';

export const handle: RouteHandle = { kind: 'reading' };

export function loader({ params, context }: Route.LoaderArgs) {
	const article = getArticle(params.slug);
	if (!article) throw data(null, { status: 404 });
	const { slug, title, description, image, pictured, caption, group, sections, html } = article;
	return {
		slug,
		title,
		description,
		image,
		pictured,
		caption,
		sections,
		html: fillHtml(html, context.get(siteContext)),
		tab: HELP_TABS.find((tab) => tab.group === group),
		others: ARTICLES.filter((other) => other.group === group && other !== article).map((other) => ({
			label: other.title,
			to: paths.article(other.slug),
		})),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { title, description, slug } = loaderData;
	return pageMeta({
		title,
		description,
		path: paths.article(slug),
		kind: 'article',
		origin: matches[0].loaderData?.origin,
	});
}

export default function HelpArticle({ loaderData }: Route.ComponentProps) {
	const { title, description, image, pictured, caption, sections, html, tab, others } = loaderData;
	const above = [
		{ label: 'Help Center', to: paths.help() },
		...(tab ? [{ label: tab.title, to: paths.help({ tab: tab.tab }) }] : []),
	];
	return (
		<>
			<ReadingPage
				above={<Breadcrumbs above={above} here={title} />}
				title={title}
				lead={description}
				picture={articlePicture(image)}
				sections={sections}
				html={html}
				illustration={<ProductPicture name={image} alt={pictured} caption={caption} />}
			>
				<OtherPages title={tab ? `More on ${tab.title}` : 'More articles'} links={others} />
			</ReadingPage>
			<ContactSupport words="Tell us what happened. You get a reference number at once, and an answer from a person." />
		</>
	);
}
