import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { CheckInForm } from '#app/features/check-in/check-in-form.tsx';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { CoursePlace } from '#app/features/course-card/course-place.tsx';
import { requireCourseCard } from '#app/features/member-actions/require-course.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import { isFormFailure, refuseForm, tryStoring } from '#app/lib/forms/form-refusal.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Announced } from '#app/ui/announced.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Buttons, Note } from '#app/ui/forms/form-parts.tsx';
import { type CheckInFailure, checkIn } from '#domain/reviews/verification/check-in-commands.ts';
import {
	CHECK_IN_MESSAGES,
	type CheckInInput,
	checkInSchema,
	farWords,
} from '#domain/reviews/verification/check-in-rules.ts';
import { sayHere } from '#domain/reviews/verification/here-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/check-in';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['done'], writes: 'member' };

/** What became of it, in the address: the review of the day was verified, or there is none yet. */
const DONE = ['verified', 'noted', 'here'] as const;

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const course = await requireCourseCard(ctx, params);
	requireMember(ctx, request);
	const asked = new URL(request.url).searchParams.get('done');
	return { course, done: DONE.find((done) => done === asked) ?? null, stamp: stampFor(ctx) };
}

const WORDS: Record<Exclude<CheckInFailure['kind'], 'too-far'>, string> = {
	'not-signed-in': CHECK_IN_MESSAGES.failed,
	'course-unknown': CHECK_IN_MESSAGES.failed,
	'course-closed': CHECK_IN_MESSAGES.closed,
	'course-unplaced': CHECK_IN_MESSAGES.unplaced,
	'other-day': CHECK_IN_MESSAGES.otherDay,
	'too-vague': CHECK_IN_MESSAGES.vague,
};

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const course = await requireCourseCard(ctx, params);
	const form = await readForm(request, ['latitude', 'longitude', 'accuracy', 'day', 'stamp', 'intent']);
	const submission = parseWithZod(form, { schema: checkInSchema, disableAutoCoercion: true });
	const stamp = textOf(form, 'stamp');
	if (submission.status !== 'success')
		return data({ notice: CHECK_IN_MESSAGES.vague, stamp, here: null }, { status: 400 });
	if (textOf(form, 'intent') === 'here') return answerHere(ctx, course, submission.value, stamp);
	const outcome = await tryStoring(ctx, checkIn(ctx, course.slug, submission.value, stamp), 'a check-in');
	if (outcome.ok) return redirect(paths.checkIn(course, { done: outcome.value.verified ? 'verified' : 'noted' }), 303);
	if (outcome.kind === 'too-far')
		return data({ notice: farWords(outcome.within), stamp, here: submission.value }, { status: 422 });
	if (!isFormFailure(outcome)) return data({ notice: WORDS[outcome.kind], stamp, here: null }, { status: 422 });
	const { status, notice, failed, stamp: good } = refuseForm(ctx, outcome, stamp, CHECK_IN_MESSAGES.failed);
	return data({ notice: notice ?? failed, stamp: good, here: null }, { status });
}

/** The word of a member who was turned away goes to the desk. */
async function answerHere(
	ctx: DomainContext,
	course: Parameters<typeof paths.checkIn>[0] & { slug: string },
	input: CheckInInput,
	stamp: string,
) {
	const outcome = await tryStoring(ctx, sayHere(ctx, course.slug, input, stamp), 'a word of being there');
	if (outcome.ok) return redirect(paths.checkIn(course, { done: 'here' }), 303);
	if (!isFormFailure(outcome)) {
		const notice = outcome.kind === 'country-unknown' ? CHECK_IN_MESSAGES.failed : WORDS[outcome.kind];
		return data({ notice, stamp, here: null }, { status: 422 });
	}
	const { status, notice, failed, stamp: good } = refuseForm(ctx, outcome, stamp, CHECK_IN_MESSAGES.failed);
	return data({ notice: notice ?? failed, stamp: good, here: null }, { status });
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
	return pageMeta({
		title: loaderData ? `Check in at ${loaderData.course.name}` : 'Check in',
		description: 'Show with your position that you have played here today.',
		path: paths.checkIn({ slug: params.slug, countrySlug: params.country }),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function CheckIn({ loaderData, actionData }: Route.ComponentProps) {
	const { course, done } = loaderData;
	if (course.closedOn !== null && !done) {
		return (
			<FormPage
				kicker="Check in"
				title={<CourseName course={course} />}
				lead={
					<>
						<CoursePlace course={course} />. Closed since {formatDate(course.closedOn)}: it can no longer be played, so
						nobody can check in there any more.
					</>
				}
				picture={paths.cover(course.slug)}
			>
				<p>A round from before that day may still be reviewed.</p>
				<Buttons>
					<ButtonLink to={paths.createReview({ course: course.slug })}>Write a review</ButtonLink>
					<ButtonLink look="line" to={paths.course(course)}>
						Back to the course
					</ButtonLink>
				</Buttons>
			</FormPage>
		);
	}
	return (
		<FormPage
			kicker="Check in"
			title={<CourseName course={course} />}
			lead={
				<>
					<CoursePlace course={course} />. Playing here today? With your position your review of this day gets the green
					check mark, and counts a quarter more.
				</>
			}
			picture={paths.cover(course.slug)}
		>
			<Announced isSuccess>
				{done === 'here' && <Note>{CHECK_IN_MESSAGES.here}</Note>}
				{done && done !== 'here' && (
					<Note>
						{CHECK_IN_MESSAGES.done}{' '}
						{done === 'verified'
							? 'Your review of today is verified.'
							: 'Write your review with today as the day played, and it is verified.'}
					</Note>
				)}
			</Announced>
			{done ? (
				<Buttons>
					{done === 'noted' && (
						<ButtonLink look="flag" to={paths.createReview({ course: course.slug })}>
							Write a review
						</ButtonLink>
					)}
					{done !== 'here' && (
						<ButtonLink look="line" to={paths.logRound(course)}>
							Log this round
						</ButtonLink>
					)}
					<ButtonLink look="line" to={paths.course(course)}>
						Back to the course
					</ButtonLink>
				</Buttons>
			) : (
				<CheckInForm
					action={paths.checkIn(course)}
					stamp={actionData?.stamp ?? loaderData.stamp}
					notice={actionData?.notice}
					here={actionData?.here ?? null}
				/>
			)}
			<p>
				Your browser asks you before it tells us where you are. We work out how far that is from the course and keep the
				distance and the day, not the position. Only “I am here” sends the position to our editors, who correct ours
				with it.
			</p>
		</FormPage>
	);
}
