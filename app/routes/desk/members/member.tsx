import { data, redirect } from 'react-router';
import { MEMBER_FLASHES } from '#app/features/desk/deciding/desk-words.ts';
import { refuseAction } from '#app/features/desk/deciding/refuse-action.server.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { MemberSheet } from '#app/features/desk/members/member-sheet.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { listHistory } from '#domain/desk/item-queries.ts';
import { changeBadge, endMemberSessions } from '#domain/member-desk/member-commands.ts';
import { getMember } from '#domain/member-desk/queries.ts';
import { liftSuspension } from '#domain/member-desk/suspension-commands.ts';
import { getMemberActivity } from '#domain/member-desk/written-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { isChiefEditor } from '#domain/shared/desk/desk-policy.ts';
import type { Route } from './+types/member';

type Action = (ctx: DomainContext, id: string, words: string) => Promise<{ ok: true } | { ok: false; kind: string }>;

/** What each of the page's forms does. Suspending and roles have pages of their own, which ask for the second factor. */
const ACTIONS: Readonly<Record<string, Action>> = {
	'badge-granted': (ctx, id, words) => changeBadge(ctx, id, true, words),
	'badge-removed': (ctx, id, words) => changeBadge(ctx, id, false, words),
	'sessions-ended': endMemberSessions,
	lifted: liftSuspension,
};

export const handle: RouteHandle = {
	kind: 'reading',
	choices: { flash: Object.keys(MEMBER_FLASHES) },
	writes: 'editor',
};

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const [member, activity, history] = await Promise.all([
		getMember(ctx, id),
		getMemberActivity(ctx, id),
		listHistory(ctx, { kind: 'member', id }),
	]);
	if (!member || !activity) throw data(null, { status: 404 });
	const flash = new URL(request.url).searchParams.get('flash');
	return {
		member,
		activity,
		history,
		chief: isChiefEditor(ctx.viewer),
		// The server lets no other values through.
		flash: flash === null ? null : MEMBER_FLASHES[flash as keyof typeof MEMBER_FLASHES],
	};
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
	const form = await readForm(request, ['outcome', 'words']);
	const outcome = textOf(form, 'outcome');
	const act = Object.hasOwn(ACTIONS, outcome) ? ACTIONS[outcome] : undefined;
	if (!act) throw data(null, { status: 400 });
	const done = await act(context.get(domainContext), id, textOf(form, 'words'));
	if (!done.ok && done.kind === 'member-unknown') throw data(null, { status: 404 });
	return done.ok ? redirect(deskPaths.member(id, { flash: outcome }), 303) : refuseAction(form, done.kind);
}

export const meta = () => deskMeta('Member');

export default function DeskMember({ loaderData, actionData }: Route.ComponentProps) {
	return <MemberSheet {...loaderData} again={actionData} />;
}
