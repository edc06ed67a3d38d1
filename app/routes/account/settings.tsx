import { AccountPage } from '#app/features/account/account-page.tsx';
import { SettingsSections } from '#app/features/account/settings-sections.tsx';
import { readFlash } from '#app/features/auth/auth-words.ts';
import { toAuthUser } from '#app/lib/auth/auth-state.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { getAccount, listSessions } from '#domain/accounts/queries.ts';
import { handicapText } from '#domain/catalogue/finding/handicap.ts';
import { countryName } from '#domain/catalogue/places/countries.ts';
import { getOwnProfile, type Profile } from '#domain/members/profile-queries.ts';
import { isSubscribed } from '#domain/newsletter/member-commands.ts';
import type { Route } from './+types/settings';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['flash'] };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const member = requireMember(ctx, request);
	const [account, profile, sessions, subscribed] = await Promise.all([
		withFallback(ctx, getAccount(ctx.db, member.userId), null, 'Reading an account'),
		withFallback(ctx, getOwnProfile(ctx), null, 'Reading a profile'),
		withFallback(ctx, listSessions(ctx), [], 'Reading sessions'),
		withFallback(ctx, isSubscribed(ctx), false, 'Reading a subscription'),
	]);
	return {
		member: toAuthUser(member),
		profile: profile && toProfileLine(profile),
		newEmail: account?.newEmail ?? null,
		sessions: sessions.map((session) => ({
			...session,
			createdAt: session.createdAt.toISOString(),
			seenAt: session.seenAt.toISOString(),
		})),
		subscribed,
		flash: readFlash(new URL(request.url).searchParams.get('flash')),
	};
}

const toProfileLine = ({ handle, publicName, isPublic, homeCountry, handicapTenths, avatarKey }: Profile) => ({
	publicName,
	avatarUrl: avatarKey && paths.avatar(avatarKey, 'portrait'),
	country: homeCountry && countryName(homeCountry),
	handicap: handicapTenths === null ? null : handicapText(handicapTenths / 10),
	page: isPublic ? handle : null,
});

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Account Settings',
		description: 'Your profile, address, password, devices, newsletter and data.',
		path: paths.settings(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function AccountSettings({ loaderData }: Route.ComponentProps) {
	const { flash, ...settings } = loaderData;
	return (
		<AccountPage title="Account Settings" flash={flash}>
			<SettingsSections {...settings} />
		</AccountPage>
	);
}
