import { redirect } from 'react-router';
import { confirmSecondFactor } from '#domain/accounts/second-factor-commands.ts';
import { deskMeta } from '../features/desk/desk-meta.ts';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { RecoveryCodes } from '../features/desk/recovery-codes.tsx';
import { domainContext } from '../lib/context.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import { readForm, textOf } from '../lib/form-body.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/desk-second-factor-confirmation';

export const handle: RouteHandle = { kind: 'reading', desk: 'role', writes: 'member' };

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request, ['code']);
	const confirmed = await confirmSecondFactor(context.get(domainContext), textOf(form, 'code'));
	if (!confirmed.ok) return redirect(deskPaths.setUpSecondFactor({ again: confirmed.kind }), 303);
	return { codes: confirmed.value.codes };
}

export const meta = () => deskMeta('Recovery codes');

export default function DeskSecondFactorConfirmation({ actionData }: Route.ComponentProps) {
	// The codes are in the answer to the form alone: after a reload they are gone.
	if (actionData) return <RecoveryCodes codes={actionData.codes} />;
	return (
		<DeskPage title="Recovery codes" narrow>
			<p>They are shown once, when the second factor is set.</p>
			<ButtonLink reloadDocument look="line" to={deskPaths.recoveryCodes()}>
				Make new codes
			</ButtonLink>
		</DeskPage>
	);
}
