import { CourseName } from '#app/features/course-card/course-name.tsx';
import { CoursePlace } from '#app/features/course-card/course-place.tsx';
import { aboutRound } from '#app/features/rounds/about-round.ts';
import { KeptRound } from '#app/features/rounds/kept-round.tsx';
import { requireOwnRound } from '#app/features/rounds/require-round.server.ts';
import { ROUND_FIELDS, TO_REVIEW } from '#app/features/rounds/round-fields.ts';
import { RoundForm } from '#app/features/rounds/round-form.tsx';
import { valuesOf } from '#app/features/rounds/round-values.ts';
import { WaitingPlace } from '#app/features/waiting/waiting-place.tsx';
import { domainContext } from '#app/lib/context.ts';
import { handlePost } from '#app/lib/forms/handle-post.server.ts';
import { sendOrKeep } from '#app/lib/forms/send-or-keep.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Buttons, FormSays } from '#app/ui/forms/form-parts.tsx';
import { changeRound } from '#domain/rounds/round-commands.ts';
import { ROUND_MESSAGES } from '#domain/rounds/round-limits.ts';
import { roundSchema } from '#domain/rounds/round-rules.ts';
import { latestDayOnEarth, utcDay } from '#domain/shared/day.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/edit';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const own = await requireOwnRound(ctx, request, params.id);
	const now = ctx.now();
	return { ...own, stamp: stampFor(ctx), today: utcDay(now), latestDay: latestDayOnEarth(now) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const { round, course } = await requireOwnRound(ctx, request, params.id);
	return handlePost(ctx, request, {
		fields: ROUND_FIELDS,
		schema: roundSchema(latestDayOnEarth(ctx.now())),
		store: (input, { stamp }) => changeRound(ctx, round.id, input, stamp),
		what: 'a change of a round',
		failed: ROUND_MESSAGES.failed,
		next: ({ roundId }, intent) =>
			intent === TO_REVIEW
				? paths.createReview({ course: course.slug, round: roundId })
				: paths.logRound(course, { saved: roundId }),
	});
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
	sendOrKeep({ request, send: serverAction, words: ROUND_MESSAGES, kind: 'round', aboutOf: aboutRound });

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
	return pageMeta({
		title: `Edit your round${loaderData ? ` at ${loaderData.course.name}` : ''}`,
		description: 'Change what you have kept of a round, or remove it.',
		path: paths.editRound(Number(params.id)),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function EditRound({ loaderData, actionData }: Route.ComponentProps) {
	const { round, course, stamp, today, latestDay } = loaderData;
	const again = actionData?.kind === 'again' ? actionData : undefined;
	useFailureToast(actionData);
	return (
		<FormPage
			kicker="Edit your round"
			title={<CourseName course={course} />}
			lead={<CoursePlace course={course} />}
			picture={paths.cover(course.slug)}
		>
			<WaitingPlace />
			{actionData?.kind === 'kept' ? (
				<KeptRound course={course} />
			) : (
				<>
					<FormSays notice={again?.notice} failed={again?.failed} />
					<RoundForm
						key={stamp}
						action={paths.editRound(round.id)}
						stamp={again?.stamp ?? stamp}
						again={again}
						defaults={valuesOf(round)}
						today={today}
						latestDay={latestDay}
						open
						toReview={round.reviewId === null}
					/>
					<Buttons>
						<ButtonLink look="quiet" to={paths.removeRound(round.id)}>
							Remove this round
						</ButtonLink>
					</Buttons>
				</>
			)}
		</FormPage>
	);
}
