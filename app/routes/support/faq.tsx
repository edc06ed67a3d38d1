import { FAQ } from '#app/features/content/library.server.ts';
import { ContactSupport } from '#app/features/support/contact-support.tsx';
import { groupFaq } from '#app/features/support/faq/faq-groups.ts';
import { FaqList } from '#app/features/support/faq/faq-list.tsx';
import { FaqSearch } from '#app/features/support/faq/faq-search.tsx';
import { SupportHead } from '#app/features/support/support-head.tsx';
import { LONGEST_QUERY, plainQuery } from '#app/features/support/text-match.ts';
import { siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { IslandPlace } from '#app/lib/island-place.tsx';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import type { Route } from './+types/faq';
import styles from './faq.module.css';

export const handle: RouteHandle = { kind: 'reading', freeQuery: ['q'] };

export function loader({ request, context }: Route.LoaderArgs) {
	const q = (new URL(request.url).searchParams.get('q') ?? '').slice(0, LONGEST_QUERY);
	return { q, groups: groupFaq(FAQ, plainQuery(q), context.get(siteContext)) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Frequently Asked Questions',
		description: 'Short answers about accounts, reviews, ratings, courses and the site itself.',
		path: paths.faq(),
		hidden: loaderData.q !== '',
		origin: matches[0].loaderData?.origin,
	});
}

export default function Faq({ loaderData }: Route.ComponentProps) {
	const { q, groups } = loaderData;
	return (
		<>
			<div className={`wrap ${styles.page}`}>
				<SupportHead
					title="Frequently Asked Questions"
					lead="Short answers about accounts, reviews, ratings, courses and the site itself."
				>
					<IslandPlace name="faq" wake="touch">
						<FaqSearch q={q} />
					</IslandPlace>
				</SupportHead>
				<FaqList groups={groups} />
			</div>
			<ContactSupport words="Write to us. You get a reference number at once, and an answer from a person." />
		</>
	);
}
