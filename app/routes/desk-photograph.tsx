import { getDeskPhotograph } from '#domain/desk/moderation-item-queries.ts';
import { decideFromForm } from '../features/desk/decide-item.server.ts';
import { DecisionForm } from '../features/desk/decision-form.tsx';
import { deskMeta } from '../features/desk/desk-meta.ts';
import { VIEWS } from '../features/desk/inbox-view.ts';
import { requireFound, requireUuid } from '../features/desk/item-id.ts';
import { ItemPage } from '../features/desk/item-page.tsx';
import { PhotographThing } from '../features/desk/photograph-thing.tsx';
import { readItem } from '../features/desk/read-item.server.ts';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-photograph';

export const handle: RouteHandle = {
	kind: 'reading',
	query: ['decided'],
	choices: { view: VIEWS },
	writes: 'editor',
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const id = requireUuid(params.id);
	const [photograph, frame] = await Promise.all([
		getDeskPhotograph(ctx, id),
		readItem(ctx, request, { kind: 'photograph', id }),
	]);
	return { photograph: requireFound(photograph), frame };
}

export function action({ request, params, context }: Route.ActionArgs) {
	return decideFromForm(context.get(domainContext), request, { kind: 'photograph', id: requireUuid(params.id) });
}

export const meta = () => deskMeta('Photograph');

export default function DeskPhotograph({ loaderData: { photograph, frame }, actionData }: Route.ComponentProps) {
	return (
		<ItemPage
			frame={frame}
			title={photograph.review?.course.name ?? 'A photograph'}
			decision={
				<DecisionForm
					frame={frame}
					yes={{ outcome: 'kept', label: 'Keep', keyName: 'a' }}
					no={{ outcome: 'removed', label: 'Take it down', keyName: 'r' }}
					grounds
					wordsFor="For taking it down: its author gets them with the ground and the way to object."
					again={actionData}
				/>
			}
		>
			<PhotographThing photograph={photograph} />
		</ItemPage>
	);
}
