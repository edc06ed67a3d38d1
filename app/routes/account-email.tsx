import { parseWithZod } from '@conform-to/zod/v4';
import { redirect } from 'react-router';
import { changeEmailSchema } from '#domain/accounts/settings-rules.ts';
import { updateUser } from '#domain/accounts/user-commands.ts';
import { Cancel, ChangePage } from '../features/account/change-page.tsx';
import { AccountForm } from '../features/auth/account-form.tsx';
import { AUTH_WORDS } from '../features/auth/auth-words.ts';
import { CHANGE_EMAIL_LABELS, namesOf } from '../features/auth/labels.ts';
import { lateCheck } from '../features/auth/late-check.ts';
import { againForFailure, againForFields } from '../lib/auth/account-answer.ts';
import { toAuthUser } from '../lib/auth/auth-state.ts';
import { requireMember } from '../lib/auth/require-member.ts';
import { domainContext } from '../lib/context.ts';
import { failedPost } from '../lib/failed-post.ts';
import { readForm } from '../lib/form-body.ts';
import { orBroken } from '../lib/form-refusal.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/meta.ts';
import { paths } from '../lib/paths.ts';
import { TextField } from '../ui/field.tsx';
import type { Route } from './+types/account-email';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export function loader({ request, context }: Route.LoaderArgs) {
	return { member: toAuthUser(requireMember(context.get(domainContext), request)) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const form = await readForm(request, namesOf(CHANGE_EMAIL_LABELS));
	const submission = parseWithZod(form, { schema: changeEmailSchema, disableAutoCoercion: true });
	if (submission.status !== 'success') return againForFields(submission);
	const outcome = await orBroken(ctx, updateUser(ctx, submission.value), 'a change of address');
	if (!outcome.ok) return againForFailure(submission, outcome, AUTH_WORDS.changeFailed.failed);
	return redirect(paths.settings({ said: 'email-asked' }), 303);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} catch (error) {
		return failedPost(error, { failed: AUTH_WORDS.changeFailed.failed, unexpected: AUTH_WORDS.unexpected });
	}
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Change Email',
		description: 'Another address for your account.',
		path: paths.changeEmail(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function AccountEmail({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<ChangePage
			title="Change Email"
			lead="We write to the new address, and you confirm it there. The old one is told, and can undo the change for a week."
			answer={actionData}
		>
			<AccountForm
				id="change-email"
				action={paths.changeEmail()}
				validate={lateCheck('changeEmail')}
				labels={CHANGE_EMAIL_LABELS}
				lastResult={actionData?.kind === 'again' ? actionData.result : undefined}
				submit={{ idle: 'Change Email', busy: 'Sending...' }}
				aside={<Cancel />}
			>
				{(control) => (
					<>
						<TextField id="present-email" label="Present address" readOnly value={loaderData.member.email} />
						<TextField
							label={CHANGE_EMAIL_LABELS.email}
							type="email"
							required
							autoComplete="email"
							{...control('email')}
						/>
						<TextField
							label={CHANGE_EMAIL_LABELS.currentPassword}
							type="password"
							required
							autoComplete="current-password"
							{...control('currentPassword')}
						/>
					</>
				)}
			</AccountForm>
		</ChangePage>
	);
}
