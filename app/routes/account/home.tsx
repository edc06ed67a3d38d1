import { AccountPage } from '#app/features/account/account-page.tsx';
import { Facts } from '#app/features/account/facts.tsx';
import { PostButton } from '#app/features/account/post-button.tsx';
import { readFlash } from '#app/features/auth/auth-words.ts';
import { nameOf, toAuthUser } from '#app/lib/auth/auth-state.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { safeRedirect } from '#app/lib/auth/safe-redirect.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import type { Route } from './+types/home';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['flash', 'next'] };

export function loader({ request, context }: Route.LoaderArgs) {
	const member = toAuthUser(requireMember(context.get(domainContext), request));
	const params = new URL(request.url).searchParams;
	const { origin } = context.get(siteContext);
	const flash = readFlash(params.get('flash'));
	return { member, flash, next: flash && safeRedirect(params.get('next'), origin) };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Your account',
		description: 'Your name, your reviews, your courses and your settings.',
		path: paths.account(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

/** What the bar's menu holds, on a page of its own for those without JavaScript (decision X5). */
export default function AccountHome({ loaderData }: Route.ComponentProps) {
	const { member, flash, next } = loaderData;
	return (
		<AccountPage title={<bdi>{nameOf(member)}</bdi>} flash={flash}>
			{next && (
				<Buttons>
					<ButtonLink to={next} look="flag">
						{next === paths.home() ? 'Go to the front page' : 'Go on to where you were'}
					</ButtonLink>
				</Buttons>
			)}
			<Facts facts={[{ label: 'Email', value: member.email }]} />
			<Buttons>
				<ButtonLink to={paths.createReview()}>Create Review</ButtonLink>
				<ButtonLink to={paths.settings()} look="line">
					Account Settings
				</ButtonLink>
				<PostButton action={paths.signOut()} busy="Signing out..." look="quiet">
					Sign out
				</PostButton>
			</Buttons>
		</AccountPage>
	);
}
