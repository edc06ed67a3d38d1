import { data, redirect } from 'react-router';
import { refuseAction } from '#app/features/desk/deciding/refuse-action.server.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { RoleForms } from '#app/features/desk/members/role-forms.tsx';
import { ROLE_WORDS } from '#app/features/desk/members/role-words.ts';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { Note } from '#app/ui/forms/form-parts.tsx';
import { appointEditor, removeEditor, resetSecondFactor } from '#domain/accounts/editors/editor-commands.ts';
import { getMember } from '#domain/member-desk/queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { isRole } from '#domain/shared/desk/desk-policy.ts';
import type { Route } from './+types/role';

type Action = (
	ctx: DomainContext,
	who: { id: string },
	typed: string,
) => Promise<{ ok: true } | { ok: false; kind: string }>;

const ACTIONS: Readonly<Record<string, Action>> = {
	'editor-appointed': (ctx, who) => appointEditor(ctx, who, 'editor'),
	'chief-appointed': (ctx, who) => appointEditor(ctx, who, 'chief'),
	'editor-removed': removeEditor,
	'factor-reset': resetSecondFactor,
};

export const handle: RouteHandle = { kind: 'reading', desk: 'chief', fresh: true, writes: 'editor' };

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
	const member = await getMember(context.get(domainContext), id);
	if (!member) throw data(null, { status: 404 });
	return { id, name: member.name, role: member.role };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const form = await readForm(request, ['outcome', 'words']);
	const outcome = textOf(form, 'outcome');
	const act = Object.hasOwn(ACTIONS, outcome) ? ACTIONS[outcome] : undefined;
	if (!act) throw data(null, { status: 400 });
	// An id that nobody can have is not for the database to read.
	if (!(await getMember(ctx, id))) throw data(null, { status: 404 });
	const done = await act(ctx, { id }, textOf(form, 'words'));
	return done.ok ? redirect(deskPaths.member(id, { flash: outcome }), 303) : refuseAction(form, done.kind);
}

export const meta = () => deskMeta('Role');

export default function DeskRole({ loaderData: { id, name, role }, actionData: again }: Route.ComponentProps) {
	return (
		<DeskPage title="Role" narrow>
			{again && <Note role="alert">{again.error}</Note>}
			<p>
				<a href={deskPaths.member(id)}>
					<bdi>{name}</bdi>
				</a>
				: {ROLE_WORDS[role]}.
			</p>
			<RoleForms id={id} role={role} holdsRole={isRole(role)} again={again} />
		</DeskPage>
	);
}
