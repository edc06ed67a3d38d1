import { parseWithZod } from '@conform-to/zod/v4';
import { redirect } from 'react-router';
import { ACCOUNT_LIMITS } from '#domain/accounts/messages.ts';
import { changePasswordSchema } from '#domain/accounts/settings-rules.ts';
import { updateUser } from '#domain/accounts/user-commands.ts';
import { Cancel, ChangePage } from '../features/account/change-page.tsx';
import { AccountForm } from '../features/auth/account-form.tsx';
import { AUTH_WORDS } from '../features/auth/auth-words.ts';
import { CHANGE_PASSWORD_LABELS, namesOf } from '../features/auth/labels.ts';
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
import type { Route } from './+types/account-password';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export function loader({ request, context }: Route.LoaderArgs) {
	return { member: toAuthUser(requireMember(context.get(domainContext), request)) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const form = await readForm(request, namesOf(CHANGE_PASSWORD_LABELS));
	const submission = parseWithZod(form, { schema: changePasswordSchema, disableAutoCoercion: true });
	if (submission.status !== 'success') return againForFields(submission);
	const { currentPassword, password } = submission.value;
	const outcome = await orBroken(ctx, updateUser(ctx, { currentPassword, password }), 'a new password');
	if (!outcome.ok) return againForFailure(submission, outcome, AUTH_WORDS.changeFailed.failed);
	return redirect(paths.settings({ said: 'password' }), 303);
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
		title: 'Change Password',
		description: 'Another password for your account.',
		path: paths.changePassword(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function AccountPassword({ actionData }: Route.ComponentProps) {
	return (
		<ChangePage
			title="Change Password"
			lead="All your other devices are signed out, and we tell you by mail."
			answer={actionData}
		>
			<AccountForm
				id="change-password"
				action={paths.changePassword()}
				validate={lateCheck('changePassword')}
				labels={CHANGE_PASSWORD_LABELS}
				lastResult={actionData?.kind === 'again' ? actionData.result : undefined}
				submit={{ idle: 'Change Password', busy: 'Changing...' }}
				aside={<Cancel />}
			>
				{(control) => (
					<>
						<TextField
							label={CHANGE_PASSWORD_LABELS.currentPassword}
							type="password"
							required
							autoComplete="current-password"
							{...control('currentPassword')}
						/>
						<TextField
							label={CHANGE_PASSWORD_LABELS.password}
							type="password"
							required
							autoComplete="new-password"
							hint={`At least ${ACCOUNT_LIMITS.passwordLeast} characters. A few words in a row are good.`}
							{...control('password')}
						/>
						<TextField
							label={CHANGE_PASSWORD_LABELS.confirmPassword}
							type="password"
							required
							autoComplete="new-password"
							{...control('confirmPassword')}
						/>
					</>
				)}
			</AccountForm>
		</ChangePage>
	);
}
