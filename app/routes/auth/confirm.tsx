import { parseWithZod } from '@conform-to/zod/v4';
import { redirect } from 'react-router';
import { z } from 'zod';
import { AuthPage } from '#app/features/auth/auth-page.tsx';
import { AUTH_WORDS } from '#app/features/auth/auth-words.ts';
import { ConfirmForm } from '#app/features/auth/confirm-form.tsx';
import { CONFIRM_LABELS, namesOf } from '#app/features/auth/labels.ts';
import { LINK_KINDS, type LinkName, readLinkKind } from '#app/features/auth/link-kinds.ts';
import { VoidLink } from '#app/features/auth/void-link.tsx';
import { LetterLink } from '#app/features/forms/letter-link.tsx';
import { againForFailure } from '#app/lib/auth/account-answer.ts';
import { announceChange } from '#app/lib/auth/stored.ts';
import { domainContext } from '#app/lib/context.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import { tryStoring } from '#app/lib/forms/form-refusal.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { undoEmailChange } from '#domain/accounts/email-commands.ts';
import { redeemLink } from '#domain/accounts/links/link-commands.ts';
import { findLink } from '#domain/accounts/queries.ts';
import { confirmSignUp } from '#domain/accounts/sign-up/confirm-commands.ts';
import { isMadeHere } from '#domain/accounts/sign-up/sign-up-store.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Route } from './+types/confirm';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'no-store',
	query: ['token_hash', 'type'],
	writes: 'anyone',
};

function linkOf(request: Request) {
	const params = new URL(request.url).searchParams;
	return { token: params.get('token_hash') ?? '', kind: readLinkKind(params.get('type')) };
}

/** Looks whether the link is good, and spends nothing: scanners open links too (S17). */
export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const { token, kind } = linkOf(request);
	const link = await findLink(ctx, token, kind);
	return {
		token,
		kind,
		address: link?.address ?? null,
		asks: kind === 'signup' && link !== null && !isMadeHere(ctx, link),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const { token, kind } = linkOf(request);
	const form = await readForm(request, namesOf(CONFIRM_LABELS));
	// Whether a password has to be typed at all, only the command knows.
	const submission = parseWithZod(form, { schema: z.object({}) });
	const spent = spend(ctx, kind, { token, password: textOf(form, 'password') || null });
	const outcome = await tryStoring(ctx, spent, 'a confirmation');
	return outcome.ok ? redirect(outcome.next, 303) : againForFailure(submission, outcome, AUTH_WORDS.unexpected);
}

/** Spends the link; `next` is the page that says so. */
async function spend(
	ctx: DomainContext,
	kind: LinkName,
	{ token, password }: { token: string; password: string | null },
) {
	const { flash } = LINK_KINDS[kind];
	if (kind === 'signup') {
		const confirmed = await confirmSignUp(ctx, { token, password, remember: false });
		if (!confirmed.ok) return confirmed;
		const { grant, redirectTo } = confirmed.value;
		const next = redirectTo ?? paths.home();
		return { ok: true as const, next: paths.account({ flash: grant ? flash : 'other-confirmed', next }) };
	}
	const spent = await (kind === 'email_change'
		? redeemLink(ctx, { token, kinds: [kind] })
		: undoEmailChange(ctx, token));
	if (!spent.ok) return spent;
	// Whoever is signed in already stays so; only a change of address is confirmed in such a browser.
	const isStaying = kind === 'email_change' && ctx.viewer.kind === 'member';
	const redirectTo = 'redirectTo' in spent.value ? spent.value.redirectTo : null;
	return { ok: true as const, next: isStaying ? paths.settings({ flash }) : paths.login({ flash, redirectTo }) };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendPost(serverAction, { failed: AUTH_WORDS.unexpected, unexpected: AUTH_WORDS.unexpected }, announceChange);

export function meta({ matches, loaderData }: Route.MetaArgs) {
	return pageMeta({
		title: LINK_KINDS[loaderData?.kind ?? 'signup'].title,
		description: 'Confirm what a letter of ours has asked for.',
		path: paths.confirm(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
	const { token, kind, address, asks } = loaderData;
	const { title, button, busy } = LINK_KINDS[kind];
	const again = actionData?.kind === 'again' ? actionData : undefined;
	const press = { action: paths.confirm({ token_hash: token, type: kind }), email: address ?? '' };
	return (
		<AuthPage
			kicker="Members"
			title={title}
			lead={leadOf(loaderData)}
			picture={paths.scene('letter')}
			answer={actionData}
			failedTitle={AUTH_WORDS.changeFailed.title}
		>
			{address && asks && <ConfirmForm {...press} submit={{ idle: button, busy }} again={again} />}
			{address && !asks && <LetterLink {...press} button={button} busy={busy} />}
			{!address && (
				<VoidLink>
					{kind === 'signup' && <ButtonLink to={paths.resendConfirmation()}>Send the email again</ButtonLink>}
					<ButtonLink to={paths.login()} look="line">
						Log In
					</ButtonLink>
				</VoidLink>
			)}
		</AuthPage>
	);
}

function leadOf({ kind, address, asks }: Route.ComponentProps['loaderData']): string {
	const { lead, leadVoid } = LINK_KINDS[kind];
	if (!address) return leadVoid;
	return asks ? 'You did not sign up in this browser. Enter the password that was chosen for this account.' : lead;
}
