import { LIST_FIELDS } from '#app/features/lists/list-fields.ts';
import { ListForm } from '#app/features/lists/list-form.tsx';
import { refuseList } from '#app/features/lists/refuse-list.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { handlePost } from '#app/lib/forms/handle-post.server.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { FormSays } from '#app/ui/forms/form-parts.tsx';
import { makeList } from '#domain/lists/list-commands.ts';
import { LIST_MESSAGES } from '#domain/lists/list-limits.ts';
import { listSchema } from '#domain/lists/list-rules.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/new-list';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return { stamp: stampFor(ctx) };
}

export function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return handlePost(ctx, request, {
		fields: LIST_FIELDS,
		schema: listSchema,
		store: (input, { stamp }) => makeList(ctx, input, stamp),
		what: 'a list',
		failed: LIST_MESSAGES.failed,
		next: ({ listId }) => listPaths.ownList(listId, { saved: 'yes' }),
		refuse: refuseList,
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, LIST_MESSAGES);

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'New list',
		description: 'Begin a list of courses.',
		path: listPaths.newList(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function NewList({ loaderData: { stamp }, actionData }: Route.ComponentProps) {
	const again = actionData?.kind === 'again' ? actionData : undefined;
	useFailureToast(actionData);
	return (
		<FormPage
			kicker="Lists"
			title="New list"
			lead="Courses in your own order, with a note to each. You add them from wherever they stand."
			picture={paths.scene('contact')}
		>
			<FormSays notice={again?.notice} failed={again?.failed} />
			<ListForm
				key={stamp}
				action={listPaths.newList()}
				stamp={again?.stamp ?? stamp}
				again={again}
				submit="Make the list"
			/>
		</FormPage>
	);
}
