import { LIST_FIELDS, valuesOf } from '#app/features/lists/list-fields.ts';
import { ListForm } from '#app/features/lists/list-form.tsx';
import { requireOwnList } from '#app/features/lists/require-list.server.ts';
import { domainContext } from '#app/lib/context.ts';
import { handlePost } from '#app/lib/forms/handle-post.server.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Buttons, FormSays } from '#app/ui/forms/form-parts.tsx';
import { changeListHead } from '#domain/lists/list-commands.ts';
import { LIST_MESSAGES } from '#domain/lists/list-limits.ts';
import { listSchema } from '#domain/lists/list-rules.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/edit-list';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const { list } = await requireOwnList(ctx, request, params.id);
	return { list, stamp: stampFor(ctx) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const { list } = await requireOwnList(ctx, request, params.id);
	return handlePost(ctx, request, {
		fields: LIST_FIELDS,
		schema: listSchema,
		store: (input, { stamp }) => changeListHead(ctx, list.id, input, stamp),
		what: 'a change of a list',
		failed: LIST_MESSAGES.failed,
		next: ({ listId }) => listPaths.ownList(listId, { saved: 'yes' }),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, LIST_MESSAGES);

export function meta({ matches, params }: Route.MetaArgs) {
	return pageMeta({
		title: 'Edit your list',
		description: 'Change its title and words, and who may read it.',
		path: listPaths.editList(Number(params.id)),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function EditList({ loaderData: { list, stamp }, actionData }: Route.ComponentProps) {
	const again = actionData?.kind === 'again' ? actionData : undefined;
	useFailureToast(actionData);
	return (
		<FormPage
			kicker="Edit your list"
			title={<bdi>{list.title}</bdi>}
			lead="What others read is read by our rules first, as reviews are. A list without links and telephone numbers stands at once."
			picture={paths.scene('contact')}
		>
			<FormSays notice={again?.notice} failed={again?.failed} />
			<ListForm
				key={stamp}
				action={listPaths.editList(list.id)}
				stamp={again?.stamp ?? stamp}
				again={again}
				defaults={valuesOf(list)}
				submit="Save"
			/>
			<Buttons>
				<ButtonLink look="quiet" to={listPaths.removeList(list.id)}>
					Remove this list
				</ButtonLink>
			</Buttons>
		</FormPage>
	);
}
