import { parseWithZod } from '@conform-to/zod/v4';
import { useEffect } from 'react';
import { redirect } from 'react-router';
import { recoverPassword } from '#domain/accounts/link-commands.ts';
import { recoverSchema } from '#domain/accounts/rules.ts';
import { AccountForm } from '../features/auth/account-form.tsx';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { AUTH_WORDS } from '../features/auth/auth-words.ts';
import { CheckEmail } from '../features/auth/check-email.tsx';
import { RECOVER_LABELS } from '../features/auth/labels.ts';
import { lateCheck } from '../features/auth/late-check.ts';
import { SmallLine } from '../features/auth/small-line.tsx';
import { againForFailure, againForFields } from '../lib/auth/account-answer.ts';
import { domainContext } from '../lib/context.ts';
import { failedPost } from '../lib/failed-post.ts';
import { readForm } from '../lib/form-body.ts';
import { orBroken } from '../lib/form-refusal.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/meta.ts';
import { paths } from '../lib/paths.ts';
import { TextField } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { Route } from './+types/forgot-password';

export const handle: RouteHandle = { kind: 'tool', keep: 'no-store', query: ['sent'], writes: 'anyone' };

export function loader({ request }: Route.LoaderArgs) {
	return { sent: new URL(request.url).searchParams.has('sent') };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const form = await readForm(request, ['email']);
	const submission = parseWithZod(form, { schema: recoverSchema, disableAutoCoercion: true });
	if (submission.status !== 'success') return againForFields(submission);
	const asked = recoverPassword(ctx, { email: submission.value.email, redirectTo: null });
	const outcome = await orBroken(ctx, asked, 'a request for a new password');
	if (!outcome.ok) return againForFailure(submission, outcome, AUTH_WORDS.resetFailed.failed);
	return redirect(paths.forgotPassword({ sent: 'yes' }), 303);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} catch (error) {
		return failedPost(error, { failed: AUTH_WORDS.resetFailed.failed, unexpected: AUTH_WORDS.resetFailed.failed });
	}
}

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
