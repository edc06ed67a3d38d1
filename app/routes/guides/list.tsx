import { GUIDES } from '#app/features/content/library.server.ts';
import { GuideCard } from '#app/features/guides/guide-card.tsx';
import { guideSharePicture } from '#app/features/guides/guide-picture.ts';
import { toSummary } from '#app/features/guides/read-guide.server.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { breadcrumbData } from '#app/lib/machines/breadcrumb-data.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/list';
import styles from './list.module.css';

export const handle: RouteHandle = { kind: 'reading' };

export function loader() {
	return { guides: GUIDES.map(toSummary) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const origin = matches[0].loaderData?.origin;
	const [lead] = loaderData.guides;
	return [
		...pageMeta({
			title: 'Guides',
			description:
				'Articles for golfers who travel or mean to: where to play and when, how to read a rating or a slope number, and what to do when you get there.',
			path: paths.guides(),
			picture: lead && guideSharePicture(lead.slug),
			origin,
		}),
		breadcrumbData(origin ?? '', [
			['Home', paths.home()],
			['Guides', paths.guides()],
		]),
	];
}

export default function GuidesPage({ loaderData: { guides } }: Route.ComponentProps) {
	const [lead, ...others] = guides;
	return (
		<div className={`wrap ${styles.page}`}>
			<SectionHead title="Guides" level={1}>
				<p>
					Places, seasons and plain explanations, written in this house. A new one now and then;{' '}
					<a href={paths.guidesFeed()}>the feed</a> tells you when.
				</p>
			</SectionHead>
			{lead && <GuideCard guide={lead} look="lead" first />}
			<ul className={styles.guides}>
				{others.map((guide) => (
					<li key={guide.slug}>
						<GuideCard guide={guide} />
					</li>
				))}
			</ul>
		</div>
	);
}
