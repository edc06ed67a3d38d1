import { Cancel, ChangePage } from '#app/features/account/change-page.tsx';
import { DeletionFields } from '#app/features/account/deletion-fields.tsx';
import { sendChange } from '#app/features/account/send-change.ts';
import { AccountForm } from '#app/features/auth/account-form.tsx';
import { answerForm } from '#app/features/auth/answer-form.server.ts';
import { DELETION_LABELS } from '#app/features/auth/labels.ts';
import { lateCheck } from '#app/features/auth/late-check.ts';
import { loadMember } from '#app/lib/auth/load-member.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { announceChange } from '#app/lib/auth/stored.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { deleteUser } from '#domain/accounts/delete-commands.ts';
import { deletionSchema } from '#domain/accounts/settings-rules.ts';
import { departMember } from '#domain/members/departure-commands.ts';
import type { Route } from './+types/deletion';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export const loader = loadMember;

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return answerForm(ctx, request, {
		labels: DELETION_LABELS,
		schema: deletionSchema,
		what: 'the end of an account',
		store: (wanted) => deleteUser(ctx, wanted, departMember),
		next: paths.login({ flash: 'deleted' }),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendChange(() => serverAction(), announceChange);

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Delete Account',
		description: 'Leave for good.',
		path: paths.deleteAccount(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function AccountDeletion({ actionData }: Route.ComponentProps) {
	return (
		<ChangePage
			title="Delete Account"
			lead="Your profile, your devices, your newsletter and the list of your courses are gone at once and for good. Your address is free again."
			answer={actionData}
		>
			<AccountForm
				id="deletion"
				action={paths.deleteAccount()}
				validate={lateCheck('deletion')}
				labels={DELETION_LABELS}
				lastResult={actionData?.kind === 'again' ? actionData.result : undefined}
				submit={{ idle: 'Delete Account for Good', busy: 'Deleting...' }}
				aside={<Cancel />}
			>
				{(control) => <DeletionFields control={control} />}
			</AccountForm>
		</ChangePage>
	);
}
