import { AccountPage } from '#app/features/account/account-page.tsx';
import { EmptyList } from '#app/features/account/empty-list.tsx';
import { splitAt } from '#app/features/following/news-days.ts';
import { NewsList } from '#app/features/following/news-list.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { newsPaths } from '#app/lib/news-paths.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { NEWS_DAYS, windowUntil } from '#domain/following/news.ts';
import { listNews } from '#domain/following/news-queries.ts';
import { noteReading } from '#domain/following/reader-commands.ts';
import type { Route } from './+types/news';
import styles from './news.module.css';

export const handle: RouteHandle = { kind: 'tool', keep: 'private' };

/** Opening it notes the visit: what comes later is new the next time. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const { userId } = requireMember(ctx, request);
	const [items, since] = await Promise.all([listNews(ctx, userId, windowUntil(ctx.now())), noteReading(ctx)]);
	const seen = since?.toISOString() ?? null;
	return { ...splitAt(items, seen), since: seen };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Since you were here',
		description: 'What is new of the courses, places and golfers that you follow.',
		path: newsPaths.news(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function News({ loaderData: { newer, earlier, since } }: Route.ComponentProps) {
	return (
		<AccountPage title="Since you were here" aside={<Link to={newsPaths.following()}>What you follow</Link>}>
			{since !== null && newer.length === 0 && (
				<p className={styles.quiet}>Nothing new since you were here on {formatDate(since)}.</p>
			)}
			<NewsList days={newer} id="new" />
			{earlier.length > 0 && (
				<>
					<SectionHead title={since === null ? `The last ${NEWS_DAYS} days` : 'Before that'} id="earlier" />
					<NewsList days={earlier} id="earlier" />
				</>
			)}
			{since === null && earlier.length === 0 && (
				<EmptyList text="Reviews, conditions, announcements, answers, rounds and new courses of what you follow stand here, day by day. Press Follow on the page of a course, a place or a golfer.">
					<ButtonLink to={paths.courses()} look="line">
						Find a place to follow
					</ButtonLink>
				</EmptyList>
			)}
		</AccountPage>
	);
}
