import { parseWithZod } from '@conform-to/zod/v4';
import { redirect } from 'react-router';
import { deleteUser } from '#domain/accounts/delete-commands.ts';
import { deletionSchema } from '#domain/accounts/settings-rules.ts';
import { departMember } from '#domain/members/departure-commands.ts';
import { Cancel, ChangePage } from '../features/account/change-page.tsx';
import { DeletionFields } from '../features/account/deletion-fields.tsx';
import { AccountForm } from '../features/auth/account-form.tsx';
import { AUTH_WORDS } from '../features/auth/auth-words.ts';
import { DELETION_LABELS, namesOf } from '../features/auth/labels.ts';
import { lateCheck } from '../features/auth/late-check.ts';
import { againForFailure, againForFields } from '../lib/auth/account-answer.ts';
import { toAuthUser } from '../lib/auth/auth-state.ts';
import { requireMember } from '../lib/auth/require-member.ts';
import { announceChange } from '../lib/auth/stored.ts';
import { domainContext } from '../lib/context.ts';
import { failedPost } from '../lib/failed-post.ts';
import { readForm } from '../lib/form-body.ts';
import { orBroken } from '../lib/form-refusal.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/meta.ts';
import { paths } from '../lib/paths.ts';
import type { Route } from './+types/account-deletion';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export function loader({ request, context }: Route.LoaderArgs) {
	return { member: toAuthUser(requireMember(context.get(domainContext), request)) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const form = await readForm(request, namesOf(DELETION_LABELS));
	const submission = parseWithZod(form, { schema: deletionSchema, disableAutoCoercion: true });
	if (submission.status !== 'success') return againForFields(submission);
	const outcome = await orBroken(ctx, deleteUser(ctx, submission.value, departMember), 'the end of an account');
	if (!outcome.ok) return againForFailure(submission, outcome, AUTH_WORDS.changeFailed.failed);
	return redirect(paths.login({ said: 'deleted' }), 303);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} catch (error) {
		if (error instanceof Response) announceChange();
		return failedPost(error, { failed: AUTH_WORDS.changeFailed.failed, unexpected: AUTH_WORDS.unexpected });
	}
}

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
				{(control) => <DeletionFields reviews={control('reviews')} password={control('currentPassword')} />}
			</AccountForm>
		</ChangePage>
	);
}
