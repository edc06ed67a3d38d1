import { LetterLinkPage } from '#app/features/forms/letter-link.tsx';
import { domainContext } from '#app/lib/context.ts';
import { tryStoring } from '#app/lib/forms/form-refusal.ts';
import { refusePress } from '#app/lib/forms/refuse-press.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { endSubscription } from '#domain/newsletter/commands.ts';
import { NEWSLETTER_MESSAGES } from '#domain/newsletter/messages.ts';
import { findSubscriber } from '#domain/newsletter/queries.ts';
import type { Route } from './+types/removal';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'no-store',
	query: ['subscriber', 'token'],
	writes: 'signed',
};

function linkOf(request: Request) {
	const params = new URL(request.url).searchParams;
	return { subscriber: params.get('subscriber') ?? '', token: params.get('token') ?? '' };
}

/** Looks whom the link is about, and ends nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const link = linkOf(request);
	const found = await findSubscriber(context.get(domainContext), link);
	return { link, gone: found === 'gone', email: found === 'gone' ? null : (found?.email ?? null) };
}

/** Answers with the page itself: mail programs that post here (RFC 8058) follow no redirect. */
export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const outcome = await tryStoring(ctx, endSubscription(ctx, linkOf(request)), 'the end of a subscription');
	if (outcome.ok) return { failed: null };
	return refusePress(outcome, NEWSLETTER_MESSAGES);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, NEWSLETTER_MESSAGES);

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'End your subscription',
		description: 'Take your address off the list of the newsletter.',
		path: paths.endNewsletter(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function EndNewsletter({ loaderData: { link, gone, email }, actionData }: Route.ComponentProps) {
	const again = (
		<ButtonLink to={paths.newsletter()} look="line">
			Subscribe again
		</ButtonLink>
	);
	return (
		<LetterLinkPage
			head={{
				kicker: 'By letter',
				title: 'Newsletter',
				lead: 'Every subscription ends with one press of a button.',
				picture: paths.scene('letter'),
			}}
			answer={actionData}
			done={gone ? { title: 'The subscription has ended', words: NEWSLETTER_MESSAGES.removed, onward: again } : null}
			press={
				email ? { action: paths.endNewsletter(link), email, button: 'Unsubscribe', busy: 'Unsubscribing...' } : null
			}
			useless={{
				words:
					'It is not whole. Please copy it from the letter once more, or write to us and we take the address off the list.',
				onward: <ButtonLink to={paths.contact()}>Contact Us</ButtonLink>,
			}}
		/>
	);
}
