import { data, redirect } from 'react-router';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { secondFactorMessage } from '#app/features/desk/second-factor/second-factor-words.ts';
import { CodeField } from '#app/features/desk/second-factor/set-up-factor.tsx';
import { StampField } from '#app/features/forms/stamp-field.tsx';
import { safeRedirect } from '#app/lib/auth/safe-redirect.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Buttons, FormStack } from '#app/ui/forms/form-parts.tsx';
import { showSecondFactor } from '#domain/accounts/second-factor/second-factor-commands.ts';
import { getSecondFactorState } from '#domain/accounts/second-factor/second-factor-queries.ts';
import type { Route } from './+types/code';

export const handle: RouteHandle = { kind: 'reading', desk: 'role', query: ['next'], writes: 'member' };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const site = context.get(siteContext);
	const state = await getSecondFactorState(ctx, site.companyName);
	if (state?.kind !== 'set') throw redirect(deskPaths.setUpSecondFactor());
	return { next: nextOf(request, site.origin), codesLeft: state.codesLeft };
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request, ['code']);
	const shown = await showSecondFactor(context.get(domainContext), textOf(form, 'code'));
	if (!shown.ok) return data({ error: secondFactorMessage(shown.kind) }, { status: 400 });
	return redirect(nextOf(request, context.get(siteContext).origin), 303);
}

/** On to the page that asked for the second factor; to the desk, where none did. */
function nextOf(request: Request, origin: string): string {
	const next = safeRedirect(new URL(request.url).searchParams.get('next'), origin);
	return next === paths.home() ? deskPaths.inbox() : next;
}

export const meta = () => deskMeta('Second factor');

export default function DeskSecondFactor({ loaderData, actionData }: Route.ComponentProps) {
	const { next, codesLeft } = loaderData;
	return (
		<DeskPage title="Second factor" narrow>
			<form method="post" action={deskPaths.secondFactor({ next })}>
				<StampField />
				<FormStack>
					<p>Six digits from your authenticator app open the desk for this session.</p>
					<CodeField error={actionData?.error} hint={`A recovery code is good too; you have ${codesLeft} left.`} />
					<Buttons>
						<Button type="submit" look="flag">
							Open the desk
						</Button>
					</Buttons>
				</FormStack>
			</form>
		</DeskPage>
	);
}
