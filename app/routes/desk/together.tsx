import { redirect } from 'react-router';
import { AlikeItems } from '#app/features/desk/deciding/alike-items.tsx';
import { decideFromList, readAlike } from '#app/features/desk/deciding/decide-together.server.ts';
import { DecisionForm } from '#app/features/desk/deciding/decision-form.tsx';
import { WAYS_TOGETHER } from '#app/features/desk/deciding/ways-together.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { inAddress } from '#app/features/desk/inbox/inbox-view.ts';
import { ITEM_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { requireItemName } from '#app/features/desk/item/item-of-address.ts';
import { readItem } from '#app/features/desk/item/read-item.server.ts';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { DESK_KINDS } from '#domain/desk/kinds.ts';
import columns from '../../features/desk/item/item-page.module.css';
import type { Route } from './+types/together';

export const handle = ITEM_HANDLE;

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const name = requireItemName(params);
	const [alike, frame] = await Promise.all([readAlike(ctx, name), readItem(ctx, request, name)]);
	if (alike.length === 0) throw redirect(deskPaths.item(name.kind, name.id));
	return { name, alike, frame };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
	decideFromList({ request, context }, requireItemName(params));

export const meta = () => deskMeta('Decide together');

export default function DeskTogether({ loaderData: { name, alike, frame }, actionData }: Route.ComponentProps) {
	const { yes, no, grounds, wordsFor, whyOnly } = WAYS_TOGETHER[name.kind];
	const [only, query] = [alike[0]?.only, { view: inAddress(frame.view) }];
	return (
		<DeskPage
			title={`${DESK_KINDS[name.kind].many} decided together`}
			aside={<a href={deskPaths.inbox(query)}>Inbox</a>}
		>
			<p className={columns.about}>
				Near-copies, and what is of one author or of one network. All that are ticked are decided with one reason, or
				none of them; each gets its own letter and its own entry of the log.{only && whyOnly && ` ${whyOnly}`}
			</p>
			<div className={columns.columns}>
				<AlikeItems items={alike} left={actionData?.left ?? []} />
				<aside className={columns.margin} aria-label="Decision">
					<DecisionForm
						frame={frame}
						action={deskPaths.together(name.kind, name.id, query)}
						yes={only === 'no' ? null : { outcome: yes[0], label: yes[1], keyName: 'a' }}
						no={only === 'yes' ? null : { outcome: no[0], label: no[1], keyName: 'r' }}
						grounds={only === 'yes' ? undefined : grounds}
						wordsFor={wordsFor}
						again={actionData}
					/>
				</aside>
			</div>
		</DeskPage>
	);
}
