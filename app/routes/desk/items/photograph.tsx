import { CourseName } from '#app/features/course-card/course-name.tsx';
import { decideFromForm } from '#app/features/desk/deciding/decide-item.server.ts';
import { DecisionForm } from '#app/features/desk/deciding/decision-form.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { ITEM_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { requireUuid } from '#app/features/desk/item/item-id.ts';
import { ItemPage } from '#app/features/desk/item/item-page.tsx';
import { loadItem } from '#app/features/desk/item/read-item.server.ts';
import { PhotographCover } from '#app/features/desk/things/photograph-cover.tsx';
import { PhotographThing } from '#app/features/desk/things/photograph-thing.tsx';
import { getDeskPhotograph } from '#domain/desk/moderation-item-queries.ts';
import { GROUND_MEANINGS, GROUNDS } from '#domain/shared/desk/grounds.ts';
import type { Route } from './+types/photograph';

export const handle = ITEM_HANDLE;

export const loader = (args: Route.LoaderArgs) => loadItem(args, 'photograph', requireUuid, getDeskPhotograph);

export const action = (args: Route.ActionArgs) => decideFromForm(args, 'photograph', requireUuid);

export const meta = () => deskMeta('Photograph');

export default function DeskPhotograph({ loaderData: { thing: photograph, frame }, actionData }: Route.ComponentProps) {
	return (
		<ItemPage
			frame={frame}
			title={<CourseName course={photograph.review.course} />}
			decision={
				<>
					<DecisionForm
						frame={frame}
						caption={photograph.captionMark}
						yes={{ outcome: 'kept', label: 'Keep', keyName: 'a' }}
						no={{ outcome: 'removed', label: 'Take it down', keyName: 'r' }}
						grounds={{ choices: GROUNDS, meanings: GROUND_MEANINGS }}
						wordsFor="For taking it down: its author gets them with the ground and the way to object."
						again={actionData}
					/>
					<PhotographCover cover={photograph.cover} frame={frame} told={actionData?.told} />
				</>
			}
		>
			<PhotographThing photograph={photograph} />
		</ItemPage>
	);
}
