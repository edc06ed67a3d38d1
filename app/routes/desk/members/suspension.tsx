import { data, redirect } from 'react-router';
import { ActionForm } from '#app/features/desk/deciding/action-form.tsx';
import { refuseAction } from '#app/features/desk/deciding/refuse-action.server.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { Note } from '#app/ui/forms/form-parts.tsx';
import { getMember } from '#domain/member-desk/queries.ts';
import { suspendMember } from '#domain/member-desk/suspension-commands.ts';
import { isSuspensionGround, SUSPENSION_GROUNDS } from '#domain/member-desk/suspension-options.ts';
import type { Route } from './+types/suspension';

export const handle: RouteHandle = { kind: 'reading', fresh: true, writes: 'editor' };

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
	const member = await getMember(context.get(domainContext), id);
	if (!member) throw data(null, { status: 404 });
	return { id, name: member.name };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
	const form = await readForm(request, ['outcome', 'ground', 'words', 'endsOn']);
	const ground = textOf(form, 'ground');
	if (!isSuspensionGround(ground)) return refuseAction(form, 'ground-missing');
	const suspension = { ground, words: textOf(form, 'words'), endsOn: textOf(form, 'endsOn') };
	const done = await suspendMember(context.get(domainContext), id, suspension);
	if (!done.ok && done.kind === 'member-unknown') throw data(null, { status: 404 });
	return done.ok ? redirect(deskPaths.member(id, { flash: 'suspended' }), 303) : refuseAction(form, done.kind);
}

export const meta = () => deskMeta('Suspend a member');

export default function DeskSuspension({ loaderData: { id, name }, actionData: again }: Route.ComponentProps) {
	return (
		<DeskPage title="Suspend a member" narrow>
			{again && <Note role="alert">{again.error}</Note>}
			<p>
				<a href={deskPaths.member(id)}>
					<bdi>{name}</bdi>
				</a>{' '}
				is signed out everywhere and cannot sign in before the day you give. Reviews stay as they are; each of them is
				decided by itself. The letter tells the ground, your words, the end and how to object.
			</p>
			<ActionForm
				outcome="suspended"
				action={deskPaths.suspension(id)}
				button="Suspend"
				look="flag"
				grounds={{ label: 'Ground', choices: SUSPENSION_GROUNDS }}
				words="Your words to the member"
				wordsNeeded
				again={again}
			>
				<TextField id="ends-on" name="endsOn" type="date" label="Until" required hint="The day on which it ends." />
			</ActionForm>
		</DeskPage>
	);
}
