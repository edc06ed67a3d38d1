import { getDeskScorecard } from '#domain/desk/moderation-item-queries.ts';
import { CourseName } from '../features/course-name.tsx';
import { decideFromForm } from '../features/desk/decide-item.server.ts';
import { DecisionForm } from '../features/desk/decision-form.tsx';
import { deskMeta } from '../features/desk/desk-meta.ts';
import { ITEM_HANDLE } from '../features/desk/item-handle.ts';
import { requireUuid } from '../features/desk/item-id.ts';
import { ItemPage } from '../features/desk/item-page.tsx';
import { loadItem } from '../features/desk/read-item.server.ts';
import { ReviewThing } from '../features/desk/review-thing.tsx';
import { ScorecardPicture } from '../features/desk/scorecard-picture.tsx';
import type { Route } from './+types/desk-scorecard';

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
