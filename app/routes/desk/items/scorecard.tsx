import { CourseName } from '#app/features/course-card/course-name.tsx';
import { decideFromForm } from '#app/features/desk/deciding/decide-item.server.ts';
import { DecisionForm } from '#app/features/desk/deciding/decision-form.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { ITEM_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { requireUuid } from '#app/features/desk/item/item-id.ts';
import { ItemPage } from '#app/features/desk/item/item-page.tsx';
import { loadItem } from '#app/features/desk/item/read-item.server.ts';
import { ReviewThing } from '#app/features/desk/things/review-thing.tsx';
import { ScorecardPicture } from '#app/features/desk/things/scorecard-picture.tsx';
import { getDeskScorecard } from '#domain/desk/moderation-item-queries.ts';
import type { Route } from './+types/scorecard';

export const handle = ITEM_HANDLE;

export const loader = (args: Route.LoaderArgs) => loadItem(args, 'scorecard', requireUuid, getDeskScorecard);

export const action = (args: Route.ActionArgs) => decideFromForm(args, 'scorecard', requireUuid);

export const meta = () => deskMeta('Scorecard');

export default function DeskScorecard({ loaderData, actionData }: Route.ComponentProps) {
	const { thing, frame } = loaderData;
	const { status, review } = thing;
	return (
		<ItemPage
			frame={frame}
			title={<CourseName course={review.course} />}
			decision={
				<DecisionForm
					frame={frame}
					version={review.version}
					yes={{ outcome: 'accepted', label: 'Accept: it verifies', keyName: 'a' }}
					no={{ outcome: 'declined', label: 'Decline', keyName: 'r' }}
					wordsFor="May be left empty. The reviewer gets them; the picture is erased either way."
					again={actionData}
				/>
			}
		>
			{status === 'open' && <ScorecardPicture id={frame.id} review={review} />}
			<ReviewThing review={review} />
		</ItemPage>
	);
}
