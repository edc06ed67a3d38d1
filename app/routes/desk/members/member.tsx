import { data, redirect } from 'react-router';
import { MEMBER_SAID } from '#app/features/desk/deciding/desk-words.ts';
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
import { getMemberActs } from '#domain/member-desk/written-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { isChiefEditor } from '#domain/shared/desk/desk-policy.ts';
import type { Route } from './+types/member';

type Act = (ctx: DomainContext, id: string, words: string) => Promise<{ ok: true } | { ok: false; kind: string }>;

/** What each of the page's forms does. Suspending and roles have pages of their own, which ask for the second factor. */
const ACTS: Readonly<Record<string, Act>> = {
	'badge-granted': (ctx, id, words) => changeBadge(ctx, id, true, words),
	'badge-removed': (ctx, id, words) => changeBadge(ctx, id, false, words),
	'sessions-ended': endMemberSessions,
	lifted: liftSuspension,
};

export const handle: RouteHandle = {
	kind: 'reading',
	choices: { said: Object.keys(MEMBER_SAID) },
	writes: 'editor',
};

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const [member, acts, history] = await Promise.all([
		getMember(ctx, id),
		getMemberActs(ctx, id),
		listHistory(ctx, { kind: 'member', id }),
	]);
	if (!member || !acts) throw data(null, { status: 404 });
	const said = new URL(request.url).searchParams.get('said');
	return {
		member,
		acts,
		history,
		chief: isChiefEditor(ctx.viewer),
		// The server lets no other values through.
		said: said === null ? null : MEMBER_SAID[said as keyof typeof MEMBER_SAID],
	};
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
	const form = await readForm(request, ['outcome', 'words']);
	const outcome = textOf(form, 'outcome');
	const act = Object.hasOwn(ACTS, outcome) ? ACTS[outcome] : undefined;
	if (!act) throw data(null, { status: 400 });
	const done = await act(context.get(domainContext), id, textOf(form, 'words'));
	if (!done.ok && done.kind === 'member-unknown') throw data(null, { status: 404 });
	return done.ok ? redirect(deskPaths.member(id, { said: outcome }), 303) : refuseAction(form, done.kind);
}

export const meta = () => deskMeta('Member');

export default function DeskMember({ loaderData, actionData }: Route.ComponentProps) {
	return <MemberSheet {...loaderData} again={actionData} />;
}
