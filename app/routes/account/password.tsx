import { Cancel, ChangePage } from '#app/features/account/change-page.tsx';
import { sendChange } from '#app/features/account/send-change.ts';
import { AccountForm } from '#app/features/auth/account-form.tsx';
import { answerForm } from '#app/features/auth/answer-form.server.ts';
import { CHANGE_PASSWORD_LABELS } from '#app/features/auth/labels.ts';
import { lateCheck } from '#app/features/auth/late-check.ts';
import { NewPasswordFields, PresentPasswordField } from '#app/features/auth/password-fields.tsx';
import { loadMember } from '#app/lib/auth/load-member.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { changePasswordSchema } from '#domain/accounts/settings-rules.ts';
import { updateUser } from '#domain/accounts/user-commands.ts';
import type { Route } from './+types/password';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export const loader = loadMember;

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return answerForm(ctx, request, {
		labels: CHANGE_PASSWORD_LABELS,
		schema: changePasswordSchema,
		what: 'a new password',
		store: ({ currentPassword, password }) => updateUser(ctx, { currentPassword, password }),
		next: paths.settings({ flash: 'password' }),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendChange(() => serverAction());

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
						<PresentPasswordField label={CHANGE_PASSWORD_LABELS.currentPassword} {...control('currentPassword')} />
						<NewPasswordFields labels={CHANGE_PASSWORD_LABELS} control={control} />
					</>
				)}
			</AccountForm>
		</ChangePage>
	);
}
