import { getDeskReview } from '#domain/desk/moderation-item-queries.ts';
import { decideFromForm } from '../features/desk/decide-item.server.ts';
import { DecisionForm } from '../features/desk/decision-form.tsx';
import { deskMeta } from '../features/desk/desk-meta.ts';
import { VIEWS } from '../features/desk/inbox-view.ts';
import { requireFound, requireNumber } from '../features/desk/item-id.ts';
import { ItemPage } from '../features/desk/item-page.tsx';
import { readItem } from '../features/desk/read-item.server.ts';
import { ReviewThing } from '../features/desk/review-thing.tsx';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-review';

export const handle: RouteHandle = {
	kind: 'reading',
	query: ['decided'],
	choices: { view: VIEWS },
	writes: 'editor',
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const id = requireNumber(params.id);
	const [review, frame] = await Promise.all([
		getDeskReview(ctx, id),
		readItem(ctx, request, { kind: 'review', id: String(id) }),
	]);
	return { review: requireFound(review), frame };
}

export function action({ request, params, context }: Route.ActionArgs) {
	const id = String(requireNumber(params.id));
	return decideFromForm(context.get(domainContext), request, { kind: 'review', id });
}

export const meta = () => deskMeta('Held review');

export default function DeskReview({ loaderData: { review, frame }, actionData }: Route.ComponentProps) {
	return (
		<ItemPage
			frame={frame}
			title={review.course.name}
			decision={
				<DecisionForm
					frame={frame}
					version={review.version}
					yes={{ outcome: 'approved', label: 'Publish', keyName: 'a' }}
					no={{ outcome: 'rejected', label: 'Reject', keyName: 'r' }}
					grounds
					wordsFor="For a rejection: its author gets them with the ground and the way to object."
					again={actionData}
				/>
			}
		>
			<ReviewThing review={review} />
		</ItemPage>
	);
}
