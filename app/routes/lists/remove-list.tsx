import { redirect } from 'react-router';
import { PostButton } from '#app/features/account/post-button.tsx';
import { requireOwnList } from '#app/features/lists/require-list.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatCount } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { removeList } from '#domain/lists/list-commands.ts';
import type { Route } from './+types/remove-list';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

/** Asks once more; nothing is removed by opening an address (S17). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { list } = await requireOwnList(context.get(domainContext), request, params.id);
	return { list };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	// Pressed twice it is gone all the same.
	if (/^[1-9]\d{0,8}$/.test(params.id)) await removeList(ctx, Number(params.id));
	return redirect(listPaths.ownLists({ removed: 'yes' }), 303);
}

export function meta({ matches, params }: Route.MetaArgs) {
	return pageMeta({
		title: 'Remove a list',
		description: 'Take a list of yours away for good.',
		path: listPaths.removeList(Number(params.id)),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function RemoveList({ loaderData: { list } }: Route.ComponentProps) {
	return (
		<FormPage
			kicker="Your list"
			title="Remove this list?"
			lead={
				<>
					<bdi>{list.title}</bdi>, {formatCount(list.of, 'course')}
				</>
			}
			picture={paths.scene('contact')}
		>
			<p>
				The list and your notes on it are erased, its addresses lead nowhere, and this cannot be undone. Your marks and
				rounds stay.
			</p>
			<Buttons>
				<PostButton action={listPaths.removeList(list.id)} busy="Removing..." look="flag">
					Remove the list
				</PostButton>
				<ButtonLink look="line" to={listPaths.ownList(list.id)}>
					Keep it
				</ButtonLink>
			</Buttons>
		</FormPage>
	);
}
