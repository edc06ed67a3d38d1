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
import { confirmSubscription } from '#domain/newsletter/commands.ts';
import { NEWSLETTER_MESSAGES } from '#domain/newsletter/messages.ts';
import { findUnconfirmed } from '#domain/newsletter/queries.ts';
import { RETENTION } from '#domain/shared/retention.ts';
import type { Route } from './+types/confirmation';

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
	const outcome = await tryStoring(ctx, confirmSubscription(ctx, tokenOf(request)), 'a confirmed subscription');
	if (outcome.ok) return redirect(paths.confirmNewsletter({ done: 'yes' }), 303);
	return refusePress(outcome, NEWSLETTER_MESSAGES);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, NEWSLETTER_MESSAGES);

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Confirm your subscription',
		description: 'Confirm that the newsletter shall come to your mailbox.',
		path: paths.confirmNewsletter(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function ConfirmNewsletter({ loaderData: { token, done, email }, actionData }: Route.ComponentProps) {
	const onward = (
		<ButtonLink to={paths.guides()} reloadDocument>
			Read the guides
		</ButtonLink>
	);
	return (
		<LetterLinkPage
			head={{
				kicker: 'By letter',
				title: 'Newsletter',
				lead: 'One letter a month: where to play next, the best reviews and a long read.',
				picture: paths.scene('letter'),
			}}
			answer={actionData}
			done={done ? { title: 'Welcome to the club room', words: NEWSLETTER_MESSAGES.confirmed, onward } : null}
			press={
				email
					? {
							action: paths.confirmNewsletter({ token }),
							email,
							button: 'Confirm my subscription',
							busy: 'Confirming...',
						}
					: null
			}
			useless={{
				words: `It was used already, is older than ${RETENTION.confirmationLink.words}, or a newer one was sent. Entering the address once more gets you a fresh one.`,
				onward: <ButtonLink to={paths.newsletter()}>Enter my address again</ButtonLink>,
			}}
		/>
	);
}
