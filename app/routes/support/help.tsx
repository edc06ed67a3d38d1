import { ARTICLES, FAQ } from '#app/features/content/library.server.ts';
import { ContactSupport } from '#app/features/support/contact-support.tsx';
import { ArticleCards } from '#app/features/support/help/article-cards.tsx';
import { HelpResults } from '#app/features/support/help/help-results.tsx';
import { searchHelp } from '#app/features/support/help/help-search.ts';
import { HelpSearchForm } from '#app/features/support/help/help-search-form.tsx';
import { HELP_TABS, readHelpTab } from '#app/features/support/help/help-tabs.ts';
import { QuickLinks } from '#app/features/support/help/quick-links.tsx';
import { SupportHead } from '#app/features/support/support-head.tsx';
import { LONGEST_QUERY, plainQuery } from '#app/features/support/text-match.ts';
import { siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import type { Route } from './+types/help';
import styles from './help.module.css';

export const handle: RouteHandle = { kind: 'reading', query: ['tab'], freeQuery: ['q'] };

/** Of the link of a tab: keeps the focus on it, and the tabs in view, when it is chosen. */
const tabId = (tab: string) => `tab-${tab}`;

export function loader({ request, context }: Route.LoaderArgs) {
	const params = new URL(request.url).searchParams;
	const q = (params.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
	const { tab, group, title } = readHelpTab(params.get('tab'));
	return {
		q,
		results: searchHelp(ARTICLES, FAQ, plainQuery(q), context.get(siteContext)),
		tab,
		tabTitle: title,
		articles: ARTICLES.filter((article) => article.group === group).map((article) => {
			const { slug, title, description, image } = article;
			return { slug, title, description, image };
		}),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Help Center',
		description: 'Articles and answers: getting started, your account, and what to do when something does not work.',
		path: paths.help(),
		hidden: loaderData.q !== '',
		origin: matches[0].loaderData?.origin,
	});
}

export default function Help({ loaderData }: Route.ComponentProps) {
	const { q, results, tab, tabTitle, articles } = loaderData;
	const choices = HELP_TABS.map(({ tab: name, title }, index) => ({
		label: title,
		to: `${paths.help({ tab: index === 0 ? null : name })}#${tabId(name)}`,
		id: tabId(name),
		chosen: name === tab,
	}));
	return (
		<>
			<div className={`wrap ${styles.page}`}>
				<SupportHead
					title="Help Center"
					lead="How things work here, what you can do yourself, and who to ask when that is not enough."
				>
					<HelpSearchForm q={q} />
				</SupportHead>
				<QuickLinks />
				{q !== '' ? (
					<HelpResults q={q} results={results} />
				) : (
					<section className={styles.articles} aria-labelledby="articles-title">
						<h2 id="articles-title" className="sr-only">
							{tabTitle}
						</h2>
						<ChoiceLinks label="Articles about" choices={choices} />
						<ArticleCards articles={articles} />
					</section>
				)}
			</div>
			<ContactSupport words="Tell us what happened. You get a reference number at once, and an answer from a person." />
		</>
	);
}
