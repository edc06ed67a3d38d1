import { useEffect } from 'react';
import { FormSent } from '#app/features/forms/form-sent.tsx';
import { ApplicationForm } from '#app/features/support/application/application-form.tsx';
import { APPLICATION_FIELDS } from '#app/features/support/application/application-labels.ts';
import { ReviewerPanels } from '#app/features/support/application/reviewer-panels.tsx';
import { FormWithPanels } from '#app/features/support/form-with-panels.tsx';
import { domainContext } from '#app/lib/context.ts';
import { handlePost } from '#app/lib/forms/handle-post.server.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import { useNewFormFocus } from '#app/lib/forms/use-new-form-focus.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Buttons, FormSays } from '#app/ui/forms/form-parts.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import { applyAsReviewer } from '#domain/support/commands.ts';
import { ANSWERED_WITHIN, APPLICATION_MESSAGES } from '#domain/support/options.ts';
import { applicationSchema } from '#domain/support/rules.ts';
import type { Route } from './+types/become-reviewer';

export const handle: RouteHandle = { kind: 'tool', keep: 'no-store', query: ['submitted'], writes: 'anyone' };

export function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	return {
		stamp: issueStamp(ctx.secret, ctx.now()),
		submitted: new URL(request.url).searchParams.has('submitted'),
	};
}

export function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	return handlePost(ctx, request, {
		fields: APPLICATION_FIELDS,
		schema: applicationSchema,
		store: (application, sending) => applyAsReviewer(ctx, application, sending),
		what: 'an application',
		failed: APPLICATION_MESSAGES.failed,
		next: () => paths.becomeReviewer({ submitted: 'yes' }),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, APPLICATION_MESSAGES);

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Become a Reviewer',
		description: 'Write for other golfers: what reviewers do, what they get, what we look for, and the form to apply.',
		path: paths.becomeReviewer(),
		origin: matches[0].loaderData?.origin,
	});
}

export default function BecomeReviewer({ loaderData, actionData }: Route.ComponentProps) {
	const { stamp, submitted } = loaderData;
	const again = actionData?.kind === 'again' ? actionData : undefined;
	useFailureToast(actionData);
	useThanks(submitted);
	useNewFormFocus(submitted);
	return (
		<FormWithPanels
			kicker="Community"
			title="Become a Reviewer"
			lead="You have played widely, you notice things, and you can say what you saw. Golfers would like to read it."
			picture={paths.scene('reviewer')}
			panels={<ReviewerPanels />}
		>
			{submitted ? (
				<FormSent id="submitted" title="Application Submitted!">
					<noscript>
						<p>
							<strong>{APPLICATION_MESSAGES.successTitle}</strong> {APPLICATION_MESSAGES.success}
						</p>
					</noscript>
					<p>Our team reads every application and responds within {ANSWERED_WITHIN.join('-')} business days.</p>
					<Buttons>
						<ButtonLink to={paths.home()} reloadDocument>
							Return to Home
						</ButtonLink>
						<ButtonLink look="line" to={paths.becomeReviewer()}>
							Submit Another Application
						</ButtonLink>
					</Buttons>
				</FormSent>
			) : (
				<>
					<FormSays notice={again?.notice} failed={again?.failed} />
					<ApplicationForm key={stamp} stamp={again?.stamp ?? stamp} again={again} />
				</>
			)}
		</FormWithPanels>
	);
}

/** The message of the specification, once for each application. */
function useThanks(submitted: boolean) {
	useEffect(() => {
		if (submitted) showToast({ title: APPLICATION_MESSAGES.successTitle, description: APPLICATION_MESSAGES.success });
	}, [submitted]);
}
