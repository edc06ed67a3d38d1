import { data } from 'react-router';
import { followRefusals, KIND_WORDS } from '#app/features/following/follow-words.ts';
import { ActionPage } from '#app/features/member-actions/action-page.tsx';
import { backOf, handleMemberAction } from '#app/features/member-actions/handle-member-action.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { newsPaths } from '#app/lib/news-paths.ts';
import { paths } from '#app/lib/paths.ts';
import { endFollowAt, followAt } from '#domain/following/follow-commands.ts';
import { isFollowing } from '#domain/following/follow-queries.ts';
import { MOST_FOLLOWED } from '#domain/following/follow-rules.ts';
import { findTarget } from '#domain/following/targets.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/follow';

/** `/follow/courses/sweden`: the page of one button that follows what has its page at `/courses/sweden`. */
export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'private',
	query: ['back'],
	choices: { end: ['yes'] },
	writes: 'member',
	sends: 'mark',
};

const addressOf = (rest: string | undefined) => `/${rest ?? ''}`;

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const at = addressOf(params['*']);
	const target = await findTarget(ctx, at);
	if (!target) throw data(null, { status: 404 });
	const back = backOf(request, at);
	requireMember(ctx, request, newsPaths.follow(at, { back }));
	const { kind, name } = target;
	return { at, kind, name, back, follows: await isFollowing(ctx, at), stamp: stampFor(ctx) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const at = addressOf(params['*']);
	const isEnd = new URL(request.url).searchParams.get('end') === 'yes';
	return handleMemberAction(ctx, request, {
		act: () => (isEnd ? endFollowAt(ctx, at) : followAt(ctx, at)),
		home: at,
		refusals: followRefusals(MOST_FOLLOWED),
	});
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({
		title: loaderData ? `Follow ${loaderData.name}` : 'Follow',
		description: 'What is new of what you follow stands in your news.',
		path: loaderData ? newsPaths.follow(loaderData.at) : newsPaths.following(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function Follow({ loaderData, actionData }: Route.ComponentProps) {
	const { at, kind, name, back, follows, stamp } = loaderData;
	const press = follows
		? { action: newsPaths.follow(at, { end: 'yes' }), label: 'Follow no longer' }
		: { action: newsPaths.follow(at), label: 'Follow' };
	return (
		<ActionPage
			kicker={KIND_WORDS[kind]}
			title={<bdi>{name}</bdi>}
			lead={leadOf(follows)}
			picture={paths.scene('letter')}
			notice={actionData?.notice}
			act={follows === null ? null : { ...press, stamp: actionData?.stamp ?? stamp }}
			back={back}
		/>
	);
}

function leadOf(follows: boolean | null): string {
	if (follows === null) return 'This is you: what you do yourself is no news to you.';
	return follows
		? 'You follow it. What is new stands in your news.'
		: 'What is new here will stand in your news. Nobody else sees what you follow, and nobody is told.';
}
