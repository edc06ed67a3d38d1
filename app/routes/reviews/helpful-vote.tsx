import { data } from 'react-router';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { ActionPage } from '#app/features/member-actions/action-page.tsx';
import { backOf, handleMemberAction } from '#app/features/member-actions/handle-member-action.server.ts';
import { QuotedReview } from '#app/features/member-actions/quoted-review.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatCount } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { getViewerState } from '#domain/reviews/member-actions/viewer-state-queries.ts';
import { voteHelpful } from '#domain/reviews/member-actions/vote-commands.ts';
import { getReview } from '#domain/reviews/queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/helpful-vote';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['back'], writes: 'member' };

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const review = await requireReview(ctx, params.id);
	requireMember(ctx, request);
	const { own, helpful } = await getViewerState(ctx, review.courseId, []);
	return {
		review,
		own: own.includes(review.id),
		voted: helpful.includes(review.id),
		back: backOf(request, paths.review({ slug: review.courseSlug, countrySlug: review.countrySlug }, review.id)),
		stamp: stampFor(ctx),
	};
}

async function requireReview(ctx: DomainContext, id: string) {
	const review = /^[1-9]\d{0,8}$/.test(id) ? await getReview(ctx, Number(id)) : null;
	if (!review) throw data(null, { status: 404 });
	return review;
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const review = await requireReview(ctx, params.id);
	return handleMemberAction(ctx, request, {
		act: (stamp) => voteHelpful(ctx, review.id, stamp),
		home: paths.review({ slug: review.courseSlug, countrySlug: review.countrySlug }, review.id),
		refusals: { 'own-review': 'A review of your own cannot have your vote.' },
	});
}

export function meta({ params, matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Was this review helpful?',
		description: 'One vote a member, which may be taken back.',
		path: paths.helpfulVote(Number(params.id)),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function HelpfulVote({ loaderData, actionData }: Route.ComponentProps) {
	const { review, own, voted, back } = loaderData;
	const stamp = actionData?.stamp ?? loaderData.stamp;
	const { id, helpfulCount } = review;
	const act = voted
		? { action: paths.takeBackVote(id), label: 'Take my vote back', stamp }
		: { action: paths.helpfulVote(id), label: 'Yes, it was helpful', stamp };
	return (
		<ActionPage
			kicker="Review"
			title={voted ? 'You found this helpful' : 'Was this review helpful?'}
			lead={
				<>
					<CourseName course={{ name: review.courseName, countrySlug: review.countrySlug }} />.{' '}
					{formatCount(helpfulCount, 'member')} found it helpful so far.
				</>
			}
			picture={paths.cover(review.courseSlug)}
			notice={own ? 'A review of your own cannot have your vote.' : actionData?.notice}
			act={own ? null : act}
			back={back}
		>
			<QuotedReview review={review} />
		</ActionPage>
	);
}
