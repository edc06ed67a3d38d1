import { AccountForm } from '#app/features/auth/account-form.tsx';
import { answerForm } from '#app/features/auth/answer-form.server.ts';
import { AuthPage } from '#app/features/auth/auth-page.tsx';
import { AUTH_WORDS } from '#app/features/auth/auth-words.ts';
import { NEW_PASSWORD_LABELS } from '#app/features/auth/labels.ts';
import { lateCheck } from '#app/features/auth/late-check.ts';
import { NewPasswordFields } from '#app/features/auth/password-fields.tsx';
import { SmallLine } from '#app/features/auth/small-line.tsx';
import { VoidLink } from '#app/features/auth/void-link.tsx';
import { announceChange } from '#app/lib/auth/stored.ts';
import { domainContext } from '#app/lib/context.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/link.tsx';
import { resetPassword } from '#domain/accounts/passwords/password-commands.ts';
import { findLink } from '#domain/accounts/queries.ts';
import { resetPasswordSchema } from '#domain/accounts/rules.ts';
import type { Route } from './+types/reset-password';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'no-store',
	query: ['token_hash', 'type'],
	writes: 'anyone',
};

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token_hash') ?? '';

/** Looks whether the link is good, and spends nothing: scanners open links too (S17). */
export async function loader({ request, context }: Route.LoaderArgs) {
	const token = tokenOf(request);
	const link = await findLink(context.get(domainContext), token, 'recovery');
	return { token, address: link?.address ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	return answerForm(ctx, request, {
		labels: NEW_PASSWORD_LABELS,
		schema: resetPasswordSchema,
		what: 'a new password',
		store: ({ password }) => resetPassword(ctx, { token: tokenOf(request), password }),
		failed: AUTH_WORDS.resetFailed.failed,
		next: paths.login({ flash: 'reset' }),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendPost(serverAction, { failed: AUTH_WORDS.resetFailed.failed, unexpected: AUTH_WORDS.unexpected }, announceChange);

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Choose a new password',
		description: 'Set a new password for your account.',
		path: paths.resetPassword(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
	const { token, address } = loaderData;
	return (
		<AuthPage
			kicker="Members"
			title="Choose a new password"
			lead={address ? 'Then log in with it. All your devices are signed out.' : 'Links work once, for one hour.'}
			picture={paths.scene('help-account-security')}
			answer={actionData}
			failedTitle={AUTH_WORDS.resetFailed.title}
		>
			{address ? (
				<AccountForm
					id="reset-password"
					action={paths.resetPassword({ token_hash: token, type: 'recovery' })}
					validate={lateCheck('resetPassword')}
					labels={NEW_PASSWORD_LABELS}
					lastResult={actionData?.kind === 'again' ? actionData.result : undefined}
					submit={{ idle: 'Set New Password', busy: 'Setting...' }}
				>
					{(control) => (
						<>
							<TextField id="reset-address" label="Email" value={address} readOnly autoComplete="username" />
							<NewPasswordFields labels={NEW_PASSWORD_LABELS} control={control} />
						</>
					)}
				</AccountForm>
			) : (
				<VoidLink>
					<ButtonLink to={paths.forgotPassword()}>Send a new link</ButtonLink>
				</VoidLink>
			)}
			<SmallLine>
				Remember your password? <Link to={paths.login()}>Sign in</Link>
			</SmallLine>
		</AuthPage>
	);
}
