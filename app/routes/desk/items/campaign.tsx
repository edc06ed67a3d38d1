import { CourseName } from '#app/features/course-card/course-name.tsx';
import { decideFromForm } from '#app/features/desk/deciding/decide-item.server.ts';
import { DecisionForm } from '#app/features/desk/deciding/decision-form.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { ITEM_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { requireNumber } from '#app/features/desk/item/item-id.ts';
import { ItemPage } from '#app/features/desk/item/item-page.tsx';
import { loadItem } from '#app/features/desk/item/read-item.server.ts';
import { CampaignThing } from '#app/features/desk/things/campaign-thing.tsx';
import { getDeskCampaign } from '#domain/desk/campaign-queries.ts';
import { DESK_KINDS } from '#domain/desk/kinds.ts';
import { CAMPAIGN_WORDS } from '#domain/reviews/campaigns/campaign-words.ts';
import type { Route } from './+types/campaign';

export const handle = ITEM_HANDLE;

export const loader = (args: Route.LoaderArgs) => loadItem(args, 'campaign', requireNumber, getDeskCampaign);

export const action = (args: Route.ActionArgs) => decideFromForm(args, 'campaign', requireNumber);

export const meta = () => deskMeta(DESK_KINDS.campaign.one);

export default function DeskCampaign({ loaderData, actionData }: Route.ComponentProps) {
	const { thing, frame } = loaderData;
	return (
		<ItemPage
			frame={frame}
			title={<CourseName course={thing.course} />}
			decision={
				<DecisionForm
					frame={frame}
					yes={{ outcome: 'dismissed', label: 'No campaign: publish them', keyName: 'a' }}
					no={{ outcome: 'confirmed', label: 'It is a campaign', keyName: 'r' }}
					wordsFor={`Needed either way, for the log. Where it is the second campaign of the course within ${CAMPAIGN_WORDS.againWithin}, its reviews are hidden for ${CAMPAIGN_WORDS.hidden}, and each author gets them.`}
					again={actionData}
				/>
			}
		>
			<CampaignThing campaign={thing} />
		</ItemPage>
	);
}
