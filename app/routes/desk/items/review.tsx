import { CourseName } from '#app/features/course-card/course-name.tsx';
import { decideFromForm } from '#app/features/desk/deciding/decide-item.server.ts';
import { DecisionForm } from '#app/features/desk/deciding/decision-form.tsx';
import { ReadReviewForm } from '#app/features/desk/first-reviews/read-review-form.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { ITEM_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { requireNumber } from '#app/features/desk/item/item-id.ts';
import { ItemPage } from '#app/features/desk/item/item-page.tsx';
import { loadItem } from '#app/features/desk/item/read-item.server.ts';
import { ReviewThing } from '#app/features/desk/things/review-thing.tsx';
import { getDeskReview } from '#domain/desk/moderation-item-queries.ts';
import { RATING_WORDS } from '#domain/reviews/rating/rating-words.ts';
import { GROUND_MEANINGS, GROUNDS } from '#domain/shared/desk/grounds.ts';
import type { Route } from './+types/review';

export const handle = ITEM_HANDLE;

export const loader = (args: Route.LoaderArgs) => loadItem(args, 'review', requireNumber, getDeskReview);

export const action = (args: Route.ActionArgs) => decideFromForm(args, 'review', requireNumber);

export const meta = () => deskMeta('Held review');

export default function DeskReview({ loaderData: { thing: review, frame }, actionData }: Route.ComponentProps) {
	return (
		<ItemPage
			frame={frame}
			title={<CourseName course={review.course} />}
			what={review.countsAsFirst ? 'First review of an account, published' : undefined}
			decision={
				review.countsAsFirst ? (
					<>
						<p>
							It counts {RATING_WORDS.first} until its account has written another on another day, or until you have
							read it and let it stand. Nobody is written to.
						</p>
						<ReadReviewForm review={review} />
					</>
				) : (
					<DecisionForm
						frame={frame}
						version={review.version}
						yes={{ outcome: 'approved', label: 'Publish', keyName: 'a' }}
						no={{ outcome: 'rejected', label: 'Reject', keyName: 'r' }}
						grounds={{ choices: GROUNDS, meanings: GROUND_MEANINGS }}
						wordsFor="For a rejection: its author gets them with the ground and the way to object."
						again={actionData}
					/>
				)
			}
		>
			<ReviewThing review={review} />
		</ItemPage>
	);
}
