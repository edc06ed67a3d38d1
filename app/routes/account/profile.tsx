import type { SubmissionResult } from '@conform-to/react';
import { Cancel, ChangePage } from '#app/features/account/change-page.tsx';
import { ProfileFields } from '#app/features/account/profile-fields.tsx';
import { sendChange } from '#app/features/account/send-change.ts';
import { AccountForm } from '#app/features/auth/account-form.tsx';
import { answerForm } from '#app/features/auth/answer-form.server.ts';
import { PROFILE_LABELS } from '#app/features/auth/labels.ts';
import { lateCheck } from '#app/features/auth/late-check.ts';
import { toAuthUser } from '#app/lib/auth/auth-state.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { handicapText } from '#domain/catalogue/finding/handicap.ts';
import { COUNTRIES_BY_NAME } from '#domain/catalogue/places/countries.ts';
import { saveProfile } from '#domain/members/profile-commands.ts';
import { getOwnProfile } from '#domain/members/profile-queries.ts';
import { profileSchema } from '#domain/members/profile-rules.ts';
import type { Route } from './+types/profile';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const member = requireMember(ctx, request);
	const { handle, publicName, isPublic, homeCountry, handicapTenths } = await getOwnProfile(ctx);
	return {
		member: toAuthUser(member),
		profile: {
			firstName: member.firstName,
			lastName: member.lastName,
			homeCountry: homeCountry ?? '',
			handicap: handicapTenths === null ? '' : handicapText(handicapTenths / 10),
			publicName: publicName ?? '',
			handle: handle ?? '',
			isPublic: isPublic ? 'on' : '',
		},
		countries: COUNTRIES_BY_NAME.map(({ code, name }) => ({ code, name })),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return answerForm(ctx, request, {
		labels: PROFILE_LABELS,
		schema: profileSchema,
		what: 'a profile',
		store: (wanted) => saveProfile(ctx, wanted),
		next: paths.settings({ flash: 'profile' }),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendChange(() => serverAction());

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Edit Profile',
		description: 'The name that stands with your reviews, and your public page.',
		path: paths.editProfile(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function AccountProfile({ loaderData, actionData }: Route.ComponentProps) {
	const { profile, countries } = loaderData;
	const again = actionData?.kind === 'again' ? actionData.result : undefined;
	return (
		<ChangePage
			title="Edit Profile"
			lead="What stands with your reviews, and on your public page if you turn it on."
			answer={actionData}
		>
			<AccountForm
				id="profile"
				action={paths.editProfile()}
				validate={lateCheck('profile')}
				labels={PROFILE_LABELS}
				lastResult={again}
				defaults={again ? unsaid(again, profile) : profile}
				submit={{ idle: 'Save Profile', busy: 'Saving...' }}
				aside={<Cancel />}
			>
				{(control) => <ProfileFields control={control} countries={countries} />}
			</AccountForm>
		</ChangePage>
	);
}

/** What comes back emptied stays empty; a country that a form sent before its list was alive said nothing of stays what it was. */
const unsaid = ({ fields }: SubmissionResult, { homeCountry }: { homeCountry: string }) =>
	fields?.includes('homeCountry') ? undefined : { homeCountry };
