import { decideFromForm } from '#app/features/desk/deciding/decide-item.server.ts';
import { DecisionForm } from '#app/features/desk/deciding/decision-form.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { ITEM_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { requireNumber } from '#app/features/desk/item/item-id.ts';
import { ItemPage } from '#app/features/desk/item/item-page.tsx';
import { loadItem } from '#app/features/desk/item/read-item.server.ts';
import { AppealThing } from '#app/features/desk/things/appeal-thing.tsx';
import { getDeskAppeal } from '#domain/desk/moderation-item-queries.ts';
import type { Route } from './+types/appeal';

export const handle = ITEM_HANDLE;

export const loader = (args: Route.LoaderArgs) => loadItem(args, 'appeal', requireNumber, getDeskAppeal);

export const action = (args: Route.ActionArgs) => decideFromForm(args, 'appeal', requireNumber);

export const meta = () => deskMeta('Appeal');

export default function DeskAppeal({ loaderData: { thing: appeal, frame }, actionData }: Route.ComponentProps) {
	return (
		<ItemPage
			frame={frame}
			title={`Against “${appeal.entry.action}”`}
			decision={
				<DecisionForm
					frame={frame}
					yes={{ outcome: 'refused', label: 'The decision stands', keyName: 'a' }}
					no={{ outcome: 'granted', label: 'Take it back', keyName: 'r' }}
					wordsFor="Needed either way: the one who objects gets them."
					again={actionData}
				/>
			}
		>
			<AppealThing appeal={appeal} />
		</ItemPage>
	);
}
