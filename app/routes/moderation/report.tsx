import { useEffect } from 'react';
import { data } from 'react-router';
import { FormSent } from '#app/features/forms/form-sent.tsx';
import { ReportForm } from '#app/features/reports/report-form.tsx';
import { REPORT_FIELDS } from '#app/features/reports/report-labels.ts';
import { ReportPanels } from '#app/features/reports/report-panels.tsx';
import { ReportedThing } from '#app/features/reports/reported-thing.tsx';
import { FormWithPanels } from '#app/features/support/form-with-panels.tsx';
import { domainContext } from '#app/lib/context.ts';
import { handlePost } from '#app/lib/forms/handle-post.server.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { FormSays } from '#app/ui/forms/form-parts.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { sendReport } from '#domain/moderation/report-commands.ts';
import { REPORT_MESSAGES } from '#domain/moderation/report-options.ts';
import { readReportedThing, reportSchema } from '#domain/moderation/report-rules.ts';
import { getReported, getReportReference } from '#domain/moderation/reported-queries.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/report';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'no-store',
	query: ['review', 'photograph', 'course', 'list', 'conditions', 'sent'],
	writes: 'anyone',
};

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const params = new URL(request.url).searchParams;
	const thing = readReportedThing(params);
	const sent = await getReportReference(ctx, params.get('sent') ?? '');
	const reported = thing && (await getReported(ctx, thing));
	if (!reported && !sent) throw data(null, { status: 404 });
	const { viewer } = ctx;
	return {
		stamp: stampFor(ctx),
		reported,
		sent,
		known:
			viewer.kind === 'member'
				? { name: `${viewer.firstName} ${viewer.lastName}`.trim(), email: viewer.email }
				: { name: '', email: '' },
	};
}

export function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const thing = readReportedThing(new URL(request.url).searchParams);
	if (!thing) throw data(null, { status: 404 });
	return handlePost(ctx, request, {
		fields: REPORT_FIELDS,
		schema: reportSchema,
		store: (report, sending) => sendReport(ctx, thing, report, sending),
		what: 'a report',
		failed: REPORT_MESSAGES.failed,
		next: ({ reference }) => paths.report({ sent: reference }),
		refuse: (kind) => ({ status: 422, notice: kind === 'own-review' ? REPORT_MESSAGES.own : REPORT_MESSAGES.gone }),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, REPORT_MESSAGES);

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Report',
		description: 'Tell the editors that something on the site should not stand. You need no account.',
		path: loaderData?.reported ? addressOf(loaderData.reported) : paths.report({}),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
	const { stamp, reported, sent, known } = loaderData;
	const again = actionData?.kind === 'again' ? actionData : undefined;
	useFailureToast(actionData);
	useThanks(sent);
	return (
		<FormWithPanels
			kicker="Moderation"
			title="Report"
			lead="Something here should not stand? Tell us why. You need no account, and a person reads it."
			picture={paths.scene('contact')}
			panels={<ReportPanels />}
		>
			{sent && (
				<FormSent key={sent} id="sent" title={`Your report has the number ${sent}`}>
					<p>{REPORT_MESSAGES.success}</p>
				</FormSent>
			)}
			{reported && <ReportedThing reported={reported} />}
			<FormSays notice={again?.notice} failed={again?.failed} />
			{reported && (
				<ReportForm
					key={stamp}
					action={addressOf(reported)}
					stamp={again?.stamp ?? stamp}
					again={again}
					known={known}
				/>
			)}
		</FormWithPanels>
	);
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['reported']>;

function addressOf({ kind, reviewId, photographId, conditionsId, list, course }: Shown) {
	if (kind === 'review') return paths.report({ review: reviewId ?? undefined });
	if (kind === 'photograph') return paths.report({ photograph: photographId ?? undefined });
	if (kind === 'conditions') return paths.report({ conditions: conditionsId ?? undefined });
	if (kind === 'list') return paths.report({ list: list?.id });
	return paths.report({ course: course?.slug });
}

function useThanks(sent: string | null) {
	useEffect(() => {
		if (sent) showToast({ title: REPORT_MESSAGES.successTitle, description: `Its number is ${sent}.` });
	}, [sent]);
}
