import { CourseName } from '#app/features/course-card/course-name.tsx';
import { decideFromForm } from '#app/features/desk/deciding/decide-item.server.ts';
import { DecisionForm } from '#app/features/desk/deciding/decision-form.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { ITEM_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { requireNumber } from '#app/features/desk/item/item-id.ts';
import { ItemPage } from '#app/features/desk/item/item-page.tsx';
import { loadItem } from '#app/features/desk/item/read-item.server.ts';
import { ConditionsThing } from '#app/features/desk/things/conditions-thing.tsx';
import { getDeskConditions } from '#domain/desk/conditions-item-queries.ts';
import { GROUND_MEANINGS, GROUNDS } from '#domain/shared/desk/grounds.ts';
import type { Route } from './+types/conditions';

export const handle = ITEM_HANDLE;

export const loader = (args: Route.LoaderArgs) => loadItem(args, 'conditions', requireNumber, getDeskConditions);

export const action = (args: Route.ActionArgs) => decideFromForm(args, 'conditions', requireNumber);

export const meta = () => deskMeta('Conditions');

export default function DeskConditions({ loaderData: { thing: conditions, frame }, actionData }: Route.ComponentProps) {
	return (
		<ItemPage
			frame={frame}
			title={<CourseName course={conditions.course} />}
			decision={
				<DecisionForm
					frame={frame}
					yes={{
						outcome: 'approved',
						label: conditions.status === 'published' ? 'Let it stand' : 'Publish',
						keyName: 'a',
					}}
					no={{ outcome: 'rejected', label: conditions.status === 'held' ? 'Keep hidden' : 'Take down', keyName: 'r' }}
					grounds={{ choices: GROUNDS, meanings: GROUND_MEANINGS }}
					wordsFor="For keeping it hidden: a member who sent it gets them with the ground and the way to object."
					again={actionData}
				/>
			}
		>
			<ConditionsThing conditions={conditions} />
		</ItemPage>
	);
}
