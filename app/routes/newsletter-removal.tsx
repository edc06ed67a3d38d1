import { data } from 'react-router';
import { endSubscription } from '#domain/newsletter/commands.ts';
import { NEWSLETTER_MESSAGES } from '#domain/newsletter/messages.ts';
import { findSubscriber } from '#domain/newsletter/queries.ts';
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
import type { Route } from './+types/newsletter-removal';

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
	const outcome = await orBroken(ctx, endSubscription(ctx, linkOf(request)), 'the end of a subscription');
	if (outcome.ok) return { failed: null };
	if (outcome.kind === 'link-void') return data({ failed: null }, { status: 400 });
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
		title: 'End your subscription',
		description: 'Take your address off the list of the newsletter.',
		path: paths.endNewsletter(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function EndNewsletter({ loaderData, actionData }: Route.ComponentProps) {
	const { link, gone, email } = loaderData;
	useFailureToast(actionData);
	return (
		<FormPage
			kicker="By letter"
			title="Newsletter"
			lead="Every subscription ends with one press of a button."
			picture={paths.scene('letter')}
		>
			{gone && (
				<Said id="unsubscribed" title="The subscription has ended">
					<p>{NEWSLETTER_MESSAGES.removed}</p>
					<Buttons>
						<ButtonLink to={paths.newsletter()} look="line">
							Subscribe again
						</ButtonLink>
					</Buttons>
				</Said>
			)}
			{email && (
				<LetterLink
					action={paths.endNewsletter(link)}
					email={email}
					button="Unsubscribe"
					busy="Unsubscribing..."
					failed={actionData?.failed}
				/>
			)}
			{!gone && !email && (
				<UselessLink why="It is not whole. Please copy it from the letter once more, or write to us and we take the address off the list.">
					<ButtonLink to={paths.contact()}>Contact Us</ButtonLink>
				</UselessLink>
			)}
		</FormPage>
	);
}
