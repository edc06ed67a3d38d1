import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirectDocument } from 'react-router';
import {
	captionsOf,
	PHOTOGRAPH_FIELDS,
	type PostedPhotographs,
	readPhotographs,
} from '#app/features/photographs/read-photographs.server.ts';
import { aboutReview } from '#app/features/review-form/about-review.ts';
import { placeOf } from '#app/features/review-form/choice-place.ts';
import type { ReviewAgain } from '#app/features/review-form/review-answer.ts';
import { ReviewDesk } from '#app/features/review-form/review-desk.tsx';
import { forgetSentDraft } from '#app/features/review-form/review-draft.ts';
import { REVIEW_FIELDS } from '#app/features/review-form/review-fields.ts';
import { joinRoundOfReview, readRoundOfReview } from '#app/features/review-form/round-of-review.server.ts';
import { useThanks } from '#app/features/review-form/use-thanks.ts';
import { toAuthUser } from '#app/lib/auth/auth-state.ts';
import { domainContext } from '#app/lib/context.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import { type FormFailure, isFormFailure, refuseForm, tryStoring } from '#app/lib/forms/form-refusal.ts';
import { sendOrKeep } from '#app/lib/forms/send-or-keep.ts';
import { TRAP_FIELD } from '#app/lib/forms/trap-field.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import { useNewFormFocus } from '#app/lib/forms/use-new-form-focus.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { WHATEVER_FAILS, withFallback } from '#app/lib/with-fallback.ts';
import { getCourseChoice, listCourseChoices } from '#domain/catalogue/finding/search.ts';
import { getSlugByAlias } from '#domain/catalogue/queries.ts';
import type { CourseChoice } from '#domain/catalogue/shapes.ts';
import { attachPhotographs } from '#domain/pictures/photograph-commands.ts';
import { getSentReview, linkOfSent } from '#domain/reviews/authors/own-queries.ts';
import { type ReviewFailure, submitReview } from '#domain/reviews/commands.ts';
import { FIELD_MESSAGES } from '#domain/reviews/field-messages.ts';
import { REVIEW_MESSAGES } from '#domain/reviews/messages.ts';
import { COURSE_ID, reviewSchema } from '#domain/reviews/rules.ts';
import type { DomainContext, Viewer } from '#domain/shared/context.ts';
import { latestDayOnEarth } from '#domain/shared/day.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { success } from '#domain/shared/result.ts';
import type { Route } from './+types/create';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'no-store',
	query: ['course', 'done', 'round'],
	writes: 'anyone',
	files: ['photograph'],
};

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const address = new URL(request.url);
	const params = address.searchParams;
	const courseSlug = params.get('course');
	const sent = params.get('done');
	const [course, firstChoices, review, round] = await Promise.all([
		orNull(ctx, courseSlug === null ? null : getCourseBySlug(ctx, courseSlug)),
		orNull(ctx, listCourseChoices(ctx, '')),
		orNull(ctx, sent === null ? null : getSentReview(ctx, sent)),
		orNull(ctx, readRoundOfReview(ctx, address)),
	]);
	return {
		stamp: stampFor(ctx),
		latestDay: latestDayOnEarth(ctx.now()),
		course: review ? null : course,
		courseSlug,
		round: review ? null : round,
		firstChoices,
		failed: firstChoices === null ? REVIEW_MESSAGES.coursesFailed : null,
		done: review,
		// The bar knows at once who is there, also on the page that thanks for a review.
		member: ctx.viewer.kind === 'member' ? toAuthUser(ctx.viewer) : undefined,
		author: authorName(ctx.viewer),
		asksEmail: ctx.viewer.kind === 'visitor',
	};
}

/** The name a member's review is printed with; empty for visitors and for members who have given none. */
const authorName = (viewer: Viewer) =>
	viewer.kind === 'member' ? `${viewer.firstName} ${viewer.lastName}`.trim() : '';

/**
 * Nothing that this page reads is worth losing what a golfer has typed: it also follows a post that failed, and says itself
 * that the courses could not be loaded.
 */
const orNull = <Value,>(ctx: DomainContext, read: Promise<Value> | null): Promise<Value | null> | null =>
	read && withFallback<Value | null>(ctx, read, null, 'Reading a part of the review form', WHATEVER_FAILS);

async function getCourseBySlug(ctx: DomainContext, slug: string): Promise<CourseChoice | null> {
	const course = await getCourseChoice(ctx, { slug });
	if (course) return course;
	const present = await getSlugByAlias(ctx, slug);
	return present === null ? null : getCourseChoice(ctx, { slug: present });
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const form = await readForm(request, [...REVIEW_FIELDS, ...PHOTOGRAPH_FIELDS, 'stamp', 'intent', 'find', TRAP_FIELD]);
	const address = new URL(request.url);
	const opened = address.searchParams.get('course');
	const course = await tryStoring(ctx, getChosenCourse(ctx, form, opened), 'a review');
	const pictured = await readPhotographs(ctx, form);
	const again = formAgain(form, course.ok ? course.value : null, pictured);
	const refuse = (failure: FormFailure) => {
		const { status, ...refusal } = refuseForm(ctx, failure, again.stamp, REVIEW_MESSAGES.failed);
		return data<ReviewAgain>({ ...again, ...refusal }, { status });
	};
	if (textOf(form, 'intent') === 'find') {
		return data<ReviewAgain>({ ...again, choices: await orNull(ctx, listCourseChoices(ctx, again.find)) });
	}
	if (!course.ok) return refuse(course);
	// The place is the course's own, whatever the form says it is; an id that names no course is none.
	form.set('location', course.value ? placeOf(course.value) : '');
	if (course.value) form.set('courseId', String(course.value.id));
	else form.delete('courseId');
	const schema = reviewSchema(latestDayOnEarth(ctx.now()));
	const submission = parseWithZod(form, { schema, disableAutoCoercion: true });
	if (submission.status !== 'success') {
		return data<ReviewAgain>({ ...again, result: submission.reply() }, { status: 400 });
	}
	if (pictured.refused !== null) return data<ReviewAgain>(again, { status: pictured.status });
	const trapped = textOf(form, TRAP_FIELD) !== '';
	const send = async () => {
		const sent = await submitReview(ctx, submission.value, again.stamp, { trapped, captions: captionsOf(pictured) });
		// Where this fails the form comes back, and is sent again with the same stamp: no second review is written.
		if (sent.ok) {
			await attachPhotographs(ctx, sent.value.reviewId, pictured.chosen);
			await joinRoundOfReview(ctx, address, sent.value.reviewId);
		}
		return sent;
	};
	const outcome = await tryStoring(ctx, send(), 'a review');
	if (outcome.ok) {
		// A whole page: what is said of a review that was sent is rendered by the server alone.
		return redirectDocument(paths.createReview({ course: opened, done: linkOfSent(ctx, outcome.value.reviewId) }), 303);
	}
	if (isFormFailure(outcome)) return refuse(outcome);
	return data<ReviewAgain>({ ...again, result: submission.reply({ fieldErrors: errorsOf(outcome) }) }, { status: 400 });
}

/**
 * The course that was chosen, or null; in the shape of an outcome, so that a read that fails is one too. A form that is sent
 * before its scripts are there has no field for it: it means the course that it was `opened` for.
 */
async function getChosenCourse(ctx: DomainContext, form: FormData, opened: string | null) {
	if (!form.has('courseId')) return success(opened === null ? null : await getCourseBySlug(ctx, opened));
	const id = textOf(form, 'courseId');
	return success(COURSE_ID.test(id) ? await getCourseChoice(ctx, { id: Number(id) }) : null);
}

/** The form as it was sent, with nothing said about it. */
function formAgain(form: FormData, course: CourseChoice | null, photographs: PostedPhotographs): ReviewAgain {
	const result = { initialValue: Object.fromEntries(REVIEW_FIELDS.map((name) => [name, textOf(form, name)])) };
	const [stamp, find] = [textOf(form, 'stamp'), textOf(form, 'find')];
	const refusal = { choices: null, notice: null, failed: null };
	return { kind: 'again', result, stamp, course, find, photographs, ...refusal };
}

function errorsOf({ kind }: ReviewFailure): Record<string, string[]> {
	if (kind === 'course-unknown') return { courseId: [FIELD_MESSAGES.courseId] };
	if (kind === 'reviewed-already') return { playDate: [FIELD_MESSAGES.playDateTaken] };
	if (kind === 'name-taken') return { reviewerName: [FIELD_MESSAGES.reviewerNameTaken] };
	return { playDate: [FIELD_MESSAGES.playDateBeforeOpening] };
}

export const clientAction = ({ request, serverAction: send }: Route.ClientActionArgs) => {
	const what = { kind: 'review', aboutOf: aboutReview } as const;
	return sendOrKeep({ request, send, words: REVIEW_MESSAGES, ...what, whenDone: forgetSentDraft });
};

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const about = loaderData?.course ? `: ${loaderData.course.name}` : '';
	return pageMeta({
		title: `Create a Review${about}`,
		description:
			'Share your experience of a golf course: a rating out of ten, when you played, and what it is really like.',
		path: paths.createReview(),
		origin: matches[0].loaderData?.origin,
	});
}

export default function CreateReview({ loaderData, actionData }: Route.ComponentProps) {
	const { stamp, member: _, ...page } = loaderData;
	useFailureToast(actionData ?? loaderData);
	useThanks(page.done);
	useNewFormFocus(page.done !== null);
	// Each stamp is a form of its own: after a review was sent the next one begins empty.
	return <ReviewDesk key={stamp} stamp={stamp} {...page} answer={actionData} />;
}
