import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { type NewsletterAgain, SubscribeForm } from '#app/features/newsletter/subscribe-form.tsx';
import { domainContext } from '#app/lib/context.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import { isFormFailure, orBroken, refuseForm } from '#app/lib/forms/form-refusal.ts';
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

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const form = await readForm(request, ['email', 'stamp']);
	const stamp = textOf(form, 'stamp');
	const again = { kind: 'again', stamp, notice: null, failed: null } as const;
	const submission = parseWithZod(form, { schema: newsletterSchema, disableAutoCoercion: true });
	if (submission.status !== 'success') {
		return data<NewsletterAgain>({ ...again, result: submission.reply() }, { status: 400 });
	}
	const outcome = await orBroken(ctx, subscribeToNewsletter(ctx, submission.value, stamp), 'a subscription');
	if (outcome.ok) return redirect(paths.newsletter({ subscribed: 'yes' }), 303);
	if (!isFormFailure(outcome)) {
		const result = { initialValue: { email: textOf(form, 'email') } };
		return data<NewsletterAgain>({ ...again, result, notice: NEWSLETTER_MESSAGES.tooOften }, { status: 429 });
	}
	const { status, ...said } = refuseForm(ctx, outcome, stamp, NEWSLETTER_MESSAGES.failed);
	return data<NewsletterAgain>(
		{ ...again, ...said, result: { initialValue: { email: textOf(form, 'email') } } },
		{ status },
	);
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
