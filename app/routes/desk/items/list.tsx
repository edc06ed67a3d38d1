import { decideFromForm } from '#app/features/desk/deciding/decide-item.server.ts';
import { DecisionForm } from '#app/features/desk/deciding/decision-form.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { ITEM_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { requireNumber } from '#app/features/desk/item/item-id.ts';
import { ItemPage } from '#app/features/desk/item/item-page.tsx';
import { loadItem } from '#app/features/desk/item/read-item.server.ts';
import { ListThing } from '#app/features/desk/things/list-thing.tsx';
import { getDeskList } from '#domain/desk/list-item-queries.ts';
import { GROUND_MEANINGS, GROUNDS } from '#domain/shared/desk/grounds.ts';
import type { Route } from './+types/list';

export const handle = ITEM_HANDLE;

export const loader = (args: Route.LoaderArgs) => loadItem(args, 'list', requireNumber, getDeskList);

export const action = (args: Route.ActionArgs) => decideFromForm(args, 'list', requireNumber);

export const meta = () => deskMeta('Held list');

export default function DeskList({ loaderData: { thing: list, frame }, actionData }: Route.ComponentProps) {
	return (
		<ItemPage
			frame={frame}
			title={<bdi>{list.title}</bdi>}
			decision={
				<DecisionForm
					frame={frame}
					version={list.version}
					yes={{ outcome: 'approved', label: 'Publish', keyName: 'a' }}
					no={{ outcome: 'rejected', label: 'Refuse', keyName: 'r' }}
					grounds={{ choices: GROUNDS, meanings: GROUND_MEANINGS }}
					wordsFor="For a refusal: its owner gets them with the ground and the way to object."
					again={actionData}
				/>
			}
		>
			<ListThing list={list} />
		</ItemPage>
	);
}
