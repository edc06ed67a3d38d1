import { data, redirect } from 'react-router';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { drawQrCode } from '#app/features/desk/second-factor/qr-code.server.ts';
import { secondFactorMessage } from '#app/features/desk/second-factor/second-factor-words.ts';
import { PasswordStep, ScanStep } from '#app/features/desk/second-factor/set-up-factor.tsx';
import { domainContext, siteContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { beginSecondFactor } from '#domain/accounts/second-factor/second-factor-commands.ts';
import { getSecondFactorState } from '#domain/accounts/second-factor/second-factor-queries.ts';
import type { Route } from './+types/set-up';

export const handle: RouteHandle = {
	kind: 'reading',
	desk: 'role',
	choices: { again: ['code-wrong', 'too-often'] },
	writes: 'member',
};

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const state = await getSecondFactorState(ctx, context.get(siteContext).companyName);
	if (state?.kind === 'set') throw redirect(deskPaths.secondFactor());
	const again = new URL(request.url).searchParams.get('again');
	const error = again === null ? undefined : secondFactorMessage(again);
	return { scan: state?.kind === 'begun' ? { code: drawQrCode(state.address), secret: state.key } : null, error };
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request, ['password']);
	const begun = await beginSecondFactor(context.get(domainContext), { currentPassword: textOf(form, 'password') });
	if (!begun.ok) return data({ error: secondFactorMessage(begun.kind) }, { status: 400 });
	return redirect(deskPaths.setUpSecondFactor(), 303);
}

export const meta = () => deskMeta('Set up the second factor');

export default function DeskSecondFactorSetUp({ loaderData, actionData }: Route.ComponentProps) {
	const { scan, error } = loaderData;
	return (
		<DeskPage title="Set up the second factor" narrow>
			{scan ? <ScanStep {...scan} error={error} /> : <PasswordStep error={actionData?.error} />}
		</DeskPage>
	);
}
