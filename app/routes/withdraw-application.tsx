import { data, redirect } from 'react-router';
import { withdrawApplication } from '#domain/support/commands.ts';
import { APPLICATION_MESSAGES } from '#domain/support/options.ts';
import { findApplication } from '#domain/support/queries.ts';
import { LetterLink, UselessLink } from '../features/letter-link.tsx';
import { Said } from '../features/support/said.tsx';
import { domainContext } from '../lib/context.ts';
import { failedPost } from '../lib/failed-post.ts';
import { orBroken } from '../lib/form-refusal.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/meta.ts';
import { paths } from '../lib/paths.ts';
import { useFailureToast } from '../lib/use-failure-toast.ts';
import { ButtonLink } from '../ui/button.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { Buttons } from '../ui/form-parts.tsx';
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
	const outcome = await orBroken(ctx, withdrawApplication(ctx, linkOf(request)), 'a withdrawal');
	if (outcome.ok) return redirect(paths.withdrawApplication({ done: 'yes' }), 303);
	if (outcome.kind === 'link-void') return data({ failed: null }, { status: 400 });
	return data({ failed: APPLICATION_MESSAGES.unexpected }, { status: 503 });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} catch (error) {
		return failedPost(error, { failed: APPLICATION_MESSAGES.unexpected, unexpected: APPLICATION_MESSAGES.unexpected });
	}
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Withdraw your application',
		description: 'Withdraw your application to become a reviewer.',
		path: paths.withdrawApplication(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function WithdrawApplication({ loaderData, actionData }: Route.ComponentProps) {
	const { link, done, email } = loaderData;
	useFailureToast(actionData);
	return (
		<FormPage
			kicker="Community"
			title="Withdraw your application"
			lead="You have changed your mind, or somebody has typed your address: one press, and the matter is closed."
			picture={paths.scene('reviewer')}
		>
			{done && (
				<Said id="withdrawn" title="Your application is withdrawn">
					<p>Nobody will write to you about it. You are welcome to apply again whenever you like.</p>
					<Buttons>
						<ButtonLink to={paths.home()} reloadDocument>
							Return to Home
						</ButtonLink>
					</Buttons>
				</Said>
			)}
			{email && (
				<LetterLink
					action={paths.withdrawApplication(link)}
					email={email}
					button="Withdraw my application"
					busy="Withdrawing..."
					failed={actionData?.failed}
				/>
			)}
			{!done && !email && (
				<UselessLink why="The application was withdrawn or decided already, or the link is not whole.">
					<ButtonLink to={paths.contact()}>Contact Us</ButtonLink>
				</UselessLink>
			)}
		</FormPage>
	);
}
