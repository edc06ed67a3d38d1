import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirectDocument } from 'react-router';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import {
	captionsOf,
	PHOTOGRAPH_FIELDS,
	type PostedPhotographs,
	readPhotographs,
} from '#app/features/photographs/read-photographs.server.ts';
import { BothTexts } from '#app/features/review-edit/both-texts.tsx';
import type { EditAgain, Seen } from '#app/features/review-edit/edit-answer.ts';
import { EditForm } from '#app/features/review-edit/edit-form.tsx';
import { EditNotes } from '#app/features/review-edit/edit-notes.tsx';
import { GoneReview } from '#app/features/review-edit/gone-review.tsx';
import { placeOf } from '#app/features/review-form/choice-place.ts';
import { REVIEW_FIELDS } from '#app/features/review-form/review-fields.ts';
import { domainContext } from '#app/lib/context.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import { isFormFailure, refuseForm, tryStoring } from '#app/lib/forms/form-refusal.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { requireReviewPlace } from '#app/lib/own-review-place.ts';
import { paths } from '#app/lib/paths.ts';
import { Announced } from '#app/ui/announced.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { FormSays, Note } from '#app/ui/forms/form-parts.tsx';
import { changePhotographs } from '#domain/pictures/photograph-commands.ts';
import { listOwnPhotographs } from '#domain/pictures/photograph-queries.ts';
import { type EditFailure, editReview } from '#domain/reviews/authors/edit-commands.ts';
import { getOwnReview } from '#domain/reviews/authors/own-queries.ts';
import { FIELD_MESSAGES } from '#domain/reviews/field-messages.ts';
import { REVIEW_MESSAGES } from '#domain/reviews/messages.ts';
import { reviewSchema } from '#domain/reviews/rules.ts';
import type { OwnText } from '#domain/reviews/shapes.ts';
import { latestDayOnEarth } from '#domain/shared/day.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/edit';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'private',
	query: ['link', 'saved'],
	writes: 'anyone',
	files: ['photograph'],
};

/** The review, for its author; a link that opens nothing (any more) is answered as not found, with a way onward. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const place = requireReviewPlace(ctx, request, params.id);
	const [review, photographs] = await Promise.all([getOwnReview(ctx, place), listOwnPhotographs(ctx, place)]);
	if (!review && place.link === null) throw data(null, { status: 404 });
	const page = {
		review,
		photographs,
		link: place.link,
		saved: new URL(request.url).searchParams.has('saved'),
		stamp: stampFor(ctx),
		latestDay: latestDayOnEarth(ctx.now()),
	};
	return data(page, { status: review ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const place = requireReviewPlace(ctx, request, params.id);
	const form = await readForm(request, [...REVIEW_FIELDS, ...PHOTOGRAPH_FIELDS, 'stamp', 'version', 'rejected']);
	const review = await getOwnReview(ctx, place);
	if (!review) throw data(null, { status: 404 });
	const pictured = await readPhotographs(ctx, form);
	const seen = { version: Number(textOf(form, 'version')), rejected: form.has('rejected') };
	const again = formAgain(form, pictured, seen);
	const submission = parseWithZod(ofReview(form, review), {
		schema: reviewSchema(latestDayOnEarth(ctx.now())),
		disableAutoCoercion: true,
	});
	if (submission.status !== 'success') {
		return data<EditAgain>({ ...again, result: submission.reply() }, { status: 400 });
	}
	if (pictured.refused !== null) return data<EditAgain>(again, { status: pictured.status });
	const edited = { ...place, ...seen, captions: captionsOf(pictured) };
	const change = async () => {
		const written = await editReview(ctx, edited, submission.value, again.stamp);
		// Where this fails the form comes back, and is sent again with the same stamp: the words are not written twice.
		if (written.ok && pictured.asked) await changePhotographs(ctx, place, pictured.chosen);
		return written;
	};
	const outcome = await tryStoring(ctx, change(), 'an edit of a review');
	// The page begins at its top again, where it says so.
	if (outcome.ok) return redirectDocument(paths.editReview(place.reviewId, place.link, { saved: 'yes' }), 303);
	if (isFormFailure(outcome)) {
		const { status, ...refusal } = refuseForm(ctx, outcome, again.stamp, REVIEW_MESSAGES.failed);
		return data<EditAgain>({ ...again, ...refusal }, { status });
	}
	if (outcome.kind === 'review-unknown') throw data(null, { status: 404 });
	if (outcome.kind === 'version-changed') {
		return data<EditAgain>({ ...again, conflict: await getOwnReview(ctx, place) }, { status: 409 });
	}
	return data<EditAgain>({ ...again, result: submission.reply({ fieldErrors: errorsOf(outcome) }) }, { status: 400 });
}

/** The course is the review's own, and so is the name that a member's review is printed with. */
function ofReview(form: FormData, { course, named }: OwnText): FormData {
	form.set('courseId', String(course.id));
	form.set('location', placeOf(course));
	if (!named) form.set('reviewerName', 'A golfer');
	return form;
}

/** The form as it was sent, with nothing said about it. */
function formAgain(form: FormData, photographs: PostedPhotographs, seen: Seen): EditAgain {
	const result = { initialValue: Object.fromEntries(REVIEW_FIELDS.map((name) => [name, textOf(form, name)])) };
	return {
		kind: 'again',
		seen,
		result,
		stamp: textOf(form, 'stamp'),
		photographs,
		notice: null,
		failed: null,
		conflict: null,
	};
}

function errorsOf({ kind }: EditFailure): Record<string, string[]> {
	if (kind === 'reviewed-already') return { playDate: [FIELD_MESSAGES.playDateTaken] };
	if (kind === 'name-taken') return { reviewerName: [FIELD_MESSAGES.reviewerNameTaken] };
	return { playDate: [FIELD_MESSAGES.playDateBeforeOpening] };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, REVIEW_MESSAGES);

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
	return pageMeta({
		title: `Edit your review${loaderData?.review ? ` of ${loaderData.review.course.name}` : ''}`,
		description: 'Change what you have written about a course, or delete it.',
		path: paths.editReview(Number(params.id)),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function EditReview({ loaderData, actionData }: Route.ComponentProps) {
	const { review, photographs, link, saved, stamp, latestDay } = loaderData;
	const again = actionData?.kind === 'again' ? actionData : undefined;
	useFailureToast(actionData);
	if (!review) return <GoneReview />;
	const current = again?.conflict ?? review;
	return (
		<FormPage
			kicker="Your review"
			title="Edit your review"
			lead={<CourseName course={review.course} />}
			picture={paths.cover(review.course.slug)}
		>
			<Announced isSuccess>{saved && !again && <Saved review={review} />}</Announced>
			<FormSays notice={again?.notice} failed={again?.failed} />
			{again?.conflict && (
				<BothTexts
					key={again.conflict.version}
					stands={again.conflict}
					mine={again.result.initialValue ?? {}}
					link={link}
				/>
			)}
			<EditNotes review={current} />
			<EditForm
				key={again ? `${current.version} ${current.status}` : stamp}
				action={paths.editReview(review.id, link)}
				stamp={again?.stamp ?? stamp}
				again={again}
				review={current}
				photographs={photographs}
				latestDay={latestDay}
			/>
			<p>
				<ButtonLink look="quiet" to={paths.removeReview(review.id, link)}>
					Delete this review
				</ButtonLink>
			</p>
		</FormPage>
	);
}

function Saved({ review: { id, status, course } }: { review: OwnText }) {
	if (status !== 'published') return <Note>Saved.</Note>;
	return (
		<Note>
			Saved. It stands on the page of the course. <a href={paths.review(course, id)}>See your review</a>
		</Note>
	);
}
