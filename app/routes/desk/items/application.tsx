import { decideFromForm } from '#app/features/desk/deciding/decide-item.server.ts';
import { DecisionForm } from '#app/features/desk/deciding/decision-form.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { ITEM_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { requireNumber } from '#app/features/desk/item/item-id.ts';
import { ItemPage } from '#app/features/desk/item/item-page.tsx';
import { loadItem } from '#app/features/desk/item/read-item.server.ts';
import { ApplicationThing } from '#app/features/desk/things/application-thing.tsx';
import { getApplication } from '#domain/desk/application-queries.ts';
import { APPLICATION_GROUNDS } from '#domain/support/decision-options.ts';
import type { Route } from './+types/application';

export const handle = ITEM_HANDLE;

export const loader = (args: Route.LoaderArgs) => loadItem(args, 'application', requireNumber, getApplication);

export const action = (args: Route.ActionArgs) => decideFromForm(args, 'application', requireNumber);

export const meta = () => deskMeta('Application');

export default function DeskApplication({
	loaderData: { thing: application, frame },
	actionData,
}: Route.ComponentProps) {
	return (
		<ItemPage
			frame={frame}
			title={`${application.firstName} ${application.lastName}`}
			decision={
				<DecisionForm
					frame={frame}
					yes={{ outcome: 'accepted', label: 'Accept: give the badge', keyName: 'a' }}
					no={{ outcome: 'declined', label: 'Decline', keyName: 'r' }}
					grounds={{ choices: APPLICATION_GROUNDS }}
					wordsFor="The applicant gets them; a refusal needs a ground and some."
					again={actionData}
				/>
			}
		>
			<ApplicationThing application={application} />
		</ItemPage>
	);
}
