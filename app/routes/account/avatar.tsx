import { data, redirect } from 'react-router';
import { Cancel, ChangePage } from '#app/features/account/change-page.tsx';
import { FileForm } from '#app/features/account/file-form.tsx';
import { PostButton } from '#app/features/account/post-button.tsx';
import { sendChange } from '#app/features/account/send-change.ts';
import { AUTH_WORDS } from '#app/features/auth/auth-words.ts';
import { Avatar } from '#app/features/golfer/avatar.tsx';
import { nameOf, toAuthUser } from '#app/lib/auth/auth-state.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { getAvatarKey, setAvatar } from '#domain/pictures/avatar-commands.ts';
import { PICTURE_ACCEPT, PICTURE_WORDS } from '#domain/pictures/limits.ts';
import { PICTURE_MESSAGES } from '#domain/pictures/messages.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/avatar';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member', files: ['avatar'] };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const member = requireMember(ctx, request);
	const avatarKey = await getAvatarKey(ctx.db, member.userId);
	return { member: toAuthUser(member), avatarKey, stamp: stampFor(ctx) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const file = ctx.uploads.find(({ field }) => field === 'avatar');
	if (!file) return data({ kind: 'refused' as const, words: 'Choose a picture first.' }, { status: 400 });
	const outcome = await setAvatar(ctx, file);
	if (outcome.ok) return redirect(paths.settings({ flash: 'profile' }), 303);
	const words = outcome.kind === 'not-signed-in' ? AUTH_WORDS.unexpected : PICTURE_MESSAGES[outcome.kind];
	return data({ kind: 'refused' as const, words }, { status: 422 });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendChange(() => serverAction());

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Your Picture',
		description: 'The picture that stands with your reviews.',
		path: paths.changeAvatar(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function AccountAvatar({ loaderData, actionData }: Route.ComponentProps) {
	const { member, avatarKey } = loaderData;
	const failed = actionData?.kind === 'failed' ? actionData : undefined;
	return (
		<ChangePage title="Your Picture" lead="The picture that stands with your reviews." answer={failed}>
			<Avatar
				name={nameOf(member)}
				avatarUrl={avatarKey === null ? null : paths.avatar(avatarKey, 'portrait')}
				size="large"
			/>
			<FileForm
				action={paths.changeAvatar()}
				name="avatar"
				accept={PICTURE_ACCEPT}
				label="Picture"
				hint={`${PICTURE_WORDS.formats}, at most ${PICTURE_WORDS.size}. It is cropped to a square.`}
				submit={{ idle: 'Save Picture', busy: 'Saving...' }}
				error={actionData?.kind === 'refused' ? actionData.words : undefined}
			/>
			{avatarKey !== null && (
				<PostButton action={paths.removeAvatar()} busy="Removing...">
					Remove the picture
				</PostButton>
			)}
			<Cancel />
		</ChangePage>
	);
}
