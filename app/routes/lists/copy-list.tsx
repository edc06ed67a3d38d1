import { data, redirect } from 'react-router';
import { ListOwner } from '#app/features/lists/list-owner.tsx';
import { requireListForMember, requirePublicList } from '#app/features/lists/require-public-list.server.ts';
import { ActionPage } from '#app/features/member-actions/action-page.tsx';
import type { ActionRefusal } from '#app/features/member-actions/handle-member-action.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatCount } from '#app/lib/format/format.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import { isFormFailure, refuseForm, tryStoring } from '#app/lib/forms/form-refusal.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { copyList } from '#domain/lists/like-commands.ts';
import { LIST_MESSAGES } from '#domain/lists/list-limits.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/copy-list';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

const OWN = 'It is yours already.';

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	return { ...(await requireListForMember(ctx, request, params.slug)), stamp: stampFor(ctx) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const list = await requirePublicList(ctx, params.slug);
	const sent = textOf(await readForm(request, ['stamp', 'back']), 'stamp');
	const outcome = await tryStoring(ctx, copyList(ctx, list.id, sent), 'a copy of a list');
	if (outcome.ok) return redirect(listPaths.ownList(outcome.value.listId, { saved: 'yes' }), 303);
	if (isFormFailure(outcome)) {
		const { status, notice, stamp } = refuseForm(ctx, outcome, sent, LIST_MESSAGES.failed);
		return data<ActionRefusal>({ notice: notice ?? LIST_MESSAGES.failed, stamp }, { status });
	}
	const notice = outcome.kind === 'own-list' ? OWN : LIST_MESSAGES.tooManyLists;
	return data<ActionRefusal>({ notice, stamp: sent }, { status: 422 });
}

export function meta({ params, matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Copy a list',
		description: 'Make a list of your own of a golfer’s.',
		path: listPaths.copyList(params.slug),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function CopyList({ loaderData, actionData }: Route.ComponentProps) {
	const { list, isOwn } = loaderData;
	const stamp = actionData?.stamp ?? loaderData.stamp;
	return (
		<ActionPage
			kicker="Copy a list"
			title={<bdi>{list.title}</bdi>}
			lead={
				<>
					A list by <ListOwner owner={list.owner} />, {formatCount(list.entries.length, 'course')}. You get a list of
					your own with its title and its courses in their order, which only you see. Its words and notes stay with its
					author.
				</>
			}
			picture={paths.cover(list.entries[0]?.course.slug ?? 'fescue-contact')}
			notice={isOwn ? OWN : actionData?.notice}
			act={isOwn ? null : { action: listPaths.copyList(list.slug), label: 'Copy the list', stamp }}
			back={listPaths.list(list.slug)}
		/>
	);
}
