import { data, redirect } from 'react-router';
import { AccountPage } from '#app/features/account/account-page.tsx';
import { EmptyList } from '#app/features/account/empty-list.tsx';
import { FollowSettings } from '#app/features/following/follow-settings.tsx';
import { FollowedList } from '#app/features/following/followed-list.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { newsPaths } from '#app/lib/news-paths.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { askForAlerts, endAlerts } from '#domain/following/alert-commands.ts';
import { closeFeed, openFeed } from '#domain/following/feed-commands.ts';
import { endFollow } from '#domain/following/follow-commands.ts';
import { listFollowed } from '#domain/following/follow-queries.ts';
import { askForLetter, endLetter } from '#domain/following/letter-commands.ts';
import { getReader } from '#domain/following/reader-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Route } from './+types/following';

/** What its buttons change. */
const CHANGES = ['end', 'letter', 'no-letter', 'alerts', 'no-alerts', 'feed', 'no-feed'];

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'private',
	query: ['id'],
	choices: { change: CHANGES },
	writes: 'member',
};

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const [followed, { letter, alerts, feedKey }] = await Promise.all([listFollowed(ctx), getReader(ctx)]);
	const { origin } = context.get(siteContext);
	return { followed, letter, alerts, feed: feedKey && origin + newsPaths.feed(feedKey) };
}

/** Its buttons say in the address what they change: `?change=end&id=3`. */
export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request, newsPaths.following());
	const params = new URL(request.url).searchParams;
	const change = changeOf(params.get('change'), params.get('id') ?? '');
	if (!change) throw data(null, { status: 404 });
	await change(ctx);
	return redirect(newsPaths.following(), 303);
}

function changeOf(change: string | null, id: string): ((ctx: DomainContext) => Promise<unknown>) | null {
	if (change === 'end') return /^[1-9]\d{0,8}$/.test(id) ? (ctx) => endFollow(ctx, Number(id)) : null;
	if (change === 'letter') return askForLetter;
	if (change === 'no-letter') return endLetter;
	if (change === 'alerts') return askForAlerts;
	if (change === 'no-alerts') return endAlerts;
	if (change === 'feed') return openFeed;
	return change === 'no-feed' ? closeFeed : null;
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'What you follow',
		description: 'The courses, places and golfers that you follow, which nobody else sees.',
		path: newsPaths.following(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function Following({ loaderData: { followed, letter, alerts, feed } }: Route.ComponentProps) {
	return (
		<AccountPage title="What you follow" aside={<Link to={newsPaths.news()}>What is new</Link>}>
			{followed.length === 0 ? (
				<EmptyList text="Courses, places and golfers that you follow stand here, and what is new of them in your news. Press Follow on their pages. Nobody else sees it.">
					<ButtonLink to={paths.courses()} look="line">
						Find a place to follow
					</ButtonLink>
				</EmptyList>
			) : (
				<FollowedList followed={followed} />
			)}
			<FollowSettings letter={letter} alerts={alerts} feed={feed} />
		</AccountPage>
	);
}
