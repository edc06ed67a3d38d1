import { data, redirect } from 'react-router';
import { FileForm } from '#app/features/account/file-form.tsx';
import { sendChange } from '#app/features/account/send-change.ts';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Note } from '#app/ui/forms/form-parts.tsx';
import { PICTURE_ACCEPT, PICTURE_WORDS } from '#domain/pictures/limits.ts';
import { PICTURE_MESSAGES } from '#domain/pictures/messages.ts';
import { getScorecard, sendScorecard } from '#domain/pictures/scorecard-commands.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/scorecard';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member', files: ['scorecard'] };

const STATUS_WORDS = {
	open: 'Your scorecard is being examined. An editor looks at it, and nobody else.',
	accepted: 'Your scorecard was accepted: the review is marked as verified by play history.',
	declined: 'The last scorecard did not show this round. You may send another one.',
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const scorecard = await getScorecard(ctx, readId(params.id));
	if (!scorecard) throw data(null, { status: 404 });
	return { ...scorecard, stamp: stampFor(ctx) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const id = readId(params.id);
	const file = ctx.uploads.find(({ field }) => field === 'scorecard');
	if (!file) return data({ kind: 'refused' as const, words: 'Choose a picture first.' }, { status: 400 });
	const outcome = await sendScorecard(ctx, id, file);
	if (outcome.ok) return redirect(paths.reviewScorecard(id), 303);
	if (outcome.kind === 'review-unknown') throw data(null, { status: 404 });
	return data({ kind: 'refused' as const, words: PICTURE_MESSAGES[outcome.kind] }, { status: 422 });
}

const readId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendChange(() => serverAction());

export function meta({ params, matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Send a Scorecard',
		description: 'A picture of your scorecard verifies that the round was played.',
		path: paths.reviewScorecard(readId(params.id)),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function ReviewScorecard({ loaderData, actionData, params }: Route.ComponentProps) {
	const { status, courseName, countrySlug } = loaderData;
	useFailureToast(actionData?.kind === 'failed' ? actionData : undefined);
	return (
		<FormPage
			kicker="Your review"
			title="Send a Scorecard"
			lead={
				<>
					A picture of your scorecard verifies your round at <CourseName course={{ name: courseName, countrySlug }} />.
					Only editors see it, and it is deleted once they have decided.
				</>
			}
			picture={paths.scene('review')}
		>
			{status && <Note role="status">{STATUS_WORDS[status]}</Note>}
			{status !== 'accepted' && (
				<FileForm
					action={paths.reviewScorecard(readId(params.id))}
					name="scorecard"
					accept={PICTURE_ACCEPT}
					label={status === 'open' ? 'Another picture in its place' : 'Picture of the scorecard'}
					hint={`${PICTURE_WORDS.formats}, at most ${PICTURE_WORDS.size}. Name, date and scores should be readable.`}
					submit={{ idle: 'Send Scorecard', busy: 'Sending...' }}
					error={actionData?.kind === 'refused' ? actionData.words : undefined}
				/>
			)}
			<ButtonLink to={paths.memberReviews()} look="quiet">
				Back to your reviews
			</ButtonLink>
		</FormPage>
	);
}
