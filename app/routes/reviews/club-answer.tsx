import { data } from 'react-router';
import { ClubAnswerForm } from '#app/features/club/club-answer-form.tsx';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { QuotedReview } from '#app/features/member-actions/quoted-review.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { handlePost } from '#app/lib/forms/handle-post.server.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { FormSays } from '#app/ui/forms/form-parts.tsx';
import { answerForClub } from '#domain/reviews/club-answers/club-answer-commands.ts';
import { CLUB_ANSWER_MESSAGES } from '#domain/reviews/club-answers/club-answer-messages.ts';
import { getAnswerable } from '#domain/reviews/club-answers/club-answer-queries.ts';
import { clubAnswerSchema } from '#domain/reviews/club-answers/club-answer-rules.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/club-answer';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return { review: await requireAnswerable(ctx, params.id), stamp: stampFor(ctx) };
}

/** The review, for somebody who speaks for its course; for everybody else it is not found (S26). */
async function requireAnswerable(ctx: DomainContext, id: string) {
	const review = /^[1-9]\d{0,8}$/.test(id) ? await getAnswerable(ctx, Number(id)) : null;
	if (!review) throw data(null, { status: 404 });
	return review;
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const review = await requireAnswerable(ctx, params.id);
	return handlePost(ctx, request, {
		fields: ['answer'],
		schema: clubAnswerSchema,
		store: ({ answer }, { stamp }) => answerForClub(ctx, review.id, answer, stamp),
		what: 'a club’s answer',
		failed: CLUB_ANSWER_MESSAGES.failed,
		next: () => paths.review({ slug: review.courseSlug, countrySlug: review.countrySlug }, review.id),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, CLUB_ANSWER_MESSAGES);

export function meta({ params, matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Answer for the club',
		description: 'One public answer to a review, by somebody who speaks for the course.',
		path: paths.clubAnswer(Number(params.id)),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function ClubAnswer({ loaderData, actionData }: Route.ComponentProps) {
	const { review, stamp } = loaderData;
	const again = actionData?.kind === 'again' ? actionData : undefined;
	useFailureToast(actionData);
	return (
		<FormPage
			kicker="For the club"
			title={<CourseName course={{ name: review.courseName, countrySlug: review.countrySlug }} />}
			lead="One public answer stands under a review. Later changes are marked, and the review stays as it is."
			picture={paths.cover(review.courseSlug)}
		>
			<QuotedReview review={review} />
			<FormSays notice={again?.notice} failed={again?.failed} />
			<ClubAnswerForm key={stamp} review={review} stamp={again?.stamp ?? stamp} again={again} />
		</FormPage>
	);
}
