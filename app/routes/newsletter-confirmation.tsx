import { data, redirect } from 'react-router';
import { confirmSubscription } from '#domain/newsletter/commands.ts';
import { NEWSLETTER_MESSAGES } from '#domain/newsletter/messages.ts';
import { findUnconfirmed } from '#domain/newsletter/queries.ts';
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
import type { Route } from './+types/newsletter-confirmation';

export const handle: RouteHandle = { kind: 'tool', keep: 'no-store', query: ['token', 'done'], writes: 'anyone' };

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** Looks whether the link is good, and spends nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const token = tokenOf(request);
	const done = new URL(request.url).searchParams.has('done');
	return { token, done, email: done ? null : await findUnconfirmed(context.get(domainContext), token) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const outcome = await orBroken(ctx, confirmSubscription(ctx, tokenOf(request)), 'a confirmed subscription');
	if (outcome.ok) return redirect(paths.confirmNewsletter({ done: 'yes' }), 303);
	if (outcome.kind === 'link-void') return data({ failed: null }, { status: 400 });
	if (outcome.kind === 'too-often') return data({ failed: NEWSLETTER_MESSAGES.tooOften }, { status: 429 });
	return data({ failed: NEWSLETTER_MESSAGES.unexpected }, { status: 503 });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} catch (error) {
		return failedPost(error, NEWSLETTER_MESSAGES);
	}
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Confirm your subscription',
		description: 'Confirm that the newsletter shall come to your mailbox.',
		path: paths.confirmNewsletter(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function ConfirmNewsletter({ loaderData, actionData }: Route.ComponentProps) {
	const { token, done, email } = loaderData;
	useFailureToast(actionData);
	return (
		<FormPage
			kicker="By letter"
			title="Newsletter"
			lead="One letter a month: where to play next, the best reviews and a long read."
			picture={paths.scene('letter')}
		>
			{done && (
				<Said id="subscribed" title="Welcome to the club room">
					<p>{NEWSLETTER_MESSAGES.confirmed}</p>
					<Buttons>
						<ButtonLink to={paths.guides()} reloadDocument>
							Read the guides
						</ButtonLink>
					</Buttons>
				</Said>
			)}
			{email && (
				<LetterLink
					action={paths.confirmNewsletter({ token })}
					email={email}
					button="Confirm my subscription"
					busy="Confirming..."
					failed={actionData?.failed}
				/>
			)}
			{!done && !email && (
				<UselessLink why="It was used already, is older than 24 hours, or a newer one was sent. Entering the address once more gets you a fresh one.">
					<ButtonLink to={paths.newsletter()}>Enter my address again</ButtonLink>
				</UselessLink>
			)}
		</FormPage>
	);
}
