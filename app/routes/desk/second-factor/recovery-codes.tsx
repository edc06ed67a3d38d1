import { data } from 'react-router';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { RecoveryCodes } from '#app/features/desk/second-factor/recovery-codes.tsx';
import { StampField } from '#app/features/forms/stamp-field.tsx';
import { domainContext, siteContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { Button } from '#app/ui/button.tsx';
import { renewRecoveryCodes } from '#domain/accounts/second-factor/second-factor-commands.ts';
import { getSecondFactorState } from '#domain/accounts/second-factor/second-factor-queries.ts';
import type { Route } from './+types/recovery-codes';

export const handle: RouteHandle = { kind: 'reading', fresh: true, writes: 'editor' };

export async function loader({ context }: Route.LoaderArgs) {
	const state = await getSecondFactorState(context.get(domainContext), context.get(siteContext).companyName);
	return { codesLeft: state?.kind === 'set' ? state.codesLeft : 0 };
}

export async function action({ context }: Route.ActionArgs) {
	const renewed = await renewRecoveryCodes(context.get(domainContext));
	if (!renewed.ok) throw data(null, { status: 404 });
	return { codes: renewed.value.codes };
}

export const meta = () => deskMeta('Recovery codes');

export default function DeskRecoveryCodes({ loaderData: { codesLeft }, actionData }: Route.ComponentProps) {
	if (actionData) return <RecoveryCodes codes={actionData.codes} />;
	return (
		<DeskPage title="Recovery codes" narrow>
			<p>
				You have {codesLeft} recovery codes left. New ones take the place of all earlier ones, which then open nothing
				any more.
			</p>
			<form method="post" action={deskPaths.recoveryCodes()}>
				<StampField />
				<Button type="submit" look="flag">
					Make new codes
				</Button>
			</form>
		</DeskPage>
	);
}
