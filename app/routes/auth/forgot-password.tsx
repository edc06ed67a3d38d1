import { useEffect } from 'react';
import { AccountForm } from '#app/features/auth/account-form.tsx';
import { answerForm } from '#app/features/auth/answer-form.server.ts';
import { AuthPage } from '#app/features/auth/auth-page.tsx';
import { AUTH_WORDS } from '#app/features/auth/auth-words.ts';
import { CheckEmail } from '#app/features/auth/check-email.tsx';
import { RECOVER_LABELS } from '#app/features/auth/labels.ts';
import { lateCheck } from '#app/features/auth/late-check.ts';
import { SmallLine } from '#app/features/auth/small-line.tsx';
import { domainContext } from '#app/lib/context.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import { useNewFormFocus } from '#app/lib/forms/use-new-form-focus.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/link.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { recoverPassword } from '#domain/accounts/links/link-commands.ts';
import { recoverSchema } from '#domain/accounts/rules.ts';
import type { Route } from './+types/forgot-password';

export const handle: RouteHandle = { kind: 'tool', keep: 'no-store', query: ['sent'], writes: 'anyone' };

export function loader({ request }: Route.LoaderArgs) {
	return { sent: new URL(request.url).searchParams.has('sent') };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	return answerForm(ctx, request, {
		labels: RECOVER_LABELS,
		schema: recoverSchema,
		what: 'a request for a new password',
		store: ({ email }) => recoverPassword(ctx, { email, redirectTo: null }),
		failed: AUTH_WORDS.resetFailed.failed,
		next: paths.forgotPassword({ sent: 'yes' }),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendPost(serverAction, { failed: AUTH_WORDS.resetFailed.failed, unexpected: AUTH_WORDS.resetFailed.failed });

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Reset your password',
		description: 'Ask for a link to set a new password: it comes by email, works once and lasts an hour.',
		path: paths.forgotPassword(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
	const sent = loaderData.sent && !actionData;
	useSentToast(sent);
	useNewFormFocus(sent);
	return (
		<AuthPage
			kicker="Members"
			title="Reset your password"
			lead="Tell us the address of your account, and we send you a link to a new password. It works once, for one hour."
			picture={paths.scene('help-account-security')}
			answer={actionData}
			failedTitle={AUTH_WORDS.resetFailed.title}
		>
			{sent ? (
				<CheckEmail />
			) : (
				<AccountForm
					id="forgot-password"
					action={paths.forgotPassword()}
					validate={lateCheck('recover')}
					labels={RECOVER_LABELS}
					lastResult={actionData?.kind === 'again' ? actionData.result : undefined}
					submit={{ idle: 'Send Reset Link', busy: 'Sending...' }}
				>
					{(control) => (
						<TextField label={RECOVER_LABELS.email} type="email" required autoComplete="email" {...control('email')} />
					)}
				</AccountForm>
			)}
			<SmallLine>
				Remember your password? <Link to={paths.login()}>Sign in</Link>
			</SmallLine>
		</AuthPage>
	);
}

function useSentToast(sent: boolean) {
	useEffect(() => {
		if (sent) showToast(AUTH_WORDS.resetSent);
	}, [sent]);
}
