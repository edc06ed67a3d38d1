import { redirect } from 'react-router';
import { undoEmailChange } from '#domain/accounts/email-commands.ts';
import { redeemLink } from '#domain/accounts/link-commands.ts';
import { findLink } from '#domain/accounts/queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { AUTH_WORDS } from '../features/auth/auth-words.ts';
import { LINK_KINDS, type LinkName, readLinkKind } from '../features/auth/link-kinds.ts';
import { VoidLink } from '../features/auth/void-link.tsx';
import { LetterLink } from '../features/letter-link.tsx';
import { againForFailure } from '../lib/auth/account-answer.ts';
import { announceChange } from '../lib/auth/stored.ts';
import { domainContext } from '../lib/context.ts';
import { orBroken } from '../lib/form-refusal.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/meta.ts';
import { paths } from '../lib/paths.ts';
import { sendPost } from '../lib/send-post.ts';
import { ButtonLink } from '../ui/button.tsx';
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
	const { token, kind } = linkOf(request);
	const link = await findLink(context.get(domainContext), token, kind);
	return { token, kind, address: link?.address ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const { token, kind } = linkOf(request);
	const outcome = await orBroken(ctx, spend(ctx, token, kind), 'a confirmation');
	if (!outcome.ok) return againForFailure(NO_FIELDS, outcome, AUTH_WORDS.unexpected);
	const { said } = LINK_KINDS[kind];
	// Whoever is signed in already stays so; only a change of address is confirmed in such a browser.
	if (kind === 'email_change' && ctx.viewer.kind === 'member') return redirect(paths.settings({ said }), 303);
	return redirect(paths.login({ said, redirectTo: outcome.value.redirectTo }), 303);
}

async function spend(ctx: DomainContext, token: string, kind: LinkName) {
	if (kind !== 'email_change_undo') return redeemLink(ctx, { token, kinds: [kind] });
	const undone = await undoEmailChange(ctx, token);
	return undone.ok ? { ok: true as const, value: { redirectTo: null } } : undone;
}

const NO_FIELDS = { reply: () => ({ status: 'error' as const }) };

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
	const { token, kind, address } = loaderData;
	const { title, lead, button, busy: atWork } = LINK_KINDS[kind];
	return (
		<AuthPage
			kicker="Members"
			title={title}
			lead={address ? lead : 'Each link works once, and the newest one is the one that works.'}
			picture={paths.scene('letter')}
			answer={actionData}
			failedTitle={AUTH_WORDS.changeFailed.title}
		>
			{address ? (
				<LetterLink
					action={paths.confirm({ token_hash: token, type: kind })}
					email={address}
					button={button}
					busy={atWork}
				/>
			) : (
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
