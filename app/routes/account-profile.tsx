import { parseWithZod } from '@conform-to/zod/v4';
import { redirect } from 'react-router';
import { ACCOUNT_LIMITS } from '#domain/accounts/messages.ts';
import { profileSchema } from '#domain/accounts/settings-rules.ts';
import { updateUser } from '#domain/accounts/user-commands.ts';
import { Cancel, ChangePage } from '../features/account/change-page.tsx';
import { AccountForm } from '../features/auth/account-form.tsx';
import { AUTH_WORDS } from '../features/auth/auth-words.ts';
import { namesOf, PROFILE_LABELS } from '../features/auth/labels.ts';
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
import { FieldGrid } from '../ui/form-parts.tsx';
import type { Route } from './+types/account-profile';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export function loader({ request, context }: Route.LoaderArgs) {
	return { member: toAuthUser(requireMember(context.get(domainContext), request)) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const form = await readForm(request, namesOf(PROFILE_LABELS));
	const submission = parseWithZod(form, { schema: profileSchema, disableAutoCoercion: true });
	if (submission.status !== 'success') return againForFields(submission);
	const { firstName, lastName } = submission.value;
	const changes = { metadata: { first_name: firstName, last_name: lastName } };
	const outcome = await orBroken(ctx, updateUser(ctx, changes), 'a profile');
	if (!outcome.ok) return againForFailure(submission, outcome, AUTH_WORDS.changeFailed.failed);
	return redirect(paths.settings({ said: 'profile' }), 303);
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
		title: 'Edit Profile',
		description: 'The name that stands with your reviews.',
		path: paths.editProfile(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function AccountProfile({ loaderData, actionData }: Route.ComponentProps) {
	const { firstName, lastName } = loaderData.member;
	return (
		<ChangePage title="Edit Profile" lead="The name that stands with your reviews." answer={actionData}>
			<AccountForm
				id="profile"
				action={paths.editProfile()}
				validate={lateCheck('profile')}
				labels={PROFILE_LABELS}
				lastResult={actionData?.kind === 'again' ? actionData.result : undefined}
				defaults={{ firstName, lastName }}
				submit={{ idle: 'Save Profile', busy: 'Saving...' }}
				aside={<Cancel />}
			>
				{(control) => (
					<FieldGrid>
						<TextField
							label={PROFILE_LABELS.firstName}
							required
							autoComplete="given-name"
							maxLength={ACCOUNT_LIMITS.name}
							{...control('firstName')}
						/>
						<TextField
							label={PROFILE_LABELS.lastName}
							required
							autoComplete="family-name"
							maxLength={ACCOUNT_LIMITS.name}
							{...control('lastName')}
						/>
					</FieldGrid>
				)}
			</AccountForm>
		</ChangePage>
	);
}
