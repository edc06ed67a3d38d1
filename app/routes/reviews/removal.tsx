import { data, Form, redirect, useNavigation } from 'react-router';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { StampField } from '#app/features/forms/stamp-field.tsx';
import { GoneReview } from '#app/features/review-edit/gone-review.tsx';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { requireReviewPlace } from '#app/lib/own-review-place.ts';
import { paths } from '#app/lib/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Buttons, FormStack } from '#app/ui/forms/form-parts.tsx';
import { getOwnReview } from '#domain/reviews/authors/own-queries.ts';
import { withdrawReview } from '#domain/reviews/authors/withdraw-commands.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/removal';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['link', 'done'], writes: 'anyone' };

/** Asks once more; nothing is removed by opening an address (S17). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	if (new URL(request.url).searchParams.has('done')) return data({ review: null, link: null, done: true, stamp: null });
	const ctx = context.get(domainContext);
	const place = requireReviewPlace(ctx, request, params.id);
	const review = await getOwnReview(ctx, place);
	if (!review && place.link === null) throw data(null, { status: 404 });
	const page = { review, link: place.link, done: false, stamp: stampFor(ctx) };
	return data(page, { status: review ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const place = requireReviewPlace(ctx, request, params.id);
	const outcome = await withdrawReview(ctx, place);
	if (!outcome.ok) throw data(null, { status: 404 });
	return redirect(`${paths.removeReview(place.reviewId)}?done=yes`, 303);
}

export function meta({ matches, params }: Route.MetaArgs) {
	return pageMeta({
		title: 'Delete your review',
		description: 'Take away what you have written about a course.',
		path: paths.removeReview(Number(params.id)),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function RemoveReview({ loaderData: { review, link, done } }: Route.ComponentProps) {
	const busy = useNavigation().formMethod === 'POST';
	if (done) return <Removed />;
	if (!review) return <GoneReview />;
	return (
		<FormPage
			kicker="Your review"
			title="Delete your review?"
			lead={<CourseName course={review.course} />}
			picture={paths.cover(review.course.slug)}
		>
			<p>
				The text, its photographs and every earlier version are erased at once, and the rating of the course is counted
				anew. This cannot be undone. You need not delete a review to change it.
			</p>
			<Form
				method="post"
				action={paths.removeReview(review.id, link)}
				onSubmit={(event) => busy && event.preventDefault()}
			>
				<StampField />
				<FormStack>
					<Buttons>
						<Button look="flag" type="submit" aria-disabled={busy || undefined}>
							{busy ? 'Deleting...' : 'Delete the review'}
						</Button>
						<ButtonLink look="line" to={paths.editReview(review.id, link)}>
							Edit it instead
						</ButtonLink>
					</Buttons>
				</FormStack>
			</Form>
		</FormPage>
	);
}

function Removed() {
	return (
		<FormPage
			kicker="Your review"
			title="Your review is deleted"
			lead="Nothing of what you wrote is left with us."
			picture={paths.scene('review')}
		>
			<Buttons>
				<ButtonLink to={paths.topRated()}>Top rated courses</ButtonLink>
				<ButtonLink look="line" to={paths.memberReviews()}>
					Your reviews
				</ButtonLink>
			</Buttons>
		</FormPage>
	);
}
