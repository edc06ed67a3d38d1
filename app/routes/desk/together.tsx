import { data, redirect } from 'react-router';
import { AlikeItems } from '#app/features/desk/deciding/alike-items.tsx';
import { decideFromList } from '#app/features/desk/deciding/decide-together.server.ts';
import { DecisionForm } from '#app/features/desk/deciding/decision-form.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { inAddress } from '#app/features/desk/inbox/inbox-view.ts';
import { ITEM_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { requireNumber, requireUuid } from '#app/features/desk/item/item-id.ts';
import { readItem } from '#app/features/desk/item/read-item.server.ts';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { isKindTogether, type KindTogether } from '#domain/desk/alike.ts';
import { listAlike } from '#domain/desk/alike-queries.ts';
import { DESK_KINDS } from '#domain/desk/kinds.ts';
import { GROUND_MEANINGS, GROUNDS } from '#domain/shared/grounds.ts';
import columns from '../../features/desk/item/item-page.module.css';
import type { Route } from './+types/together';

export const handle = ITEM_HANDLE;

/** What the two buttons say of each kind. */
const WAYS = {
	review: { yes: ['approved', 'Publish'], no: ['rejected', 'Reject'] },
	photograph: { yes: ['kept', 'Keep'], no: ['removed', 'Take them down'] },
} as const satisfies Record<KindTogether, object>;

function requireName({ kind, id }: { kind: string; id: string }) {
	if (!isKindTogether(kind)) throw data(null, { status: 404 });
	return { kind, id: String(kind === 'review' ? requireNumber(id) : requireUuid(id)) };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const name = requireName(params);
	const [alike, frame] = await Promise.all([listAlike(ctx, name), readItem(ctx, request, name)]);
	if (alike.length === 0) throw redirect(deskPaths.item(name.kind, name.id));
	return { name, alike, frame };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
	decideFromList({ request, context }, requireName(params));

export const meta = () => deskMeta('Decide together');

export default function DeskTogether({ loaderData: { name, alike, frame }, actionData }: Route.ComponentProps) {
	const { yes, no } = WAYS[name.kind];
	const query = { view: inAddress(frame.view) };
	return (
		<DeskPage
			title={`${DESK_KINDS[name.kind].many} decided together`}
			aside={<a href={deskPaths.inbox(query)}>Inbox</a>}
		>
			<p className={columns.about}>
				Near-copies, and what is of one author or of one network. All that are ticked are decided with one reason, or
				none of them; each gets its own letter and its own entry of the log.
			</p>
			<div className={columns.columns}>
				<AlikeItems items={alike} left={actionData?.left ?? []} />
				<aside className={columns.margin} aria-label="Decision">
					<DecisionForm
						frame={frame}
						action={deskPaths.together(name.kind, name.id, query)}
						yes={{ outcome: yes[0], label: yes[1], keyName: 'a' }}
						no={{ outcome: no[0], label: no[1], keyName: 'r' }}
						grounds={{ choices: GROUNDS, meanings: GROUND_MEANINGS }}
						wordsFor="For taking something away: each author gets them with the ground and the way to object."
						again={actionData}
					/>
				</aside>
			</div>
		</DeskPage>
	);
}
