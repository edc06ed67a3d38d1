import { Cancel, ChangePage } from '#app/features/account/change-page.tsx';
import { sendChange } from '#app/features/account/send-change.ts';
import { AccountForm } from '#app/features/auth/account-form.tsx';
import { answerForm } from '#app/features/auth/answer-form.server.ts';
import { CHANGE_EMAIL_LABELS } from '#app/features/auth/labels.ts';
import { lateCheck } from '#app/features/auth/late-check.ts';
import { PresentPasswordField } from '#app/features/auth/password-fields.tsx';
import { loadMember } from '#app/lib/auth/load-member.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { changeEmailSchema } from '#domain/accounts/settings-rules.ts';
import { updateUser } from '#domain/accounts/user-commands.ts';
import type { Route } from './+types/email';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export const loader = loadMember;

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return answerForm(ctx, request, {
		labels: CHANGE_EMAIL_LABELS,
		schema: changeEmailSchema,
		what: 'a change of address',
		store: (wanted) => updateUser(ctx, wanted),
		next: paths.settings({ flash: 'email-asked' }),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendChange(() => serverAction());

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
						<PresentPasswordField label={CHANGE_EMAIL_LABELS.currentPassword} {...control('currentPassword')} />
					</>
				)}
			</AccountForm>
		</ChangePage>
	);
}
