import { getDeskScorecard } from '#domain/desk/moderation-item-queries.ts';
import { decideFromForm } from '../features/desk/decide-item.server.ts';
import { DecisionForm } from '../features/desk/decision-form.tsx';
import { deskMeta } from '../features/desk/desk-meta.ts';
import { VIEWS } from '../features/desk/inbox-view.ts';
import { requireFound, requireUuid } from '../features/desk/item-id.ts';
import { ItemPage } from '../features/desk/item-page.tsx';
import { readItem } from '../features/desk/read-item.server.ts';
import { ReviewThing } from '../features/desk/review-thing.tsx';
import { ScorecardPicture } from '../features/desk/scorecard-picture.tsx';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-scorecard';

export const handle: RouteHandle = {
	kind: 'reading',
	query: ['decided'],
	choices: { view: VIEWS },
	writes: 'editor',
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const id = requireUuid(params.id);
	const [scorecard, frame] = await Promise.all([
		getDeskScorecard(ctx, id),
		readItem(ctx, request, { kind: 'scorecard', id }),
	]);
	const { status, review } = requireFound(scorecard);
	return { id, status, review: requireFound(review), frame };
}

export function action({ request, params, context }: Route.ActionArgs) {
	return decideFromForm(context.get(domainContext), request, { kind: 'scorecard', id: requireUuid(params.id) });
}

export const meta = () => deskMeta('Scorecard');

export default function DeskScorecard({ loaderData, actionData }: Route.ComponentProps) {
	const { id, status, review, frame } = loaderData;
	return (
		<ItemPage
			frame={frame}
			title={review.course.name}
			decision={
				<DecisionForm
					frame={frame}
					version={review.version}
					yes={{ outcome: 'accepted', label: 'Accept: it verifies', keyName: 'a' }}
					no={{ outcome: 'declined', label: 'Decline', keyName: 'r' }}
					grounds={false}
					wordsFor="May be left empty. The reviewer gets them; the picture is erased either way."
					again={actionData}
				/>
			}
		>
			{status === 'open' && <ScorecardPicture id={id} review={review} />}
			<ReviewThing review={review} />
		</ItemPage>
	);
}
