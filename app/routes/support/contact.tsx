import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { FormSent } from '#app/features/forms/form-sent.tsx';
import { ContactForm } from '#app/features/support/contact/contact-form.tsx';
import { CONTACT_FIELDS } from '#app/features/support/contact/contact-labels.ts';
import { ContactPanels } from '#app/features/support/contact/contact-panels.tsx';
import { FormWithPanels } from '#app/features/support/form-with-panels.tsx';
import { domainContext, type Site } from '#app/lib/context.ts';
import { handlePost } from '#app/lib/forms/handle-post.server.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { FormSays } from '#app/ui/forms/form-parts.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import { sendContactMessage } from '#domain/support/commands.ts';
import { CONTACT_CATEGORIES, CONTACT_MESSAGES } from '#domain/support/options.ts';
import { getContactReference } from '#domain/support/queries.ts';
import { contactSchema } from '#domain/support/rules.ts';
import type { Route } from './+types/contact';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'no-store',
	query: ['category', 'sent'],
	writes: 'anyone',
};

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const params = new URL(request.url).searchParams;
	const category = params.get('category') ?? '';
	return {
		stamp: issueStamp(ctx.secret, ctx.now()),
		category: Object.hasOwn(CONTACT_CATEGORIES, category) ? category : '',
		sent: await withFallback(
			ctx,
			getContactReference(ctx, params.get('sent') ?? ''),
			null,
			'Reading a reference number',
		),
	};
}

export function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	return handlePost(ctx, request, {
		fields: CONTACT_FIELDS,
		schema: contactSchema,
		store: (message, sending) => sendContactMessage(ctx, message, sending),
		what: 'a message',
		failed: CONTACT_MESSAGES.failed,
		next: ({ reference }) => paths.contact({ sent: reference }),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, CONTACT_MESSAGES);

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Contact Us',
		description: 'Write to the editors: questions, faults, ideas and partnerships. You get a reference number at once.',
		path: paths.contact(),
		origin: matches[0].loaderData?.origin,
	});
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
	const { stamp, category, sent } = loaderData;
	const site = useRouteLoaderData<Site>('root');
	const again = actionData?.kind === 'again' ? actionData : undefined;
	useFailureToast(actionData);
	useThanks(sent);
	return (
		<FormWithPanels
			kicker="Help"
			title="Contact Us"
			lead="A question, a fault, an idea? Write to us. A person reads it, and a person answers."
			picture={paths.scene('contact')}
			panels={site && <ContactPanels site={site} />}
		>
			{sent && !again && (
				<FormSent key={sent} id="sent" title={`Your reference number is ${sent}`}>
					<noscript>
						<p>
							<strong>{CONTACT_MESSAGES.successTitle}</strong> {CONTACT_MESSAGES.success}
						</p>
					</noscript>
					<p>Please keep it, and name it if you write again about the same matter.</p>
				</FormSent>
			)}
			<FormSays notice={again?.notice} failed={again?.failed} />
			{/* Each stamp is a form of its own: after a message was sent the next one begins empty. */}
			<ContactForm key={stamp} stamp={again?.stamp ?? stamp} again={again} category={category} />
		</FormWithPanels>
	);
}

/** The message of the specification, once for each message sent. */
function useThanks(sent: string | null) {
	useEffect(() => {
		if (sent) showToast({ title: CONTACT_MESSAGES.successTitle, description: CONTACT_MESSAGES.success });
	}, [sent]);
}
