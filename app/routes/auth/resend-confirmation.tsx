import { AccountForm } from '#app/features/auth/account-form.tsx';
import { answerForm } from '#app/features/auth/answer-form.server.ts';
import { AuthPage } from '#app/features/auth/auth-page.tsx';
import { AUTH_WORDS } from '#app/features/auth/auth-words.ts';
import { RECOVER_LABELS } from '#app/features/auth/labels.ts';
import { lateCheck } from '#app/features/auth/late-check.ts';
import { SmallLine } from '#app/features/auth/small-line.tsx';
import { domainContext } from '#app/lib/context.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/link.tsx';
import { recoverSchema } from '#domain/accounts/rules.ts';
import { resendConfirmation } from '#domain/accounts/sign-up/sign-up-commands.ts';
import type { Route } from './+types/resend-confirmation';

export const handle: RouteHandle = { kind: 'tool', keep: 'no-store', writes: 'anyone' };

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	return answerForm(ctx, request, {
		labels: RECOVER_LABELS,
		schema: recoverSchema,
		what: 'a letter',
		store: ({ email }) => resendConfirmation(ctx, email),
		failed: AUTH_WORDS.unexpected,
		next: paths.login({ flash: 'resent' }),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendPost(serverAction, { failed: AUTH_WORDS.unexpected, unexpected: AUTH_WORDS.unexpected });

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Confirm your email address',
		description: 'Ask for the email with the link to confirm your address once more.',
		path: paths.resendConfirmation(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function ResendConfirmation({ actionData }: Route.ComponentProps) {
	return (
		<AuthPage
			kicker="Members"
			title="Confirm your email address"
			lead="We send you the link again. It works for a day."
			picture={paths.scene('letter')}
			answer={actionData}
			failedTitle={AUTH_WORDS.changeFailed.title}
		>
			<AccountForm
				id="resend"
				action={paths.resendConfirmation()}
				validate={lateCheck('recover')}
				labels={RECOVER_LABELS}
				lastResult={actionData?.kind === 'again' ? actionData.result : undefined}
				submit={{ idle: 'Send the email again', busy: 'Sending...' }}
			>
				{(control) => (
					<TextField label={RECOVER_LABELS.email} type="email" required autoComplete="email" {...control('email')} />
				)}
			</AccountForm>
			<SmallLine>
				<Link to={paths.login()}>Return to login</Link>
			</SmallLine>
		</AuthPage>
	);
}
