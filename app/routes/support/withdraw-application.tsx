import { redirect } from 'react-router';
import { LetterLinkPage } from '#app/features/forms/letter-link.tsx';
import { domainContext } from '#app/lib/context.ts';
import { tryStoring } from '#app/lib/forms/form-refusal.ts';
import { refusePress } from '#app/lib/forms/refuse-press.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { withdrawApplication } from '#domain/support/commands.ts';
import { APPLICATION_MESSAGES } from '#domain/support/options.ts';
import { findApplication } from '#domain/support/queries.ts';
import type { Route } from './+types/withdraw-application';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'no-store',
	query: ['application', 'token', 'done'],
	writes: 'anyone',
};

function linkOf(request: Request) {
	const params = new URL(request.url).searchParams;
	return { application: params.get('application') ?? '', token: params.get('token') ?? '' };
}

/** Looks whether the link is good, and withdraws nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const link = linkOf(request);
	const done = new URL(request.url).searchParams.has('done');
	const found = done ? null : await findApplication(context.get(domainContext), link);
	return { link, done, email: found?.email ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const outcome = await tryStoring(ctx, withdrawApplication(ctx, linkOf(request)), 'a withdrawal');
	if (outcome.ok) return redirect(paths.withdrawApplication({ done: 'yes' }), 303);
	return refusePress(outcome, APPLICATION_MESSAGES);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendPost(serverAction, { failed: APPLICATION_MESSAGES.unexpected, unexpected: APPLICATION_MESSAGES.unexpected });

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Withdraw your application',
		description: 'Withdraw your application to become a reviewer.',
		path: paths.withdrawApplication(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function WithdrawApplication({ loaderData: { link, done, email }, actionData }: Route.ComponentProps) {
	const words = 'Nobody will write to you about it. You are welcome to apply again whenever you like.';
	const home = (
		<ButtonLink to={paths.home()} reloadDocument>
			Return to Home
		</ButtonLink>
	);
	return (
		<LetterLinkPage
			head={{
				kicker: 'Community',
				title: 'Withdraw your application',
				lead: 'You have changed your mind, or somebody has typed your address: one press, and the matter is closed.',
				picture: paths.scene('reviewer'),
			}}
			answer={actionData}
			done={done ? { title: 'Your application is withdrawn', words, onward: home } : null}
			press={
				email
					? {
							action: paths.withdrawApplication(link),
							email,
							button: 'Withdraw my application',
							busy: 'Withdrawing...',
						}
					: null
			}
			useless={{
				words: 'The application was withdrawn or decided already, or the link is not whole.',
				onward: <ButtonLink to={paths.contact()}>Contact Us</ButtonLink>,
			}}
		/>
	);
}
