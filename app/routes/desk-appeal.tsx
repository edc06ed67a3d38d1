import { getDeskAppeal } from '#domain/desk/moderation-item-queries.ts';
import { AppealThing } from '../features/desk/appeal-thing.tsx';
import { decideFromForm } from '../features/desk/decide-item.server.ts';
import { DecisionForm } from '../features/desk/decision-form.tsx';
import { deskMeta } from '../features/desk/desk-meta.ts';
import { VIEWS } from '../features/desk/inbox-view.ts';
import { requireFound, requireNumber } from '../features/desk/item-id.ts';
import { ItemPage } from '../features/desk/item-page.tsx';
import { readItem } from '../features/desk/read-item.server.ts';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-appeal';

export const handle: RouteHandle = {
	kind: 'reading',
	query: ['decided'],
	choices: { view: VIEWS },
	writes: 'editor',
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const id = requireNumber(params.id);
	const [appeal, frame] = await Promise.all([
		getDeskAppeal(ctx, id),
		readItem(ctx, request, { kind: 'appeal', id: String(id) }),
	]);
	return { appeal: requireFound(appeal), frame };
}

export function action({ request, params, context }: Route.ActionArgs) {
	const id = String(requireNumber(params.id));
	return decideFromForm(context.get(domainContext), request, { kind: 'appeal', id });
}

export const meta = () => deskMeta('Appeal');

export default function DeskAppeal({ loaderData: { appeal, frame }, actionData }: Route.ComponentProps) {
	return (
		<ItemPage
			frame={frame}
			title={`Against “${appeal.entry.action}”`}
			decision={
				<DecisionForm
					frame={frame}
					yes={{ outcome: 'refused', label: 'The decision stands', keyName: 'a' }}
					no={{ outcome: 'granted', label: 'Take it back', keyName: 'r' }}
					grounds={false}
					wordsFor="Needed either way: the one who objects gets them."
					again={actionData}
				/>
			}
		>
			<AppealThing appeal={appeal} />
		</ItemPage>
	);
}
