import { redirect } from 'react-router';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { RecoveryCodes } from '#app/features/desk/second-factor/recovery-codes.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { confirmSecondFactor } from '#domain/accounts/second-factor/second-factor-commands.ts';
import type { Route } from './+types/confirmation';

export const handle: RouteHandle = { kind: 'reading', desk: 'role', writes: 'member' };

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request, ['code']);
	const confirmed = await confirmSecondFactor(context.get(domainContext), textOf(form, 'code'));
	if (!confirmed.ok) return redirect(deskPaths.setUpSecondFactor({ again: confirmed.kind }), 303);
	return { codes: confirmed.value.codes };
}

export const meta = () => deskMeta('Recovery codes');

export default function DeskSecondFactorConfirmation({ actionData }: Route.ComponentProps) {
	// They are in the answer to the form alone: opened by its address, the page has none.
	if (actionData) return <RecoveryCodes codes={actionData.codes} />;
	return (
		<DeskPage title="Recovery codes" narrow>
			<p>Recovery codes are shown once, when they are made.</p>
			<p>
				<a href={deskPaths.secondFactor()}>The second factor</a>
			</p>
		</DeskPage>
	);
}
