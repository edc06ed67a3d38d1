import { SubscribeForm } from '#app/features/newsletter/subscribe-form.tsx';
import { domainContext } from '#app/lib/context.ts';
import { handlePost } from '#app/lib/forms/handle-post.server.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Announced } from '#app/ui/announced.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { FormSays, Note } from '#app/ui/forms/form-parts.tsx';
import { subscribeToNewsletter } from '#domain/newsletter/commands.ts';
import { NEWSLETTER_MESSAGES } from '#domain/newsletter/messages.ts';
import { newsletterSchema } from '#domain/newsletter/rules.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/subscription';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'no-store',
	query: ['subscribed'],
	freeQuery: ['email'],
	writes: 'anyone',
};

export function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const params = new URL(request.url).searchParams;
	return {
		stamp: issueStamp(ctx.secret, ctx.now()),
		email: (params.get('email') ?? '').slice(0, 254),
		subscribed: params.has('subscribed'),
	};
}

export function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	return handlePost(ctx, request, {
		fields: ['email'],
		schema: newsletterSchema,
		store: (wanted, { stamp }) => subscribeToNewsletter(ctx, wanted, stamp),
		what: 'a subscription',
		failed: NEWSLETTER_MESSAGES.failed,
		next: () => paths.newsletter({ subscribed: 'yes' }),
		refuse: () => ({ status: 429, notice: NEWSLETTER_MESSAGES.tooOften }),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, NEWSLETTER_MESSAGES);

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Newsletter',
		description: 'Where to play next, the best reviews of the month and a long read, in your mailbox.',
		path: paths.newsletter(),
		origin: matches[0].loaderData?.origin,
	});
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
	const { stamp, email, subscribed } = loaderData;
	const again = actionData?.kind === 'again' ? actionData : undefined;
	useFailureToast(actionData);
	return (
		<FormPage
			kicker="By letter"
			title="Newsletter"
			lead="One letter a month: where to play next, the best reviews and a long read."
			picture={paths.scene('letter')}
		>
			<Announced>
				{subscribed && !again && (
					<Note>
						<strong>{NEWSLETTER_MESSAGES.success}</strong> {NEWSLETTER_MESSAGES.confirm}
					</Note>
				)}
			</Announced>
			<FormSays notice={again?.notice} failed={again?.failed} />
			<SubscribeForm key={stamp} stamp={again?.stamp ?? stamp} again={again} email={email} />
		</FormPage>
	);
}
